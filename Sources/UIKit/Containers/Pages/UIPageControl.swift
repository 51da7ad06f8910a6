/// A row of dots, one for each page, with the current page's dot highlighted.
///
/// A tap right of the centre goes to the next page, a tap left of it to the previous one, and the other way round where the interface
/// is laid out from right to left; from iOS 14 on a finger that moves along the dots goes through the pages. Both send `valueChanged`. Source: Apple, UIPageControl; WWDC 2020 session 10176.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The height of a row of dots, in points.
  static var height: CGFloat { device.behavior.pageControlHeight }

  /// How far a finger moves until it scrubs, in points; Apple doesn't document it.
  private static let scrubDistance: CGFloat = 6

  private var storedNumberOfPages = 0
  private var storedCurrentPage = 0
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  /// Where the tracked finger came down.
  private var touchStart: CGFloat = 0

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

  // MARK: Pages

  /// The number of dots; defaults to 0, and negative values are treated as 0.
  open var numberOfPages: Int {
    get { storedNumberOfPages }
    set {
      storedNumberOfPages = max(0, newValue)
      images = images.filter { $0.key < storedNumberOfPages }
      currentImages = currentImages.filter { $0.key < storedNumberOfPages }
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

  // MARK: Appearance

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

  /// The backgrounds of page controls, from iOS 14 on.
  public enum BackgroundStyle: Int, Sendable {
    /// A background while a finger is on the control.
    case automatic = 0
    /// A background at all times.
    case prominent = 1
    /// No background but while a finger scrubs.
    case minimal = 2
  }

  /// The background; defaults to `automatic`.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }

  /// The image in place of all dots, from iOS 14 on; nil for dots.
  open var preferredIndicatorImage: UIImage? { didSet { imagesDidChange() } }

  /// The image in place of the current page's dot, from iOS 16 on; nil for that of the others.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { imagesDidChange() } }

  /// Returns the image in place of a page's dot that was set for this page; nil if none was.
  ///
  /// A page that doesn't exist raises NSInvalidArgumentException, in our words; so do the following methods.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    check(page)
    return images[page]
  }

  /// Sets the image in place of a page's dot; nil for the preferred one.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    check(page)
    images[page] = image
    imagesDidChange()
  }

  /// Returns the image of a page while it is the current one, from iOS 16 on; nil if none was set.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    check(page)
    return currentImages[page]
  }

  /// Sets the image of a page while it is the current one, from iOS 16 on.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    check(page)
    currentImages[page] = image
    imagesDidChange()
  }

  private func imagesDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func check(_ page: Int) {
    guard !(0..<storedNumberOfPages).contains(page) else { return }
    UIKitException.raise(
      .invalidArgumentException,
      "The page \(page) is not among the \(storedNumberOfPages) pages of the page control."
    )
  }

  // MARK: Size

  private var dots: PageDots {
    let preferred = [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap(\.self)
    let all = preferred + images.values + currentImages.values
    return PageDots(
      isInteractive: device.behavior.pageControlsAreInteractive,
      imageWidth: all.map(\.size.width).max() ?? 0
    )
  }

  /// Returns the minimum size in points for a number of dots; negative values are treated as 0.
  ///
  /// Without dots it has no width; how devices answer is unknown.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: dots.width(count: pageCount), height: UIPageControl.height)
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

  // MARK: Touches

  /// What a finger does with a page control, from iOS 14 on.
  public enum InteractionState: Int, Sendable {
    /// Nothing: no finger has changed the page.
    case none = 0
    /// It taps, and goes to the next or the previous page.
    case discrete = 1
    /// It moves along the dots, and goes through the pages.
    case continuous = 2
  }

  /// What a finger does with the control; targets read it when the page changes.
  open private(set) var interactionState = InteractionState.none { didSet { setNeedsDisplay() } }

  /// Whether a finger that moves along the dots goes through the pages, from iOS 14 on; true by default.
  open var allowsContinuousInteraction = true

  override var keepsTapsFromSuperviews: Bool { true }

  /// Takes the finger, which may tap or scrub.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchStart = touch.location(in: self).x
    setNeedsDisplay()
    return true
  }

  /// Goes to the page under the finger, if it scrubs.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard device.behavior.pageControlsAreInteractive, allowsContinuousInteraction, storedNumberOfPages > 1
    else { return true }
    let x = touch.location(in: self).x
    if abs(x - touchStart) > UIPageControl.scrubDistance { interactionState = .continuous }
    if interactionState == .continuous {
      let place = isRightToLeft ? bounds.minX + bounds.maxX - x : x
      change(to: dots.page(at: place, in: bounds, count: storedNumberOfPages))
    }
    return true
  }

  /// Goes to the next or the previous page after a tap, if there is one.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    defer { interactionState = .none }
    guard let touch, isTouchInside, interactionState == .none else { return }
    interactionState = .discrete
    let isForward = (touch.location(in: self).x >= bounds.midX) != isRightToLeft
    let page = storedCurrentPage + (isForward ? 1 : -1)
    if (0..<storedNumberOfPages).contains(page) { change(to: page) }
  }

  /// Ends a scrub where it is.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
  }

  private func change(to page: Int) {
    guard page != storedCurrentPage else { return }
    storedCurrentPage = page
    sendActions(for: .valueChanged)
    if !defersCurrentPageDisplay { updateCurrentPageDisplay() }
  }

  // MARK: Drawing

  /// Draws the background and the dots.
  open override func draw(_ rect: CGRect) {
    guard numberOfPages > 1 || !hidesForSinglePage else { return }
    drawBackground()
    for (page, place) in dots.visible(in: bounds, count: numberOfPages) {
      let frame = directed(place, in: bounds)
      let isCurrent = page == displayedPage
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.2)
      if let image = image(ofPage: page, isCurrent: isCurrent) {
        let size = image.size
        let origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
        (image.renderingMode == .alwaysOriginal ? image : image.withTintColor(color)).draw(at: origin)
      } else {
        color.setFill()
        UIBezierPath(ovalIn: frame).fill()
      }
    }
  }

  private func image(ofPage page: Int, isCurrent: Bool) -> UIImage? {
    let own = images[page] ?? preferredIndicatorImage
    return isCurrent ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? own : own
  }

  private func drawBackground() {
    guard device.behavior.pageControlsAreInteractive else { return }
    let isShown =
      switch backgroundStyle {
      case .prominent: true
      case .automatic: isTracking
      case .minimal: interactionState == .continuous
      }
    guard isShown else { return }
    let width = min(bounds.width, dots.width(count: numberOfPages))
    let area = CGRect(
      x: bounds.midX - width / 2,
      y: bounds.midY - UIPageControl.height / 2,
      width: width,
      height: UIPageControl.height
    )
    UIColor.systemFill.setFill()
    UIBezierPath(roundedRect: area, cornerRadius: area.height / 2).fill()
  }
}

