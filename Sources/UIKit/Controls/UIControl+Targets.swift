extension UIControl {
  /// Sends `action` to a target, which is not kept, when one of `controlEvents` happens.
  ///
  /// The method may take the control, and then the event. Without a target the nearest responder that has the method receives
  /// it: see `UIApplication.sendAction(_:to:from:for:)`. A pair of target and action that is registered already gets the events
  /// as well. Source: Apple, UIControl.addTarget(_:action:for:).
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let known = registrations.firstIndex { $0.work.target?.matches(target, action) ?? false }
    if let known {
      registrations[known].events.formUnion(controlEvents)
    } else {
      let work = ActionRegistration.Work.target(TargetAction(target, action))
      registrations.append(ActionRegistration(work: work, events: controlEvents))
    }
  }

  /// No longer sends `action` to a target for these events; nil stands for all actions, and all targets.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeRegistrations(for: controlEvents) { work in
      guard let known = work.target else { return false }
      if target == nil { return action == nil || known.action == action }
      return known.matches(target, action)
    }
  }

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
