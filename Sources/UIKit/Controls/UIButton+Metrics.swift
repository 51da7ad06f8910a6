extension UIButton {
  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    /// No style: a white title without a background.
    case custom = 0
    /// The system's standard style.
    case system = 1
    /// A blue chevron or an i in a circle.
    case detailDisclosure = 2
    /// An i for dark backgrounds.
    case infoLight = 3
    /// An i for light backgrounds.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a grey circle, from iOS 13 on.
    case close = 7

    /// The name of the system type up to iOS 6, with rounded corners.
    public static let roundedRect = ButtonType.system
  }

  /// Sizes, fonts and colours of the system's buttons.
  ///
  /// Apple publishes few of them; no test depends on those marked as approximate.
  enum Metrics {
    /// The font sizes of titles in points.
    static let systemFontSize: CGFloat = 15
    static let customFontSize: CGFloat = 18

    /// The padding above and below a title without an image, if there are no content insets.
    ///
    /// Source: StackOverflow, answer 70778238 (21 points of text in a button of 33), YMatterType issue 77
    /// (iOS 14 to 16: any inset removes it), flowkey's ButtonSizeToFitTests (iOS 10 and 11). Applied to all
    /// versions, except rounded buttons up to iOS 6, which have their own height.
    static let titlePadding: CGFloat = 6

    /// The minimum width of a title without an image, if there are no content insets.
    ///
    /// Source: Erica Sadun, "iOS Auto Layout Demystified", second edition, "Intrinsic Content Size" (iOS 7: a
    /// system button with the title "On" is 30 × 30, with "Hello World" 78 × 30); flowkey's
    /// ButtonSizeToFitTests (iOS 10 and 11: an empty custom button is 30 × 34). Applied to all versions.
    static let leastTitleWidth: CGFloat = 30

    /// The height of a rounded button up to iOS 6.
    static let roundedHeight: CGFloat = 37

    /// The padding left and right of the title of a rounded button up to iOS 6 (approximate).
    static let roundedPadding: CGFloat = 12

    /// The corner radius of a rounded button up to iOS 6 (approximate).
    static let cornerRadius: CGFloat = 10

    /// The side length of icon buttons from iOS 7 (approximate).
    static let iconSide: CGFloat = 22

    /// The side length of close buttons (as seen on devices).
    static let closeSide: CGFloat = 30

    /// The alpha of a highlighted or disabled title from iOS 7 (approximate).
    static let fadedAlpha: CGFloat = 0.3
  }

  /// The blue title of a rounded button up to iOS 6 (approximate).
  private static let roundedTitleColor = UIColor(red: 0.2, green: 0.31, blue: 0.52, alpha: 1)

  final func standardTitleColor(for state: UIControl.State) -> UIColor {
    guard buttonType != .custom else { return .white }
    if isRounded { return state.contains(.highlighted) ? .white : UIButton.roundedTitleColor }
    let tint = effectiveTintColor
    if state.contains(.disabled) { return UIColor.gray.withAlphaComponent(Metrics.fadedAlpha) }
    return state.contains(.highlighted) ? tint.withAlphaComponent(Metrics.fadedAlpha) : tint
  }
}
