/// A list whose rows can be swiped: a table, or a collection view with a list layout.
@MainActor
protocol SwipeActionsHost: UIScrollView {
  func swipedRow(at point: CGPoint) -> IndexPath?
  /// The cell of a row, if it is visible.
  func swipedCell(at path: IndexPath) -> UIView?
  /// The frame of a row that isn't swiped.
  func restingFrame(ofRow path: IndexPath) -> CGRect?
  /// The actions at an edge of a row; nil or an empty list for none.
  func swipeActions(_ edge: SwipeEdge, at path: IndexPath) -> UISwipeActionsConfiguration?
  /// Called when the actions of a row appear and when they have disappeared.
  func swipeDidBegin(at path: IndexPath)
  func swipeDidEnd(at path: IndexPath?)
}

/// Swipes the rows of a list aside, from iOS 11 on: one row at a time.
@MainActor
final class SwipeActionsController {
  private weak var host: (any SwipeActionsHost)?
  let recognizer = SwipeActionsGestureRecognizer()
  private(set) var swiped: SwipedRow?
  /// The actions that the recognizer has asked for.
  private var asked: (path: IndexPath, side: SwipeSide, configuration: UISwipeActionsConfiguration)?
  /// The pull at the beginning of the drag.
  private var start: CGFloat = 0

  init(_ host: any SwipeActionsHost) {
    self.host = host
    recognizer.controller = self
    recognizer.addHandler { [weak self] pan in self?.panDidChange(pan) }
  }

  // MARK: Dragging

  /// Whether a finger that moves to the side swipes the row under it.
  func canSwipe(at point: CGPoint, _ movement: CGVector) -> Bool {
    guard let host, let path = host.swipedRow(at: point), host.swipedCell(at: path) != nil else {
      return false
    }
    if let swiped { return swiped.path == path && !swiped.isPerforming }
    let side: SwipeSide = movement.dx < 0 ? .right : .left
    let edge: SwipeEdge = side == (host.isRightToLeft ? .right : .left) ? .leading : .trailing
    guard let configuration = host.swipeActions(edge, at: path), !configuration.actions.isEmpty else {
      return false
    }
    asked = (path, side, configuration)
    return true
  }

