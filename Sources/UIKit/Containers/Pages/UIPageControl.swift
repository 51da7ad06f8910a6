/// A row of dots, one for each page, of which one stands out.
///
/// A tap right of the middle goes to the next page, one left of it to the page before; both send `valueChanged`.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The height that a row of dots takes, in points.
  static var height: CGFloat { device.behavior.pageControlHeight }

  private static let dotExtent: CGFloat = 7
  private static let dotSpacing: CGFloat = 9

  /// More dots are not drawn: no screen has room for them.
  private static let mostDots = 1000

  private var storedNumberOfPages = 0
  private var storedCurrentPage = 0

  /// The page whose dot stands out.
  private(set) final var displayedPage = 0

  /// Creates a row without dots.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Restores an archived row, without its dots.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many dots there are; 0 at first, and what is below 0 counts as 0.
  open var numberOfPages: Int {
    get { storedNumberOfPages }
    set {
      storedNumberOfPages = max(0, newValue)
      currentPage = storedCurrentPage
      setNeedsDisplay()
    }
  }

  /// The page shown, from 0 on; what lies outside goes to the nearer end.
  open var currentPage: Int {
    get { storedCurrentPage }
    set {
      storedCurrentPage = min(max(0, storedNumberOfPages - 1), max(0, newValue))
      updateCurrentPageDisplay()
    }
  }

  /// Whether nothing shows if there is only one page; false at first.
  open var hidesForSinglePage = false {
    didSet { setNeedsDisplay() }
  }

  /// Whether the dots follow a tap only when `updateCurrentPageDisplay` is called; false at first.
  open var defersCurrentPageDisplay = false

  /// Lets the dot of `currentPage` stand out.
  open func updateCurrentPageDisplay() {
    displayedPage = storedCurrentPage
    setNeedsDisplay()
  }

  /// The colour of the other dots; nil for a pale white.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the dot that stands out; nil for white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The least size, in points, for a number of dots; what is below 0 counts as 0.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    let width = count * UIPageControl.dotExtent + max(0, count - 1) * UIPageControl.dotSpacing
    return CGSize(width: width, height: UIPageControl.height)
  }

  /// The size for the dots that there are.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  override var accessibilityDefaults: AccessibilityDefaults? {
    let value = "page \(currentPage + 1) of \(numberOfPages)"
    return AccessibilityDefaults(value: value, traits: stateTraits.union(.adjustable))
  }

  override var keepsTapsFromSuperviews: Bool { true }

  /// Goes on by one page, or back, if there is one.
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
    var place = CGRect(
      x: bounds.midX - size.width / 2,
      y: bounds.midY - UIPageControl.dotExtent / 2,
      width: UIPageControl.dotExtent,
      height: UIPageControl.dotExtent
    )
    let step = UIPageControl.dotExtent + UIPageControl.dotSpacing
    // Dots beyond the edges are not drawn: nobody would see them.
    let beyond = max(0, ((bounds.minX - place.maxX) / step).rounded(.up))
    guard beyond < CGFloat(numberOfPages), let skipped = Int(exactly: beyond) else { return }
    place.origin.x += beyond * step
    var number = skipped
    while number < numberOfPages, number - skipped < UIPageControl.mostDots, place.minX < bounds.maxX {
      let color =
        number == displayedPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.2)
      color.setFill()
      UIBezierPath(ovalIn: place).fill()
      place.origin.x += step
      number += 1
    }
  }
}
