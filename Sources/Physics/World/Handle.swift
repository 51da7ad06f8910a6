/// A handle of an object in a world; `Definition` is the type with the object's initial properties.
///
/// The slot of a removed object is reused with another generation, so old handles are recognized as stale.
public struct Handle<Definition>: Hashable, Sendable {
  let index: Int32
  let generation: UInt32

  init(index: Int, generation: UInt32) {
    self.index = Int32(truncatingIfNeeded: index)
    self.generation = generation
  }

  /// The null handle.
  public static var none: Self { Self(index: -1, generation: 0) }

  /// The index of the object; nil if it was removed.
  @inline(__always)
  func index(in slots: ContiguousArray<some Slot>) -> Int? {
    let slot = Int(index)
    guard slot >= 0, slot < slots.count, slots[slot].isUsed, slots[slot].generation == generation else {
      return nil
    }
    return slot
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

/// An element of an array whose places are reused.
protocol Slot {
  /// The number of the object among those that have used the slot, starting with 1.
  var generation: UInt32 { get }

  /// Whether the object still exists.
  var isUsed: Bool { get }
}

extension ContiguousArray where Element: Slot {
  /// Returns a free slot or a new one at the end, and its generation.
  @inline(__always)
  func vacancy(_ free: inout ContiguousArray<Int32>) -> (index: Int, generation: UInt32) {
    guard let slot = free.popLast().map(Int.init) else { return (count, 1) }
    return (slot, self[slot].generation &+ 1)
  }
}

extension ContiguousArray {
  /// Stores an object in a slot.
  @inline(__always)
  mutating func fill(_ index: Int, with element: Element) {
    if index == count { append(element) } else { self[index] = element }
  }
}

extension RangeReplaceableCollection {
  /// Removes all elements and keeps the capacity.
  ///
  /// An empty array is left as it is. In a small world most arrays of a step stay empty, and `removeAll`
  /// takes longer than the check.
  @inline(__always)
  mutating func clear() {
    if !isEmpty { removeAll(keepingCapacity: true) }
  }

  /// Truncates the array, or appends copies of an element, until it has `count` elements.
  ///
  /// Most arrays keep their length from step to step, so this is cheap.
  @inline(__always)
  mutating func resize(to count: Int, with element: Element) {
    if self.count > count { removeSubrange(index(startIndex, offsetBy: count)..<endIndex) }
    while self.count < count { append(element) }
  }
}
