/// The environment of an interface: idiom, scale and size classes.
///
/// An immutable value. A trait that is not set is `unspecified` (a scale of 0).
public final class UITraitCollection: NSObject, Sendable {
  /// The idiom: phone or pad.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// Pixels per point, or 0 if unspecified.
  public let displayScale: CGFloat

  /// The horizontal size class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  /// The vertical size class.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  package init(
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    displayScale: CGFloat = 0,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  ) {
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }

  /// Creates a collection without traits.
  public convenience override init() {
    self.init(userInterfaceIdiom: .unspecified, displayScale: 0)
  }

  /// Creates a collection with only the idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(userInterfaceIdiom: idiom, displayScale: 0)
  }

  /// Creates a collection with only the scale; negative and not-a-number scales are unspecified.
  public convenience init(displayScale scale: CGFloat) {
    self.init(userInterfaceIdiom: .unspecified, displayScale: scale > 0 ? scale : 0)
  }

  /// Creates a collection with only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(displayScale: 0, horizontalSizeClass: horizontalSizeClass)
  }

  /// Creates a collection with only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(displayScale: 0, verticalSizeClass: verticalSizeClass)
  }

  /// Combines collections; if several specify a trait, the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      userInterfaceIdiom: traitCollections.last { $0.userInterfaceIdiom != .unspecified }?
        .userInterfaceIdiom ?? .unspecified,
      displayScale: traitCollections.last { $0.displayScale != 0 }?.displayScale ?? 0,
      horizontalSizeClass: traitCollections.last { $0.horizontalSizeClass != .unspecified }?
        .horizontalSizeClass ?? .unspecified,
      verticalSizeClass: traitCollections.last { $0.verticalSizeClass != .unspecified }?
        .verticalSizeClass ?? .unspecified
    )
  }

  /// Whether this collection has all traits that `trait` specifies; true for nil.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return (trait.userInterfaceIdiom == .unspecified || trait.userInterfaceIdiom == userInterfaceIdiom)
      && (trait.displayScale == 0 || trait.displayScale == displayScale)
      && (trait.horizontalSizeClass == .unspecified
        || trait.horizontalSizeClass == horizontalSizeClass)
      && (trait.verticalSizeClass == .unspecified || trait.verticalSizeClass == verticalSizeClass)
  }

  /// Whether the other object is a collection with the same value for every trait.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }

  /// A hash of all traits.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceIdiom)
    hasher.combine(displayScale)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    return hasher.finalize()
  }

  /// The specified traits, such as `phone, scale 2, compact × regular`.
  public override var description: String {
    let idiom = userInterfaceIdiom == .unspecified ? "any idiom" : "\(userInterfaceIdiom)"
    let scale = displayScale == 0 ? "any scale" : "scale \(DumpText.number(displayScale))"
    return "\(idiom), \(scale), \(horizontalSizeClass) × \(verticalSizeClass)"
  }
}

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

/// A class of sizes, horizontally or vertically.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// Ample space.
  case regular = 2
}

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// iPhone and iPod touch.
  case phone = 0
  /// iPad.
  case pad = 1
}
