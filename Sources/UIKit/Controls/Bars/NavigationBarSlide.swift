/// How one item of a navigation bar takes the place of another.
///
/// 1. The lower title moves to where the upper item's back button has its title, and becomes it; both fade over.
/// 2. The upper title comes from the right, as far behind the lower one that the two never touch.
/// 3. The lower item's own back title leaves to the left, behind the arrow, which stands still from iOS 7 on; before,
///    the whole button moves.
/// 4. All other parts fade in their places.
///
/// Source: Apple, iOS 7 UI Transition Guide and UINavigationBar.backIndicatorTransitionMaskImage; as seen on devices.
@MainActor
struct NavigationBarSlide {
  /// What shows for the item that is pushed or popped.
  let upper: NavigationBarContent?
  /// What shows for the item below.
  let lower: NavigationBarContent?
  /// The bar's width in points.
  let width: CGFloat

  /// Shows a stage of the push, from 0 to 1; a pop is one backwards.
  func show(_ stage: CGFloat) {
    let rest = 1 - stage
    let apart = max(width / 2, ((upper?.titleWidth ?? 0) + (lower?.titleWidth ?? 0)) / 2 + BarLook.spacing)
    let way = lower.flatMap { lower in upper?.backTitleMiddle.map { $0 - lower.titleMiddle } }
    if let lower {
      lower.alpha = rest
      lower.moveTitle(by: (way ?? -apart) * stage)
      lower.moveBackTitle(by: -lower.backTitleReach * stage)
    }
    if let upper {
      upper.alpha = stage
      upper.moveTitle(by: apart * rest)
      upper.moveBackTitle(by: -(way ?? 0) * rest)
    }
  }
}
