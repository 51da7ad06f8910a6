/// The styles of configured buttons: their colours and corners in each state.
///
/// Apple documents no numbers; these are approximate.
enum ButtonStyle {
  case plain, gray, tinted, filled

  /// The colours of a button in its state.
  struct Appearance {
    var foreground: UIColor
    var background: UIColor
    var isBold = false
  }

  /// The opacity of a tinted background.
  private static let tintedAlpha: CGFloat = 0.18
  /// The opacity of a touched button.
  private static let touchedAlpha: CGFloat = 0.75

  /// The radius of the corners of a background.
  static let cornerRadius: CGFloat = 5.95
  static let largeCornerRadius: CGFloat = 8

  @MainActor
  func appearance(of button: UIButton, _ configuration: UIButton.Configuration) -> Appearance {
    let tint: UIColor = button.role == .destructive ? .systemRed : button.tintColor
    var new = colors(
      tint,
      configuration,
      isSelected: button.isSelected && configuration.automaticallyUpdateForSelection
    )
    new.isBold = button.role == .primary
    if !button.isEnabled {
      new.foreground = .tertiaryLabel
      if self != .plain { new.background = .tertiarySystemFill }
    } else if button.isHighlighted {
      new.foreground = new.foreground.faded(to: ButtonStyle.touchedAlpha)
      new.background = new.background.faded(to: ButtonStyle.touchedAlpha)
    }
    return new
  }

  private func colors(
    _ tint: UIColor,
    _ configuration: UIButton.Configuration,
    isSelected: Bool
  ) -> Appearance {
    let base = configuration.baseBackgroundColor ?? tint
    let foreground = configuration.baseForegroundColor
    let faint = base.faded(to: ButtonStyle.tintedAlpha)
    switch self {
    case .plain:
      return Appearance(
        foreground: foreground ?? tint,
        background: isSelected ? faint : configuration.baseBackgroundColor ?? .clear
      )
    case .gray:
      let gray: UIColor = configuration.baseBackgroundColor ?? .secondarySystemFill
      return Appearance(foreground: foreground ?? tint, background: isSelected ? faint : gray)
    case .tinted:
      return isSelected
        ? Appearance(foreground: foreground ?? .white, background: base)
        : Appearance(foreground: foreground ?? tint, background: faint)
    case .filled: return Appearance(foreground: foreground ?? .white, background: base)
    }
  }
}

extension UIButton.Configuration {
  /// The radius of the corners of a background with a height.
  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic:
      background.hasOwnCornerRadius
        ? background.cornerRadius
        : buttonSize == .large ? ButtonStyle.largeCornerRadius : ButtonStyle.cornerRadius
    case .small: ButtonStyle.cornerRadius
    case .medium: 8
    case .large: 11
    case .capsule: height / 2
    }
  }
}

extension UIColor {
  /// The colour with its opacity multiplied by a share.
  fileprivate func faded(to share: CGFloat) -> UIColor {
    mapped { $0.withAlphaComponent($0.cgColor.alpha * share) }
  }
}
