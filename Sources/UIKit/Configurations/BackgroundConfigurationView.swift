/// The view that draws a background configuration: colour, image, custom view and stroke.
///
/// It fills its superview; the insets are inside of it.
final class BackgroundConfigurationView: UIView {
  var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { apply() } }
  }

  private let fill = UIView()
  private var imageView: UIImageView?
  private var customView: UIView?
  private var stroke: UIView?

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = configuration.customView != nil
    addSubview(fill)
    apply()
  }

  required init?(coder: NSCoder) { nil }

  private func apply() {
    isUserInteractionEnabled = configuration.customView != nil
    fill.clipsToBounds = configuration.cornerRadius > 0
    fill.layer.cornerCurve = .continuous
    fill.layer.cornerRadius = configuration.cornerRadius
    applyImage()
    if customView !== configuration.customView {
      if customView?.superview === fill { customView?.removeFromSuperview() }
      customView = configuration.customView
      if let customView { fill.addSubview(customView) }
    }
    if configuration.strokeWidth > 0 {
      let stroke = self.stroke ?? UIView()
      self.stroke = stroke
      addSubview(stroke)
      stroke.isUserInteractionEnabled = false
      stroke.layer.cornerCurve = .continuous
      stroke.layer.borderWidth = configuration.strokeWidth
    } else {
      stroke?.removeFromSuperview()
      stroke = nil
    }
    applyColors()
    setNeedsLayout()
  }

  private func applyImage() {
    guard let image = configuration.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    imageView = view
    view.image = image
    view.contentMode = configuration.imageContentMode
    view.clipsToBounds = true
    fill.insertSubview(view, at: 0)
  }

  private func applyColors() {
    let tint: UIColor = tintColor
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    stroke?.layer.borderColor = configuration.resolvedStrokeColor(for: tint).cgColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = backgroundArea
    fill.frame = area
    imageView?.frame = fill.bounds
    customView?.frame = fill.bounds
    let outset = configuration.strokeOutset
    stroke?.frame = area.insetBy(dx: -outset, dy: -outset)
    // The corners of both outlines have the same centres.
    stroke?.layer.cornerRadius =
      configuration.cornerRadius > 0 ? max(0, configuration.cornerRadius + outset) : 0
  }

  /// The bounds without the insets, and without the superview's margins where these are added.
  private var backgroundArea: CGRect {
    let insets = configuration.backgroundInsets
    let margins = superview?.directionalLayoutMargins ?? .zero
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let top = insets.top + (edges.contains(.top) ? margins.top : 0)
    let left = insets.leading + (edges.contains(.leading) ? margins.leading : 0)
    let bottom = insets.bottom + (edges.contains(.bottom) ? margins.bottom : 0)
    let right = insets.trailing + (edges.contains(.trailing) ? margins.trailing : 0)
    return CGRect(
      x: left,
      y: top,
      width: max(0, bounds.width - left - right),
      height: max(0, bounds.height - top - bottom)
    )
  }
}
