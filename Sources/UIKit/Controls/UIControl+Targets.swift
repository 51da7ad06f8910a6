extension UIControl {
  /// The targets of the control that are `Hashable`, as those of UIKit's and Foundation's classes are; `NSNull` stands for actions
  /// without a target.
  public var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case let known? in registrations.map(\.work.target) where !known.isGone {
      guard let target = known.target else { targets.insert(NSNull()); continue }
      if let target = target as? AnyHashable { targets.insert(target) }
    }
    return targets
  }

  /// The names of the actions that a target receives for an event, in the order registered; nil if there are none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = registrations.compactMap { registration -> String? in
      guard let known = registration.work.target, known.matches(target, nil) else { return nil }
      return registration.events.isDisjoint(with: controlEvent) ? nil : known.action.description
    }
    return names.isEmpty ? nil : names
  }

  /// Runs `action` for these events no more where `isMeant` is true.
  final func removeRegistrations(for controlEvents: Event, where isMeant: (ActionRegistration.Work) -> Bool) {
    for index in registrations.indices where isMeant(registrations[index].work) {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }
}
