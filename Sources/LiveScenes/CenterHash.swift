import DynamicsModel

/// A number that tells whether two scenes moved alike: it hangs on every bit of every place at every step.
///
/// FNV-1a over the bits, 64 at a time. Source: G. Fowler, L. Noll, K. Vo, "FNV Hash", 1991.
public struct CenterHash: Sendable {
  private static let offset: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3

  /// The number so far.
  public private(set) var value = CenterHash.offset

  /// Creates the number of no places.
  public init() {}

  /// Takes in where the middles of a scene's items are.
  public mutating func add(_ scene: LiveScene) {
    for item in 0..<scene.itemCount { add(scene.place(of: item).center) }
  }

  /// Takes in where an item's middle is.
  public mutating func add(_ center: SIMD2<Double>) {
    for number in [center.x, center.y] { value = (value ^ number.bitPattern) &* CenterHash.prime }
  }
}
