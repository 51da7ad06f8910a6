/// A nib: objects that were designed in Interface Builder, to be made any number of times.
///
/// Nibs are `.xib` files that the plugin `AppleSources` compiled into the target's resources. Source: Apple, UINib.
@preconcurrency @MainActor
open class UINib {
  private let name: String
  private let bundle: Bundle?
  private let document: NibDocument?

  /// Creates a nib from a file of a bundle; nil stands for the application's.
  ///
  /// A file that isn't there raises NSInternalInconsistencyException when the nib is instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    document = NibDocument.find(name, "nib", in: bundleOrNil)
  }

  /// Creates a nib from the contents of a compiled file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = ""
    bundle = bundleOrNil
    document = NibDocument(name: "", data: data)
  }

  /// Makes the objects, connects them with each other and with `ownerOrNil`, and returns those at the top.
  ///
  /// - Parameters:
  ///   - ownerOrNil: what the placeholder "File's Owner" stands for.
  ///   - optionsOrNil: the key `externalObjects` has the objects of other placeholders by their identifiers.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let document else { UINib.raiseMissing(name, bundle) }
    let objects = NibObjects(document: document)
    let others = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    var top: [AnyObject] = []
    for element in document.root.list("objects") {
      switch element["placeholderIdentifier"] {
      case "IBFilesOwner"?:
        let owner = ownerOrNil.map { $0 as AnyObject }
        objects.take(owner, for: element.id)
        if let owner { objects.connect(owner, element) }
      case "IBFirstResponder"?: objects.take(NibFirstResponder.shared, for: element.id)
      case let placeholder?:
        let object = others[placeholder].map { $0 as AnyObject }
        objects.take(object, for: element.id)
        if let object { objects.connect(object, element) }
      case nil:
        if let object = objects.makeObject(element) { top.append(object) }
      }
    }
    objects.connect()
    return top
  }

  /// Raises UIKit's exception for a nib that isn't in its bundle.
  static func raiseMissing(_ name: String, _ bundle: Bundle?) -> Never {
    UIKitException.raise(
      .internalInconsistencyException,
      // Without the bundle's path, which depends on the machine.
      "Could not load NIB in bundle: '\(bundle == nil ? "the application's" : "another")' with name '\(name)'"
    )
  }

  /// The keys of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects of placeholders by their identifiers: a dictionary of strings.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Makes the objects of a nib in the bundle, and returns those at the top; see `UINib`.
  ///
  /// A nib that isn't there raises NSInternalInconsistencyException. Source: Apple, Bundle.loadNibNamed(_:owner:options:).
  @MainActor
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

// MARK: - Tables

extension UITableView {
  /// Registers a nib whose only object is a cell; nil unregisters the identifier.
  ///
  /// Source: Apple, UITableView.register(_:forCellReuseIdentifier:).
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forCellReuseIdentifier: identifier)
    guard let nib else { return }
    cellMakers[identifier] = {
      guard let cell = nib.instantiate(withOwner: nil).first as? UITableViewCell else {
        UIKitException.raise(
          .internalInconsistencyException,
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
            + "which must be a UITableViewCell instance"
        )
      }
      return cell
    }
  }

  /// Registers a nib whose only object is a header or footer; nil unregisters the identifier.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
    guard let nib else { return }
    headerMakers[identifier] = { nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView }
  }
}

// MARK: - Collection views

extension UICollectionView {
  /// Registers a nib whose only object is a cell; nil unregisters the identifier.
  ///
  /// Source: Apple, UICollectionView.register(_:forCellWithReuseIdentifier:).
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, as: ReuseKey(kind: UICollectionView.cellKind, identifier: identifier))
  }

  /// Registers a nib whose only object is a supplementary view; nil unregisters the identifier.
  public func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(nib, as: ReuseKey(kind: kind, identifier: identifier))
  }

  private func register(_ nib: UINib?, as key: ReuseKey) {
    register(nil as AnyClass?, as: key)
    guard let nib else { return }
    makers[key] = { _ in
      nib.makeReusableView(isCell: key.kind == UICollectionView.cellKind, identifier: key.identifier)
    }
  }
}

extension UINib {
  /// Makes the cell or supplementary view that is the nib's only object.
  fileprivate func makeReusableView(isCell: Bool, identifier: String) -> UICollectionReusableView {
    let object = instantiate(withOwner: nil).first
    guard let view = object as? UICollectionReusableView, !isCell || view is UICollectionViewCell else {
      UIKitException.raise(
        .internalInconsistencyException,
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
          + "must be a \(isCell ? "UICollectionViewCell" : "UICollectionReusableView") instance"
      )
    }
    return view
  }
}

extension UICollectionView.CellRegistration {
  /// Creates a registration of a nib whose only object is a cell.
  public init(cellNib: UINib, handler: @escaping Handler) {
    self.init(handler: handler) { _ in
      cellNib.makeReusableView(isCell: true, identifier: "\(Cell.self)")
    }
  }
}

extension UICollectionView.SupplementaryRegistration {
  /// Creates a registration of a nib whose only object is a supplementary view.
  public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
    self.init(elementKind: elementKind, handler: handler) { _ in
      supplementaryNib.makeReusableView(isCell: false, identifier: "\(Supplementary.self)")
    }
  }
}

extension UICollectionViewLayout {
  /// Registers a nib whose only object is a decoration view; nil unregisters the kind.
  public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationMakers[ReuseKey(kind: elementKind, identifier: elementKind)] = nib.map { nib in
      { _ in nib.instantiate(withOwner: nil).first as? UICollectionReusableView }
    }
  }
}
