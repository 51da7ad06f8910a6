/// Lets people choose a colour from a grid, and its opacity.
///
/// The device's spectrum and sliders of components don't exist here. Source: Apple, UIColorPickerViewController.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  private let bar = UINavigationBar()
  private let grid = ColorGrid(frame: .zero)
  private let opacity = UISlider()
  private let opacityLabel = UILabel()
  private let sample = UIView()

  /// Creates a picker with black selected.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Creates a picker from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The object that learns of choices; not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The chosen colour; setting it tells the delegate nothing.
  open var selectedColor = UIColor.black { didSet { if isViewLoaded { show() } } }

  /// Whether people can choose an opacity; true by default.
  open var supportsAlpha = true { didSet { if isViewLoaded { show() } } }

  /// Creates the grid, and below it the slider of the opacity and a sample of the colour.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let item = UINavigationItem(title: title ?? "Colors")
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
    bar.items = [item]
    grid.choose = { [weak self] color, continuously in self?.choose(color, continuously) }
    opacityLabel.text = "Opacity"
    opacityLabel.font = .preferredFont(forTextStyle: .footnote)
    opacityLabel.textColor = .secondaryLabel
    opacity.accessibilityLabel = "Opacity"
    opacity.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let color = selectedColor.withAlphaComponent(CGFloat(opacity.value))
        report(color, continuously: opacity.isTracking)
      },
      for: .valueChanged
    )
    sample.layer.cornerRadius = Self.cornerRadius
    for part in [bar, grid, opacityLabel, opacity, sample] { view.addSubview(part) }
    show()
  }

  /// The heights, distances and the radius of corners, in points; decided here.
  private static let barHeight: CGFloat = 56
  private static let margin: CGFloat = 16
  private static let sampleSide: CGFloat = 64
  private static let cornerRadius: CGFloat = 10

  private func show() {
    grid.selectedColor = selectedColor
    for part in [opacity, opacityLabel] as [UIView] { part.isHidden = !supportsAlpha }
    if !opacity.isTracking { opacity.value = Float(selectedColor.rgba.alpha) }
    sample.backgroundColor = selectedColor
  }

  /// Lays out the parts one below the other.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margin = Self.margin
    let area = view.bounds.inset(by: view.safeAreaInsets)
    bar.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: Self.barHeight)
    let width = min(area.width - 2 * margin, area.height * 0.6)
    let left = area.midX - width / 2
    grid.frame = CGRect(
      x: left,
      y: area.minY + Self.barHeight + margin,
      width: width,
      height: width * CGFloat(ColorGrid.rows) / CGFloat(ColorGrid.columns)
    )
    var top = grid.frame.maxY + margin
    opacityLabel.frame = CGRect(x: left, y: top, width: width, height: 18)
    opacity.frame = CGRect(x: left, y: top + 22, width: width, height: 31)
    if supportsAlpha { top = opacity.frame.maxY + margin }
    sample.frame = CGRect(x: left, y: top, width: Self.sampleSide, height: Self.sampleSide)
  }

  private func choose(_ color: UIColor, _ continuously: Bool) {
    let alpha = supportsAlpha ? CGFloat(selectedColor.rgba.alpha) : 1
    report(color.withAlphaComponent(alpha), continuously: continuously)
  }

  private func report(_ color: UIColor, continuously: Bool) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
  }

  /// Tells the delegate that the picker was dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
  }
}

/// Learns of the choices of a colour picker.
///
/// Source: Apple, UIColorPickerViewControllerDelegate.
@MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called when people choose a colour.
  ///
  /// - Parameters:
  ///   - viewController: the picker.
  ///   - color: the colour.
  ///   - continuously: whether a finger is still moving over colours.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  )

  /// Called when people choose a colour, by a delegate without `colorPickerViewController(_:didSelect:continuously:)`.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

  /// Called after the picker was dismissed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Calls the method of iOS 14.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {
    colorPickerViewControllerDidSelectColor(viewController)
  }

  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}

  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A grid of colours: greys in the first row, below it twelve hues from dark to light.
private final class ColorGrid: UIView {
  static let columns = 12
  static let rows = 10

  /// Receives a colour, and whether the finger is still down.
  var choose: ((UIColor, Bool) -> Void)?
  var selectedColor = UIColor.black { didSet { setNeedsDisplay() } }
  /// The place under the finger.
  private var touched: (column: Int, row: Int)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
    clipsToBounds = true
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "Color grid"
  }

  required init?(coder: NSCoder) { nil }

  /// The colour at a place: greys from white to black, hues from cyan on; decided here.
  static func color(_ column: Int, _ row: Int) -> UIColor {
    if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    let hue = (CGFloat(column) / CGFloat(columns) + 0.54).truncatingRemainder(dividingBy: 1)
    let step = CGFloat(row - 1) / CGFloat(rows - 2)
    let isDark = step <= 0.5
    return UIColor(
      hue: hue,
      saturation: isDark ? 1 : 1 - (step - 0.5) * 1.6,
      brightness: isDark ? 0.3 + 1.4 * step : 1,
      alpha: 1
    )
  }

  private func frame(_ column: Int, _ row: Int) -> CGRect {
    let size = CGSize(width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
    return CGRect(
      x: CGFloat(column) * size.width,
      y: CGFloat(row) * size.height,
      width: size.width,
      height: size.height
    )
  }

  override func draw(_ rect: CGRect) {
    var chosen: CGRect?
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let color = Self.color(column, row)
        color.setFill()
        UIRectFill(frame(column, row))
        if color.isNear(selectedColor) { chosen = frame(column, row) }
      }
    }
    guard let chosen else { return }
    let path = UIBezierPath(roundedRect: chosen.insetBy(dx: 1.5, dy: 1.5), cornerRadius: 3)
    path.lineWidth = 3
    UIColor.white.setStroke()
    path.stroke()
  }

  private func place(of touch: UITouch) -> (column: Int, row: Int)? {
    let point = touch.location(in: self)
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    func index(_ part: CGFloat, _ count: Int) -> Int { min(count - 1, max(0, Int(part * CGFloat(count)))) }
    return (index(point.x / bounds.width, Self.columns), index(point.y / bounds.height, Self.rows))
  }

  private func follow(_ touches: Set<UITouch>, continuously: Bool) {
    guard let place = touches.first.flatMap(place) else { return }
    if continuously, let touched, touched == place { return }
    touched = continuously ? place : nil
    choose?(Self.color(place.column, place.row), continuously)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, continuously: true)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, continuously: true)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, continuously: false)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touched = nil }
}

extension UIColor {
  /// Whether red, green and blue differ by less than a step of 255.
  fileprivate func isNear(_ other: UIColor) -> Bool {
    let (one, two) = (rgba, other.rgba)
    return [one.red - two.red, one.green - two.green, one.blue - two.blue].allSatisfy { abs($0) < 1 / 255 }
  }
}
