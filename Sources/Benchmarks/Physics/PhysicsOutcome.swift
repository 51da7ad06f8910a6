/// What became of a scene in one run of one engine.
struct PhysicsOutcome {
  /// A body's state, in metres, radians and seconds.
  struct State {
    var position: SIMD2<Double>
    var angle: Double
    var velocity: SIMD2<Double>
    var angularVelocity: Double
  }

  /// Microseconds that the median step took.
  var median: Double
  /// Microseconds that the longest step took.
  var worst: Double
  /// How many contacts touched at the end.
  var contacts: Int
  /// Every body at the end, in the scene's order.
  var bodies: [State]
  /// The first body after every step, if the scene asks for it.
  var trace: [State] = []

  /// The joule in all motion at the end.
  func kineticEnergy(in scene: PhysicsScene) -> Double {
    zip(scene.bodies, bodies).reduce(0) { sum, pair in
      let (mass, inertia) = PhysicsScene.mass(of: pair.0)
      let state = pair.1
      let linear = mass * (state.velocity * state.velocity).sum()
      return sum + (linear + inertia * state.angularVelocity * state.angularVelocity) / 2
    }
  }

  /// FNV-1a over the bits of all states: equal for equal ends.
  var hash: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for state in bodies {
      for value in [
        state.position.x, state.position.y, state.angle, state.velocity.x, state.velocity.y,
        state.angularVelocity,
      ] {
        hash = (hash ^ value.bitPattern) &* 0x100_0000_01b3
      }
    }
    return hash
  }
}
