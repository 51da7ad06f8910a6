/// Who hears of the turns of the interface, in the order registered; keeps nobody alive.
@MainActor
struct RotationObserverList {
  private struct Entry {
    weak var observer: (any RotationObserver)?
  }

  private var entries: [Entry] = []

  /// Lets an observer hear of every turn as long as it lives; a second call changes nothing.
  mutating func add(_ observer: any RotationObserver) {
    entries.removeAll { $0.observer == nil }
    if !entries.contains(where: { $0.observer === observer }) { entries.append(Entry(observer: observer)) }
  }

  /// Those that live, from the first registered on.
  var living: [any RotationObserver] { entries.compactMap(\.observer) }
}
