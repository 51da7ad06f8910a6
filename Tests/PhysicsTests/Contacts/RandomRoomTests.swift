import Testing

@testable import Physics

// Independent truth: what is in a closed room stays there, and what nothing drives has never more energy than before.
struct RandomRoomTests {
  @Test(arguments: RandomRoom.Sort.allCases, [1000.0, 100_000])
  func nothingIsEverMoreThanAPointOutside(sort: RandomRoom.Sort, speed: Double) {
    for seed in UInt64(0)..<60 {
      var room = RandomRoom(sort, seed: seed, speed: speed, variesDensity: seed % 2 == 1)
      #expect(room.run(frames: 120).outside <= 1, "seed \(seed)")
    }
  }

  @Test(arguments: RandomRoom.Sort.allCases, [1000.0, 100_000])
  func energyNeverGrowsWhereNothingDrives(sort: RandomRoom.Sort, speed: Double) {
    for seed in UInt64(0)..<60 {
      var room = RandomRoom(sort, seed: seed, speed: speed, isDriven: false, variesDensity: seed % 2 == 1)
      #expect(room.run(frames: 120).growth < 1.000_03, "seed \(seed)")
    }
  }

  /// Boxes that got up to nine points outside: they spin, and nothing foresaw that a corner comes round.
  @Test(arguments: [
    (RandomRoom.Sort.single, UInt64(757)), (.several, 467), (.small, 657), (.thin, 308),
  ])
  func cornersThatComeRoundAreStopped(sort: RandomRoom.Sort, seed: UInt64) {
    var room = RandomRoom(sort, seed: seed)
    #expect(room.run(frames: 180).outside <= 1)
  }

  @Test(arguments: [1.0, 125])
  func aSpinningBoxGetsNoEnergyFromACorner(times: Double) {
    // At 720 points a second it had a quarter more after one frame; at 90,000 eight times as much.
    var room = RandomRoom(
      center: Vector2(56.1, 61.8),
      size: Vector2(79.1, 76.3),
      velocity: times * Vector2(-224.9, -720.3),
      spin: -8.42,
      ShapeDefinition(friction: 0.2, restitution: 1),
      gravity: 0
    )
    #expect(room.run(frames: 300).growth < 1.000_03)
  }
}
