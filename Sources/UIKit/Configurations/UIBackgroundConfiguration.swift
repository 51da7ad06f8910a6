/// A description of the background of a cell, header, footer or button.
///
/// Values that the application sets stay in all states; the others depend on style and state. Source: Apple,
/// UIBackgroundConfiguration; WWDC 2020 session 10027.
public struct UIBackgroundConfiguration {
  /// A view that fills the background, in front of colour and image.
  public var customView: UIView? { didSet { customized.insert(.customView) } }

  /// The radius of the corners, of background and stroke, in points.
  public var cornerRadius: CGFloat = 0 { didSet { customized.insert(.cornerRadius) } }

  /// The insets of background and stroke from the edges of the view, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero {
    didSet { customized.insert(.backgroundInsets) }
  }

  /// The edges where the view's layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = [] {
    didSet { customized.insert(.marginEdges) }
  }

  /// The colour; nil means the tint color.
  public var backgroundColor: UIColor? { didSet { customized.insert(.backgroundColor) } }

  /// A function from the colour to the one that is shown.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    didSet { customized.insert(.backgroundColorTransformer) }
  }

  /// An image in front of the colour.
  public var image: UIImage? { didSet { customized.insert(.image) } }

  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill {
    didSet { customized.insert(.imageContentMode) }
  }

  /// The colour of the stroke; nil means the tint color.
  public var strokeColor: UIColor? { didSet { customized.insert(.strokeColor) } }

  /// A function from the colour of the stroke to the one that is shown.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    didSet { customized.insert(.strokeColorTransformer) }
  }

  /// The width of the stroke, in points; 0 by default.
  public var strokeWidth: CGFloat = 0 { didSet { customized.insert(.strokeWidth) } }

  /// The distance of the stroke outside of the background, in points; inside of it if negative.
  public var strokeOutset: CGFloat = 0 { didSet { customized.insert(.strokeOutset) } }

  private let style: BackgroundStyle
  private var customized: CustomizedBackground = []

  private init(_ style: BackgroundStyle, _ state: InteractionState?) {
    self.style = style
    let color = style.color(in: state)
    backgroundColor = color
    cornerRadius = style.cornerRadius
    backgroundInsets = style.insets
    strokeColor = .clear
  }
}

extension UIBackgroundConfiguration {
  /// Returns a transparent background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear, nil) }

  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainCell, nil)
  }

  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeaderFooter, nil)
  }

  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedCell, nil)
  }

  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeaderFooter, nil)
  }

  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarHeader, nil)
  }

  /// Returns the background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarCell, nil)
  }

  /// Returns the background of a cell in a sidebar with a list beside it.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.accompaniedSidebarCell, nil)
  }

  /// Returns the configuration with its defaults for a state; values set by the application stay.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var new = UIBackgroundConfiguration(style, InteractionState(state))
    if customized.contains(.customView) { new.customView = customView }
    if customized.contains(.cornerRadius) { new.cornerRadius = cornerRadius }
    if customized.contains(.backgroundInsets) { new.backgroundInsets = backgroundInsets }
    if customized.contains(.marginEdges) {
      new.edgesAddingLayoutMarginsToBackgroundInsets = edgesAddingLayoutMarginsToBackgroundInsets
    }
    if customized.contains(.backgroundColor) { new.backgroundColor = backgroundColor }
    if customized.contains(.backgroundColorTransformer) {
      new.backgroundColorTransformer = backgroundColorTransformer
    }
    if customized.contains(.image) { new.image = image }
    if customized.contains(.imageContentMode) { new.imageContentMode = imageContentMode }
    if customized.contains(.strokeColor) { new.strokeColor = strokeColor }
    if customized.contains(.strokeColorTransformer) { new.strokeColorTransformer = strokeColorTransformer }
    if customized.contains(.strokeWidth) { new.strokeWidth = strokeWidth }
    if customized.contains(.strokeOutset) { new.strokeOutset = strokeOutset }
    return new
  }

  /// Returns the colour that is shown in a view with a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the colour of the stroke in a view with a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

