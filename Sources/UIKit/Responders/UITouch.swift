/// A finger on the screen, from touching down to lifting.
@preconcurrency @MainActor
public final class UITouch {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The finger touched the screen.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger rests while another one changes.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system cancelled the touch.
    case cancelled = 4
  }

  /// The types of touches.
  public enum TouchType: Int, Sendable, CaseIterable {
    /// A finger.
    case direct = 0
    /// A remote control's surface.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3

    /// The older name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// The type of the touch; always `direct` in the simulation.
  public let type: TouchType

  /// The beginning of the phase, in seconds of the device's clock.
  public private(set) var timestamp: TimeInterval

  /// The phase of the touch; for a view, the delayed phase if gesture recognizers held it back.
  public var phase: Phase { shownPhase ?? fingerPhase }

  private var fingerPhase = Phase.began

  /// The phase to show to the view, if it differs from the finger's.
  var shownPhase: Phase?

  /// The number of consecutive taps, this one included.
  public let tapCount: Int

  /// The window in which the touch began.
  public var window: UIWindow? { storedWindow }

  /// The view in which the touch began, as found by hit testing.
  public var view: UIView? { storedView }

  @WeakReference private var storedWindow: UIWindow?
  @WeakReference private var storedView: UIView?

  /// The number of the touch in the order of beginning, for a stable order of calls.
  let sequence: Int

  /// Whether the view gets the touch: without multiple touch, views get one at a time.
  let isDelivered: Bool

  /// The recognizers that get the touch, from the hit-test view upwards.
  var recipients: [UIGestureRecognizer] = []

  /// The progress of the delivery to the view, if recognizers get the touch too.
  var viewDelivery = ViewDelivery.direct

  /// Whether the finger has left the screen.
  var isUp: Bool { fingerPhase == .ended || fingerPhase == .cancelled }

  /// The gesture recognizers that currently get the touch.
  public var gestureRecognizers: [UIGestureRecognizer]? { recipients }

  /// The present and the previous location, in the window's coordinates.
  private var windowLocation: CGPoint
  private var previousWindowLocation: CGPoint

  init(
    at windowLocation: CGPoint,
    in window: UIWindow,
    view: UIView?,
    type: TouchType = .direct,
    tapCount: Int,
    sequence: Int,
    isDelivered: Bool,
    timestamp: TimeInterval
  ) {
    self.windowLocation = windowLocation
    previousWindowLocation = windowLocation
    storedWindow = window
    storedView = view
    self.type = type
    self.tapCount = tapCount
    self.sequence = sequence
    self.isDelivered = isDelivered
    self.timestamp = timestamp
  }

  /// The location in the coordinates of `view`, or of the window for nil.
  public func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  /// The location before the last move, in the coordinates of `view`, or of the window for nil.
  public func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return window.convert(point, to: view)
  }

  /// Updates phase and location; `windowLocation` is in the window's coordinates.
  func update(_ phase: Phase, at windowLocation: CGPoint, timestamp: TimeInterval) {
    fingerPhase = phase
    self.timestamp = timestamp
    previousWindowLocation = self.windowLocation
    self.windowLocation = windowLocation
  }

  /// Makes the touch stationary, as another finger has changed.
  func rest(at timestamp: TimeInterval) {
    update(.stationary, at: windowLocation, timestamp: timestamp)
  }
}

extension UITouch: @preconcurrency Hashable {
  /// Compares identities.
  nonisolated public static func == (left: UITouch, right: UITouch) -> Bool {
    left === right
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The progress of the delivery of a touch to its view, if recognizers get the touch too.
enum ViewDelivery {
  /// No recognizer gets the touch.
  case direct
  /// The view has received nothing yet.
  case waiting
  /// The view has received the beginning of the touch.
  case begun
  /// The view receives nothing more.
  case over
}
