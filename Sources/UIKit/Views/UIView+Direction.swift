/// What a view shows, by which it is mirrored where interfaces are laid out from right to left, or isn't.
///
/// Source: Apple, UISemanticContentAttribute.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The view follows the direction of the interface.
  case unspecified = 0
  /// Controls of playback, which are never mirrored.
  case playback = 1
  /// Something in space, such as a control that chooses a direction, which is never mirrored.
  case spatial = 2
  /// From left to right.
  case forceLeftToRight = 3
  /// From right to left.
  case forceRightToLeft = 4
}

extension UIView {
  /// The direction of interfaces with a semantic content attribute, in an application with the device's language.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: device.screen.settings.layoutDirection)
  }

  /// The direction of interfaces with a semantic content attribute, where those without one have another direction.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Whether the view's content is laid out from right to left.
  final var isRightToLeft: Bool {
    switch extras?.semanticContentAttribute ?? .unspecified {
    case .unspecified: (sentTraits ?? traitCollection).isRightToLeft
    case .forceRightToLeft: true
    case .playback, .spatial, .forceLeftToRight: false
    }
  }

  final func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != extras?.semanticContentAttribute ?? .unspecified else { return }
    ensuredExtras.semanticContentAttribute = attribute
    directionDidChange()
  }

  /// Invalidates everything that depends on the direction.
  final func directionDidChange() {
    markNeedsLayout()
    markNeedsDisplay()
    for child in children { child.markNeedsLayout() }
    guard flags.contains(.constraintsBelow) else { return }
    // The engine states all constraints anew.
    treeRoot.layoutState?.engine = nil
    treeRoot.flags.insert(.needsSolution)
  }

  /// A rectangle, with left and right exchanged in another one where the content is laid out from right to left.
  final func directed(_ rect: CGRect, in room: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = room.minX + room.maxX - rect.maxX
    return rect
  }

  /// Exchanges left and right of views that were placed from left to right, where the content is laid out from right to left.
  final func direct(_ views: [UIView?], in room: CGRect) {
    guard isRightToLeft else { return }
    for case let view? in views { view.center.x = room.minX + room.maxX - view.center.x }
  }
}

extension NSTextAlignment {
  /// The alignment in a view, where natural text begins at the side at which the interface begins.
  @MainActor
  func directed(in view: UIView) -> NSTextAlignment {
    self == .natural && view.isRightToLeft ? .right : self
  }

  /// The alignment with left and right exchanged.
  var mirrored: NSTextAlignment {
    switch self {
    case .left: .right
    case .right: .left
    case .center, .justified, .natural: self
    }
  }
}
