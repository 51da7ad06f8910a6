/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The window that the system created for the scene's storyboard; retained if the delegate has no property for it.
  final var storyboardWindow: UIWindow?

  /// The window that the system shows after the scene was connected: the delegate's.
  final var shownWindow: UIWindow? { storyboardWindow ?? (delegate as? any WindowOwner)?.window }

  /// The screen that the scene is on: a simulated device has one.
  open var screen: UIScreen { device.screen }

  /// The visible windows of the scene, in the order in which they were shown; the scene doesn't retain them.
  open var windows: [UIWindow] { device.application.windows.filter { $0.windowScene === self } }

  /// The scene's key window, or nil.
  open var keyWindow: UIWindow? { storedKeyWindow.flatMap { $0.windowScene === self ? $0 : nil } }

  @WeakReference final var storedKeyWindow: UIWindow?

  /// The orientation of the scene's interface.
  open var interfaceOrientation: UIInterfaceOrientation { device.application.interfaceOrientation }

  /// The coordinates of the scene, which begin at the corner of its part of the screen.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinates(frame: frameOnScreen) }

  /// The status bar of the scene.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(of: self) }

  /// Whether the scene fills the screen.
  open var isFullScreen: Bool { frameOnScreen.size == screen.bounds.size }

  /// The scene's part of the screen.
  final var frameOnScreen: CGRect {
    device.application.arrangement.frame(of: self, in: screen.bounds.size)
  }

  /// The traits of the scene without those that code has set.
  final var traitsAround: UITraitCollection {
    screen.traits(in: interfaceOrientation, width: frameOnScreen.width)
  }

  final var traitSettings: TraitSettings?

  /// The traits of the scene's interface.
  open var traitCollection: UITraitCollection {
    let traits = traitsAround
    return traitSettings?.applied(to: traits) ?? traits
  }

  /// Called after the traits have changed; does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  final func traitsDidChange(from old: UITraitCollection) {
    let previous = traitSettings?.applied(to: old) ?? old
    guard previous != traitCollection else { return }
    withCurrentTraits { traitCollectionDidChange(previous) }
    notifyTraitObservers(from: previous)
  }

  /// Tells the delegate that the interface has rotated, or that the scene has another part of the screen.
  final func didUpdate(from old: UIInterfaceOrientation, _ frame: CGRect) {
    (delegate as? any UIWindowSceneDelegate)?.windowScene(
      self,
      didUpdate: ScreenCoordinates(frame: frame),
      interfaceOrientation: old,
      traitCollection: screen.traits(in: old, width: frame.width)
    )
  }
}

extension UIWindowScene: TraitSettingsOwner {
  /// The traits that code has set for all windows of the scene.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitSettings?.overrides ?? TraitValues()) }
    set {
      let old = traitCollection
      ensuredTraitSettings.overrides = newValue.values
      guard traitCollection != old else { return }
      withCurrentTraits { traitCollectionDidChange(old) }
      notifyTraitObservers(from: old)
      for window in windows {
        window.updateTraitsBelow()
        for presentation in window.presentations where !presentation.isCovered {
          presentation.notifyOfTraits()
        }
      }
    }
  }
}

/// What the status bar of a scene looks like.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject, @MainActor DeviceBound {
  private weak var scene: UIWindowScene?

  init(of scene: UIWindowScene) {
    self.scene = scene
  }

  /// The style that the controller on screen prefers.
  open var statusBarStyle: UIStatusBarStyle { device.application.statusBarStyle }

  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool { device.application.isStatusBarHidden }

  /// The part of the bar over the scene, in the coordinates of the scene; zero while the bar is hidden.
  open var statusBarFrame: CGRect {
    let bar = device.application.statusBarFrame
    guard let frame = scene?.frameOnScreen, !bar.isEmpty, bar.intersects(frame) else { return .zero }
    return bar.intersection(frame).offsetBy(dx: -frame.minX, dy: -frame.minY)
  }
}

// MARK: - Coordinates

/// Coordinates in which points and rectangles are given: those of a view or of the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle of the whole space, in its own coordinates.
  var bounds: CGRect { get }

  /// Converts a point to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a point from another space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a rectangle to another space; returns the bounding rectangle after a rotation.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Converts a rectangle from another space; returns the bounding rectangle after a rotation.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// Converts a point to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIView.convert(point, from: root, to: coordinateSpace.root)
  }

  /// Converts a point from another space.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIView.convert(point, from: coordinateSpace.root, to: root)
  }

  /// Converts a rectangle to another space; returns the bounding rectangle after a rotation.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIView.convert(rect, from: root, to: coordinateSpace.root)
  }

  /// Converts a rectangle from another space; returns the bounding rectangle after a rotation.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIView.convert(rect, from: coordinateSpace.root, to: root)
  }

  /// A view with the same coordinates: the view itself, or one at the place of a scene.
  private var root: UIView {
    self as? UIView ?? UIView(frame: (self as? ScreenCoordinates)?.frame ?? bounds)
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen {
  /// The coordinates of the screen as the interface is rotated.
  public var coordinateSpace: any UICoordinateSpace { ScreenCoordinates(frame: bounds) }
}

/// The coordinates of the screen, or of a scene's part of it, at a time.
private final class ScreenCoordinates: UICoordinateSpace {
  /// The part of the screen.
  let frame: CGRect

  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  init(frame: CGRect) { self.frame = frame }
}
