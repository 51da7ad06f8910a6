/// A pan to the left over a row that may be deleted.
@MainActor
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  override var isRightMovement: Bool {
    guard let table = view as? UITableView, movement.dx < 0, abs(movement.dx) > abs(movement.dy),
      let touch = touches.first, touch.viewDelivery != .begun || table.mayTakeFromContent(touch)
    else { return false }
    return table.canSwipeRow(at: location(in: table))
  }
}
