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

/// The selected rows or items, in the order in which they were selected; each is found in constant time.
struct SelectedPaths: Sequence {
  private var numbers: [IndexPath: Int] = [:]
  private var nextNumber = 0

  init(_ paths: [IndexPath] = []) {
    for path in paths { insert(path) }
  }

  var isEmpty: Bool { numbers.isEmpty }

  var first: IndexPath? { numbers.min { $0.value < $1.value }?.key }

  var paths: [IndexPath] { numbers.sorted { $0.value < $1.value }.map(\.key) }

  func contains(_ path: IndexPath) -> Bool { numbers[path] != nil }

  /// Adds a path at the end, unless it is selected.
  mutating func insert(_ path: IndexPath) {
    guard numbers[path] == nil else { return }
    numbers[path] = nextNumber
    nextNumber += 1
  }

  /// Removes a path; returns false if it isn't selected.
  mutating func remove(_ path: IndexPath) -> Bool { numbers.removeValue(forKey: path) != nil }

  func makeIterator() -> some IteratorProtocol<IndexPath> { paths.makeIterator() }
}
