extension UITableView {
  /// A finger has selected a row: the storyboard may have connected a segue with cells of its kind.
  ///
  /// The scene is that of the nearest controller that was made from one.
  final func triggerSegue(of cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier, prototypes.contains(identifier) else { return }
    for case let controller as UIViewController in chain where controller.storyboardConnection != nil {
      controller.trigger(segueOfCells: identifier, sender: cell)
      return
    }
  }
}

extension UIView {
  /// Gives the tables in a scene's view the prototype cells at which segues start.
  final func addPrototypes(of segues: [SegueTemplate]) {
    if let table = self as? UITableView {
      for segue in segues {
        guard let cell = segue.cell else { continue }
        table.register(segue.cellClass, forCellReuseIdentifier: cell)
        table.prototypes.insert(cell)
      }
    }
    for subview in subviews { subview.addPrototypes(of: segues) }
  }
}
