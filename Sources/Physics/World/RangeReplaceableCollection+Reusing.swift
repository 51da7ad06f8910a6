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
