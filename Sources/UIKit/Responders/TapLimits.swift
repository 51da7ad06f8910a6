/// What still counts as a tap, and as taps in a row.
///
/// Apple publishes none of these numbers; they are what devices come near to.
enum TapLimits {
  /// Seconds after which a finger that stays down is no tap.
  static let longestTap: TimeInterval = 0.75

  /// Seconds within which the next tap must begin.
  static let longestPause: TimeInterval = 0.35

  /// Points by which a finger may move, or the next tap may lie off, in either direction.
  static let longestDistance: CGFloat = 45

  /// Whether two points are near enough to be those of one tap, or of taps in a row.
  static func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
    abs(first.x - second.x) < longestDistance && abs(first.y - second.y) < longestDistance
  }

  /// Whether each of some fingers is near one of the last tap's, no two near the same: they may come down in
  /// another order.
  static func areNear(_ places: [CGPoint], _ lastPlaces: [CGPoint]) -> Bool {
    var owners: [Int?] = lastPlaces.map { _ in nil }
    /// Finds a last place for a finger; one that has it already may have to take another.
    func claim(_ finger: Int, _ tried: inout Set<Int>) -> Bool {
      for index in lastPlaces.indices
      where isNear(places[finger], lastPlaces[index]) && tried.insert(index).inserted {
        if let owner = owners[index], !claim(owner, &tried) { continue }
        owners[index] = finger
        return true
      }
      return false
    }
    return places.indices.allSatisfy { finger in
      var tried: Set<Int> = []
      return claim(finger, &tried)
    }
  }
}
