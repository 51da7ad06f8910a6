/// A fault, and the first case with it.
struct Finding: Equatable {
  /// The fault.
  let fault: Fault
  /// The cases that reproduce it: if possible, a single case with only the necessary steps.
  var selection: CaseSelection
  /// Whether the fault was reproduced by playing the selection again.
  var isReproduced: Bool
  /// The descriptions of the steps.
  var steps: [String]
  /// The number of cases with the fault.
  var count = 1

  /// The command that reproduces it.
  var command: String { (["scripts/fuzz"] + selection.arguments).joined(separator: " ") }
}
