/// Where the columns of a split view lie.
///
/// 1. From iOS 8 the primary column is a fraction of the view wide, rounded up to whole points. The automatic
///    fraction is 0.4, but gives no less than 320 points where the height is regular.
/// 2. The width is at most the maximum, at least the minimum, and fits the view; where the two contradict each
///    other the minimum wins. The automatic minimum is 0, the automatic maximum 320 points, or 375 in a view
///    at least 1366 points wide.
/// 3. Side by side, the primary column is on the left, then comes a divider of one pixel, and the secondary
///    column has the rest. Both are as high as the view.
/// 4. The divider reaches a point under the columns at its sides, so that a picture of any scale shows nothing that
///    lies behind.
/// 5. Hidden, the primary column lies just beyond the left edge, and the secondary one fills the view. Over
///    it, the primary column is on the left.
/// 6. Up to iOS 7 the primary column is 320 points wide, and the divider one point.
///
/// Fractions and widths that are negative or not a number count as automatic.
/// Source: Apple, UISplitViewController; the automatic numbers are those seen on devices.
struct SplitColumns: Equatable {
  /// The primary column.
  let primary: CGRect

  /// The secondary column.
  let secondary: CGRect

  /// The line at the primary column's right edge, with what the columns cover of it.
  let divider: CGRect

  /// The primary column as it slides off.
  let hiddenPrimary: CGRect

  /// What an application asks for; in points, or a part of the view's width.
  struct Wishes: Equatable {
    var fraction = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension
  }

  static let olderPrimaryWidth: CGFloat = 320
  static let automaticFraction: CGFloat = 0.4
  static let leastAutomaticWidth: CGFloat = 320
  static let automaticMaximum: CGFloat = 320
  static let automaticMaximumOfWideViews: CGFloat = 375
  static let wideView: CGFloat = 1366

  static let dividerReach: CGFloat = 1

  /// Places columns of which the primary one has a certain width; rules 3 to 5.
  init(
    _ mode: UISplitViewController.DisplayMode,
    in size: CGSize,
    primaryWidth: CGFloat,
    dividerWidth: CGFloat
  ) {
    let whole = CGRect(origin: .zero, size: size)
    let width = min(max(0, primaryWidth), max(0, size.width))
    let isHidden = mode == .secondaryOnly
    hiddenPrimary = CGRect(x: -width - dividerWidth, y: 0, width: width, height: size.height)
    primary = isHidden ? hiddenPrimary : CGRect(x: 0, y: 0, width: width, height: size.height)
    let line = CGRect(x: primary.maxX, y: 0, width: dividerWidth, height: size.height)
    let reach = SplitColumns.dividerReach
    if mode == .oneBesideSecondary {
      let start = min(width + dividerWidth, size.width)
      secondary = CGRect(x: start, y: 0, width: size.width - start, height: size.height)
      divider = line.insetBy(dx: -reach, dy: 0)
    } else {
      secondary = whole
      divider = CGRect(x: line.minX - reach, y: 0, width: reach + dividerWidth, height: size.height)
    }
  }

  /// The width of the primary column from iOS 8 on; rules 1 and 2.
  static func primaryWidth(
    in width: CGFloat,
    isRegularHigh: Bool,
    wishes: Wishes
  ) -> CGFloat {
    let floor = isRegularHigh ? leastAutomaticWidth : 0
    let wanted =
      value(wishes.fraction).map { ($0 * width).rounded(.up) }
      ?? max(floor, (automaticFraction * width).rounded(.up))
    let greatest =
      value(wishes.maximum) ?? (width >= wideView ? automaticMaximumOfWideViews : automaticMaximum)
    let least = value(wishes.minimum) ?? 0
    return min(max(min(wanted, greatest), least), max(0, width))
  }

  /// The mode in effect: what the user chose, or what is preferred; automatic shows both columns side by side
  /// if the view is wider than high, and else hides the primary one.
  static func mode(
    preferred: UISplitViewController.DisplayMode,
    chosen: UISplitViewController.DisplayMode?,
    in size: CGSize
  ) -> UISplitViewController.DisplayMode {
    if let chosen, chosen != .automatic { return chosen }
    guard preferred == .automatic else { return preferred }
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// What the display mode button changes to unless the delegate decides.
  ///
  /// A primary column that shows is hidden. A hidden one comes back as preferred, or else beside the other column
  /// if the view is wider than high, and over it if not.
  static func target(
    from mode: UISplitViewController.DisplayMode,
    preferred: UISplitViewController.DisplayMode,
    in size: CGSize
  ) -> UISplitViewController.DisplayMode {
    guard mode == .secondaryOnly else { return .secondaryOnly }
    switch preferred {
    case .oneBesideSecondary, .oneOverSecondary: return preferred
    case .automatic, .secondaryOnly:
      return size.width > size.height ? .oneBesideSecondary : .oneOverSecondary
    }
  }

  /// A wish that is no automatic one.
  private static func value(_ wish: CGFloat) -> CGFloat? { wish >= 0 ? wish : nil }
}