  private func panDidChange(_ pan: UIPanGestureRecognizer) {
    guard let host else { return }
    switch pan.state {
    case .began:
      if let asked, swiped == nil { begin(asked.path, asked.side, asked.configuration) }
      asked = nil
      start = swiped?.pull ?? 0
      follow(pan)
    case .changed: follow(pan)
    case .ended, .cancelled:
      guard let swiped, !swiped.isPerforming else { return }
      let speed = pan.velocity(in: host).x * swiped.side.direction
      let natural = swiped.view.naturalWidth
      if pan.state == .ended, swiped.view.isFullSwipe {
        performByFullSwipe(swiped)
      } else if pan.state == .ended, speed > -SwipedRow.leastSpeed,
        speed > SwipedRow.leastSpeed || swiped.pull > natural / 2
      {
        move(to: natural)
      } else {
        close(animated: true)
      }
    case .possible, .failed: break
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let host, let swiped, !swiped.isPerforming else { return }
    let translation = pan.translation(in: host).x
    guard translation.isFinite else { return }
    let natural = swiped.view.naturalWidth
    var pull = max(0, start + translation * swiped.side.direction)
    let width = host.bounds.width
    if swiped.performsFirst {
      let isFull = pull > max(natural, width * SwipedRow.fullSwipePart)
      if isFull != swiped.view.isFullSwipe {
        swiped.view.isFullSwipe = isFull
        animate { swiped.view.layoutIfNeeded() }
      }
    } else if pull > natural {
      pull = natural + (pull - natural) * SwipedRow.resistance
    }
    swiped.pull = min(pull, width)
    place()
  }

  // MARK: Opening

  /// Reveals the actions of a row, as its edit control does.
  func open(_ path: IndexPath, _ edge: SwipeEdge) {
    guard let host, let configuration = host.swipeActions(edge, at: path), !configuration.actions.isEmpty
    else { return }
    close(animated: true)
    begin(path, (edge == .leading) == host.isRightToLeft ? .right : .left, configuration)
    if let swiped { move(to: swiped.view.naturalWidth) }
  }

  private func begin(_ path: IndexPath, _ side: SwipeSide, _ configuration: UISwipeActionsConfiguration) {
    guard let host, let cell = host.swipedCell(at: path), let frame = host.restingFrame(ofRow: path) else {
      return
    }
    host.swipeDidBegin(at: path)
    let view = SwipeActionsView(configuration.actions, side, height: frame.height) { [weak self] in
      self?.perform($0, from: $1)
    }
    swiped = SwipedRow(
      path: path,
      cell: cell,
      side: side,
      view: view,
      performsFirst: configuration.performsFirstActionWithFullSwipe,
      first: configuration.actions[0]
    )
    UIView.performWithoutAnimation {
      host.insertSubview(view, belowSubview: cell)
      place()
    }
  }

  private func move(to pull: CGFloat) {
    swiped?.pull = pull
    animate { self.place() }
  }

  /// The distance by which the cell of a row is moved to the right.
  func offset(ofRow path: IndexPath) -> CGFloat {
    swiped.flatMap { $0.path == path ? $0.pull * $0.side.direction : nil } ?? 0
  }

  /// Places the swiped row and its actions.
  func place() {
    guard let swiped, let host, let frame = host.restingFrame(ofRow: swiped.path) else { return }
    let moved = frame.offsetBy(dx: swiped.pull * swiped.side.direction, dy: 0)
    if swiped.cell.frame != moved { swiped.cell.frame = moved }
    let x = swiped.side == .right ? frame.maxX - swiped.pull : frame.minX
    swiped.view.frame = CGRect(x: x, y: frame.minY, width: swiped.pull, height: frame.height)
    swiped.view.layoutIfNeeded()
  }

  private func animate(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    UIView.animate(
      withDuration: TableMetrics.animationDuration,
      delay: 0,
      options: [.allowUserInteraction, .curveEaseOut],
      animations: changes,
      completion: { _ in completion?() }
    )
  }

  // MARK: Closing

  /// Moves the swiped row back.
  func close(animated: Bool) {
    guard let closing = swiped, let host else { return }
    swiped = nil
    let end = { [weak self] in
      closing.view.removeFromSuperview()
      self?.host?.swipeDidEnd(at: closing.path)
    }
    guard animated, host.window != nil, let frame = host.restingFrame(ofRow: closing.path) else {
      UIView.performWithoutAnimation {
        if let frame = host.restingFrame(ofRow: closing.path) { closing.cell.frame = frame }
      }
      return end()
    }
    let x = closing.side == .right ? frame.maxX : frame.minX
    animate(
      {
        closing.cell.frame = frame
        closing.view.frame = CGRect(x: x, y: frame.minY, width: 0, height: frame.height)
        closing.view.layoutIfNeeded()
      },
      completion: end
    )
  }

  /// Closes the swiped row if a touch is neither on it nor on its actions; returns whether the content doesn't get the touch.
  func close(unlessUnder touches: Set<UITouch>) -> Bool {
    guard let swiped, let host else { return false }
    if touches.contains(where: { $0.view?.isDescendant(of: swiped.view) ?? false }) { return false }
    let isOnRow = touches.contains { swiped.cell.frame.contains($0.location(in: host)) }
    if !isOnRow { close(animated: true) }
    return true
  }

  /// Closes the swiped row if it was tapped.
  func rowWasTapped(at point: CGPoint) {
    guard let swiped, !swiped.isPerforming, swiped.cell.frame.contains(point) else { return }
    close(animated: true)
  }

  // MARK: Performing

  private func perform(_ action: UIContextualAction, from view: UIView) {
    guard let performing = swiped, !performing.isPerforming else { return }
    performing.isPerforming = true
    action.handler(action, view) { [weak self, weak performing] _ in
      guard let self, let performing, performing === swiped else { return }
      close(animated: true)
    }
  }

  /// Ends the performance of an action that leaves the row open.
  func endPerforming() {
    if swiped?.view.isFullSwipe == true { close(animated: true) } else { swiped?.isPerforming = false }
  }

  /// Performs the first action, while the row moves out.
  private func performByFullSwipe(_ full: SwipedRow) {
    guard let host else { return }
    move(to: host.bounds.width)
    perform(full.first, from: full.view.firstButton)
  }

  // MARK: Updates of the list

  /// Follows an update of the list.
  ///
  /// If the swiped row is deleted, returns what moves it out beside its actions, which collapse; to be called after the update.
  func listDidChange(_ new: (IndexPath) -> IndexPath?, isReloaded: Bool) -> (() -> Void)? {
    guard let swiped else { return nil }
    if let path = new(swiped.path) {
      swiped.path = path
      return nil
    }
    guard !isReloaded, AnimationBlock.isEnabled, let host, host.window != nil else {
      discard()
      return nil
    }
    self.swiped = nil
    let frame = swiped.view.frame
    let left = swiped.side == .right ? frame.maxX - host.bounds.width : frame.minX
    return { [self] in
      swiped.view.isFullSwipe = true
      animate({
        swiped.cell.frame.origin.x = host.bounds.width * swiped.side.direction
        swiped.view.frame = CGRect(x: left, y: frame.minY, width: host.bounds.width, height: 0)
        swiped.view.layoutIfNeeded()
      }) {
        swiped.view.removeFromSuperview()
        host.swipeDidEnd(at: nil)
      }
    }
  }

  /// Forgets the swiped row, as after a reload.
  func discard() {
    guard let gone = swiped else { return }
    swiped = nil
    gone.view.removeFromSuperview()
    host?.swipeDidEnd(at: nil)
  }
}

/// A row that is swiped aside or open.
@MainActor
final class SwipedRow {
  /// The least speed of a swipe that opens or closes a row, in points per second.
  ///
  /// Apple publishes none.
  static let leastSpeed: CGFloat = 100
  /// The part of the width after which a full swipe performs the first action.
  ///
  /// Apple publishes none.
  static let fullSwipePart: CGFloat = 0.6
  /// The part of the finger's way that a row follows beyond its actions, if a full swipe has no effect.
  static let resistance: CGFloat = 0.25

