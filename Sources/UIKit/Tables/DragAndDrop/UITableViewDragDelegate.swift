/// Provides the items of rows that a long press drags.
///
/// Source: Apple, UITableViewDragDelegate.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
  /// The items of a row that would be dragged; without any the row stays.
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  /// Called before a drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

  /// Called after a drag has ended.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
}

extension UITableViewDragDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
}

/// Decides about drops in a table, and carries them out.
///
/// Source: Apple, UITableViewDropDelegate.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// Called when items are dropped. Rows that the data source allows to move are moved by it instead.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Whether the table takes the items of a drag; true by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// What a drop at a row would do; by default it would move the row there.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// Called after a drop, or after a drag has ended without one.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// Returns true.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }

  /// Returns a move to the row.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// What a drop in a table would do.
///
/// Source: Apple, UITableViewDropProposal.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where the items of a drop go.
  public enum Intent: Int, Sendable {
    /// Somewhere, without a mark in the table.
    case unspecified = 0
    /// Between rows, which make room.
    case insertAtDestinationIndexPath = 1
    /// Into the row.
    case insertIntoDestinationIndexPath = 2
    /// Between rows or into a row, by the position of the finger.
    case automatic = 3
  }

  /// Where the items go.
  public let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without an intent.
  public convenience override init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// A drop that the delegate carries out.
///
/// Source: Apple, UITableViewDropCoordinator.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }

  /// The row at which they are dropped; nil if it is none.
  var destinationIndexPath: IndexPath? { get }

  /// The last proposal.
  var proposal: UITableViewDropProposal { get }

  /// The drop.
  var session: any UIDropSession { get }

  /// Lets an item land at a row that the delegate has inserted.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// An item that is dropped in a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
  /// The dragged item.
  var dragItem: UIDragItem { get }

  /// The row of the item before the drag.
  var sourceIndexPath: IndexPath? { get }
}

/// The animation of a drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
  /// Adds a closure that is called when the animation has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
