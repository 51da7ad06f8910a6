/// A control that shows a colour in a ring of all hues; a tap presents a colour picker.
///
/// Source: Apple, UIColorWell.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The side, and the width of the ring, in points (approximate).
  private static let side: CGFloat = 28
  private static let ring: CGFloat = 3

  private var presented: UIColorPickerViewController?

  /// Creates a well without a colour; the size is its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareWell()
  }

  /// Creates a well from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareWell()
  }

  private func prepareWell() {
    isOpaque = false
    contentMode = .redraw
    if bounds.size == .zero { bounds.size = intrinsicContentSize }
    addAction(UIAction { [weak self] _ in self?.presentPicker() }, for: .touchUpInside)
  }

  /// The title of the picker.
  open var title: String?

  /// Whether people can choose an opacity; true by default.
  open var supportsAlpha = true

  /// The colour; nil for none.
  ///
  /// Setting it sends no action.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

  private func presentPicker() {
    guard presented == nil, let presenter = nearestController else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = self
    if device.behavior.actionSheetsArePopovers {
      picker.modalPresentationStyle = .popover
      picker.popoverPresentationController?.sourceView = self
      picker.popoverPresentationController?.sourceRect = bounds
    }
    presented = picker
    presenter.present(picker, animated: true)
  }

  private var nearestController: UIViewController? {
    var responder = next
    while let present = responder {
      if let controller = present as? UIViewController { return controller }
      responder = present.next
    }
    return window?.rootViewController
  }

  /// The size of the ring.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  /// Returns the size of the ring.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Draws the ring, and in it the colour.
  open override func draw(_ rect: CGRect) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2
    let parts = 24
    for part in 0..<parts {
      let path = UIBezierPath(
        arcCenter: middle,
        radius: radius - Self.ring / 2,
        startAngle: 2 * .pi * CGFloat(part) / CGFloat(parts),
        endAngle: 2 * .pi * (CGFloat(part) + 1.1) / CGFloat(parts),
        clockwise: true
      )
      path.lineWidth = Self.ring
      UIColor(hue: CGFloat(part) / CGFloat(parts), saturation: 0.9, brightness: 1, alpha: 1).setStroke()
      path.stroke()
    }
    guard let selectedColor else { return }
    selectedColor.setFill()
    let disc = radius - 2 * Self.ring
    UIBezierPath(arcCenter: middle, radius: disc, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
  }

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: self.title ?? "Color well", traits: .button)
  }
}

extension UIColorWell: UIColorPickerViewControllerDelegate {
  /// Takes the colour, and sends the actions for `valueChanged`.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }

  /// Forgets the picker.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    presented = nil
  }
}
