import DynamicsModel

/// A hash of the centres of all items over all steps, to check whether two scenes move alike.
///
/// FNV-1a over the bits, 64 at a time. Source: G. Fowler, L. Noll, K. Vo, "FNV Hash", 1991.
public struct CenterHash: Sendable {
  private static let offset: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3

  /// The current hash.
  public private(set) var value = CenterHash.offset

  /// Creates the hash of an empty sequence.
  public init() {}

  /// Adds the centres of a scene's items.
  public mutating func add(_ scene: LiveScene) {
    for item in 0..<scene.itemCount { add(scene.pose(of: item).center) }
  }

  /// Adds the centre of an item.
  public mutating func add(_ center: SIMD2<Double>) {
    for number in [center.x, center.y] { value = (value ^ number.bitPattern) &* CenterHash.prime }
  }
}
