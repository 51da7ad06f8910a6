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
  open var keyWindow: UIWindow? {
    device.application.keyWindow.flatMap { $0.windowScene === self ? $0 : nil }
  }

  /// The orientation of the scene's interface.
  open var interfaceOrientation: UIInterfaceOrientation { device.application.interfaceOrientation }

  /// The coordinates of the scene, which fills the screen.
  open var coordinateSpace: any UICoordinateSpace { device.screen.coordinateSpace }

  /// The status bar of the scene.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  /// Whether the scene fills the screen: true.
  open var isFullScreen: Bool { true }

  final var traitSettings: TraitSettings?

  /// The traits of the scene's interface.
  open var traitCollection: UITraitCollection {
    let traits = device.screen.traitCollection
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

  /// Tells the delegate that the interface has rotated.
  final func didRotate(from old: UIInterfaceOrientation) {
    (delegate as? any UIWindowSceneDelegate)?.windowScene(
      self,
      didUpdate: ScreenCoordinates(bounds: CGRect(origin: .zero, size: old.turned(screen.portraitSize))),
      interfaceOrientation: old,
      traitCollection: screen.traits(in: old)
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
  /// The style that the controller on screen prefers.
  open var statusBarStyle: UIStatusBarStyle { device.application.statusBarStyle }

  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool { device.application.isStatusBarHidden }

  /// The frame in the coordinates of the screen; zero while the bar is hidden.
  open var statusBarFrame: CGRect { device.application.statusBarFrame }
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

  /// A view with the same coordinates: the view itself, or one that fills the screen.
  private var root: UIView { self as? UIView ?? UIView(frame: bounds) }
}

extension UIView: UICoordinateSpace {}

extension UIScreen {
  /// The coordinates of the screen as the interface is rotated.
  public var coordinateSpace: any UICoordinateSpace { ScreenCoordinates(bounds: bounds) }
}

/// The coordinates of the screen at a time.
private final class ScreenCoordinates: UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) { self.bounds = bounds }
}
