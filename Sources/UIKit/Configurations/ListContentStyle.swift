/// The system's styles of contents in lists.
///
/// Apple publishes which styles there are, and of their values only pictures. Rows of one line of text are 44 points high and
/// titles of groups 38.67, with their text 17 points below the top, as in a dump of a list of iOS 17
/// (github.com/getsentry/sentry-cocoa, SentryUIRedactBuilder's tests). The other values are our decision.
enum ListContentStyle: Hashable {
  case cell
  case subtitleCell
  case valueCell
  case plainHeader
  case plainFooter
  case groupedHeader
  case prominentHeader
  case extraProminentHeader
  case groupedFooter
  case sidebarCell
  case sidebarSubtitleCell
  case accompaniedSidebarCell
  case accompaniedSidebarSubtitleCell
  case sidebarHeader

  /// The least distance between texts side by side, in points.
  static let horizontalPadding: CGFloat = 8
  /// The distance between texts one above the other, in points.
  static let verticalPadding: CGFloat = 3
  /// The least height of a row, in points.
  static let rowHeight: CGFloat = 44
  /// The size that a symbol has in a row, in points.
  static let symbolSize = CGSize(width: 28, height: 24)

  private var isSidebar: Bool {
    switch self {
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell,
      .sidebarHeader:
      true
    default: false
    }
  }

  private var isCell: Bool {
    switch self {
    case .cell, .subtitleCell, .valueCell: true
    default: isSidebar && self != .sidebarHeader
    }
  }

  /// Whether a selected cell has a background in the tint color.
  private var isTintedBySelection: Bool { self == .sidebarCell || self == .sidebarSubtitleCell }

  var font: UIFont {
    switch self {
    case .plainHeader: .preferredFont(forTextStyle: .headline)
    case .plainFooter, .groupedHeader, .groupedFooter: .preferredFont(forTextStyle: .footnote)
    case .prominentHeader: .preferredFont(forTextStyle: .headline)
    case .extraProminentHeader, .sidebarHeader:
      .boldSystemFont(ofSize: UIFont.preferredFont(forTextStyle: .title3).pointSize)
    default: .preferredFont(forTextStyle: .body)
    }
  }

  var secondaryFont: UIFont {
    switch self {
    case .valueCell: .preferredFont(forTextStyle: .body)
    case .plainHeader, .prominentHeader, .extraProminentHeader, .sidebarHeader:
      .preferredFont(forTextStyle: .subheadline)
    default: .preferredFont(forTextStyle: .caption1)
    }
  }

  func color(in state: InteractionState?) -> UIColor {
    if state?.isDisabled == true { return .tertiaryLabel }
    if isTintedBySelection, state?.isSelected == true, state?.isEditing != true { return .white }
    switch self {
    case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter: return .secondaryLabel
    default: return .label
    }
  }

  func secondaryColor(in state: InteractionState?) -> UIColor {
    if state?.isDisabled == true { return .tertiaryLabel }
    switch self {
    case .cell, .subtitleCell: return .label
    case .sidebarCell, .sidebarSubtitleCell:
      return state?.isSelected == true && state?.isEditing != true ? .white : .secondaryLabel
    default: return .secondaryLabel
    }
  }

  /// The colour of a template image; nil means the tint color.
  func imageColor(in state: InteractionState?) -> UIColor? {
    if state?.isDisabled == true { return .tertiaryLabel }
    if isTintedBySelection, state?.isSelected == true, state?.isEditing != true { return .white }
    return nil
  }

  var transform: UIListContentConfiguration.TextProperties.TextTransform {
    self == .groupedHeader ? .uppercase : .none
  }

  /// The least margins around the content.
  var margins: NSDirectionalEdgeInsets {
    switch self {
    case .groupedHeader: NSDirectionalEdgeInsets(top: 17, leading: 16, bottom: 6, trailing: 8)
    case .prominentHeader, .extraProminentHeader:
      NSDirectionalEdgeInsets(top: 17, leading: 16, bottom: 10, trailing: 8)
    case .plainHeader, .plainFooter: NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8)
    case .groupedFooter: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 8)
    default: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    }
  }

  var imagePadding: CGFloat { isSidebar ? 8 : 16 }

  var leastHeight: CGFloat { isCell ? Self.rowHeight : 0 }
}
