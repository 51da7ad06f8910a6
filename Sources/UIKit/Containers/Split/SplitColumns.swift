/// The layout of a split view's columns.
///
/// 1. From iOS 8, the width of the primary column is a fraction of the view's width, rounded up to whole
///    points. The automatic fraction is 0.4, but at least 320 points if the height is regular.
/// 2. The width is clamped to the minimum, the maximum and the view's width; if they contradict each other,
///    the minimum applies. The automatic minimum is 0. The automatic maximum is 320 points, or 375 in a view
///    of at least 1366 points.
/// 3. Side by side, the primary column is at the left, followed by a divider of one pixel, and the secondary
///    column fills the rest. Both have the height of the view.
/// 4. The divider extends one point under both columns, so an image of any scale doesn't show the content
///    behind it.
/// 5. A hidden primary column is directly beyond the left edge, and the secondary column fills the view. As
///    an overlay, the primary column is at the left above the secondary one.
/// 6. Up to iOS 7 the primary column is 320 points wide, and the divider one point.
///
/// Negative and NaN fractions and widths are treated as automatic. Source: Apple, UISplitViewController; the
/// automatic values were observed on devices.
struct SplitColumns: Equatable {
  let primary: CGRect

  let secondary: CGRect

  /// The line at the right edge of the primary column, including the parts under the columns.
  let divider: CGRect

  /// The primary column beyond the left edge.
  let hiddenPrimary: CGRect

  /// The application's preferences, as a fraction of the view's width and in points.
  struct WidthPreferences: Equatable {
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

  /// Creates the layout for a width of the primary column, according to rules 3 to 5.
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

  /// Returns the width of the primary column from iOS 8, according to rules 1 and 2.
  static func primaryWidth(
    in width: CGFloat,
    isRegularHigh: Bool,
    preferences: WidthPreferences
  ) -> CGFloat {
    let floor = isRegularHigh ? leastAutomaticWidth : 0
    let wanted =
      value(preferences.fraction).map { ($0 * width).rounded(.up) }
      ?? max(floor, (automaticFraction * width).rounded(.up))
    let greatest =
      value(preferences.maximum) ?? (width >= wideView ? automaticMaximumOfWideViews : automaticMaximum)
    let least = value(preferences.minimum) ?? 0
    return min(max(min(wanted, greatest), least), max(0, width))
  }

  /// Returns the current mode: the one that the user chose, or the preferred one.
  ///
  /// Automatic shows both columns side by side if the view is wider than high, and otherwise hides the
  /// primary one.
  static func mode(
    preferred: UISplitViewController.DisplayMode,
    chosen: UISplitViewController.DisplayMode?,
    in size: CGSize
  ) -> UISplitViewController.DisplayMode {
    if let chosen, chosen != .automatic { return chosen }
    guard preferred == .automatic else { return preferred }
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// Returns the mode that the display mode button changes to, unless the delegate decides.
  ///
  /// A visible primary column is hidden. A hidden one is shown in the preferred mode. If no mode that shows
  /// it is preferred, it is shown beside the other column if the view is wider than high, and otherwise over
  /// it.
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

  /// Returns the value of a preference, or nil for automatic.
  private static func value(_ wish: CGFloat) -> CGFloat? { wish >= 0 ? wish : nil }
}
