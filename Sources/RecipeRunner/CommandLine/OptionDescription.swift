/// An option of the command line, as its help shows it.
protocol OptionDescription: Sendable {
  /// The option's name with its hyphens.
  var name: String { get }
  /// What its value is called, or its values; nil if it has none.
  var value: String? { get }
  /// What it does, for the help.
  var summary: String { get }

  /// Refuses a text that is no value of the option.
  func validate(_ text: String) throws(ToolError)
}
