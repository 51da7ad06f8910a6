/// Controls and labels.
extension SystemBehavior {
  /// Up to iOS 6 buttons of the system's type are white with round corners; later they show their title alone.
  ///
  /// Source: Apple, UIButton.ButtonType.system, which took the place of roundedRect.
  package var systemButtonsAreRounded: Bool { version < 7 }

  /// The height of a progress view in points, which its style fixes: 9, or 11 in bars, up to iOS 6; then 2, or 2.5.
  ///
  /// Source: as measured on devices.
  package func progressViewHeight(_ style: UIProgressView.Style) -> CGFloat {
    switch style {
    case .default: version >= 7 ? 2 : 9
    case .bar: version >= 7 ? 2.5 : 11
    }
  }

  /// Up to iOS 6 a progress view is a tube with light on it, whose track is sunken; later both are flat.
  ///
  /// Source: as seen on devices.
  package var progressViewsShine: Bool { version < 7 }

  /// The height that a row of dots takes, in points: 36 up to iOS 6, then 37.
  ///
  /// Source: as measured on devices.
  package var pageControlHeight: CGFloat { version >= 7 ? 37 : 36 }

  /// From iOS 7 the text of a label with several lines shrinks too, where it is asked to fit the width.
  ///
  /// Source: Apple, UILabel.adjustsFontSizeToFitWidth.
  package var shrinksTextOfSeveralLines: Bool { version >= 7 }
}
