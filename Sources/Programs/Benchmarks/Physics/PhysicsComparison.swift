/// A scene run alternately in both engines, under the same load of the machine.
struct PhysicsComparison {
  let scene: PhysicsScene
  let sleeps: Bool
  /// The median and the longest step of the fastest run, and the results of the last one.
  ///
  /// Other load on the machine can only make a run slower.
  let ours: PhysicsOutcome
  let peer: PhysicsOutcome?
  let overlap: BoxOverlap
  let peerOverlap: BoxOverlap?

  /// The ratio of our median step to Box2D's; nil if Box2D didn't run.
  var ratio: Double? { peer.map { ours.median / $0.median } }

  /// Runs the scene `runs` times in both engines, but stops after `patience` microseconds.
  init(_ scene: PhysicsScene, sleeps: Bool, peer: Box2DPeer?, runs: Int, patience: Double = 20e6) {
    var ours: [PhysicsOutcome] = []
    var others: [PhysicsOutcome] = []
    var spent = 0.0
    while ours.count < runs, spent < patience {
      spent +=
        Stopwatch.nanoseconds {
          ours.append(PhysicsWorldRunner.run(scene, sleeps: sleeps))
          if let outcome = peer?.run(scene, sleeps: sleeps) { others.append(outcome) }
        } / 1000
    }
    self.scene = scene
    self.sleeps = sleeps
    self.ours = Self.fastest(ours) ?? PhysicsWorldRunner.run(scene, sleeps: sleeps)
    self.peer = Self.fastest(others)
    overlap = BoxOverlap(of: self.ours, in: scene)
    peerOverlap = self.peer.map { BoxOverlap(of: $0, in: scene) }
  }

  private static func fastest(_ outcomes: [PhysicsOutcome]) -> PhysicsOutcome? {
    guard var outcome = outcomes.last, let fastest = outcomes.min(by: { $0.median < $1.median }) else {
      return nil
    }
    (outcome.median, outcome.worst) = (fastest.median, fastest.worst)
    return outcome
  }
}
