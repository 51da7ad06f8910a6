extension World {
  /// Adds a field and wakes its members; removed bodies are left out.
  public mutating func addField(_ field: Field) -> FieldID {
    let (index, generation) = fields.vacancy(&freeFields)
    fields.fill(index, with: FieldSlot(field: Field(kind: .drag), generation: generation))
    fieldCount += 1
    install(field.sanitized, at: index)
    return FieldID(index: index, generation: generation)
  }

  /// Replaces a field, and wakes its old and new members.
  ///
  /// Setting an equal field has no effect, unless its kind is custom.
  public mutating func setField(_ field: Field, of id: FieldID) {
    guard let index = index(of: id) else { return }
    let usable = field.sanitized
    if fields[index].field.isSame(as: usable) { return }
    uninstall(index)
    install(usable, at: index)
  }

  /// Removes a field and wakes its members.
  public mutating func removeField(_ id: FieldID) {
    guard let index = index(of: id) else { return }
    uninstall(index)
    fields[index].isUsed = false
    // A closure may retain other objects.
    fields[index].field = Field(kind: .drag)
    freeFields.append(Int32(index))
    fieldCount -= 1
  }

  /// Whether a handle refers to a field of this world.
  public func contains(_ id: FieldID) -> Bool { index(of: id) != nil }

  /// The sanitized field of a handle; nil if it was removed.
  public func field(of id: FieldID) -> Field? { index(of: id).map { fields[$0].field } }

  private func index(of id: FieldID) -> Int? { id.index(in: fields) }

  // MARK: - Members

  private mutating func install(_ field: Field, at index: Int) {
    var members: ContiguousArray<Int32> = []
    var isMember = ContiguousArray(repeating: false, count: bodies.count)
    for body in field.bodies {
      guard let number = self.index(of: body), !isMember[number] else { continue }
      isMember[number] = true
      members.append(Int32(number))
      bodies[number].fieldCount += 1
    }
    fields[index].field = field
    fields[index].members = members
    fields[index].steadyAcceleration = field.steadyAcceleration
    wakeMembers(of: index)
  }

  private mutating func uninstall(_ index: Int) {
    let wasSteady = fields[index].steadyAcceleration != nil
    fields[index].steadyAcceleration = nil
    for member in fields[index].members {
      bodies[Int(member)].fieldCount -= 1
      if wasSteady { updateSteadyAcceleration(of: Int(member)) }
      disturb(Int(member))
    }
    fields[index].members.removeAll()
  }

  private mutating func wakeMembers(of index: Int) {
    let isSteady = fields[index].steadyAcceleration != nil
    for member in fields[index].members {
      if isSteady { updateSteadyAcceleration(of: Int(member)) }
      disturb(Int(member))
    }
  }

  /// Sums the accelerations that don't depend on the body's state: the one set for it and those of fields.
  mutating func updateSteadyAcceleration(of body: Int) {
    var sum = bodies[body].acceleration
    if bodies[body].fieldCount > 0 {
      for slot in fields where slot.isUsed {
        if let steady = slot.steadyAcceleration, slot.members.contains(Int32(body)) { sum += steady }
      }
    }
    motions[body].acceleration = sum
  }

  /// Removes a body from all fields before the body itself is removed.
  mutating func removeFromFields(_ body: BodyID) {
    guard let number = index(of: body), bodies[number].fieldCount > 0 else { return }
    for index in fields.indices where fields[index].isUsed {
      fields[index].members.removeAll { $0 == Int32(number) }
      fields[index].field.bodies.removeAll { $0 == body }
    }
    bodies[number].fieldCount = 0
  }
}
