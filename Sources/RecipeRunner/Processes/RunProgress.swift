/// How far a run has come.
struct RunProgress: Equatable {
  /// The ids of the recipes that are being worked on.
  let working: [String]
  /// How many recipes nobody has begun.
  let waiting: Int
}
