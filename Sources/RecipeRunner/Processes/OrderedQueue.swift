/// Holds back what is ready before its turn, so that all is delivered in the order of its places.
struct OrderedQueue<Element> {
  private var waiting: [Int: Element] = [:]
  private var next = 0

  /// Adds what belongs to a place, and delivers everything whose turn has come.
  mutating func add(_ element: Element, at place: Int, deliver: (Element) -> Void) {
    waiting[place] = element
    while let ready = waiting.removeValue(forKey: next) {
      next += 1
      deliver(ready)
    }
  }

  /// Delivers what still waits, in order, though what should have come before it never came.
  mutating func deliverRest(_ deliver: (Element) -> Void) {
    for place in waiting.keys.sorted() { waiting.removeValue(forKey: place).map(deliver) }
  }
}
