extension NSLayoutConstraint.Attribute {
  /// Whether it is a width or a height.
  var isSize: Bool { self == .width || self == .height }

  /// The axis; nil for no attribute.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  /// Whether it depends on the layout margins.
  var isMargin: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }

  /// Whether it depends on lines of text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  fileprivate var isAbsolute: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

  /// Whether it depends on the direction of the interface.
  var isDirectional: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }
}

extension NSLayoutConstraint {
  /// Raises for a constraint that can't have a meaning.
  ///
  /// Source: the exceptions' texts in public crash logs.
  final func check() {
    if !multiplier.isFinite {
      UIKitException.raise(
        .invalidArgumentException,
        "NSLayoutConstraint multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
      )
    }
    if !storedConstant.isFinite {
      UIKitException.raise(
        .internalInconsistencyException,
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(storedConstant)"
      )
    }
    limitConstant()
    let attribute = first.attribute
    guard first.item.object != nil, first.origin == nil, second?.origin == nil else { return }
    let other = secondAttribute
    if attribute == .notAnAttribute || (second != nil && other == .notAnAttribute && multiplier != 0) {
      refuse("Invalid pairing of layout attributes")
    }
    if !attribute.isSize && (second == nil || multiplier == 0) {
      refuse(
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
          + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
      )
    }
    guard second != nil, other != .notAnAttribute else { return }
    // Positions on different axes can be compared, as developers do; only their anchors have different types.
    if attribute.isSize != other.isSize {
      refuse("Invalid pairing of layout attributes")
    }
    if (attribute.isAbsolute && other.isDirectional) || (attribute.isDirectional && other.isAbsolute) {
      refuse(
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
          + "Use leading/trailing for both or neither."
      )
    }
  }

  /// Takes a smaller constant for one beyond the limit.
  ///
  /// Source: public console logs; the limit itself is not published.
  final func limitConstant() {
    let limit: CGFloat = 1_000_000
    guard storedConstant.magnitude > limit else { return }
    storedConstant = storedConstant < 0 ? -limit : limit
    UIView.device.console.logOnce(
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will "
        + "be substituted, but this problem should be fixed. Break on BOOL _NSLayoutConstraintNumberExceedsLimit(void) "
        + "to debug.  This will be logged only once.  This may break in the future."
    )
  }

  private func refuse(_ reason: String) -> Never {
    UIKitException.raise(.invalidArgumentException, "NSLayoutConstraint for \(first.item.text): \(reason)")
  }
}