extension UIBackgroundConfiguration: Hashable {
  /// Whether style and values are equal, and the same ones are the application's.
  public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
    left.style == right.style && left.customized == right.customized && left.customView == right.customView
      && left.cornerRadius == right.cornerRadius && left.backgroundInsets == right.backgroundInsets
      && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
      && left.backgroundColor == right.backgroundColor
      && left.backgroundColorTransformer.isSame(as: right.backgroundColorTransformer)
      && left.image == right.image && left.imageContentMode == right.imageContentMode
      && left.strokeColor == right.strokeColor
      && left.strokeColorTransformer.isSame(as: right.strokeColorTransformer)
      && left.strokeWidth == right.strokeWidth && left.strokeOutset == right.strokeOutset
  }

  /// Hashes style and colours.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(cornerRadius)
    hasher.combine(backgroundColor)
    hasher.combine(strokeColor)
    hasher.combine(strokeWidth)
  }
}

// MARK: - Defaults

/// The values that the application has set.
private struct CustomizedBackground: OptionSet, Hashable {
  let rawValue: Int

  static let customView = CustomizedBackground(rawValue: 1 << 0)
  static let cornerRadius = CustomizedBackground(rawValue: 1 << 1)
  static let backgroundInsets = CustomizedBackground(rawValue: 1 << 2)
  static let marginEdges = CustomizedBackground(rawValue: 1 << 3)
  static let backgroundColor = CustomizedBackground(rawValue: 1 << 4)
  static let backgroundColorTransformer = CustomizedBackground(rawValue: 1 << 5)
  static let image = CustomizedBackground(rawValue: 1 << 6)
  static let imageContentMode = CustomizedBackground(rawValue: 1 << 7)
  static let strokeColor = CustomizedBackground(rawValue: 1 << 8)
  static let strokeColorTransformer = CustomizedBackground(rawValue: 1 << 9)
  static let strokeWidth = CustomizedBackground(rawValue: 1 << 10)
  static let strokeOutset = CustomizedBackground(rawValue: 1 << 11)
}

/// The system's backgrounds.
private enum BackgroundStyle {
  case clear
  case plainCell
  case plainHeaderFooter
  case groupedCell
  case groupedHeaderFooter
  case sidebarHeader
  case sidebarCell
  case accompaniedSidebarCell

  /// The colour in a state; nil means the tint color.
  ///
  /// Cells have the colours of Apple's tables (UIColor, "UI element colors"). The others are our decision.
  func color(in state: InteractionState?) -> UIColor? {
    let isActive = state?.isHighlighted == true || state?.isSelected == true
    switch self {
    case .clear, .groupedHeaderFooter, .sidebarHeader: return .clear
    case .plainHeaderFooter: return state?.isPinned == true ? .systemBackground : .clear
    case .plainCell: return isActive ? Self.selection : .systemBackground
    case .groupedCell: return isActive ? Self.selection : .secondarySystemGroupedBackground
    case .sidebarCell:
      if state?.isSelected == true && state?.isEditing != true { return nil }
      return isActive ? .systemFill : .clear
    case .accompaniedSidebarCell: return isActive ? .systemFill : .clear
    }
  }

  /// The colour of selected cells, close to what devices show from iOS 13 on; our decision.
  private static var selection: UIColor { .systemGray4 }

  /// The radius of the corners: 10 points in sidebars, as groups of the style insetGrouped have; our decision.
  var cornerRadius: CGFloat { self == .sidebarCell || self == .accompaniedSidebarCell ? 10 : 0 }

  /// The insets: cells of sidebars have a gap of 2 points between them; our decision.
  var insets: NSDirectionalEdgeInsets {
    guard self == .sidebarCell || self == .accompaniedSidebarCell else { return .zero }
    return NSDirectionalEdgeInsets(top: 1, leading: 0, bottom: 1, trailing: 0)
  }
}

extension UIBackgroundConfiguration {
  /// Whether the application has set the colour.
  var hasOwnBackgroundColor: Bool { customized.contains(.backgroundColor) }

  /// Whether the application has set the radius of the corners.
  var hasOwnCornerRadius: Bool { customized.contains(.cornerRadius) }
}
