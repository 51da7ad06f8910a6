extension UIButton {
  /// What a button shows and how it looks, from iOS 15 on.
  ///
  /// The colours follow the state of the button unless the application sets them in `background`. Source: Apple,
  /// UIButton.Configuration; WWDC 2021 session 10064.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The size of a button.
    public enum Size: Int, Sendable {
      /// The standard size.
      case medium = 0
      /// A small size.
      case small = 1
      /// The smallest size.
      case mini = 2
      /// A large size.
      case large = 3
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// As the place of the image suggests: towards the image, or in the middle.
      case automatic = 0
      /// At the leading edge.
      case leading = 1
      /// In the middle.
      case center = 2
      /// At the trailing edge.
      case trailing = 3
    }

    /// The radius of the background's corners.
    public enum CornerStyle: Int, Sendable {
      /// That of the background, whatever the size of text is.
      case fixed = -1
      /// That of the background, which follows the size of text.
      case dynamic = 0
      /// A small radius.
      case small = 1
      /// A medium radius.
      case medium = 2
      /// A large radius.
      case large = 3
      /// Half the height.
      case capsule = 4
    }

    /// The sign of a button with a menu.
    public enum Indicator: Int, Sendable {
      /// That of a pop-up button, if it is one.
      case automatic = 0
      /// None.
      case none = 1
      /// Two arrows, up and down.
      case popup = 2
    }

    /// The background; its defaults depend on the style and the state.
    public var background: UIBackgroundConfiguration

    /// The radius of the background's corners.
    public var cornerStyle = CornerStyle.dynamic

    /// The size, which decides about the font and the insets.
    public var buttonSize = Size.medium

    /// The colour of title and image; nil for that of the style.
    public var baseForegroundColor: UIColor?

    /// The colour from which the style makes the background; nil for the tint colour.
    public var baseBackgroundColor: UIColor?

    /// The image; nil for none.
    public var image: UIImage?

    /// Changes the colour of the image.
    public var imageColorTransformer: UIConfigurationColorTransformer?

    /// Whether a spinner takes the place of the image.
    public var showsActivityIndicator = false

    /// Changes the colour of the spinner.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// The title; setting it replaces the attributed title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The title with attributes, which precede those of the style.
    public var attributedTitle: AttributedString?

    /// Changes the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// How a title is shortened that doesn't fit.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The subtitle below the title; setting it replaces the attributed subtitle.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// The subtitle with attributes, which precede those of the style.
    public var attributedSubtitle: AttributedString?

    /// Changes the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// How a subtitle is shortened that doesn't fit.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The sign of a button with a menu.
    public var indicator = Indicator.automatic

    /// Changes the colour of the sign.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// The insets of the content in points; by default those of the size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.contentInsets }
      set { ownInsets = newValue }
    }

    /// The side of the texts on which the image is; exactly one side, otherwise `leading`.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// The distance between the image and the texts in points; 0 by default.
    public var imagePadding: CGFloat = 0

    /// The distance between title and subtitle in points; 1 by default.
    public var titlePadding: CGFloat = 1

    /// The alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic

    /// Whether a selected button looks different; true by default.
    public var automaticallyUpdateForSelection = true

    let style: ButtonStyle
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The colours for a state of a button; nil until they are asked for.
    var appearance: ButtonStyle.Appearance?

    init(_ style: ButtonStyle) {
      self.style = style
      background = .clear()
    }

    /// Makes the insets those of the size again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Returns the configuration with the colours for the state of a button.
    public func updated(for button: UIButton) -> Configuration {
      var new = self
      new.appearance = style.appearance(of: button, self)
      return new
    }
  }

  /// Changes the configuration of a button for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The purpose of a button, from iOS 14 on.
  public enum Role: Int, Sendable {
    /// No special purpose.
    case normal = 0
    /// The button that people most likely choose: its title is bold.
    case primary = 1
    /// A button that leaves without a change.
    case cancel = 2
    /// A button that deletes data: it is red.
    case destructive = 3
  }
}

extension UIButton.Configuration {
  /// A title in the tint colour without a background.
  public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }

  /// A background that is tinted faintly.
  public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }

  /// A grey background.
  public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }

  /// A background in the tint colour.
  public static func filled() -> UIButton.Configuration { UIButton.Configuration(.filled) }

  /// A title in the tint colour without a background.
  public static func borderless() -> UIButton.Configuration { UIButton.Configuration(.plain) }

  /// A grey background.
  public static func bordered() -> UIButton.Configuration { UIButton.Configuration(.gray) }

  /// A background that is tinted faintly.
  public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }

  /// A background in the tint colour.
  public static func borderedProminent() -> UIButton.Configuration { UIButton.Configuration(.filled) }
}

extension UIButton.Configuration.Size {
  /// The insets of the content.
  ///
  /// Source: developers' logs of `contentInsets`; a medium button has a height of 34.33 points on screens with three pixels per point.
  var contentInsets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The text style of the title: body, or in small buttons subheadline.
  var titleStyle: UIFont.TextStyle { self == .mini || self == .small ? .subheadline : .body }

  /// The text style of the subtitle (approximate).
  var subtitleStyle: UIFont.TextStyle { .caption1 }
}

/// How a control looks and reacts: as on a touch screen or on a Mac.
///
/// Source: Apple, UIBehavioralStyle.
public enum UIBehavioralStyle: UInt, Sendable {
  /// As the system chooses.
  case automatic = 0
  /// As on a touch screen.
  case pad = 1
  /// As on a Mac.
  case mac = 2
}
