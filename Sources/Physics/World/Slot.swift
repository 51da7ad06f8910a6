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
