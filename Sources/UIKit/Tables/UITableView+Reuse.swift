extension UITableView {
  /// A cell that does not show any more, or a new one of the registered class; nil if there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cellQueues[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let type = cellTypes[identifier] else { return nil }
    return type.init(style: .default, reuseIdentifier: identifier)
  }

  /// A cell that does not show any more, or a new one of the registered class.
  ///
  /// An identifier without a class raises NSInternalInconsistencyException.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    UIKitException.raise(
      .internalInconsistencyException,
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
        + "or connect a prototype cell in a storyboard"
    )
  }

  /// A header or footer that does not show any more, or a new one of the registered class; nil if there is neither.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    if let header = headerQueue[identifier]?.popLast() {
      header.prepareForReuse()
      return header
    }
    return headerTypes[identifier]?.init(reuseIdentifier: identifier)
  }

  /// Names the class of cells with an identifier; nil forgets it.
  ///
  /// It replaces what was registered under the identifier before, a prototype cell of a storyboard too: rows then lose
  /// the segue that starts at the prototype. Source: Apple, UITableView.register(_:forCellReuseIdentifier:), discussion.
  public func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cellTypes[identifier] = cellClass
    prototypes.remove(identifier)
  }

  /// Names the class of headers and footers with an identifier; nil forgets it.
  public func register(
    _ aClass: UITableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerTypes[identifier] = aClass
  }
}
