/// A button of an alert or a sheet: a text between hairlines from iOS 7 on, a plate before.
@MainActor
final class AlertButton: UIButton {
  /// What lies behind the title; nil for nothing.
  var plate: AlertPlate? {
    didSet {
      guard let plate else { return }
      setTitleColor(plate.text, for: .normal)
      setTitleColor(.white, for: .highlighted)
      setTitleShadowColor(plate.textShadow, for: .normal)
      titleLabel?.shadowOffset = plate.textShadowOffset
      setNeedsDisplay()
    }
  }

  override func draw(_ rect: CGRect) {
    plate?.draw(in: bounds, isTouched: isHighlighted)
  }
}
