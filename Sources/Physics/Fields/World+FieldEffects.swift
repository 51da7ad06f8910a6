/// Fields within a step.
extension World {
  /// Adds the members of fields that depend on position or velocity to the solver, which sub-steps them.
  mutating func enlistFieldBodies() {
    fieldEffects.clear()
    guard fieldCount > 0 else { return }
    for field in fields.indices where isDriving(field) {
      for position in fields[field].members.indices {
        let member = fields[field].members[position]
        let index = Int(member)
        guard bodies[index].awakeIndex >= 0, bodies[index].kind == .dynamic, fieldEffect(of: member) == nil
        else { continue }
        let slot = enlistInSolver(index)
        solver.bodies[Int(slot)].isBallistic = false
        bodies[index].fieldEffect = Int32(fieldEffects.count)
        fieldEffects.append(
          FieldEffect(
            body: member,
            slot: slot,
            mass: 1 / motions[index].inverseMass,
            charge: bodies[index].charge
          )
        )
      }
    }
  }

  /// Changes the velocities in the solver: integrating them then has the effect of the fields.
  mutating func applyFields(_ step: Double, time: Double) {
    guard !fieldEffects.isEmpty else { return }
    for drive in fieldEffects.indices {
      let slot = Int(fieldEffects[drive].slot)
      let velocity = solver.states[slot * 2]
      let moved = solver.states[slot * 2 + 1]
      fieldEffects[drive].reset(
        position: placements[Int(fieldEffects[drive].body)].center
          + Vector2(Double(moved.x), Double(moved.y)),
        velocity: Vector2(Double(velocity.x), Double(velocity.y))
      )
    }
    for field in fields.indices where isDriving(field) {
      for member in fields[field].members {
        guard let drive = fieldEffect(of: member) else { continue }
        fieldEffects[drive].add(fields[field].field, seconds: step, time: time)
      }
    }
    for drive in fieldEffects.indices { apply(drive, step) }
  }

  private func isDriving(_ field: Int) -> Bool {
    fields[field].isUsed && fields[field].steadyAcceleration == nil && fields[field].field.strength != 0
  }

  /// The index of a body in this step's `fieldEffects`.
  func fieldEffect(of member: Int32) -> Int? {
    let index = Int(bodies[Int(member)].fieldEffect)
    return index < fieldEffects.count && fieldEffects[index].body == member ? index : nil
  }

  private mutating func apply(_ index: Int, _ step: Double) {
    let drive = fieldEffects[index]
    let slot = Int(drive.slot)
    let remaining = Double(solver.bodies[slot].decay.x)
    guard remaining > 0 else { return }
    let gain = Vector2(Double(solver.bodies[slot].drive.x), Double(solver.bodies[slot].drive.y))
    var wanted = drive.velocity(from: drive.velocity * remaining, gaining: gain, seconds: step)
    limitEnergy(&wanted, drive, gain, step)
    // The solver applies damping and adds the gain afterwards: invert both.
    var start = (wanted - gain) / remaining
    let speed = start.length
    guard speed.isFinite else { return }
    if speed > Constants.maximumSpeed { start *= Constants.maximumSpeed / speed }
    let state = solver.states[slot * 2]
    let change = SIMD4(Float(start.x) - state.x, Float(start.y) - state.y, 0, 0)
    solver.states[slot * 2] = state + change
    // Not a change by constraints, which warm starting would repeat in the next sub-step.
    solver.bodies[slot].unconstrained += change
    if let imposed = drive.imposedVelocity {
      fieldEffects[index].isPushed = imposed != .zero
    } else {
      fieldEffects[index].isPushed = (wanted - drive.velocity).length > step * Constants.restingAcceleration
    }
  }

  /// Prevents attraction from adding energy to a body within a sub-step.
  ///
  /// A body near the centre of a steep well crosses it in less than a sub-step, and would be ejected.
  private func limitEnergy(_ velocity: inout Vector2, _ drive: FieldEffect, _ gain: Vector2, _ step: Double) {
    let steep = 0.04 / (step * step)
    guard drive.stiffness > 0, drive.imposedVelocity == nil,
      drive.stiffness > steep || step * velocity.length > 0.25 * drive.nearestCenter
    else { return }
    let before = well(of: drive, at: drive.position)
    let after = well(of: drive, at: drive.position + step * velocity)
    guard max(before.steepness, after.steepness) > steep else { return }
    let unattracted = drive.velocity + gain + step * drive.acceleration
    let budget = before.energy + 0.5 * unattracted.lengthSquared
    if after.energy + 0.5 * velocity.lengthSquared <= budget { return }
    // The largest affordable part of the movement.
    var affordable = 0.0
    var part = 0.5
    for _ in 0..<20 {
      let tried = (affordable + part) * velocity
      let energy = well(of: drive, at: drive.position + step * tried).energy + 0.5 * tried.lengthSquared
      if energy <= budget { affordable += part }
      part /= 2
    }
    velocity *= affordable
  }

  /// The potential energy per kilogram and the steepness of attraction at another position, in the fields
  /// that act on the body.
  ///
  /// Springs only contribute energy: they are never too steep.
  private func well(of drive: FieldEffect, at position: Vector2) -> (energy: Double, steepness: Double) {
    var energy = 0.0
    var steepness = 0.0
    for slot in fields where slot.isUsed && slot.steadyAcceleration == nil {
      let field = slot.field
      guard let well = field.well(mass: drive.mass, charge: drive.charge), field.strength * well.factor > 0,
        slot.members.contains(drive.body), field.region.contains(drive.position - field.position)
      else { continue }
      let distance = (position - field.position).length
      energy += field.strength * well.factor * field.potential(at: distance, isLinear: well.isLinear)
      guard !(well.isLinear && field.falloff == 0) else { continue }
      let acceleration = field.strength(at: distance) * well.factor * (well.isLinear ? distance : 1)
      steepness += acceleration / max(distance, Constants.minimumLength)
    }
    return (energy, steepness)
  }
}
