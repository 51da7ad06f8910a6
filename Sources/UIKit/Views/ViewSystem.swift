/// What views, windows and touches keep on the booted device.
@MainActor
final class ViewSystem {
  let screen: UIScreen
  let animator = AnimationScheduler()
  let touches = TouchTracker()
  let gestures = GestureCoordinator()
  let resizes = ResizeQueue()
  let focus = FocusSystem()

  /// The responders that are telling the next one of something.
  var responderVisits: Set<ResponderVisit> = []

  /// Counts the changes of superviews, which invalidate values that are cached from them.
  var hierarchyGeneration = 0

  private var viewsToDraw: [WeakReference<UIView>] = []

  init(_ configuration: DeviceConfiguration) {
    screen = UIScreen(configuration)
  }

  /// Lets a view draw after the next layout pass, if it is in a visible window by then.
  func drawAfterLayout(_ view: UIView) {
    viewsToDraw.append(WeakReference(wrappedValue: view))
  }

  /// Whether any view waits to be drawn.
  var waitToDraw: Bool { !viewsToDraw.isEmpty }

  /// Draws the views that wait for it.
  func draw() {
    guard waitToDraw else { return }
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
