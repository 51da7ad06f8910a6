/// An environment whose changes of traits can be observed.
///
/// Source: Apple, UITraitChangeObservable.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// A closure that is called with an environment, and with its traits before the change.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Calls a closure after changes of any of some traits.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Calls a method of an object, which isn't retained, after changes of any of some traits.
  ///
  /// The method can take the environment, and as a second argument its traits before the change.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration

  /// Calls a method of the environment itself after changes of any of some traits.
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

  /// Ends an observation.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A token for an observation of traits, with which it can be ended.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An environment that stores what code has set and observes of its traits.
@MainActor
protocol TraitSettingsOwner: UITraitChangeObservable {
  /// The settings, if there are any.
  var traitSettings: TraitSettings? { get set }
}

extension TraitSettingsOwner {
  /// The settings, created on first use.
  var ensuredTraitSettings: TraitSettings {
    if let traitSettings { return traitSettings }
    let created = TraitSettings()
    traitSettings = created
    return created
  }

  /// Calls a closure after changes of any of some traits.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    observe(traits) { environment, previous in
      if let environment = environment as? TraitEnvironment { handler(environment, previous) }
    }
  }

  /// Calls a method of an object, which isn't retained, after changes of any of some traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    observe(traits) { [weak object = target as AnyObject] environment, previous in
      guard let object else { return }
      action.send(to: object, environment, previous)
    }
  }

  /// Calls a method of the environment itself after changes of any of some traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends an observation.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitSettings?.registrations.removeAll { $0 === registration }
  }

  private func observe(
    _ traits: [UITrait],
    _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits, handler)
    ensuredTraitSettings.registrations.append(registration)
    return registration
  }

  /// Calls the observers of traits that have changed, in the order of their registration.
  func notifyTraitObservers(from old: UITraitCollection) {
    guard let registrations = traitSettings?.registrations, !registrations.isEmpty else { return }
    let changes = Set(traitCollection.changedTraits(from: old).map { ObjectIdentifier($0) })
    for registration in registrations where registration.observes(changes) {
      // One that an earlier observer has removed is no longer called.
      guard traitSettings?.registrations.contains(where: { $0 === registration }) == true else { continue }
      registration.handler(self, old)
    }
  }
}

/// An observation of traits.
final class TraitChangeRegistration: UITraitChangeRegistration {
  private let traits: [ObjectIdentifier]
  let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = traits.map { ObjectIdentifier($0) }
    self.handler = handler
  }

  func observes(_ changes: Set<ObjectIdentifier>) -> Bool { !changes.isDisjoint(with: traits) }
}
