import Foundation

/// Box2D 2.4.1 in a separate process, see `scripts/peers/box2d_scenes.cpp`.
struct Box2DPeer {
  let executable: String

  /// Simulates a scene; nil if the executable can't be run or its output is incomplete.
  func run(_ scene: PhysicsScene, sleeps: Bool) -> PhysicsOutcome? {
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: executable)
    process.standardInput = input
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    // The peer reads all input before it writes any output, so this can't block.
    try? input.fileHandleForWriting.write(contentsOf: Data(description(of: scene, sleeps: sleeps).utf8))
    try? input.fileHandleForWriting.close()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let outcome = outcome(from: String(decoding: answer, as: UTF8.self))
    return outcome.bodies.count == scene.bodies.count ? outcome : nil
  }

  private func description(of scene: PhysicsScene, sleeps: Bool) -> String {
    var lines = [
      "scale \(scene.peerScale)",
      "step \(scene.step) \(scene.stepCount) \(scene.peerStepsPerStep)",
      "sleeping \(sleeps ? 1 : 0)",
      "gravity \(PhysicsScene.gravity.x) \(PhysicsScene.gravity.y)",
      "material 1 \(scene.friction) \(scene.restitution)",
    ]
    for boundary in scene.boundaries {
      lines.append("segment \(boundary.start.x) \(boundary.start.y) \(boundary.end.x) \(boundary.end.y)")
    }
    for body in scene.bodies {
      let position = "\(body.position.x) \(body.position.y)"
      if let half = body.halfSize {
        lines.append("material \(body.density) \(scene.friction) \(body.restitution ?? scene.restitution)")
        lines.append("box \(position) \(body.angle) \(half.x) \(half.y)")
        lines.append("velocity \(body.velocity.x) \(body.velocity.y) \(body.angularVelocity)")
      } else {
        lines.append("point \(position)")
      }
    }
    if !scene.collides { lines.append("ghosts") }
    for joint in scene.joints {
      // Body -1 is the ground.
      let bodies = "\(joint.bodyA ?? -1) \(joint.bodyB)"
      let anchors = "\(joint.anchorA.x) \(joint.anchorA.y) \(joint.anchorB.x) \(joint.anchorB.y)"
      switch joint.kind {
      case .pin: lines.append("pin \(bodies) \(anchors)")
      case .spring(let frequency, let dampingRatio):
        lines.append("spring \(bodies) \(anchors) \(frequency) \(dampingRatio)")
      }
    }
    if scene.isTraced { lines.append("trace") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func outcome(from answer: String) -> PhysicsOutcome {
    var outcome = PhysicsOutcome(median: .nan, worst: .nan, contacts: 0, bodies: [])
    for line in answer.split(separator: "\n") {
      let words = line.split(separator: " ")
      let values = words.dropFirst().map { Double($0) ?? .nan }
      switch (words.first, values.count) {
      case ("time", 2): (outcome.median, outcome.worst) = (values[0], values[1])
      case ("contacts", 1): outcome.contacts = Int(values[0])
      case ("body", 6): outcome.bodies.append(state(values))
      case ("trace", 6): outcome.trace.append(state(values))
      default: break
      }
    }
    return outcome
  }

  private func state(_ values: [Double]) -> PhysicsOutcome.State {
    PhysicsOutcome.State(
      position: SIMD2(values[0], values[1]),
      angle: values[2],
      velocity: SIMD2(values[3], values[4]),
      angularVelocity: values[5]
    )
  }
}
