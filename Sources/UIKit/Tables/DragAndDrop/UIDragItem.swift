/// The data of an item that is dragged.
///
/// Items here are dragged within one list of one application, so the object that it was made from is all that it provides. Source:
/// Apple, NSItemProvider.
open class NSItemProvider: NSObject {
  /// A name for what is dragged.
  open var suggestedName: String?

  let object: AnyObject?

  /// Creates a provider without data.
  public override init() {
    object = nil
    super.init()
  }

  /// Creates a provider of an object.
  public init(object: AnyObject) {
    self.object = object
    super.init()
  }
}

/// An item that is dragged.
///
/// Source: Apple, UIDragItem.
@preconcurrency @MainActor
open class UIDragItem {
  /// The data of the item.
  public let itemProvider: NSItemProvider

  /// An object of the application's for drops in the same application.
  open var localObject: Any?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }
}

/// What a drag and its drop have in common.
///
/// Source: Apple, UIDragDropSession.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// The items that are dragged.
  var items: [UIDragItem] { get }

  /// Whether items may be moved instead of copied.
  var allowsMoveOperation: Bool { get }

  /// The position of the finger in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
}

/// A drag, from its beginning to its end.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object of the application's that the drop can read.
  var localContext: Any? { get set }
}

/// A drag from the side of the view over which it is.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag of the same application.
  var localDragSession: (any UIDragSession)? { get }
}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel = 0
  /// Nothing, although it might in other circumstances.
  case forbidden = 1
  /// Copies the items.
  case copy = 2
  /// Moves the items.
  case move = 3
}

/// What a drop would do at the present place.
///
/// Source: Apple, UIDropProposal.
@preconcurrency @MainActor
open class UIDropProposal {
  /// What the drop would do.
  public let operation: UIDropOperation

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
  }
}

/// The drag of a list's items, from both sides.
@MainActor
final class ListDragSession: UIDragSession, UIDropSession {
  let items: [UIDragItem]
  var localContext: Any?
  private let press: UIGestureRecognizer

  init(_ items: [UIDragItem], _ press: UIGestureRecognizer) {
    self.items = items
    self.press = press
  }

  var allowsMoveOperation: Bool { true }
  var localDragSession: (any UIDragSession)? { self }
  func location(in view: UIView) -> CGPoint { press.location(in: view) }
}
