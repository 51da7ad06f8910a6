/// A leaf that is folded over: a flat fold, drawn from its two faces and a few shades.
///
/// Distances count from the spine outwards, on the side where the leaf lies at first. At progress p of a leaf
/// that is P wide:
///
/// 1. The fold is at P(1 - p), and the leaf's edge, folded over, at P(1 - 2p).
/// 2. The front shows from the spine to the fold, and beyond the fold the page beneath.
/// 3. The back shows from the edge to the fold: another page, or bare paper.
@MainActor
final class PageCurlView: PageTurnView {
  /// The pages that take part.
  struct Pages {
    /// The side on which the leaf lies before it is turned over.
    let side: PageLayout.Side
    /// What the leaf shows then.
    let front: UIView
    /// What the leaf shows when it is turned over; nil for bare paper.
    let back: UIView?
    /// What the leaf lies on before it is turned over.
    let under: UIView
    /// What it lies on when it is turned over, if that is in sight.
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

  /// How far shades reach, in points.
  private static let shadeExtent: CGFloat = 64
  private static let edgeShadeExtent: CGFloat = 28
  private static let foldShadeExtent: CGFloat = 120

  /// Takes the pages; reversed, the leaf begins turned over and comes to lie flat.
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
    pages.under.lie(in: layout.place(of: pages.side))
    pages.beside?.lie(in: layout.place(of: pages.side == .right ? .left : .right))
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
    underShade.lie(in: strip(fold, fold + PageCurlView.shadeExtent))
    edgeShade.lie(in: strip(edge - PageCurlView.edgeShadeExtent, edge))
    let foldPlace = strip(fold - PageCurlView.foldShadeExtent, fold)
    foldShade.lie(in: inside(strip(edge, fold), foldPlace))
    underShade.alpha = 1 - turned
    edgeShade.alpha = turned
  }

  private func place(_ page: UIView, at rect: CGRect, in leaf: UIView, at leafRect: CGRect) {
    leaf.lie(in: leafRect)
    page.lie(in: inside(leafRect, rect))
  }

  private func inside(_ outer: CGRect, _ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: -outer.minX, dy: -outer.minY)
  }
}
