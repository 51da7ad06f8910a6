/// What shows while a page is turned: the pages, and how they move.
@MainActor
class PageTurnView: UIView {
  /// Takes the pages in, before the turn; called in the place where they are already, so that none leaves the
  /// window meanwhile.
  func takePages() {}

  /// Places the pages as `progress` demands: 0 before the turn, 1 after it.
  func show(_ progress: CGFloat) {}
}
