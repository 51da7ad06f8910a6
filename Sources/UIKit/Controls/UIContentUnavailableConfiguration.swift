/// A description of what a screen shows instead of its content: nothing is there, it is loading, or a search found nothing.
///
/// Source: Apple, UIContentUnavailableConfiguration.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The image, above the texts.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes, which is shown instead of `text`.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The secondary text, below the text.
  public var secondaryText: String?
  /// The secondary text with attributes, which is shown instead of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The alignment of image and texts.
  public var alignment = Alignment.center
  /// The axes on which the content keeps the margins of the view around it; both by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The least margins around the content, in points.
  public var directionalLayoutMargins = Style.margins
  /// The distance between image and text, in points.
  public var imageToTextPadding = Style.imagePadding
  /// The distance between text and secondary text, in points.
  public var textToSecondaryTextPadding = Style.textPadding
  /// The background.
  public var background = UIBackgroundConfiguration.clear()

  /// Whether an activity indicator is shown instead of an image.
  let isLoading: Bool

  private init(isLoading: Bool) {
    self.isLoading = isLoading
    textProperties =
      isLoading
      ? TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
      : TextProperties(font: Style.titleFont, color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline),
      color: .secondaryLabel
    )
  }

  /// Returns a description without texts.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(isLoading: false)
  }

  /// Returns a description of content that is being loaded, with an activity indicator.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(isLoading: true)
    configuration.text = "Loading…"
    return configuration
  }

  /// Returns a description of a search that found nothing.
  ///
  /// Updated for a state with a search text, it names that; the texts are our wording.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(isLoading: false)
    configuration.image = Style.magnifyingGlass
    configuration.text = Style.noResults
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// Returns a `UIContentUnavailableView` with the content.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the description for a state: without results of a search, it names the text that was searched.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    var new = self
    if let state = state as? UIContentUnavailableConfigurationState, let searched = state.searchText,
      !searched.isEmpty, text == Style.noResults
    {
      new.text = "No Results for “\(searched)”"
    }
    return new
  }

  /// The alignments of the content.
  public enum Alignment: Hashable, Sendable {
    /// In the middle.
    case center
    /// At the side where lines begin.
    case natural
  }

  /// The appearance of the image.
  public struct ImageProperties {
    /// The colour of a template image.
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image, in points; 0 in a dimension means no limit.
    public var maximumSize = CGSize.zero
  }

  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The wrapping or truncation of text that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines; 0, the default, for no limit.
    public var numberOfLines = 0
    /// Whether text that is too large shrinks.
    public var adjustsFontSizeToFitWidth = false
    /// The least scale factor of text that shrinks.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// The system's values, of which Apple publishes only pictures; our decision.
  private enum Style {
    static let margins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    static let imagePadding: CGFloat = 14
    static let textPadding: CGFloat = 6
    static let noResults = "No Results"

    static var titleFont: UIFont {
      .boldSystemFont(ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize)
    }

    static var magnifyingGlass: UIImage {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 46, height: 46)).image { _ in
        let path = UIBezierPath(
          arcCenter: CGPoint(x: 19, y: 19),
          radius: 15,
          startAngle: 0,
          endAngle: 2 * .pi,
          clockwise: true
        )
        path.move(to: CGPoint(x: 30, y: 30))
        path.addLine(to: CGPoint(x: 42.5, y: 42.5))
        path.lineWidth = 4
        path.lineCapStyle = .round
        UIColor.black.setStroke()
        path.stroke()
      }
      return image.withRenderingMode(.alwaysTemplate)
    }
  }
}

extension UIContentUnavailableConfiguration.ImageProperties: Hashable {
  /// Whether all values are equal.
  public static func == (
    left: UIContentUnavailableConfiguration.ImageProperties,
    right: UIContentUnavailableConfiguration.ImageProperties
  ) -> Bool {
    left.tintColor == right.tintColor && left.cornerRadius == right.cornerRadius
      && left.maximumSize == right.maximumSize
  }

  /// Hashes the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(tintColor)
    hasher.combine(cornerRadius)
  }
}

extension UIContentUnavailableConfiguration: Hashable {
  /// Whether all values are equal.
  public static func == (
    left: UIContentUnavailableConfiguration,
    right: UIContentUnavailableConfiguration
  ) -> Bool {
    left.values == right.values
  }

  /// Hashes all values.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  private var values: [AnyHashable] {
    let margins = directionalLayoutMargins
    return [
      isLoading, image, imageProperties, text, attributedText, textProperties, secondaryText,
      secondaryAttributedText, secondaryTextProperties, alignment,
      axesPreservingSuperviewLayoutMargins.rawValue, margins.top, margins.leading, margins.bottom,
      margins.trailing, imageToTextPadding, textToSecondaryTextPadding, background,
    ]
  }
}

/// The state of a controller whose content isn't available.
///
/// Source: Apple, UIContentUnavailableConfigurationState.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text that the user searches; nil without a search.
  public var searchText: String?

  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits, in which nothing else is set.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of an application's own, by its key; nil removes it.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
