/// The room that a section or group is laid out in.
///
/// Source: Apple, NSCollectionLayoutContainer.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size before the insets, in points.
  var contentSize: CGSize { get }

  /// The size within the insets, in points.
  var effectiveContentSize: CGSize { get }

  /// The insets as they were set.
  var contentInsets: NSDirectionalEdgeInsets { get }

  /// The insets in effect.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The room and the traits for which a layout is made.
///
/// Source: Apple, NSCollectionLayoutEnvironment.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }

  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

@MainActor
final class LayoutContainer: NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero) {
    contentSize = size
    contentInsets = insets
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize { contentSize.less(contentInsets) }
}

@MainActor
final class LayoutEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: LayoutContainer, _ traits: UITraitCollection) {
    self.container = container
    traitCollection = traits
  }
}

extension CGSize {
  /// The size within insets, not less than zero.
  func less(_ insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}
