extension UIListContentConfiguration {
  /// The appearance of an image in a list.
  ///
  /// Source: Apple, UIListContentConfiguration.ImageProperties.
  public struct ImageProperties {
    /// The colour of a template image; nil means the tint color.
    public var tintColor: UIColor? { didSet { customized.insert(.tintColor) } }

    /// A function from the colour to the one that is shown.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      didSet { customized.insert(.tintColorTransformer) }
    }

    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0 { didSet { customized.insert(.cornerRadius) } }

    /// The largest size of the image, in points; 0 in a dimension means no limit.
    ///
    /// A larger image is scaled down, with its proportions.
    public var maximumSize = CGSize.zero { didSet { customized.insert(.maximumSize) } }

    /// The size in which the image is centred, in points; 0 in a dimension means the image's own.
    ///
    /// Texts of cells with images of different widths begin at the same place if they reserve the same width.
    public var reservedLayoutSize = CGSize.zero { didSet { customized.insert(.reservedLayoutSize) } }

    private var customized: CustomizedImage = []

    init(_ style: ListContentStyle, _ state: InteractionState?) {
      tintColor = style.imageColor(in: state)
    }

    /// The dimension of `reservedLayoutSize` that means the system's own.
    public static let standardDimension = -CGFloat.greatestFiniteMagnitude

    /// Returns the colour of a template image in a view with a tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The default values, with those that the application has set here.
    func over(_ defaults: ImageProperties) -> ImageProperties {
      var new = defaults
      if customized.contains(.tintColor) { new.tintColor = tintColor }
      if customized.contains(.tintColorTransformer) { new.tintColorTransformer = tintColorTransformer }
      if customized.contains(.cornerRadius) { new.cornerRadius = cornerRadius }
      if customized.contains(.maximumSize) { new.maximumSize = maximumSize }
      if customized.contains(.reservedLayoutSize) { new.reservedLayoutSize = reservedLayoutSize }
      return new
    }
  }

  /// The appearance of a text in a list.
  ///
  /// Source: Apple, UIListContentConfiguration.TextProperties.
  public struct TextProperties {
    /// The font.
    public var font: UIFont { didSet { customized.insert(.font) } }

    /// The colour.
    public var color: UIColor { didSet { customized.insert(.color) } }

    /// A function from the colour to the one that is shown.
    public var colorTransformer: UIConfigurationColorTransformer? {
      didSet { customized.insert(.colorTransformer) }
    }

    /// The alignment of the lines.
    public var alignment = TextAlignment.natural { didSet { customized.insert(.alignment) } }

    /// The wrapping or truncation of text that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail {
      didSet { customized.insert(.lineBreakMode) }
    }

    /// The largest number of lines; 0, the default, for no limit.
    public var numberOfLines = 0 { didSet { customized.insert(.numberOfLines) } }

    /// Whether text that is too large shrinks.
    public var adjustsFontSizeToFitWidth = false { didSet { customized.insert(.adjustsFontSize) } }

    /// The least scale factor of text that shrinks.
    public var minimumScaleFactor: CGFloat = 0 { didSet { customized.insert(.minimumScaleFactor) } }

    /// The change of the text's letters.
    public var transform = TextTransform.none { didSet { customized.insert(.transform) } }

    private var customized: CustomizedText = []

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// Returns the colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Changes values which then count as the system's.
    mutating func setDefaults(_ change: (inout TextProperties) -> Void) {
      let known = customized
      change(&self)
      customized = known
    }

    /// The default values, with those that the application has set here.
    func over(_ defaults: TextProperties) -> TextProperties {
      var new = defaults
      if customized.contains(.font) { new.font = font }
      if customized.contains(.color) { new.color = color }
      if customized.contains(.colorTransformer) { new.colorTransformer = colorTransformer }
      if customized.contains(.alignment) { new.alignment = alignment }
      if customized.contains(.lineBreakMode) { new.lineBreakMode = lineBreakMode }
      if customized.contains(.numberOfLines) { new.numberOfLines = numberOfLines }
      if customized.contains(.adjustsFontSize) { new.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth }
      if customized.contains(.minimumScaleFactor) { new.minimumScaleFactor = minimumScaleFactor }
      if customized.contains(.transform) { new.transform = transform }
      return new
    }

    /// The alignments of lines.
    public enum TextAlignment: Hashable, Sendable {
      /// At the side where lines begin.
      case natural
      /// In the middle.
      case center
      /// At both sides, but for the last line.
      case justified
    }

    /// The changes of letters.
    public enum TextTransform: Hashable, Sendable {
      /// None.
      case none
      /// To capital letters.
      case uppercase
      /// To small letters.
      case lowercase
      /// To words that begin with a capital letter.
      case capitalized
    }
  }
}

extension UIListContentConfiguration.ImageProperties: Hashable {
  /// Whether all values are equal, and the same ones are the application's.
  public static func == (
    left: UIListContentConfiguration.ImageProperties,
    right: UIListContentConfiguration.ImageProperties
  ) -> Bool {
    left.values == right.values && left.tintColorTransformer.isSame(as: right.tintColorTransformer)
  }

  /// Hashes all values.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  private var values: [AnyHashable] {
    [
      customized.rawValue, tintColor, cornerRadius, maximumSize.width, maximumSize.height,
      reservedLayoutSize.width, reservedLayoutSize.height,
    ]
  }
}

extension UIListContentConfiguration.TextProperties: Hashable {
  /// Whether all values are equal, and the same ones are the application's.
  public static func == (
    left: UIListContentConfiguration.TextProperties,
    right: UIListContentConfiguration.TextProperties
  ) -> Bool {
    left.values == right.values && left.colorTransformer.isSame(as: right.colorTransformer)
  }

  /// Hashes all values.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  private var values: [AnyHashable] {
    [
      customized.rawValue, font, color, alignment, lineBreakMode, numberOfLines, adjustsFontSizeToFitWidth,
      minimumScaleFactor, transform,
    ]
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  /// Returns the changed text.
  func callAsFunction(_ text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}

extension NSTextAlignment {
  init(_ alignment: UIListContentConfiguration.TextProperties.TextAlignment) {
    switch alignment {
    case .natural: self = .natural
    case .center: self = .center
    case .justified: self = .justified
    }
  }
}

/// The values of an image that the application has set.
private struct CustomizedImage: OptionSet {
  let rawValue: Int

  static let tintColor = CustomizedImage(rawValue: 1 << 0)
  static let tintColorTransformer = CustomizedImage(rawValue: 1 << 1)
  static let cornerRadius = CustomizedImage(rawValue: 1 << 2)
  static let maximumSize = CustomizedImage(rawValue: 1 << 3)
  static let reservedLayoutSize = CustomizedImage(rawValue: 1 << 4)
}

/// The values of a text that the application has set.
private struct CustomizedText: OptionSet {
  let rawValue: Int

  static let font = CustomizedText(rawValue: 1 << 0)
  static let color = CustomizedText(rawValue: 1 << 1)
  static let colorTransformer = CustomizedText(rawValue: 1 << 2)
  static let alignment = CustomizedText(rawValue: 1 << 3)
  static let lineBreakMode = CustomizedText(rawValue: 1 << 4)
  static let numberOfLines = CustomizedText(rawValue: 1 << 5)
  static let adjustsFontSize = CustomizedText(rawValue: 1 << 6)
  static let minimumScaleFactor = CustomizedText(rawValue: 1 << 7)
  static let transform = CustomizedText(rawValue: 1 << 8)
}
