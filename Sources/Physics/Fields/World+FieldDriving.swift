/// Fields within a step.
extension World {
  /// Puts the members of fields that depend on place or velocity into the solver, so that they are sub-stepped.
  mutating func enlistFieldBodies(_ seconds: Double) {
    fieldDrives.removeAll(keepingCapacity: true)
    guard fieldCount > 0 else { return }
    for field in fields.indices where isDriving(field) {
      for position in fields[field].members.indices {
        let member = fields[field].members[position]
        let index = Int(member)
        guard bodies[index].awakeIndex >= 0, bodies[index].kind == .dynamic, fieldDrive(of: member) == nil
        else { continue }
        bodies[index].fieldDrive = Int32(fieldDrives.count)
        fieldDrives.append(
          FieldDrive(
            body: member,
            place: enlistInSolver(index),
            mass: 1 / motions[index].inverseMass,
            charge: bodies[index].charge
          )
        )
      }
    }
  }

  /// Changes the velocities in the solver so that integrating them gives what the fields demand.
  mutating func driveByFields(_ step: Double, time: Double) {
    guard !fieldDrives.isEmpty else { return }
    for drive in fieldDrives.indices {
      let place = Int(fieldDrives[drive].place)
      let velocity = solver.states[place * 2]
      let moved = solver.states[place * 2 + 1]
      fieldDrives[drive].reset(
        position: placements[Int(fieldDrives[drive].body)].center + Vector2(Double(moved.x), Double(moved.y)),
        velocity: Vector2(Double(velocity.x), Double(velocity.y))
      )
    }
    for field in fields.indices where isDriving(field) {
      for member in fields[field].members {
        guard let drive = fieldDrive(of: member) else { continue }
        fieldDrives[drive].add(fields[field].field, seconds: step, time: time)
      }
    }
    for drive in fieldDrives.indices { apply(drive, step) }
  }

  private func isDriving(_ field: Int) -> Bool {
    fields[field].isUsed && fields[field].steadyAcceleration == nil && fields[field].field.strength != 0
  }

  /// The place of a body among the driven ones of the running step.
  func fieldDrive(of member: Int32) -> Int? {
    let place = Int(bodies[Int(member)].fieldDrive)
    return place < fieldDrives.count && fieldDrives[place].body == member ? place : nil
  }

  private mutating func apply(_ index: Int, _ step: Double) {
    let drive = fieldDrives[index]
    let place = Int(drive.place)
    let remaining = Double(solver.decays[place].x)
    guard remaining > 0 else { return }
    let gain = Vector2(Double(solver.drives[place].x), Double(solver.drives[place].y))
    let wanted = drive.velocity(from: drive.velocity * remaining, gaining: gain, seconds: step)
    // The solver is going to damp the velocity and to add the gain: here is what it has to start from.
    var start = (wanted - gain) / remaining
    let speed = start.length
    guard speed.isFinite else { return }
    if speed > Constants.maximumSpeed { start *= Constants.maximumSpeed / speed }
    let state = solver.states[place * 2]
    let change = SIMD4(Float(start.x) - state.x, Float(start.y) - state.y, 0, 0)
    solver.states[place * 2] = state + change
    // Not a change by constraints, which would be made again in the next sub-step.
    solver.unconstrained[place] += change
    if let imposed = drive.imposedVelocity {
      fieldDrives[index].isPushed = imposed != .zero
    } else {
      fieldDrives[index].isPushed = (wanted - drive.velocity).length > step * Constants.restingAcceleration
    }
  }
}
