/// One finger on the screen, from touching down to lifting.
@preconcurrency @MainActor
public final class UITouch {
  /// What the finger does at the moment.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It rests while another finger does something.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable, CaseIterable {
    /// A finger.
    case direct = 0
    /// A remote control's surface.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3

    /// The older name of a pencil.
    public static let stylus = TouchType.pencil
  }

  /// What touches the screen: the simulator has fingers.
  public let type: TouchType

  /// When this phase began, in virtual seconds.
  public private(set) var timestamp: TimeInterval

  /// What the finger does, or what the view is being told of it if gesture recognizers held that back.
  public var phase: Phase { shownPhase ?? fingerPhase }

  private var fingerPhase = Phase.began

  /// What the view is being told, if that is not what the finger does.
  var shownPhase: Phase?

  /// How many taps in a row this one is, counting from 1.
  public let tapCount: Int

  /// The window that the finger came down in.
  public var window: UIWindow? { storedWindow }

  /// The view that the finger came down on, as hit testing found it.
  public var view: UIView? { storedView }

  @WeakReference private var storedWindow: UIWindow?
  @WeakReference private var storedView: UIView?

  /// The order in which fingers came down, for a stable order of calls.
  let sequence: Int

  /// Whether the view gets it: views take one finger unless they allow more.
  let isDelivered: Bool

  /// The recognizers that get the touch, those nearest to the view that was hit first.
  var recipients: [UIGestureRecognizer] = []

  /// What the view has heard of the touch, if recognizers have a say in that.
  var viewDelivery = ViewDelivery.direct

  /// Whether the finger has left the screen.
  var isUp: Bool { fingerPhase == .ended || fingerPhase == .cancelled }

  /// The gesture recognizers that get the touch at the moment.
  public var gestureRecognizers: [UIGestureRecognizer]? { recipients }

  /// The present and the previous place, in the window's coordinates.
  private var place: CGPoint
  private var previousPlace: CGPoint

  init(
    at place: CGPoint,
    in window: UIWindow,
    view: UIView?,
    type: TouchType = .direct,
    tapCount: Int,
    sequence: Int,
    isDelivered: Bool,
    timestamp: TimeInterval
  ) {
    self.place = place
    previousPlace = place
    storedWindow = window
    storedView = view
    self.type = type
    self.tapCount = tapCount
    self.sequence = sequence
    self.isDelivered = isDelivered
    self.timestamp = timestamp
  }

  /// Where the finger is, in points of `view`, or of the window if `view` is nil.
  public func location(in view: UIView?) -> CGPoint {
    convert(place, to: view)
  }

  /// Where the finger was before its last move, in points of `view`, or of the window if `view` is nil.
  public func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousPlace, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return window.convert(point, to: view)
  }

  /// Moves the touch on; `place` is in the window's coordinates.
  func update(_ phase: Phase, at place: CGPoint, timestamp: TimeInterval) {
    fingerPhase = phase
    self.timestamp = timestamp
    previousPlace = self.place
    self.place = place
  }

  /// Another finger has changed while this one stayed where it is.
  func rest(at timestamp: TimeInterval) {
    update(.stationary, at: place, timestamp: timestamp)
  }
}

extension UITouch: @preconcurrency Hashable {
  /// Touches are equal if they are the same finger.
  nonisolated public static func == (left: UITouch, right: UITouch) -> Bool {
    left === right
  }

  /// Feeds the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// What the view of a touch has heard of it, if gesture recognizers have a say in that.
enum ViewDelivery {
  /// No recognizer gets the touch.
  case direct
  /// The view has heard nothing yet.
  case waiting
  /// The view knows of the touch.
  case begun
  /// The view hears nothing more.
  case over
}
