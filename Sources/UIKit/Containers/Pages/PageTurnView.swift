/// The view of a page turn, which contains and moves the pages.
@MainActor
class PageTurnView: UIView {
  /// Adds the pages before the turn; called after the view was added to the window, so pages never leave the
  /// window.
  func takePages() {}

  /// Moves the pages to a `progress`: 0 before the turn, 1 after it.
  func show(_ progress: CGFloat) {}
}

/// The view of a page curl: a flat fold, drawn with its two sides and a few shadows.
///
/// Distances are measured from the spine outwards, on the side where the leaf starts. At progress p of a leaf
/// of width P:
///
/// 1. The fold is at P(1 - p), and the folded edge at P(1 - 2p).
/// 2. The front is visible from the spine to the fold, and the page beneath beyond the fold.
/// 3. The back is visible from the edge to the fold: another page, or blank paper.
@MainActor
final class PageCurlView: PageTurnView {
  /// The pages of a curl.
  struct Pages {
    /// The side of the leaf before the turn.
    let side: PageLayout.Side
    /// The front of the leaf, visible before the turn.
    let front: UIView
    /// The back of the leaf, visible after the turn; nil for blank paper.
    let back: UIView?
    /// The page below the leaf before the turn.
    let under: UIView
    /// The page below the leaf after the turn, if it is visible.
    let beside: UIView?
  }

  private let layout: PageLayout
  private let pages: Pages
  private let isReversed: Bool
  private let frontLeaf = UIView()
  private let backLeaf = UIView()
  private let paper = UIView()
  private let underShade: PageShade
  private let edgeShade: PageShade
  private let foldShade: PageShade

  /// The widths of the shadows, in points.
  private static let shadeExtent: CGFloat = 64
  private static let edgeShadeExtent: CGFloat = 28
  private static let foldShadeExtent: CGFloat = 120

  /// Creates the view; if `isReversed`, the leaf starts turned over and ends flat.
  init(_ layout: PageLayout, _ pages: Pages, isReversed: Bool) {
    self.layout = layout
    self.pages = pages
    self.isReversed = isReversed
    func shade(_ extent: CGFloat, darkAtFold: Bool, _ strength: CGFloat) -> PageShade {
      PageShade(
        layout.orientation,
        size: layout.strip(from: 0, to: extent).size,
        isDarkAtEnd: darkAtFold == (pages.side == .right),
        strength: strength
      )
    }
    underShade = shade(PageCurlView.shadeExtent, darkAtFold: false, 0.4)
    edgeShade = shade(PageCurlView.edgeShadeExtent, darkAtFold: true, 0.3)
    foldShade = shade(PageCurlView.foldShadeExtent, darkAtFold: true, 0.34)
    super.init(frame: layout.bounds)
    bounds.origin = layout.bounds.origin
    clipsToBounds = true
    autoresizesSubviews = false
    paper.backgroundColor = UIColor(white: 0.94, alpha: 1)
    for leaf in [frontLeaf, backLeaf] {
      leaf.clipsToBounds = true
      leaf.autoresizesSubviews = false
    }
  }

  required init?(coder: NSCoder) { nil }

  override func takePages() {
    if let beside = pages.beside { addSubview(beside) }
    for view in [pages.under, underShade, frontLeaf, edgeShade, backLeaf] { addSubview(view) }
    frontLeaf.addSubview(pages.front)
    backLeaf.addSubview(pages.back ?? paper)
    backLeaf.addSubview(foldShade)
    pages.under.place(in: layout.frame(of: pages.side))
    pages.beside?.place(in: layout.frame(of: pages.side == .right ? .left : .right))
    show(0)
  }

  override func show(_ progress: CGFloat) {
    let turned = isReversed ? 1 - progress : progress
    let length = layout.pageExtent
    let fold = length * (1 - turned)
    let edge = length * (1 - 2 * turned)
    func strip(_ near: CGFloat, _ far: CGFloat) -> CGRect {
      layout.strip(from: near, to: far, on: pages.side)
    }
    place(pages.front, at: strip(0, length), in: frontLeaf, at: strip(0, fold))
    place(pages.back ?? paper, at: strip(edge, edge + length), in: backLeaf, at: strip(edge, fold))
    underShade.place(in: strip(fold, fold + PageCurlView.shadeExtent))
    edgeShade.place(in: strip(edge - PageCurlView.edgeShadeExtent, edge))
    let foldRect = strip(fold - PageCurlView.foldShadeExtent, fold)
    foldShade.place(in: inside(strip(edge, fold), foldRect))
    underShade.alpha = 1 - turned
    edgeShade.alpha = turned
  }

  private func place(_ page: UIView, at rect: CGRect, in leaf: UIView, at leafRect: CGRect) {
    leaf.place(in: leafRect)
    page.place(in: inside(leafRect, rect))
  }

  private func inside(_ outer: CGRect, _ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: -outer.minX, dy: -outer.minY)
  }
}

/// The view of two pages that slide.
@MainActor
final class PageSlideView: PageTurnView {
  private let layout: PageLayout
  private let old: UIView
  private let new: UIView
  private let step: CGFloat

  /// Creates the view with `spacing` points between the pages.
  init(
    _ layout: PageLayout,
    from old: UIView,
    to new: UIView,
    direction: UIPageViewController.NavigationDirection,
    spacing: CGFloat
  ) {
    self.layout = layout
    self.old = old
    self.new = new
    step = (layout.extent + spacing) * (direction == .forward ? 1 : -1)
    super.init(frame: layout.bounds)
    bounds.origin = layout.bounds.origin
    clipsToBounds = true
    autoresizesSubviews = false
  }

  required init?(coder: NSCoder) { nil }

  override func takePages() {
    addSubview(old)
    addSubview(new)
    show(0)
  }

  override func show(_ progress: CGFloat) {
    let offset = step * progress
    old.place(in: layout.strip(from: -offset, to: layout.extent - offset))
    new.place(in: layout.strip(from: step - offset, to: step + layout.extent - offset))
  }
}

/// A shadow that fades out in one direction.
@MainActor
final class PageShade: UIView {
  private let isDarkAtEnd: Bool
  private let orientation: UIPageViewController.NavigationOrientation
  private let strength: CGFloat

  /// The darkness of the shadow at positions from its dark end: it decreases quickly and fades smoothly.
  private static let course: [(location: CGFloat, darkness: CGFloat)] = [
    (0, 1), (0.08, 0.78), (0.2, 0.52), (0.4, 0.24), (0.65, 0.07), (1, 0),
  ]

  /// Creates a shadow with the darkness `strength` at one end and none at the other.
  init(
    _ orientation: UIPageViewController.NavigationOrientation,
    size: CGSize,
    isDarkAtEnd: Bool,
    strength: CGFloat
  ) {
    self.orientation = orientation
    self.isDarkAtEnd = isDarkAtEnd
    self.strength = strength
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var area = bounds
    if orientation == .horizontal {
      // Gradients are vertical: mirroring at the diagonal makes this one horizontal.
      context.concatenate(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
      area = CGRect(x: area.minY, y: area.minX, width: area.height, height: area.width)
    }
    let stops = PageShade.course.map { stop in
      (
        place: isDarkAtEnd ? 1 - stop.location : stop.location,
        color: UIColor(white: 0, alpha: strength * stop.darkness)
      )
    }
    UIBezierPath(rect: area).fill(with: DrawingGradient(isDarkAtEnd ? stops.reversed() : stops))
  }
}