  fileprivate(set) var path: IndexPath
  let cell: UIView
  let side: SwipeSide
  let view: SwipeActionsView
  let performsFirst: Bool
  let first: UIContextualAction
  /// The distance by which the row is moved aside, in points.
  fileprivate(set) var pull: CGFloat = 0
  /// Whether an action is being performed.
  fileprivate(set) var isPerforming = false

  init(
    path: IndexPath,
    cell: UIView,
    side: SwipeSide,
    view: SwipeActionsView,
    performsFirst: Bool,
    first: UIContextualAction
  ) {
    self.path = path
    self.cell = cell
    self.side = side
    self.view = view
    self.performsFirst = performsFirst
    self.first = first
  }

}

/// A pan to the side over a row that has actions there.
@MainActor
final class SwipeActionsGestureRecognizer: UIPanGestureRecognizer {
  fileprivate weak var controller: SwipeActionsController?

  override var isRightMovement: Bool {
    guard let list = view as? UIScrollView, abs(movement.dx) > abs(movement.dy), let touch = touches.first,
      touch.viewDelivery != .begun || list.canCancelContentTouch(touch)
    else { return false }
    return controller?.canSwipe(at: location(in: list), movement) ?? false
  }

  /// A tap on the open row closes it.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let isTap = state == .possible
    super.touchesEnded(touches, with: event)
    if isTap { controller?.rowWasTapped(at: location(in: view)) }
  }
}
