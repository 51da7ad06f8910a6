/// A fault with the case in which it was seen first.
struct Finding: Equatable {
  /// What is wrong.
  let fault: Fault
  /// What is played to see it: with a fault that shows alone, one case with the steps that it needs.
  var selection: CaseSelection
  /// Whether it was seen again when the selection was played anew.
  var isReproduced: Bool
  /// The steps in words.
  var steps: [String]
  /// In how many cases it was seen.
  var count = 1

  /// The command that shows it again.
  var command: String { (["scripts/fuzz"] + selection.arguments).joined(separator: " ") }
}
