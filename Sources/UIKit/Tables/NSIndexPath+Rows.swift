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
