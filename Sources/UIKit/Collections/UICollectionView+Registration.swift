extension UICollectionView {
  /// What makes and prepares the cells of one kind.
  ///
  /// The collection view registers the class, under a name of its own, when a cell is requested first. Source: Apple,
  /// UICollectionView.CellRegistration.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that prepares a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let registration: ViewRegistration

    /// Creates a registration of a class.
    public init(handler: @escaping Handler) {
      self.handler = handler
      registration = ViewRegistration {
        (Cell.self as UICollectionReusableView.Type).appleSources_make(frame: $0)
      }
    }

    /// Creates a registration with what makes the cells.
    init(handler: @escaping Handler, make: @escaping (CGRect) -> UICollectionReusableView?) {
      self.handler = handler
      registration = ViewRegistration(make)
    }
  }

  /// What makes and prepares the supplementary views of one kind.
  ///
  /// Source: Apple, UICollectionView.SupplementaryRegistration.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that prepares a view of a kind.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let registration: ViewRegistration

    /// Creates a registration of a class for a kind of elements.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      registration = ViewRegistration {
        (Supplementary.self as UICollectionReusableView.Type).appleSources_make(frame: $0)
      }
    }

    /// Creates a registration with what makes the views.
    init(
      elementKind: String,
      handler: @escaping Handler,
      make: @escaping (CGRect) -> UICollectionReusableView?
    ) {
      self.elementKind = elementKind
      self.handler = handler
      registration = ViewRegistration(make)
    }
  }

  /// Returns a cell to reuse, or a new one, prepared for an item; without an item it isn't prepared.
  ///
  /// From iOS 15 a registration that was made while a cell was requested raises NSInternalInconsistencyException.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    registration.registration.refuseIfLate("cell")
    let key = ReuseKey(kind: UICollectionView.cellKind, identifier: registration.registration.identifier)
    makers[key] = registration.registration.make
    let element = CollectionElement(category: .cell, kind: nil, path: indexPath)
    guard let cell = dequeue(key, for: element) as? Cell else { refuse(key) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view to reuse, or a new one, prepared for its place.
  ///
  /// From iOS 15 a registration that was made while a view was requested raises NSInternalInconsistencyException.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    registration.registration.refuseIfLate("supplementary view")
    let key = ReuseKey(kind: kind, identifier: registration.registration.identifier)
    makers[key] = registration.registration.make
    let element = CollectionElement(category: .supplementaryView, kind: kind, path: indexPath)
    guard let view = dequeue(key, for: element) as? Supplementary else { refuse(key) }
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// The identity of a registration, whose copies share reuse.
@MainActor
final class ViewRegistration {
  let make: (CGRect) -> UICollectionReusableView?
  /// A name that no other registration has.
  let identifier: String
  private let isLate: Bool

  init(_ make: @escaping (CGRect) -> UICollectionReusableView?) {
    self.make = make
    let device = SimulatedDevice.current
    device.views.registrationCount += 1
    identifier = "registration \(device.views.registrationCount)"
    isLate = device.views.viewRequests > 0 && device.behavior.refusesLateRegistrations
  }

  /// Raises UIKit's exception for a registration that was made while a view was requested.
  ///
  /// Source of the text for cells: github.com/noppefoxwolf/DebugMenu/pull/4; that for supplementary views is ours.
  func refuseIfLate(_ noun: String) {
    guard isLate else { return }
    let isCell = noun == "cell"
    let place =
      isCell
      ? "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider"
      : "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: or inside a "
        + "UICollectionViewDiffableDataSource supplementary view provider"
    UIKitException.raise(
      .internalInconsistencyException,
      "Attempted to dequeue a \(noun) using a registration that was created inside \(place). Creating a new registration "
        + "each time a \(noun) is requested will prevent reuse and cause created \(noun)s to remain inaccessible in "
        + "memory for the lifetime of the collection view. Registrations should be created up front and reused. "
        + "Registration: <UICollectionView\(isCell ? "Cell" : "Supplementary")Registration>"
    )
  }
}
