/// What an interface knows of its surroundings: idiom, scale and size classes.
///
/// A value that never changes; a trait that it leaves open is `unspecified` (a scale of 0).
public final class UITraitCollection: NSObject, Sendable {
  /// Phone or pad.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// Pixels a point, or 0 if left open.
  public let displayScale: CGFloat

  /// How much room there is from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  /// How much room there is from top to bottom.
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

  /// Leaves every trait open.
  public convenience override init() {
    self.init(userInterfaceIdiom: .unspecified, displayScale: 0)
  }

  /// Fixes the idiom only.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(userInterfaceIdiom: idiom, displayScale: 0)
  }

  /// Fixes the scale only; negative and not-a-number scales leave it open.
  public convenience init(displayScale scale: CGFloat) {
    self.init(userInterfaceIdiom: .unspecified, displayScale: scale > 0 ? scale : 0)
  }

  /// Fixes the horizontal size class only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(displayScale: 0, horizontalSizeClass: horizontalSizeClass)
  }

  /// Fixes the vertical size class only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(displayScale: 0, verticalSizeClass: verticalSizeClass)
  }

  /// Combines collections; where several fix a trait, the last one wins.
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

  /// Whether every trait that `trait` fixes has the same value here; nil counts as fixing none.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return (trait.userInterfaceIdiom == .unspecified || trait.userInterfaceIdiom == userInterfaceIdiom)
      && (trait.displayScale == 0 || trait.displayScale == displayScale)
      && (trait.horizontalSizeClass == .unspecified
        || trait.horizontalSizeClass == horizontalSizeClass)
      && (trait.verticalSizeClass == .unspecified || trait.verticalSizeClass == verticalSizeClass)
  }

  /// Equal collections have the same value for every trait.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }

  /// Agrees with `isEqual`.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceIdiom)
    hasher.combine(displayScale)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    return hasher.finalize()
  }

  /// The fixed traits in words, such as `phone, scale 2, compact × regular`.
  public override var description: String {
    let idiom = userInterfaceIdiom == .unspecified ? "any idiom" : "\(userInterfaceIdiom)"
    let scale = displayScale == 0 ? "any scale" : "scale \(DumpText.number(displayScale))"
    return "\(idiom), \(scale), \(horizontalSizeClass) × \(verticalSizeClass)"
  }
}

/// Something that has traits: the screen, windows, views, controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits in effect here.
  var traitCollection: UITraitCollection { get }

  /// Tells that `traitCollection` changed.
  ///
  /// - Parameter previousTraitCollection: the traits before, or nil at the first time.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Left open.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Ample room.
  case regular = 2
}

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known, as in a trait collection that leaves it open.
  case unspecified = -1
  /// iPhone and iPod touch.
  case phone = 0
  /// iPad.
  case pad = 1
}
