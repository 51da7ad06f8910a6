/// The path to a state of a playground: a start, and the numbers of gestures.
struct PlayPath: Hashable {
  var start: Int
  var keys: [Int] = []

  /// Returns the path extended by a gesture.
  func then(_ key: Int) -> PlayPath {
    PlayPath(start: start, keys: keys + [key])
  }
}
