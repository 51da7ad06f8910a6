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
    if let lower {
      lower.alpha = rest
      lower.moveTitle(by: lowerWay * stage)
      lower.moveBackTitle(by: -lowerBackWay * stage)
    }
    if let upper {
      upper.alpha = stage
      upper.moveTitle(by: upperWay * rest)
      upper.moveBackTitle(by: upperBackWay * rest)
    }
  }

  // All ways are straight and take the same time: what is apart at both ends is apart in between.

  /// From where the upper title comes: from the edge, and from behind the lower title.
  private var upperWay: CGFloat {
    guard let upper, let lower else { return width / 2 }
    let half = max(lower.titleSpan.length, upper.backTitleSpan?.length ?? 0) / 2
    return max(width / 2, lower.titleSpan.middle + half + BarLook.spacing - upper.titleSpan.start)
  }

  /// Where the lower title goes: to the back button's title, or as far as the upper title needs it.
  private var lowerWay: CGFloat {
    guard let upper, let lower else { return -width / 2 }
    let half = lower.titleSpan.length / 2
    let free = upper.titleSpan.start - BarLook.spacing - half
    return min(upper.backTitleSpan?.middle ?? free, free) - lower.titleSpan.middle
  }

  /// From where the upper back title comes: from the place of the lower title.
  private var upperBackWay: CGFloat {
    guard let upper, let lower, let back = upper.backTitleSpan else { return 0 }
    return lower.titleSpan.middle - back.middle
  }

  /// How far the lower back title goes to the left: until it is gone, and out of the lower title's way.
  private var lowerBackWay: CGFloat {
    guard let lower, let back = lower.backTitleSpan else { return 0 }
    let left = lower.titleSpan.start + lowerWay
    return max(lower.backTitleReach, back.start + back.length - left + BarLook.spacing)
  }
}
