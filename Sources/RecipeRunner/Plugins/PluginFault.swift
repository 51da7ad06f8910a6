/// Something that is wrong with a plug-in, in words for its author.
struct PluginFault: Error, Equatable {
  /// Where it was found: a command and a line, such as "`list`, line 2".
  let place: String
  /// What is wrong, as a sentence.
  let text: String
  /// What was expected and what to do, as sentences.
  let remedy: String
  /// What was seen, line by line.
  var evidence: [String] = []

  init(_ place: String, _ text: String, _ remedy: String, evidence: [String] = []) {
    self.place = place
    self.text = text
    self.remedy = remedy
    self.evidence = evidence
  }

  /// A line that can't be read.
  init(_ place: String, _ fault: LineFault, _ line: some Collection<UInt8>) {
    self.init(place, "\(fault.text).", fault.remedy, evidence: [NeutralText.beginning(of: line)])
  }

  /// The fault for those who wanted to use the plug-in.
  func error(of plugin: Plugin) -> ToolError {
    let path = NeutralText.line(plugin.path)
    let lines = ["The plug-in '\(path)' can't take part: \(place): \(text)", remedy] + evidence
    let hint = "`\(Executable.name) \(PluginCommand.description.name) \(ShellWord.of(path))` examines it."
    return ToolError((lines + [hint]).joined(separator: "\n"))
  }
}
