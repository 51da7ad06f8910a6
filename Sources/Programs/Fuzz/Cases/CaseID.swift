/// The identity of a case: its kind, the run's seed, and its number in the run.
struct CaseID: Equatable, CustomStringConvertible {
  let kind: String
  let seed: UInt64
  let number: Int

  /// `KIND:SEED:NUMBER`, the form of the command line.
  var description: String { "\(kind):\(seed):\(number)" }
}
