extension IndexPath {
  /// A path to a row of a section of a table, both counted from 0.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// A path to an item of a section, both counted from 0; the same as a row.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The section of the row.
  ///
  /// A path that has not two parts raises NSInternalInconsistencyException.
  public var section: Int {
    get { part(0) }
    set { self = IndexPath(row: row, section: newValue) }
  }

  /// The row in its section.
  ///
  /// A path that has not two parts raises NSInternalInconsistencyException.
  public var row: Int {
    get { part(1) }
    set { self = IndexPath(row: newValue, section: section) }
  }

  /// The item in its section; the same as a row.
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
  /// A path to a row of a section of a table, both counted from 0.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// A path to an item of a section, both counted from 0; the same as a row.
  public convenience init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The section of the row; a path that has not two parts raises NSInternalInconsistencyException.
  public var section: Int { (self as IndexPath).section }

  /// The row in its section; a path that has not two parts raises NSInternalInconsistencyException.
  public var row: Int { (self as IndexPath).row }

  /// The item in its section; the same as a row.
  public var item: Int { row }
}
