import Simulator

extension Simulator {
  /// The messages on the console about constraints that contradict each other.
  package var conflicts: [String] {
    console.filter { $0.contains("Unable to simultaneously satisfy constraints") }
  }
}
