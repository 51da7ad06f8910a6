/// A function from colours to colours, which a configuration applies to one of its colours.
///
/// Transformers are equal if they are copies of one. Source: Apple, UIConfigurationColorTransformer.
public struct UIConfigurationColorTransformer {
  /// The function.
  public let transform: (UIColor) -> UIColor
  private let identity = TransformerIdentity()

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the colour for another one.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns the grey of the same brightness and opacity.
  nonisolated(unsafe) public static let grayscale = UIConfigurationColorTransformer(gray)

  /// Returns the colour itself: a device has no accent color of its own.
  nonisolated(unsafe) public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// Returns a grey, which tints what is less important.
  nonisolated(unsafe) public static let monochromeTint = UIConfigurationColorTransformer(gray)

  private static func gray(_ color: UIColor) -> UIColor {
    var (white, alpha): (CGFloat, CGFloat) = (0, 1)
    color.getWhite(&white, alpha: &alpha)
    return UIColor(white: white, alpha: alpha)
  }

  func isSame(as other: UIConfigurationColorTransformer) -> Bool { identity === other.identity }
}

extension UIConfigurationColorTransformer? {
  /// Whether both are nil, or copies of one.
  func isSame(as other: UIConfigurationColorTransformer?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isSame(as: other)
  }
}

/// A function from attributes of text to others, which a configuration applies to its text.
///
/// Source: Apple, UIConfigurationTextAttributesTransformer.
public struct UIConfigurationTextAttributesTransformer {
  /// The function.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = TransformerIdentity()

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes for others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  func isSame(as other: UIConfigurationTextAttributesTransformer) -> Bool { identity === other.identity }
}

extension UIConfigurationTextAttributesTransformer? {
  /// Whether both are nil, or copies of one.
  func isSame(as other: UIConfigurationTextAttributesTransformer?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isSame(as: other)
  }
}

/// Tells transformers apart, since functions can't be compared.
private final class TransformerIdentity: Sendable {}
