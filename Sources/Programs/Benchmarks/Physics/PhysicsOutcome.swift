import CompiledResources
import UIKit

/// The result of a scene in one run of one engine.
struct PhysicsOutcome {
  /// A body's state, in metres, radians and seconds.
  struct State {
    var position: SIMD2<Double>
    var angle: Double
    var velocity: SIMD2<Double>
    var angularVelocity: Double
  }

  /// The duration of the median step, in microseconds.
  var median: Double
  /// The duration of the longest step, in microseconds.
  var worst: Double
  /// The number of touching contacts at the end.
  var contacts: Int
  /// The final states of all bodies, in the scene's order.
  var bodies: [State]
  /// The state of the first body after every step, if the scene is traced.
  var trace: [State] = []

  /// The kinetic energy at the end, in joules.
  func kineticEnergy(in scene: PhysicsScene) -> Double {
    zip(scene.bodies, bodies).reduce(0) { sum, pair in
      let (mass, inertia) = PhysicsScene.mass(of: pair.0)
      let state = pair.1
      let linear = mass * (state.velocity * state.velocity).sum()
      return sum + (linear + inertia * state.angularVelocity * state.angularVelocity) / 2
    }
  }

  /// A hash of the bits of all states: equal results have equal hashes.
  var hash: UInt64 {
    let numbers = bodies.flatMap { state in
      [
        state.position.x, state.position.y, state.angle, state.velocity.x, state.velocity.y,
        state.angularVelocity,
      ]
    }
    return numbers.withUnsafeBytes { FNV1aHash($0).value }
  }
}
