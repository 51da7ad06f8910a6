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

/// An element of a list whose places are used again.
protocol Slot {
  /// Which of the things that have stood in the place this one is; 1 for the first.
  var generation: UInt32 { get }

  /// Whether the thing is still there.
  var isUsed: Bool { get }
}

extension ContiguousArray where Element: Slot {
  /// Finds a place for something new, among those that have become free or at the end, and its generation.
  @inline(__always)
  func vacancy(_ free: inout ContiguousArray<Int32>) -> (place: Int, generation: UInt32) {
    guard let place = free.popLast().map(Int.init) else { return (count, 1) }
    return (place, self[place].generation &+ 1)
  }
}

extension ContiguousArray {
  /// Puts something into the place that was found for it.
  @inline(__always)
  mutating func fill(_ place: Int, with element: Element) {
    if place == count { append(element) } else { self[place] = element }
  }
}

extension RangeReplaceableCollection {
  /// Takes everything out and keeps the room.
  ///
  /// Nothing to take out costs nothing: in a small world most lists of a step stay empty, and to replace nothing by
  /// nothing takes longer than to look.
  @inline(__always)
  mutating func clear() {
    if !isEmpty { removeAll(keepingCapacity: true) }
  }

  /// Takes elements from the end, or adds equal ones, until there are `count`.
  ///
  /// From step to step most lists keep their length, so that this costs next to nothing.
  @inline(__always)
  mutating func resize(to count: Int, with element: Element) {
    if self.count > count { removeSubrange(index(startIndex, offsetBy: count)..<endIndex) }
    while self.count < count { append(element) }
  }
}
