/// The handle of a thing in its world; `Definition` is the type that says what such a thing starts with.
///
/// The place of something removed is used again with another generation, so that an old handle is recognised as stale.
public struct Handle<Definition>: Hashable, Sendable {
  let index: Int32
  let generation: UInt32

  init(index: Int, generation: UInt32) {
    self.index = Int32(truncatingIfNeeded: index)
    self.generation = generation
  }

  /// The handle of nothing.
  public static var none: Self { Self(index: -1, generation: 0) }

  /// Where the thing stands in its list; nil if it is gone.
  @inline(__always)
  func place(in slots: ContiguousArray<some Slot>) -> Int? {
    let place = Int(index)
    guard place >= 0, place < slots.count, slots[place].isUsed, slots[place].generation == generation else {
      return nil
    }
    return place
  }
}

/// The handle of a body.
public typealias BodyID = Handle<BodyDefinition>

/// The handle of a shape.
public typealias ShapeID = Handle<ShapeDefinition>

/// The handle of a joint.
public typealias JointID = Handle<JointDefinition>

/// The handle of a field.
public typealias FieldID = Handle<Field>
