import Foundation

/// Compares `Physics` with Box2D: speed, errors at the end, and agreement of results.
@MainActor
struct PhysicsBenchmarks {
  /// Box2D's executable; nil to measure only `Physics`.
  let peer: Box2DPeer?
  /// Whether to skip the scenes on which Box2D takes minutes, and to run the others once.
  let isQuick: Bool

  private typealias Scene = PhysicsScene
  /// Other load on the machine costs a third of the speed for seconds, and more of vector code.
  private var runs: Int { isQuick ? 1 : 9 }
  /// Scenes of joints take a fraction of a second, and other load may take half of a processor for longer
  /// than fifteen runs.
  private var jointRuns: Int { 45 }

  func run() {
    let comparisons = measureScenes()
    let joints = measureJoints()
    compareEnds()
    compareEnergy()
    judge(comparisons, joints)
    measureGrowth()
  }

  /// Runs only the scenes of joints.
  func runJoints() {
    judge(measureJoints())
  }

  // MARK: - Energy

  /// Prints the energy of scenes without energy loss.
  func compareEnergy() {
    print("\nEnergy of elastic scenes without friction, in per cent of that at the start: ours, then Box2D's")
    let seconds = [1, 5, 10]
    let columns = ["ours", "Box2D"].flatMap { name in seconds.map { ("\(name) \($0) s", 0) } }
    let table = TextTable([("scene", 21)] + columns)
    let outcomes = seconds.map { second in
      PhysicsScene.elastic(steps: second * 60).map { scene in
        (scene, PhysicsWorldRunner.run(scene, sleeps: false), peer?.run(scene, sleeps: false))
      }
    }
    for (index, (scene, _, _)) in outcomes[0].enumerated() {
      func share(_ outcome: PhysicsOutcome?) -> String {
        outcome.map { String(format: "%.1f", 100 * $0.energy(in: scene) / scene.energyAtStart) } ?? "-"
      }
      table.add([scene.name] + outcomes.map { share($0[index].1) } + outcomes.map { share($0[index].2) })
    }
  }

  /// Counts the random worlds that gain energy, lose items or become not finite, in both engines.
  func compareRandomWorlds(_ numbers: Range<Int>, areDense: Bool) {
    let densities = areDense ? "densities of 1e6 and 1e-6" : "densities of 0.1 to 10"
    print("\nRandom worlds, \(densities), 5 s of each: number of worlds with errors")
    let table = TextTable([
      ("engine", 6), ("worlds", 0), ("items", 0), ("> 102 % energy", 0), ("largest energy %", 0),
      ("not finite", 0), ("items outside by > 1 point", 0), ("first worlds with either", 0),
    ])
    let engines: [(name: String, run: (PhysicsScene) -> PhysicsOutcome?)] = [
      ("ours", { PhysicsWorldRunner.run($0, sleeps: true) }),
      ("Box2D", { peer?.run($0, sleeps: true) }),
    ]
    for (name, run) in engines {
      var (worlds, items, gaining, most, notFinite, outside) = (0, 0, 0, 0.0, 0, 0)
      var faulty: [String] = []
      for number in numbers {
        let scene = PhysicsScene.random(number, isDense: areDense, steps: 300)
        guard !scene.bodies.isEmpty, let outcome = run(scene) else { continue }
        let share = outcome.energy(in: scene) / scene.energyAtStart
        let lost = BoxOverlap(of: outcome, in: scene).outside
        worlds += 1
        items += scene.bodies.count
        if share > 1.02 { gaining += 1 }
        if !share.isFinite { notFinite += 1 }
        if share > most { most = share }
        outside += lost
        if lost > 0 || !share.isFinite { faulty.append("\(number)") }
      }
      table.add(
        [
          name, "\(worlds)", "\(items)", "\(gaining)", TextTable.number(100 * most), "\(notFinite)",
          "\(outside)", faulty.prefix(6).joined(separator: " "),
        ]
      )
    }
  }

  // MARK: - Speed

  private var scenes: [PhysicsScene] {
    let all: [PhysicsScene] = [
      .pyramid(rows: 20, steps: 600),
      .pyramid(rows: 40, steps: 600),
      .settle(1_000, steps: 300),
      .settle(4_000, steps: 400),
      .pile(1_000, steps: 300),
      .pile(4_000, steps: 180),
      .freeFall(10_000, hasShapes: false, steps: 300),
      .freeFall(10_000, hasShapes: true, steps: 120),
    ]
    return isQuick ? all.filter { !$0.name.hasSuffix("4000") } : all
  }

