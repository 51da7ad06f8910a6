struct FieldSlot {}
extension World {
  mutating func removeFromFields(_ body: BodyID) {}
  mutating func enlistFieldBodies(_ seconds: Double) {}
  mutating func driveByFields(_ step: Double, time: Double) {}
}
