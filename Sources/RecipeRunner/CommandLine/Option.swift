/// An option of the command line, and what its value means.
struct Option<Value: Sendable>: OptionDescription {
  let name: String
  let value: String?
  let summary: String
  /// The value if the option is not given.
  let initial: Value
  /// Reads a value; the name is for the words of an error.
  private let reading: @Sendable (_ name: String, _ text: String) throws(ToolError) -> Value

  init(
    _ name: String,
    value: String?,
    initial: Value,
    _ summary: String,
    reading: @escaping @Sendable (_ name: String, _ text: String) throws(ToolError) -> Value
  ) {
    self.name = name
    self.value = value
    self.initial = initial
    self.summary = summary
    self.reading = reading
  }

  /// The value that a text means.
  func read(_ text: String) throws(ToolError) -> Value {
    try reading(name, text)
  }

  func validate(_ text: String) throws(ToolError) {
    _ = try read(text)
  }
}

extension Option where Value: CaseIterable & RawRepresentable<String> {
  /// An option whose values are words, those of an enumeration.
  static func choice(_ name: String, initial: Value, _ summary: String) -> Option {
    Option(name, value: Value.allCases.map(\.rawValue).joined(separator: "|"), initial: initial, summary) {
      name,
      text throws(ToolError) in try Options.choice(name, text, of: Value.self)
    }
  }
}