  private func measureScenes() -> [PhysicsComparison] {
    print(
      """
      Physics: µs per step, median and worst; 100 points per metre, density 1, friction 0.6, restitution 0, \
      steps of 1/60 s; Box2D 2.4.1 with 8/3 iterations
      Overlaps in points, between exact outlines; energy in joules; ours first, then Box2D's
      """
    )
    let table = TextTable([
      ("scene", 15), ("sleep", 0), ("steps", 0), ("ours", 8), ("worst", 8), ("Box2D", 8), ("worst", 8),
      ("ratio", 0), ("contacts", 0), ("escaped", 0), ("> 1 point", 0), ("deepest", 0), ("energy", 7),
      ("hash", 16),
    ])
    var comparisons: [PhysicsComparison] = []
    for scene in scenes {
      for sleeps in [false, true] {
        let comparison = PhysicsComparison(scene, sleeps: sleeps, peer: peer, runs: runs)
        comparisons.append(comparison)
        let (ours, other) = (comparison.ours, comparison.peer)
        table.add(
          [
            scene.name, sleeps ? "on" : "off", "\(scene.stepCount)", TextTable.number(ours.median),
            TextTable.number(ours.worst), other.map { TextTable.number($0.median) } ?? "-",
            other.map { TextTable.number($0.worst) } ?? "-",
            comparison.ratio.map { String(format: "%.2f", $0) } ?? "-",
          ] + end(of: ours, comparison.overlap, in: scene)
        )
        if let other, let overlap = comparison.peerOverlap {
          table.add(["", "", "", "", "", "", "", ""] + end(of: other, overlap, in: scene))
        }
      }
    }
    return comparisons
  }

  private func end(of outcome: PhysicsOutcome, _ overlap: BoxOverlap, in scene: PhysicsScene) -> [String] {
    [
      "\(outcome.contacts)", "\(overlap.escaped)", "\(overlap.deeperThanPoint)",
      String(format: "%.2f", overlap.deepest), String(format: "%.2g", outcome.kineticEnergy(in: scene)),
      String(format: "%016llx", outcome.hash),
    ]
  }

  // MARK: - Joints

  /// Measures scenes that contain only joints; Box2D's springs have no limits here.
  private func measureJoints() -> [PhysicsComparison] {
    print(
      """

      Joints: µs per step, median and worst, sleeping off; largest gap of pins and change of springs' lengths at \
      the end, in points
      """
    )
    let table = TextTable([
      ("scene", 15), ("joints", 0), ("steps", 0), ("ours", 8), ("worst", 8), ("Box2D", 8), ("worst", 8),
      ("ratio", 0), ("gap", 8), ("Box2D's", 8), ("spring", 8), ("Box2D's", 8), ("hash", 16),
    ])
    let scenes: [PhysicsScene] = [
      .chain(100, steps: 600), .pinnedGrid(20, steps: 600), .sprungGrid(20, steps: 600),
    ]
    return scenes.map { scene in
      let comparison = PhysicsComparison(scene, sleeps: false, peer: peer, runs: jointRuns)
      let (ours, other) = (comparison.ours, comparison.peer)
      let stretch = JointStretch(of: ours, in: scene)
      let otherStretch = other.map { JointStretch(of: $0, in: scene) }
      func number(_ value: Double?) -> String { value.map { String(format: "%.4f", $0) } ?? "-" }
      table.add([
        scene.name, "\(scene.joints.count)", "\(scene.stepCount)", TextTable.number(ours.median),
        TextTable.number(ours.worst), other.map { TextTable.number($0.median) } ?? "-",
        other.map { TextTable.number($0.worst) } ?? "-",
        comparison.ratio.map { String(format: "%.2f", $0) } ?? "-",
        number(stretch.widestGap), number(otherStretch?.widestGap), number(stretch.longestSpring),
        number(otherStretch?.longestSpring), String(format: "%016llx", ours.hash),
      ])
      return comparison
    }
  }

  // MARK: - Agreement

