/// What views are reused for: the kind of element, and the identifier.
struct ReuseKey: Hashable {
  let kind: String
  let identifier: String

  /// The key of the queue.
  var queue: String { "\(kind) \(identifier)" }
}

extension UICollectionView {
  /// The kind of cells in exceptions and queues.
  ///
  /// Source: crash reports "could not dequeue a view of kind: UICollectionElementKindCell".
  static let cellKind = "UICollectionElementKindCell"

  final func register(_ viewClass: AnyClass?, as key: ReuseKey) {
    makers[key] = viewClass.map { type in
      { frame in (type as? UICollectionReusableView.Type)?.appleSources_make(frame: frame) }
    }
    if key.kind == UICollectionView.cellKind { prototypes.remove(key.identifier) }
  }

  /// Takes a view from the queue, or makes one, and applies the layout's attributes of its element; nil if none is registered.
  final func dequeue(_ key: ReuseKey, for element: CollectionElement) -> UICollectionReusableView? {
    let makers = element.category == .decorationView ? collectionViewLayout.decorationMakers : makers
    let attributes = isPreparingLayout ? nil : layoutAttributes(of: element)
    let view: UICollectionReusableView
    if let old = reusableViews.popLast(identifier: key.queue) {
      view = old
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = false
        cell.isHighlighted = false
      }
      view.prepareForReuse()
    } else {
      guard let new = makers[key]?(attributes?.frame ?? .zero) else { return nil }
      view = new
    }
    if let cell = view as? UICollectionViewCell {
      cell.outlinePlace = (dataSource as? any OutlineDataSource)?.outlinePlace(at: element.path)
    }
    view.storedReuseIdentifier = key.identifier
    view.fitted = nil
    if let attributes { UIView.performWithoutAnimation { apply(attributes, to: view) } }
    return view
  }

  /// The layout's attributes of an element.
  final func layoutAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.path)
    case .supplementaryView:
      layoutAttributesForSupplementaryElement(ofKind: element.kind ?? "", at: element.path)
    case .decorationView:
      collectionViewLayout.layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.path)
    }
  }

  /// Raises UIKit's exception for an identifier without a class.
  ///
  /// Source of the text: github.com/josshad/EHHorizontalSelectionView/issues/3.
  final func refuse(_ key: ReuseKey) -> Never {
    UIKitException.raise(
      .internalInconsistencyException,
      "could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must register a nib or a class "
        + "for the identifier or connect a prototype cell in a storyboard"
    )
  }

  /// Makes the decoration view of a kind.
  ///
  /// Source of the exception: github.com/ashfurrow/ARCollectionViewMasonryLayout/issues/11.
  final func makeDecoration(_ element: CollectionElement) -> UICollectionReusableView {
    let kind = element.kind ?? ""
    guard let view = dequeue(ReuseKey(kind: kind, identifier: kind), for: element) else {
      UIKitException.raise(
        .internalInconsistencyException,
        "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype "
          + "in a storyboard"
      )
    }
    return view
  }

  /// Adds a view to the queue of its kind.
  final func enqueue(_ view: UICollectionReusableView, _ element: CollectionElement) {
    guard let identifier = view.storedReuseIdentifier else { return }
    let key = ReuseKey(kind: element.kind ?? UICollectionView.cellKind, identifier: identifier)
    reusableViews.append(view, identifier: key.queue)
  }
}

// MARK: - Classes that are known at run time only

extension UICollectionView {
  @_silgen_name("RecipeGallery_UICollectionView_init")
  @usableFromInline
  convenience init(dynamic frame: CGRect, _ layout: UICollectionViewLayout) {
    self.init(frame: frame, collectionViewLayout: layout)
  }

  @_silgen_name("RecipeGallery_UICollectionView_init")
  private static func allocate(_ frame: __owned CGRect, _ layout: __owned UICollectionViewLayout)
    -> UICollectionView

  /// Creates an object of a class that is known at run time only; what `AppleSources` writes for such a call.
  public static func appleSources_make(frame: CGRect, collectionViewLayout: UICollectionViewLayout) -> Self {
    unsafeDowncast(allocate(frame, collectionViewLayout), to: self)
  }
}
