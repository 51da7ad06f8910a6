/// The long press that drags rows of a table to other places.
///
/// Only drags within the table exist. Source: Apple, "Supporting drag and drop in table views".
@MainActor
final class TableDrag: UIGestureRecognizerDelegate {
  private weak var table: UITableView?
  let press = UILongPressGestureRecognizer()
  private(set) var session: ListDragSession?
  private var proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)

  init(_ table: UITableView) {
    self.table = table
    press.delegate = self
    press.addHandler { [weak self] _ in self?.pressDidChange() }
  }

  /// Begins only over rows that have items to drag.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let table, table.dragInteractionEnabled, table.move == nil, !table.isEditing,
      let delegate = table.dragDelegate, let path = table.indexPathForRow(at: press.location(in: table)),
      table.cellForRow(at: path) != nil, table.dropDelegate != nil || table.canMoveRow(path)
    else { return false }
    let new = ListDragSession([], press)
    let items = delegate.tableView(table, itemsForBeginning: new, at: path)
    guard !items.isEmpty else { return false }
    let session = ListDragSession(items, press)
    session.localContext = new.localContext
    if let drop = table.dropDelegate, !drop.tableView(table, canHandle: session) { return false }
    self.session = session
    return true
  }

  private func pressDidChange() {
    guard let table, let session else { return }
    switch press.state {
    case .began:
      table.dragDelegate?.tableView(table, dragSessionWillBegin: session)
      proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      table.lift(press)
    case .changed: if let move = table.move { table.follow(move) }
    case .ended: drop(session, completing: true)
    case .cancelled: drop(session, completing: false)
    case .possible, .failed: break
    }
  }

  /// The row to which a drag moves its row: the proposed one, or none if the delegate doesn't take it there.
  func target(_ proposed: IndexPath) -> IndexPath? {
    guard let table, let session, let delegate = table.dropDelegate else { return proposed }
    proposal = delegate.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: proposed)
    let isMove = proposal.operation == .move
    return isMove && proposal.intent != .insertIntoDestinationIndexPath ? proposed : nil
  }

  private func drop(_ session: ListDragSession, completing: Bool) {
    guard let table else { return }
    let isAllowed = proposal.operation == .move || proposal.operation == .copy
    if completing, isAllowed, let move = table.move, !table.canMoveRow(move.source),
      let drop = table.dropDelegate
    {
      let coordinator = TableDropCoordinator(session, proposal, from: move.source, to: move.path)
      table.endMove(completing: false)
      drop.tableView(table, performDropWith: coordinator)
      coordinator.finish()
    } else {
      table.endMove(completing: completing && isAllowed)
    }
    table.dropDelegate?.tableView(table, dropSessionDidEnd: session)
    table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
    self.session = nil
  }
}

/// A drop of a row elsewhere in its table.
@MainActor
final class TableDropCoordinator: UITableViewDropCoordinator {
  private final class Item: UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?

    init(_ item: UIDragItem, _ source: IndexPath) {
      dragItem = item
      sourceIndexPath = source
    }
  }

  private final class Landing: UIDragAnimating {
    var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
      completions.append(completion)
    }
  }

  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private var landings: [Landing] = []

  init(
    _ session: ListDragSession,
    _ proposal: UITableViewDropProposal,
    from source: IndexPath,
    to destination: IndexPath
  ) {
    self.session = session
    self.proposal = proposal
    items = session.items.map { Item($0, source) }
    destinationIndexPath = destination
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    let landing = Landing()
    landings.append(landing)
    return landing
  }

  /// Ends the animations together with those of the rows.
  fileprivate func finish() {
    let completions = landings.flatMap(\.completions)
    UIView.animate(withDuration: TableMetrics.animationDuration, animations: {}) { _ in
      for completion in completions { completion(.end) }
    }
  }
}
