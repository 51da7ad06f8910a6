/// How a state of a playground is reached: a way to begin, and the numbers of gestures.
struct PlayPath: Hashable {
  var start: Int
  var keys: [Int] = []

  /// The path that goes on with one more gesture.
  func then(_ key: Int) -> PlayPath {
    PlayPath(start: start, keys: keys + [key])
  }
}
