extension UIView {
  /// The center as shown at the moment.
  package final var presentationCenter: CGPoint {
    guard hasAnimations, case .point(let point) = presentationValue(of: .center) else { return storedCenter }
    return point
  }

  /// The bounds as shown at the moment.
  package final var presentationBounds: CGRect {
    guard hasAnimations, case .rect(let rect) = presentationValue(of: .bounds) else { return storedBounds }
    return rect
  }

  /// The transform as shown at the moment.
  package final var presentationTransform: CGAffineTransform {
    guard hasAnimations, case .transform(let transform) = presentationValue(of: .transform) else {
      return storedTransform
    }
    return transform
  }

  /// The alpha as shown at the moment.
  package final var presentationAlpha: CGFloat {
    guard hasAnimations, case .scalar(let alpha) = presentationValue(of: .alpha) else {
      return min(1, max(0, storedAlpha))
    }
    return min(1, max(0, alpha))
  }

  /// The background as shown at the moment.
  package final var presentationBackgroundColor: UIColor? {
    guard hasAnimations, case .color(let color) = presentationValue(of: .backgroundColor) else {
      return storedBackgroundColor
    }
    return color
  }
}
