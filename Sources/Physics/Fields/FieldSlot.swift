/// A field in its world.
struct FieldSlot: Slot {
  var field: Field

  /// The members by their number, each once.
  var members: ContiguousArray<Int32> = []
  var generation: UInt32
  var isUsed = true

  /// The acceleration of a field that gives all members the same, whatever they do; nil for other fields.
  var steadyAcceleration: Vector2?
}
