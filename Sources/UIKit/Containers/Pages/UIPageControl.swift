/// A row of dots, one for each page, with the current page's dot highlighted.
///
/// A tap right of the centre goes to the next page, a tap left of it to the previous one; both send
/// `valueChanged`.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The height of a row of dots, in points.
  static var height: CGFloat { device.behavior.pageControlHeight }

  private static let dotExtent: CGFloat = 7
  private static let dotSpacing: CGFloat = 9

  /// The maximum number of drawn dots; no screen has room for more.
  private static let mostDots = 1000

  private var storedNumberOfPages = 0
  private var storedCurrentPage = 0

  /// The page with the highlighted dot.
  private(set) final var displayedPage = 0

  /// Creates a control without dots.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a control without dots from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeNib(self, as: UIPageControl.self)
  }

  /// The number of dots; defaults to 0, and negative values are treated as 0.
  open var numberOfPages: Int {
    get { storedNumberOfPages }
    set {
      storedNumberOfPages = max(0, newValue)
      currentPage = storedCurrentPage
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The current page, starting at 0; values out of range are clamped.
  open var currentPage: Int {
    get { storedCurrentPage }
    set {
      storedCurrentPage = min(max(0, storedNumberOfPages - 1), max(0, newValue))
      updateCurrentPageDisplay()
    }
  }

  /// Whether the control is empty if there is only one page; defaults to false.
  open var hidesForSinglePage = false {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether a tap moves the highlight only when `updateCurrentPageDisplay` is called; defaults to false.
  open var defersCurrentPageDisplay = false

  /// Highlights the dot of `currentPage`.
  open func updateCurrentPageDisplay() {
    displayedPage = storedCurrentPage
    setNeedsDisplay()
  }

  /// The colour of the other dots; nil for translucent white.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      customize(pageIndicatorTintColor) { $0.pageIndicatorTintColor = $1 }
      setNeedsDisplay()
    }
  }

  /// The colour of the highlighted dot; nil for white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      customize(currentPageIndicatorTintColor) { $0.currentPageIndicatorTintColor = $1 }
      setNeedsDisplay()
    }
  }

  /// Returns the minimum size in points for a number of dots; negative values are treated as 0.
  ///
  /// Without dots it has no width; how devices answer is unknown.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    let width = count * UIPageControl.dotExtent + max(0, count - 1) * UIPageControl.dotSpacing
    return CGSize(width: width, height: UIPageControl.height)
  }

  /// Returns the size for the current number of dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  /// The size for the current number of dots; zero if the control is empty.
  ///
  /// Source: Spaceman-Labs/SMPageControl, pull request 17, which matches UIPageControl: without pages, or with one that it hides, its
  /// intrinsic height is zero.
  open override var intrinsicContentSize: CGSize {
    storedNumberOfPages > (hidesForSinglePage ? 1 : 0) ? sizeThatFits(.zero) : .zero
  }

  override var accessibilityDefaults: AccessibilityDefaults? {
    let value = "page \(currentPage + 1) of \(numberOfPages)"
    return AccessibilityDefaults(value: value, traits: stateTraits.union(.adjustable))
  }

  override var keepsTapsFromSuperviews: Bool { true }

  /// Goes to the next or the previous page, if there is one.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let isForward = touch.location(in: self).x >= bounds.midX
    let page = storedCurrentPage + (isForward ? 1 : -1)
    guard (0..<storedNumberOfPages).contains(page) else { return }
    storedCurrentPage = page
    sendActions(for: .valueChanged)
    if !defersCurrentPageDisplay { updateCurrentPageDisplay() }
  }

  /// Draws the dots.
  open override func draw(_ rect: CGRect) {
    guard numberOfPages > 1 || !hidesForSinglePage else { return }
    let size = size(forNumberOfPages: numberOfPages)
    var frame = CGRect(
      x: bounds.midX - size.width / 2,
      y: bounds.midY - UIPageControl.dotExtent / 2,
      width: UIPageControl.dotExtent,
      height: UIPageControl.dotExtent
    )
    let step = UIPageControl.dotExtent + UIPageControl.dotSpacing
    // Dots beyond the edges are invisible and are skipped.
    let beyond = max(0, ((bounds.minX - frame.maxX) / step).rounded(.up))
    guard beyond < CGFloat(numberOfPages), let skipped = Int(exactly: beyond) else { return }
    frame.origin.x += beyond * step
    var number = skipped
    while number < numberOfPages, number - skipped < UIPageControl.mostDots, frame.minX < bounds.maxX {
      let color =
        number == displayedPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.2)
      color.setFill()
      UIBezierPath(ovalIn: frame).fill()
      frame.origin.x += step
      number += 1
    }
  }
}
