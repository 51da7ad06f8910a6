/// The attributes of UIKit in Swift's attributed strings, such as `text.font`.
///
/// Source: Apple, AttributeScopes.UIKitAttributes.
extension AttributeScopes {
  /// The attributes of UIKit.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The kerning in points.
    public let kern: KernAttribute
    /// The style of the line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The style of the line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line below the text.
    public let underlineColor: UnderlineColorAttribute
    /// The offset from the baseline in points, upwards.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The kerning in points.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The style of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The colour of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// The style of the line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The colour of the line below the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The offset from the baseline in points, upwards.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }

  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute of UIKit with a name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

// MARK: - Conversion

extension NSAttributedString {
  /// Creates an attributed string with the text and the attributes of UIKit of a Swift one.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString()
    for run in attrStr.runs {
      var container = AttributeContainer()
      container.merge(run.attributes)
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters),
          attributes: container.uiKitAttributes
        )
      )
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// Creates a Swift string with the text and the attributes of UIKit of an attributed string.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      let text = nsStr.attributedSubstring(from: range).string
      append(AttributedString(text, attributes: AttributeContainer(uiKitAttributes: attributes)))
    }
  }
}

extension AttributeContainer {
  /// The attributes of UIKit, by their keys in attributed strings.
  var uiKitAttributes: [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    typealias Scope = AttributeScopes.UIKitAttributes
    found[.font] = self[Scope.FontAttribute.self]
    found[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
    found[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
    found[.kern] = self[Scope.KernAttribute.self]
    found[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
    found[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
    found[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
    found[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
    found[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
    found[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    return found
  }

  /// Creates attributes from those of an attributed string; others than UIKit's are ignored.
  init(uiKitAttributes attributes: [NSAttributedString.Key: Any]) {
    self.init()
    typealias Scope = AttributeScopes.UIKitAttributes
    self[Scope.FontAttribute.self] = attributes[.font] as? UIFont
    self[Scope.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
    self[Scope.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
    self[Scope.KernAttribute.self] = attributes[.kern] as? CGFloat
    self[Scope.StrikethroughStyleAttribute.self] = (attributes[.strikethroughStyle] as? Int)
      .map(NSUnderlineStyle.init)
    self[Scope.StrikethroughColorAttribute.self] = attributes[.strikethroughColor] as? UIColor
    self[Scope.UnderlineStyleAttribute.self] = (attributes[.underlineStyle] as? Int).map(
      NSUnderlineStyle.init
    )
    self[Scope.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
    self[Scope.BaselineOffsetAttribute.self] = attributes[.baselineOffset] as? CGFloat
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = attributes[.link] as? URL
  }
}
