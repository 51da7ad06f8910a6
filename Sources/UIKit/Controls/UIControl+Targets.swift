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

  /// Calls a closure for each registered action, in the order of registration, from iOS 14 on.
  ///
  /// - Parameter iterator: gets the action or, for a target, the target and its selector; the events; and a flag that ends the
  ///   enumeration if it is set.
  public func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stop = false
    for registration in registrations where !stop {
      switch registration.work {
      case .action(let action): iterator(action, nil, registration.events, &stop)
      case .target(let known):
        if !known.isGone { iterator(nil, (known.target, known.action), registration.events, &stop) }
      }
    }
  }

  /// Shows the control's menu for a touch, if that is its primary action; returns whether there is a menu.
  final func showsMenu(for touch: UITouch) -> Bool {
    guard showsMenuAsPrimaryAction, let contextMenuInteraction else { return false }
    sendActions(for: .menuActionTriggered)
    guard let session = contextMenuInteraction.show(for: touch) else { return false }
    menuTouch = (touch, session)
    return true
  }

  /// Runs `action` for these events no more where `isMeant` is true.
  final func removeRegistrations(for controlEvents: Event, where isMeant: (ActionRegistration.Work) -> Bool) {
    for index in registrations.indices where isMeant(registrations[index].work) {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }
}

/// An action of a closure or a target, and the events that trigger it.
struct ActionRegistration {
  enum Work {
    case action(UIAction)
    case target(TargetAction)

    var action: UIAction? {
      if case .action(let action) = self { return action }
      return nil
    }

    var target: TargetAction? {
      if case .target(let target) = self { return target }
      return nil
    }
  }

  let work: Work
  var events: UIControl.Event
}