  private func compareEnds() {
    guard let peer else { return }
    print("\nAgreement (Box2D with 100 times the size and 64 steps for one of ours)")
    for scene in [PhysicsScene.twoSquares, .stackOfTen] {
      guard let other = peer.run(scene, sleeps: true) else { return print("Box2D returned no result") }
      let ours = PhysicsWorldRunner.run(scene, sleeps: true)
      let distances = zip(ours.bodies, other.bodies).map { pair in
        let offset = pair.0.position - pair.1.position
        return (offset * offset).sum().squareRoot() * PhysicsScene.pointsPerMeter
      }
      report(
        "\(scene.name): at rest, differs at most",
        distances.max() ?? .infinity,
        "points from Box2D's positions",
        aim: 1
      )
    }
    for restitution in [0.5, 0.8] {
      let scene = PhysicsScene.bounce(restitution: restitution)
      guard let other = peer.run(scene, sleeps: true) else { return print("Box2D returned no result") }
      let ours = BounceSequence(of: PhysicsWorldRunner.run(scene, sleeps: true).trace, in: scene)
      let others = BounceSequence(of: other.trace, in: scene)
      let law = BounceSequence(height: 4, restitution: restitution, count: ours.times.count)
      let table = TextTable(
        [("bounce", 0)] + ["ours s", "Box2D s", "law s", "ours m", "Box2D m", "law m"].map { ($0, 0) }
      )
      for index in 0..<min(ours.times.count, others.times.count) {
        table.add(
          ["\(index + 1)"]
            + [
              ours.times[index], others.times[index], law.times[index],
              ours.heights[index], others.heights[index], law.heights[index],
            ].map { String(format: "%.3f", $0) }
        )
      }
      report("\(scene.name): differs at most", ours.difference(from: others), "% from Box2D's", aim: 2)
      report("\(scene.name): differs at most", ours.difference(from: law), "% from the closed form", aim: 2)
    }
  }

  // MARK: - Aims

  private func judge(_ joints: [PhysicsComparison]) {
    guard peer != nil else { return }
    report("largest ratio to Box2D on joints", largest(joints) { $0.ratio ?? .infinity }, "", aim: 1)
  }

  private func judge(_ comparisons: [PhysicsComparison], _ joints: [PhysicsComparison]) {
    print("\nAims")
    judge(joints)
    if peer != nil {
      let fast = comparisons.filter { $0.scene.name == "pyramid-40" || $0.scene.name.hasPrefix("settle") }
      report("largest ratio to Box2D", largest(comparisons) { $0.ratio ?? .infinity }, "", aim: 0.5)
      report("largest on pyramid-40 and settle", largest(fast) { $0.ratio ?? .infinity }, "", aim: 0.25)
    }
    report("escaped", largest(comparisons) { Double($0.overlap.escaped) }, "boxes", aim: 0)
    report("deepest overlap", largest(comparisons) { $0.overlap.deepest }, "points", aim: 1)
  }

  private func largest(_ comparisons: [PhysicsComparison], _ value: (PhysicsComparison) -> Double) -> Double {
    comparisons.map(value).max() ?? .infinity
  }

  private func report(_ title: String, _ value: Double, _ unit: String, aim: Double) {
    let verdict = value <= aim ? "met" : "MISSED"
    print("\(title) \(TextTable.number(value)) \(unit) (aim ≤ \(TextTable.number(aim))): \(verdict)")
  }

  // MARK: - Growth

  /// Measures the cost of a step as scenes grow in width but not in depth.
  ///
  /// Deeper heaps are more tightly packed, and their boxes touch more others.
  private func measureGrowth() {
    print("\nGrowth: n boxes in a layer 16 deep, sleeping off; n log n has a constant last column")
    let table = TextTable([
      ("boxes", 0), ("contacts", 0), ("µs per step", 0), ("ns per contact", 0), ("ns per n", 0),
      ("ns per n log2 n", 0),
    ])
    let counts = [500, 1_000, 2_000, 4_000, 8_000, 16_000]
    var costs: [Double] = []
    for count in isQuick ? Array(counts.dropLast(2)) : counts {
      let scene = PhysicsScene.layer(count, steps: 400)
      let outcome = PhysicsComparison(scene, sleeps: false, peer: nil, runs: runs).ours
      let each = outcome.median * 1000 / Double(count)
      let cost = each / log2(Double(count))
      costs.append(cost)
      table.add(
        [
          "\(count)", "\(outcome.contacts)", TextTable.number(outcome.median),
          TextTable.number(outcome.median * 1000 / Double(max(outcome.contacts, 1))),
          TextTable.number(each), TextTable.number(cost),
        ]
      )
    }
    guard let first = costs.first, let last = costs.last else { return }
    // The noise is at most 50 %; n² would be a factor of six at 4,000 boxes and of twenty at 16,000.
    report("largest scene costs", last / first, "times n log n of the smallest", aim: 1.5)
  }
}
