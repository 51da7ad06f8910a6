/// The simulated screen.
@preconcurrency @MainActor
public final class UIScreen: UITraitEnvironment, DeviceBound {
  /// The booted device's screen.
  public static var main: UIScreen { device.screen }

  /// All screens: a simulated device has one.
  public static var screens: [UIScreen] { [main] }

  /// Pixels per point.
  public let scale: CGFloat

  /// Physical pixels per point; smaller than `scale` on the 6 Plus, whose picture is scaled down.
  public let nativeScale: CGFloat

  /// The size in portrait, in points.
  package let portraitSize: CGSize

  private let configuration: DeviceConfiguration

  /// The status bar's height on the present device, in points.
  package static var statusBarHeight: CGFloat { device.configuration.shape?.statusBarHeight ?? 20 }

  /// What the screen's shape covers of the interface, in points: the opening, round corners and the home indicator.
  var shapeInsets: UIEdgeInsets {
    configuration.shape?.insets(in: device.application.interfaceOrientation) ?? .zero
  }

  init(_ configuration: DeviceConfiguration) {
    self.configuration = configuration
    scale = configuration.scale
    nativeScale = configuration.nativeScale
    portraitSize = configuration.portraitSize
  }

  /// The screen's rectangle in points.
  ///
  /// Up to iOS 7 it stays in portrait; from iOS 8 it rotates with the interface. Source: Apple,
  /// iOS 8 release notes.
  public var bounds: CGRect {
    guard device.behavior.screenRotatesWithInterface else {
      return CGRect(origin: .zero, size: portraitSize)
    }
    return CGRect(
      origin: .zero,
      size: device.application.interfaceOrientation.turned(portraitSize)
    )
  }

  /// The screen's rectangle in physical pixels, always in portrait.
  public var nativeBounds: CGRect {
    CGRect(
      x: 0,
      y: 0,
      width: (portraitSize.width * nativeScale).rounded(),
      height: (portraitSize.height * nativeScale).rounded()
    )
  }

  /// The part of the screen without the status bar, in the coordinates of `bounds`.
  ///
  /// Source: Apple, UIScreen.applicationFrame (deprecated in iOS 9).
  public var applicationFrame: CGRect {
    let application = device.application
    return application.rectWithoutStatusBar(in: application.interfaceOrientation)
  }

  /// The traits of an interface that fills the screen in its present orientation.
  public var traitCollection: UITraitCollection {
    traits(in: device.application.interfaceOrientation)
  }

  /// What the user has chosen; the application is told of changes.
  package var settings = DeviceSettings() {
    didSet {
      guard settings != oldValue else { return }
      let old = device.application.presentTraits
      knownTraits = [:]
      device.application.settingsDidChange(from: oldValue, old)
    }
  }

  /// What the traits of interfaces depend on, beside the settings.
  private struct TraitsKey: Hashable {
    let orientation: UIInterfaceOrientation
    let isNarrow: Bool
  }

  /// The traits of interfaces, which are created on first use.
  private var knownTraits: [TraitsKey: UITraitCollection] = [:]

  /// The traits of an interface in `orientation`, which is `width` points wide; by default it fills the screen.
  package func traits(in orientation: UIInterfaceOrientation, width: CGFloat = .infinity) -> UITraitCollection
  {
    let key = TraitsKey(orientation: orientation, isNarrow: device.behavior.isNarrow(width))
    if let known = knownTraits[key] { return known }
    var settings = settings
    if let style = device.application.declaredStyle { settings.style = style }
    let traits = device.behavior.traits(
      of: configuration,
      in: orientation,
      isNarrow: key.isNarrow,
      settings
    )
    knownTraits[key] = traits
    return traits
  }

  /// Does nothing.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// How the status bar appears and disappears: from a device's frame to the next, whatever the animation.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It moves in and out at the top.
  case slide = 2
}

/// The appearance of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark content, for light backgrounds; the default.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds, from iOS 13 on.
  case darkContent = 3
}
