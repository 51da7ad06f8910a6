/// A spinner that shows that a task is in progress.
///
/// Source: Apple, UIActivityIndicatorView.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The style of an activity indicator: its size and its colour.
  public enum Style: Int, Sendable {
    /// The standard size in the main colour, from iOS 13 on.
    case medium = 100
    /// The large size in the main colour, from iOS 13 on.
    case large = 101
    /// The large size in white.
    case whiteLarge = 0
    /// The standard size in white; the default up to iOS 12.
    case white = 1
    /// The standard size in grey.
    case gray = 2
  }

  private let spinner = SpinnerView(frame: .zero)
  private var ownColor: UIColor?

  /// Creates an indicator with the size of a style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    prepare()
  }

  /// Creates an indicator of the standard size; a frame without a size gets that of the style.
  public override init(frame: CGRect) {
    style = UIActivityIndicatorView.defaultStyle
    super.init(frame: frame)
    if frame.size == .zero { self.frame.size = style.size }
    prepare()
  }

  /// Creates an indicator from an archive.
  public required init(coder: NSCoder) {
    style = UIActivityIndicatorView.defaultStyle
    super.init(frame: .zero)
    restore(from: coder)
    prepare()
    coder.decodeNib(self, as: UIActivityIndicatorView.self)
  }

  private static var defaultStyle: Style { device.behavior.spinnersAreBroad ? .medium : .white }

  private func prepare() {
    isOpaque = false
    isHidden = true
    addSubview(spinner)
    takeStyle()
  }

  // MARK: Animation

  /// Whether the indicator spins.
  open var isAnimating: Bool { spinner.isSpinning }

  /// Whether the indicator is hidden while it doesn't spin; true by default.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// Starts spinning, and shows the indicator if it was hidden because it had stopped.
  open func startAnimating() {
    spinner.isSpinning = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops spinning, and hides the indicator if `hidesWhenStopped`.
  open func stopAnimating() {
    spinner.isSpinning = false
    if hidesWhenStopped { isHidden = true }
  }

  // MARK: Appearance

  /// The style; an indicator with the size of the previous style gets that of the new one.
  open var style: Style {
    didSet {
      if bounds.size == oldValue.size { bounds.size = style.size }
      takeStyle()
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour, which replaces that of the style; nil restores that.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      customize(newValue) { $0.color = $1 }
      ownColor = newValue
      takeStyle()
    }
  }

  private func takeStyle() {
    spinner.diameter = style.size.width
    spinner.color = color
  }

  // MARK: Layout

  /// Lays out the spinner, which is in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    spinner.frame = bounds
  }

  /// Returns the size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { style.size }

  override var defaultContentPriorities: ContentPriorities {
    var priorities = ContentPriorities()
    priorities.hugging.horizontal = .defaultHigh
    priorities.hugging.vertical = .defaultHigh
    return priorities
  }

  // MARK: Accessibility

  /// Source of the labels: public UI tests, which find indicators by them.
  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      label: self.isAnimating ? "In progress" : "Progress halted",
      traits: .updatesFrequently
    )
  }

  package override var summaryDetails: [String] { isAnimating ? ["animating"] : [] }
}

extension UIActivityIndicatorView.Style {
  /// The size in points: 20 × 20, or 37 × 37.
  ///
  /// Source: frames in Interface Builder's documents.
  fileprivate var size: CGSize {
    switch self {
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    }
  }

  /// The colour; the greys are approximate.
  fileprivate var color: UIColor {
    switch self {
    case .medium, .large: .systemGray
    case .white, .whiteLarge: .white
    case .gray: .gray
    }
  }
}
