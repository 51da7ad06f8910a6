extension UIButton {
  /// The ready-made looks of a button.
  public enum ButtonType: Int, Sendable {
    /// Bare: white title, no background.
    case custom = 0
    /// The system's own look.
    case system = 1
    /// A blue chevron or an i in a circle.
    case detailDisclosure = 2
    /// An i for dark backgrounds.
    case infoLight = 3
    /// An i for light backgrounds.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5

    /// The name of the system's look up to iOS 6, when it had round corners.
    public static let roundedRect = ButtonType.system
  }

  /// Sizes, fonts and colours of the system's buttons.
  ///
  /// Apple publishes few of them; no test depends on those that are marked as approximate.
  enum Metrics {
    /// The title's font size in points.
    static let systemFontSize: CGFloat = 15
    static let customFontSize: CGFloat = 18

    /// The room above and below a title that stands alone, unless there are insets around the content.
    ///
    /// Source: StackOverflow, answer 70778238 (21 points of text in a button of 33), YMatterType issue 77 (iOS 14 to 16: any
    /// inset takes it away), flowkey's ButtonSizeToFitTests (iOS 10 and 11). Taken for all versions; a rounded button
    /// up to iOS 6 has its own height.
    static let titlePadding: CGFloat = 6

    /// The least width of a title that stands alone, unless there are insets around the content.
    ///
    /// Source: Erica Sadun, "iOS Auto Layout Demystified", second edition, "Intrinsic Content Size" (iOS 7: a system button
    /// with the title "On" is 30 × 30, with "Hello World" 78 × 30); flowkey's ButtonSizeToFitTests (iOS 10 and 11: a
    /// bare button is 30 × 34). Taken for all versions.
    static let leastTitleWidth: CGFloat = 30

    /// The height of a rounded button up to iOS 6.
    static let roundedHeight: CGFloat = 37

    /// The room left and right of the title in a rounded button up to iOS 6 (approximate).
    static let roundedPadding: CGFloat = 12

    /// The corner radius of a rounded button up to iOS 6 (approximate).
    static let cornerRadius: CGFloat = 10

    /// The side of the square buttons with a sign from iOS 7 on (approximate).
    static let signSide: CGFloat = 22

    /// The alpha of a title that is touched or disabled, from iOS 7 on (approximate).
    static let fadedAlpha: CGFloat = 0.3
  }
}
