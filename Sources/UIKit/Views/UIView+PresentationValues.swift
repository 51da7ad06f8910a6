extension UIView {
  /// The center as shown at the moment.
  package final var presentationCenter: CGPoint {
    guard case .point(let point) = presentationValue(of: .center) else { return storedCenter }
    return point
  }

  /// The bounds as shown at the moment.
  package final var presentationBounds: CGRect {
    guard case .rect(let rect) = presentationValue(of: .bounds) else { return storedBounds }
    return rect
  }

  /// The transform as shown at the moment.
  package final var presentationTransform: CGAffineTransform {
    guard case .transform(let transform) = presentationValue(of: .transform) else {
      return storedTransform
    }
    return transform
  }

  /// The alpha as shown at the moment.
  package final var presentationAlpha: CGFloat {
    guard case .scalar(let alpha) = presentationValue(of: .alpha) else { return storedAlpha }
    return min(1, max(0, alpha))
  }

  /// The background as shown at the moment.
  package final var presentationBackgroundColor: UIColor? {
    guard case .color(let color) = presentationValue(of: .backgroundColor) else {
      return storedBackgroundColor
    }
    return color
  }
}
