extension World {
  /// Advances the world by a time in seconds, at most an hour; values that are not positive and finite do
  /// nothing.
  public mutating func step(_ seconds: Double = 1.0 / 60) {
    events.removeAll()
    guard seconds > 0, seconds.isFinite else { return }
    let seconds = min(seconds, Constants.maximumStep)
    stepDuration = seconds
    updatePairs()
    gatherContacts()
    solver.reset()
    collectContacts(seconds)
    prepareJoints(seconds / Double(subStepCount))
    enlistFieldBodies()
    solve(seconds)
    reportContacts()
    integrateFreeBodies(seconds)
    finishConstrainedBodies(seconds / Double(subStepCount))
    updateProxies(seconds)
    putToSleep(seconds)
    time += seconds
  }

  private mutating func solve(_ seconds: Double) {
    guard solver.bodies.count > 1 else { return }
    let step = seconds / Double(subStepCount)
    let bounces = Solver.BounceParameters(
      threshold: Float(Constants.restitutionThreshold),
      inverseStep: Float(1 / step),
      subSteps: Float(subStepCount)
    )
    solver.pack(contacts, bounces)
    let isTall = solver.contacts.count > Constants.tallHeapContactCount
    let frequency = isTall ? Constants.tallHeapFrequency : Constants.contactFrequency
    let softness = Softness(
      frequency: min(frequency, 0.25 / step),
      dampingRatio: Constants.contactDampingRatio,
      step: step
    )
    var parameters = Solver.ContactParameters(
      inverseStep: Float(1 / step),
      biasRate: softness.biasRate,
      stiffening: (Constants.stiffening - 1) * softness.biasRate,
      give: softness.impulseScale / softness.massScale
    )
    let hasJoints = !solver.joints.isEmpty
    let jointParameters = SolverJoint.Parameters(step: step)
    for subStep in 0..<subStepCount {
      applyFields(step, time: time + Double(subStep) * step)
      if subStep == 0 || hasJoints {
        solver.integrateVelocities()
        solver.warmStartContacts()
        if hasJoints { solver.warmStartJoints() }
      } else {
        solver.integrateVelocitiesKeepingImpulses()
      }
      if hasJoints { solver.solveJoints(jointParameters) }
      solver.solveContacts(parameters)
      solver.integratePositions(Float(step))
      if hasJoints { solver.relaxJoints(jointParameters) }
      // Gaps that are open at the end of the step have had no impact: it happens in the next step, at full
      // speed.
      if subStep == subStepCount - 1 { parameters.inverseStep = Constants.openGapRate }
      solver.relaxContacts(parameters)
    }
    keepJointImpulses()
    solver.bounceContacts(bounces)
    limitEnergy(subSteps: subStepCount, step)
  }
}
