/// Two pages that slide, one behind the other.
@MainActor
final class PageSlideView: PageTurnView {
  private let layout: PageLayout
  private let old: UIView
  private let new: UIView
  private let step: CGFloat

  /// Takes the pages; `spacing` points lie between them.
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
    let way = step * progress
    old.lie(in: layout.strip(from: -way, to: layout.extent - way))
    new.lie(in: layout.strip(from: step - way, to: step + layout.extent - way))
  }
}
