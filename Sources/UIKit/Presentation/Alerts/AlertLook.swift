/// Colours, fonts and measures of alerts: white and flat from iOS 7 on, dark blue before.
@MainActor
struct AlertLook {
  /// Whether hairlines, and not plates of their own, set the buttons apart.
  let isFlat = SimulatedDevice.current.behavior.alertsAreFlat

  /// The width of an alert in points.
  var width: CGFloat { isFlat ? 270 : 284 }

  /// The height of a button in points.
  var buttonHeight: CGFloat { 44 }

  /// The space around the texts in points.
  let padding: CGFloat = 16

  /// The space above and below the texts in points.
  let margin: CGFloat = 20

  /// The space between title, message and text fields in points.
  let gap: CGFloat = 4

  /// The height of a text field in points.
  let fieldHeight: CGFloat = 30

  /// The thickness of the lines between buttons in points.
  let hairline: CGFloat = 0.5

  /// How round flat alerts are, in points.
  let cornerRadius: CGFloat = 12

  /// What fills flat alerts.
  let background = UIColor(white: 0.97, alpha: 1)

  var text: UIColor { isFlat ? .black : .white }

  /// What texts throw before iOS 7.
  var textShadow: UIColor? { isFlat ? nil : UIColor(white: 0, alpha: 0.5) }

  let buttonText = UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)

  var destructiveText: UIColor {
    UIColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255, alpha: 1)
  }

  var line: UIColor { UIColor(white: 0, alpha: 0.2) }

  var disabledText: UIColor { UIColor(white: isFlat ? 0.6 : 0.7, alpha: 1) }

  let dimming = UIColor(white: 0, alpha: 0.4)

  var titleFont: UIFont { .boldSystemFont(ofSize: isFlat ? 17 : 18) }

  func messageFont(hasTitle: Bool) -> UIFont {
    .systemFont(ofSize: isFlat ? (hasTitle ? 13 : 15) : 16)
  }

  func buttonFont(isBold: Bool) -> UIFont {
    if !isFlat { return .boldSystemFont(ofSize: 18) }
    return isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
  }
}
