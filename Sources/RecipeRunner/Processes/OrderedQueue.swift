/// Holds back what is done out of order, so that recipes are delivered in the order of the list.
struct OrderedQueue {
  private var events: [[Event]]
  private var isDone: [Bool]
  private var next = 0

  init(count: Int) {
    events = Array(repeating: [], count: count)
    isDone = Array(repeating: false, count: count)
  }

  /// Adds events of one recipe and delivers every recipe that is done and has nothing undone before it.
  mutating func add(
    _ more: [Event],
    to recipe: Int,
    isLast: Bool,
    deliver: (_ recipe: Int, _ events: [Event]) -> Void
  ) {
    events[recipe] += more
    isDone[recipe] = isLast
    while next < events.count, isDone[next] {
      deliver(next, events[next])
      events[next] = []
      next += 1
    }
  }
}
