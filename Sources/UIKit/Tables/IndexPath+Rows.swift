extension IndexPath {
  /// Creates a path to a row in a section of a table, both zero-based.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates a path to an item in a section, both zero-based; the same as a row.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The index of the section.
  ///
  /// A path that doesn't have two indexes raises NSInternalInconsistencyException.
  public var section: Int {
    get { part(0) }
    set { self = IndexPath(row: row, section: newValue) }
  }

  /// The index of the row in its section.
  ///
  /// A path that doesn't have two indexes raises NSInternalInconsistencyException.
  public var row: Int {
    get { part(1) }
    set { self = IndexPath(row: newValue, section: section) }
  }

  /// The index of the item in its section; the same as the row.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  private func part(_ index: Int) -> Int {
    guard count == 2 else {
      UIKitException.raise(
        .internalInconsistencyException,
        "Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two "
          + "indices specifying the section and row. Please use the category on NSIndexPath in "
          + "NSIndexPath+UIKitAdditions.h if possible."
      )
    }
    return self[index]
  }
}

extension NSIndexPath {
  /// Creates a path to a row in a section of a table, both zero-based.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates a path to an item in a section, both zero-based; the same as a row.
  public convenience init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The index of the section; a path that doesn't have two indexes raises NSInternalInconsistencyException.
  public var section: Int { (self as IndexPath).section }

  /// The index of the row in its section; without two indexes NSInternalInconsistencyException is raised.
  public var row: Int { (self as IndexPath).row }

  /// The index of the item in its section; the same as the row.
  public var item: Int { row }
}
