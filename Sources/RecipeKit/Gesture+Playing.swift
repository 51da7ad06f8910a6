extension Gesture {
  /// The duration of a swipe or drag in seconds.
  private static let swipeDuration: TimeInterval = 0.3
  /// How long a finger is held, in seconds: longer than a context menu waits.
  private static let pressDuration: TimeInterval = 1
  /// The length of a swipe as a fraction of the screen.
  private static let swipeShare: CGFloat = 0.5

  /// Where a finger touches, or why the gesture has no effect; nil for gestures without a touch.
  @MainActor
  func reachability(on screen: ScreenContents) -> GestureTarget.Reachability? {
    switch action {
    case .tap(let target), .press(let target), .drag(let target, _, _): target.find(on: screen)
    case .swipe: GestureTarget.place(x: 0.5, y: 0.5, while: nil).find(on: screen)
    case .turnLeft, .turnRight: nil
    case .turn(let orientation):
      screen.device.orientation == orientation ? .unreachable("already in this orientation") : nil
    case .type: screen.device.takesText ? nil : .unreachable("no text is edited now")
    case .appearance(let style):
      screen.device.appearance == style ? .unreachable(GestureTarget.chosen) : nil
    case .textSize(let category):
      screen.device.contentSizeCategory == category ? .unreachable(GestureTarget.chosen) : nil
    }
  }

  @MainActor
  func perform(on device: Simulator) -> Bool {
    let sight = reachability(on: ScreenContents(of: device))
    if case .unreachable = sight { return false }
    guard case .reachable(let point, _) = sight else {
      performWithoutTouch(device)
      return true
    }
    if case .press = action {
      device.press(at: point, duration: Self.pressDuration)
      return true
    }
    if case .drag(_, let x, let y) = action {
      let end = GestureTarget.point(x, y, on: device)
      device.drag(from: point, to: end, duration: Self.swipeDuration)
      return true
    }
    guard case .swipe(let direction) = action else {
      device.tap(at: point)
      return true
    }
    let reach = device.screen.bounds.size
    let half = CGVector(dx: reach.width * Self.swipeShare / 2, dy: reach.height * Self.swipeShare / 2)
    let step =
      switch direction {
      case .left: CGVector(dx: -half.dx, dy: 0)
      case .right: CGVector(dx: half.dx, dy: 0)
      case .up: CGVector(dx: 0, dy: -half.dy)
      case .down: CGVector(dx: 0, dy: half.dy)
      }
    let seen = Self.asSeen(step, on: device)
    device.drag(
      from: CGPoint(x: point.x - seen.dx, y: point.y - seen.dy),
      to: CGPoint(x: point.x + seen.dx, y: point.y + seen.dy),
      duration: Self.swipeDuration
    )
    return true
  }

  @MainActor
  private func performWithoutTouch(_ device: Simulator) {
    switch action {
    case .turnLeft: device.rotateLeft()
    case .turnRight: device.rotateRight()
    case .turn(let orientation): device.rotate(to: orientation)
    case .type(let text): device.type(text)
    case .appearance(let style): device.appearance = style
    case .textSize(let category): device.contentSizeCategory = category
    case .tap, .press, .swipe, .drag: break
    }
  }

  /// A path across the visible interface, in screen coordinates, which don't rotate with the interface up to
  /// iOS 7.
  @MainActor
  private static func asSeen(_ step: CGVector, on device: Simulator) -> CGVector {
    guard let interface = device.interface else { return step }
    let start = device.place(of: .zero, in: interface)
    let end = device.place(of: CGPoint(x: step.dx, y: step.dy), in: interface)
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }
}
