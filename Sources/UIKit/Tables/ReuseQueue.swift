/// Views that wait to be used again, by their identifiers: each waits once, and the one that came last is used first.
@MainActor
struct ReuseQueue<View: UIView> {
  private var queues: [String: Queue] = [:]

  private struct Queue {
    var views: [View] = []
    var waiting: Set<ObjectIdentifier> = []
  }

  /// Lets a view wait; one without an identifier is not used again.
  mutating func append(_ view: View, identifier: String?) {
    guard let identifier else { return }
    if queues[identifier, default: Queue()].waiting.insert(ObjectIdentifier(view)).inserted {
      queues[identifier]?.views.append(view)
    }
  }

  /// Takes out the view that came last, or returns nil.
  mutating func popLast(identifier: String) -> View? {
    guard let view = queues[identifier]?.views.popLast() else { return nil }
    queues[identifier]?.waiting.remove(ObjectIdentifier(view))
    return view
  }

  /// Takes a view out, if it waits.
  mutating func remove(_ view: View, identifier: String?) {
    guard let identifier, queues[identifier]?.waiting.remove(ObjectIdentifier(view)) != nil else { return }
    queues[identifier]?.views.removeAll { $0 === view }
  }
}
