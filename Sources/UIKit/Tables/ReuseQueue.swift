/// The views that wait to be reused, by identifier: each waits once, and the last one added is reused first.
@MainActor
struct ReuseQueue<View: UIView> {
  private var queues: [String: Queue] = [:]

  private struct Queue {
    var views: [View] = []
    var waiting: Set<ObjectIdentifier> = []
  }

  /// Adds a view; a view without an identifier is not reused.
  mutating func append(_ view: View, identifier: String?) {
    guard let identifier else { return }
    if queues[identifier, default: Queue()].waiting.insert(ObjectIdentifier(view)).inserted {
      queues[identifier]?.views.append(view)
    }
  }

  /// Removes and returns the view that was added last; nil if there is none.
  mutating func popLast(identifier: String) -> View? {
    guard let view = queues[identifier]?.views.popLast() else { return nil }
    queues[identifier]?.waiting.remove(ObjectIdentifier(view))
    return view
  }

  /// Removes a view if it is in the queue.
  mutating func remove(_ view: View, identifier: String?) {
    guard let identifier, queues[identifier]?.waiting.remove(ObjectIdentifier(view)) != nil else { return }
    queues[identifier]?.views.removeAll { $0 === view }
  }
}
