/// A container of traits that code can change.
///
/// Source: Apple, UIMutableTraits.
public protocol UIMutableTraits {
  /// The value of a trait; its default if the container doesn't have it.
  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { get set }
}

/// The traits that code has set for an object and all below it, on `traitOverrides`.
///
/// Source: Apple, UITraitOverrides.
public struct UITraitOverrides: UIMutableTraits {
  var values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
  }

  /// The value of a trait; its default if it isn't overridden.
  ///
  /// Setting one of UIKit's traits to `unspecified` removes the override.
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

/// What code has set and observes of the traits of an environment.
final class TraitSettings {
  /// The traits that are overridden.
  var overrides = TraitValues()

  /// The observers of changes, in the order of their registration.
  var registrations: [TraitChangeRegistration] = []

  /// The last result of `applied(to:)`.
  private var last: (base: UITraitCollection, overrides: TraitValues, result: UITraitCollection)?

  /// Traits with the overrides.
  func applied(to base: UITraitCollection) -> UITraitCollection {
    guard !overrides.isEmpty else { return base }
    if let last, last.base === base, last.overrides == overrides { return last.result }
    var values = base.values
    values.merge(overrides)
    let result = UITraitCollection(values)
    last = (base, overrides, result)
    return result
  }
}
