/// The state of views, windows and touches on the booted device.
@MainActor
final class ViewSystem {
  let screen: UIScreen
  let animator = AnimationScheduler()
  let touches = TouchTracker()
  let gestures = GestureCoordinator()
  let resizes = ResizeQueue()
  let focus = FocusSystem()
  let appearances = AppearanceSystem()

  /// The activities of responders, in the order in which they were set.
  var userActivities: [ResponderActivity] = []

  /// The responders that are forwarding an event.
  var responderVisits: Set<ResponderVisit> = []

  /// The number of changes of superviews; invalidates values that are cached from superviews.
  var hierarchyGeneration = 0

  /// The number of registrations of collection views' cells and supplementary views.
  var registrationCount = 0
  /// The number of views that data sources of collection views are being asked for.
  var viewRequests = 0

  private var viewsToDraw: [WeakReference<UIView>] = []

  init(_ configuration: DeviceConfiguration) {
    screen = UIScreen(configuration)
  }

  /// Draws a view after the next layout pass, if it is in a visible window then.
  func drawAfterLayout(_ view: UIView) {
    viewsToDraw.append(WeakReference(wrappedValue: view))
  }

  /// Whether any view waits to be drawn.
  var needDrawing: Bool { !viewsToDraw.isEmpty }

  /// Draws the waiting views.
  func draw() {
    guard needDrawing else { return }
    let waiting = viewsToDraw
    viewsToDraw.removeAll()
    for entry in waiting { entry.wrappedValue?.drawNow() }
  }
}

extension SimulatedDevice {
  package var screen: UIScreen { views.screen }
  package var animator: AnimationScheduler { views.animator }
  package var touches: TouchTracker { views.touches }
  var gestures: GestureCoordinator { views.gestures }
  var focus: FocusSystem { views.focus }
}
