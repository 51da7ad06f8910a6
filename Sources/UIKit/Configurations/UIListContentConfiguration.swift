/// A description of the content of a cell, header or footer: an image, a text and a secondary text.
///
/// Values that the application sets stay in all states; the others depend on style and state. Source: Apple,
/// UIListContentConfiguration; WWDC 2020 session 10027.
public struct UIListContentConfiguration: UIContentConfiguration {
  // MARK: Content

  /// The image, before the texts.
  public var image: UIImage?

  /// The text.
  public var text: String?

  /// The text with attributes, which is shown instead of `text`.
  public var attributedText: NSAttributedString?

  /// The text below the text, or beside it.
  public var secondaryText: String?

  /// The secondary text with attributes, which is shown instead of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?

  // MARK: Appearance

  /// The appearance of the image.
  public var imageProperties: ImageProperties

  /// The appearance of the text.
  public var textProperties: TextProperties

  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// The opacity of the whole content.
  public var alpha: CGFloat = 1 { didSet { customized.insert(.alpha) } }

  // MARK: Layout

  /// The axes on which the content keeps the margins of the view around it; both by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both { didSet { customized.insert(.axes) } }

  /// The least margins around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { customized.insert(.margins) } }

  /// Whether the texts are side by side if there is room for both.
  public var prefersSideBySideTextAndSecondaryText: Bool { didSet { customized.insert(.sideBySide) } }

  /// The distance between the image and the texts, in points.
  public var imageToTextPadding: CGFloat { didSet { customized.insert(.imagePadding) } }

  /// The least distance between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    didSet { customized.insert(.horizontalPadding) }
  }

  /// The distance between texts one above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat { didSet { customized.insert(.verticalPadding) } }

  private let style: ListContentStyle
  private var customized: CustomizedContent = []

  private init(_ style: ListContentStyle, _ state: InteractionState? = nil) {
    self.style = style
    imageProperties = ImageProperties(style, state)
    textProperties = TextProperties(font: style.font, color: style.color(in: state))
    textProperties.setDefaults { $0.transform = style.transform }
    secondaryTextProperties = TextProperties(
      font: style.secondaryFont,
      color: style.secondaryColor(in: state)
    )
    directionalLayoutMargins = style.margins
    prefersSideBySideTextAndSecondaryText = style == .valueCell
    imageToTextPadding = style.imagePadding
    textToSecondaryTextHorizontalPadding = ListContentStyle.horizontalPadding
    textToSecondaryTextVerticalPadding = ListContentStyle.verticalPadding
  }

  /// The least height of the content: that of a row, unless the application sets the margins.
  var leastHeight: CGFloat { customized.contains(.margins) ? 0 : style.leastHeight }
}

extension UIListContentConfiguration {
  /// Returns the content of a cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

  /// Returns the content of a cell with a secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.subtitleCell)
  }

  /// Returns the content of a cell with a value at its end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }

  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }

  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }

  /// Returns the content of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.groupedHeader)
  }

  /// Returns the content of a prominent header in a grouped list with insets.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.prominentHeader)
  }

  /// Returns the content of a very prominent header in a grouped list with insets.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.extraProminentHeader)
  }

  /// Returns the content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.groupedFooter)
  }

  /// Returns the content of a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }

  /// Returns the content of a cell in a sidebar, with a secondary text below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarSubtitleCell)
  }

  /// Returns the content of a cell in a sidebar with a list beside it.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarCell)
  }

  /// Returns the content of a cell in a sidebar with a list beside it, with a secondary text below the text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarSubtitleCell)
  }

  /// Returns the content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarHeader)
  }

  /// Returns a `UIListContentView` with the content.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration with its defaults for a state; values set by the application stay.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var new = UIListContentConfiguration(style, InteractionState(state))
    new.image = image
    new.text = text
    new.attributedText = attributedText
    new.secondaryText = secondaryText
    new.secondaryAttributedText = secondaryAttributedText
    new.imageProperties = imageProperties.over(new.imageProperties)
    new.textProperties = textProperties.over(new.textProperties)
    new.secondaryTextProperties = secondaryTextProperties.over(new.secondaryTextProperties)
    if customized.contains(.alpha) { new.alpha = alpha }
    if customized.contains(.axes) {
      new.axesPreservingSuperviewLayoutMargins = axesPreservingSuperviewLayoutMargins
    }
    if customized.contains(.margins) { new.directionalLayoutMargins = directionalLayoutMargins }
    if customized.contains(.sideBySide) {
      new.prefersSideBySideTextAndSecondaryText = prefersSideBySideTextAndSecondaryText
    }
    if customized.contains(.imagePadding) { new.imageToTextPadding = imageToTextPadding }
    if customized.contains(.horizontalPadding) {
      new.textToSecondaryTextHorizontalPadding = textToSecondaryTextHorizontalPadding
    }
    if customized.contains(.verticalPadding) {
      new.textToSecondaryTextVerticalPadding = textToSecondaryTextVerticalPadding
    }
    return new
  }
}

extension UIListContentConfiguration: Hashable {
  /// Whether content, style and values are equal, and the same ones are the application's.
  public static func == (left: UIListContentConfiguration, right: UIListContentConfiguration) -> Bool {
    left.values == right.values
  }

  /// Hashes content, style and values.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  private var values: [AnyHashable] {
    let margins = directionalLayoutMargins
    return [
      style, customized.rawValue, image, text, attributedText, secondaryText, secondaryAttributedText,
      imageProperties, textProperties, secondaryTextProperties, alpha,
      axesPreservingSuperviewLayoutMargins.rawValue, margins.top, margins.leading, margins.bottom,
      margins.trailing, prefersSideBySideTextAndSecondaryText, imageToTextPadding,
      textToSecondaryTextHorizontalPadding, textToSecondaryTextVerticalPadding,
    ]
  }
}

/// The values that the application has set.
private struct CustomizedContent: OptionSet {
  let rawValue: Int

  static let alpha = CustomizedContent(rawValue: 1 << 0)
  static let axes = CustomizedContent(rawValue: 1 << 1)
  static let margins = CustomizedContent(rawValue: 1 << 2)
  static let sideBySide = CustomizedContent(rawValue: 1 << 3)
  static let imagePadding = CustomizedContent(rawValue: 1 << 4)
  static let horizontalPadding = CustomizedContent(rawValue: 1 << 5)
  static let verticalPadding = CustomizedContent(rawValue: 1 << 6)
}
