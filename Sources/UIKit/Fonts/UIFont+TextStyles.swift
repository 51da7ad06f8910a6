// MARK: - Text style

extension UIFont {
  /// The purpose of a text, for which the system chooses a font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style from a name.
    ///
    /// Unknown names have the font of ``body``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A large title: 34 points at the size "Large".
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A first-level title: 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A second-level title: 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A third-level title: 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading: 17 points, bold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A subheading: 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text: 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout: 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote: 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption: 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A secondary caption: 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// Returns the font of a text style at the size of texts that the user prefers.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, category: .preferred)
  }

  /// Returns the font of a text style at the size of texts of an environment; nil, or an unspecified one, stands for the size that
  /// the user prefers.
  ///
  /// Source: Apple, UIFont.preferredFont(forTextStyle:compatibleWith:).
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style, category: UIContentSizeCategory(traitCollection))
  }

  fileprivate static func preferredFont(
    forTextStyle style: TextStyle,
    category: UIContentSizeCategory
  ) -> UIFont {
    let size = style.pointSize(at: category)
    let font = style == .headline ? boldSystemFont(ofSize: size) : systemFont(ofSize: size)
    return UIFont(font.ctFont, scaling: FontScaling(style: style, base: nil, maximum: nil))
  }

  /// The same font for another size of texts; the font itself if it doesn't depend on that.
  final func adapted(to category: UIContentSizeCategory) -> UIFont {
    guard let scaling else { return self }
    guard let base = scaling.base else {
      return UIFont.preferredFont(forTextStyle: scaling.style, category: category)
    }
    return scaling.scaled(base, to: category)
  }
}

extension UIContentSizeCategory {
  /// The size of texts that the device's user prefers.
  static var preferred: UIContentSizeCategory {
    BootedSystem.current.traits.withLock { $0.screen.preferredContentSizeCategory }
  }

  /// The size of texts of an environment, or that which the user prefers.
  init(_ traits: UITraitCollection?) {
    let own = traits?.preferredContentSizeCategory ?? .unspecified
    self = own.index == nil ? .preferred : own
  }
}

extension UIFont.TextStyle {
  /// The sizes in points, from "xSmall" to "AX5".
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, "Dynamic Type sizes".
  private var pointSizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    }
  }

  /// The size in points at a size of texts; "Large" if that is unknown.
  func pointSize(at category: UIContentSizeCategory) -> CGFloat {
    pointSizes[category.index ?? UIContentSizeCategory.large.index ?? 3]
  }

  /// The share by which texts of the style are larger than at the size "Large".
  func factor(at category: UIContentSizeCategory) -> CGFloat {
    pointSize(at: category) / pointSize(at: .large)
  }
}

/// How a font depends on the size of texts.
struct FontScaling: Sendable {
  let style: UIFont.TextStyle

  /// The font at the size "Large"; nil for that of the style.
  let base: UIFont?

  /// The maximum size in points.
  let maximum: CGFloat?

  func scaled(_ font: UIFont, to category: UIContentSizeCategory) -> UIFont {
    let size = FontScaling.rounded(font.pointSize * style.factor(at: category))
    let limited = maximum.map { $0 > 0 ? min($0, size) : size } ?? size
    return UIFont(
      font.withSize(limited).ctFont,
      scaling: FontScaling(style: style, base: font, maximum: maximum)
    )
  }

  /// A length rounded to whole pixels of the device.
  static func rounded(_ length: CGFloat) -> CGFloat {
    let scale = BootedSystem.current.screenScale
    return (length * scale).rounded() / scale
  }
}

// MARK: - Metrics

/// Scales fonts and lengths of applications for the size of texts that the user prefers, as a text style grows.
///
/// Source: Apple, UIFontMetrics. The rounding to whole pixels is our decision.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of the style body.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns a font, which has its size at the size of texts "Large", for the size that the user prefers.
  ///
  /// A font that is scaled already raises NSInvalidArgumentException.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaled(font, maximum: nil, .preferred)
  }

  /// Returns a scaled font that has at most a number of points; 0 stands for no limit.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, .preferred)
  }

  /// Returns a font for the size of texts of an environment.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, maximum: nil, UIContentSizeCategory(traitCollection))
  }

  /// Returns a font for the size of texts of an environment, with at most a number of points.
  public func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, UIContentSizeCategory(traitCollection))
  }

  private func scaled(_ font: UIFont, maximum: CGFloat?, _ category: UIContentSizeCategory) -> UIFont {
    if font.scaling != nil {
      UIKitException.raise(
        .invalidArgumentException,
        "Attempting to scale a font that has already been scaled by UIFontMetrics."
      )
    }
    return FontScaling(style: style, base: font, maximum: maximum).scaled(font, to: category)
  }

  /// Returns a length in points for the size of texts that the user prefers.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    FontScaling.rounded(value * style.factor(at: .preferred))
  }

  /// Returns a length in points for the size of texts of an environment.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    FontScaling.rounded(value * style.factor(at: UIContentSizeCategory(traitCollection)))
  }
}

// MARK: - Views

/// A view whose font can follow the size of texts that the user prefers.
///
/// Source: Apple, UIContentSizeCategoryAdjusting.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font changes with the size of texts; it must be one of a text style, or scaled by `UIFontMetrics`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
