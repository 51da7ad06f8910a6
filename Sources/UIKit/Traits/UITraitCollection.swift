/// The environment of an interface: idiom, scale, size classes, appearance, text size and other traits.
///
/// An immutable value. A trait that is not specified has its default value, such as `unspecified` (a scale of 0). The traits are in
/// `SystemTraits.swift`. Source: Apple, UITraitCollection.
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  /// The variant of the system's colours in this environment.
  let colorVariant: ColorVariant

  /// Whether interfaces are laid out from right to left in this environment.
  let isRightToLeft: Bool

  init(_ values: TraitValues) {
    self.values = values
    isRightToLeft = values[UITraitLayoutDirection.self] == .rightToLeft
    colorVariant = ColorVariant(values)
    super.init()
  }

  /// Creates a collection without traits.
  public convenience override init() {
    self.init(TraitValues())
  }

  /// Creates a collection with one trait.
  convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values)
  }

  /// Combines collections; if several specify a trait, the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values)
  }

  // MARK: Values

  /// The value of a trait.
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Whether this collection has all traits that `trait` specifies; true for nil.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait?.values.isSubset(of: values) ?? true
  }

  /// The traits whose values differ from those of another collection; nil stands for one without traits.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    guard traitCollection !== self else { return [] }
    return values.changes(from: traitCollection?.values ?? TraitValues())
  }

  /// Whether the system's colours, or those of asset catalogs, may differ from those in another environment.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }

  /// The system's traits on which colours depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    SystemTraits.all.filter { $0.affectsColorAppearance }
  }

  /// The system's traits on which the choice among images of an asset catalog depends.
  public static var systemTraitsAffectingImageLookup: [UITrait] { SystemTraits.affectingImageLookup }

  // MARK: Changing

  /// A closure that sets traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Creates a collection with the traits that a closure sets.
  public convenience init(mutations: TraitMutations) {
    self.init(UITraitCollection.mutated(TraitValues(), mutations))
  }

  /// Returns the collection with the changes that a closure makes.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(UITraitCollection.mutated(values, mutations))
  }

  /// Returns the collection with another value of a trait.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type,
    value: Trait.Value
  ) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values)
  }

  private static func mutated(_ values: TraitValues, _ mutations: TraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = UITraitOverrides(values)
    mutations(&traits)
    return (traits as? UITraitOverrides)?.values ?? values
  }

  // MARK: Comparing

  /// Whether the other object is a collection with the same value for every trait.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  /// A hash of all traits.
  public override var hash: Int { values.hashValue }

  /// The specified traits, such as `phone, scale 2, compact × regular, UserInterfaceStyle dark`.
  ///
  /// Traits that a device has at first, such as the light appearance, are left out.
  public override var description: String {
    let idiom = userInterfaceIdiom == .unspecified ? "any idiom" : "\(userInterfaceIdiom)"
    let scale = displayScale == 0 ? "any scale" : "scale \(DumpText.number(displayScale))"
    var parts = [idiom, scale, "\(horizontalSizeClass) × \(verticalSizeClass)"]
    let named: [UITrait] = [
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self,
    ]
    for trait in values.traits where !named.contains(where: { $0 == trait }) {
      guard let text = values.text(of: trait), text != SystemTraits.atFirst.text(of: trait) else { continue }
      parts.append("\(trait.name) \(text)")
    }
    return parts.joined(separator: ", ")
  }
}

/// The traits on which the system's colours depend.
struct ColorVariant: Hashable, Sendable {
  let isDark, isElevated, isHighContrast: Bool

  init(_ values: TraitValues) {
    isDark = values[UITraitUserInterfaceStyle.self] == .dark
    isElevated = values[UITraitUserInterfaceLevel.self] == .elevated
    isHighContrast = values[UITraitAccessibilityContrast.self] == .high
  }
}

// MARK: - Environments

/// An object with traits: the screen, windows, views, controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }

  /// Called after `traitCollection` has changed.
  ///
  /// - Parameter previousTraitCollection: the traits before, or nil for the first call.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