/// The places of the dots: 7 points wide and 9 apart; from iOS 14 on 17.5 points each, with room at the sides.
///
/// Source: as measured on devices. From iOS 14 on decided here, near the sizes for 3 pages in Interface Builder's documents: 122.5 × 27.5
/// points (Xcode 12, 2 pixels per point), 121.33 × 27.33 (Xcode 12.4, 3 pixels), 120.33 × 26.33 (Xcode 13, 3 pixels). Those of Xcode 16
/// have 73 × 25.67.
private struct PageDots {
  let isInteractive: Bool
  /// The width of the widest image; 0 without images.
  var imageWidth: CGFloat = 0

  /// The maximum number of drawn dots; no screen has room for more.
  private static let most = 1000

  private var extent: CGFloat { max(isInteractive ? 7.5 : 7, imageWidth) }
  private var step: CGFloat { extent + (isInteractive ? 10 : 9) }
  private var sides: CGFloat { isInteractive ? 63 : 0 }

  /// The width of the control for a number of dots.
  func width(count: Int) -> CGFloat {
    guard count > 0 else { return 0 }
    return isInteractive ? CGFloat(count) * step + sides : CGFloat(count) * step - (step - extent)
  }

  /// The left side of the first dot.
  private func start(in bounds: CGRect, count: Int) -> CGFloat {
    bounds.midX - (CGFloat(max(0, count)) * step - (step - extent)) / 2
  }

  /// The page whose dot is nearest to a place.
  func page(at x: CGFloat, in bounds: CGRect, count: Int) -> Int {
    let place = ((x - start(in: bounds, count: count) - extent / 2) / step).rounded()
    return Int(max(0, min(place, CGFloat(count - 1))))
  }

  /// The frames of the dots within the bounds; dots beyond the edges are invisible and are skipped.
  func visible(in bounds: CGRect, count: Int) -> [(page: Int, frame: CGRect)] {
    var frame = CGRect(
      x: start(in: bounds, count: count),
      y: bounds.midY - extent / 2,
      width: extent,
      height: extent
    )
    let beyond = max(0, ((bounds.minX - frame.maxX) / step).rounded(.up))
    guard beyond < CGFloat(count), let skipped = Int(exactly: beyond) else { return [] }
    frame.origin.x += beyond * step
    var found: [(Int, CGRect)] = []
    for page in skipped..<min(count, skipped + PageDots.most) where frame.minX < bounds.maxX {
      found.append((page, frame))
      frame.origin.x += step
    }
    return found
  }
}
