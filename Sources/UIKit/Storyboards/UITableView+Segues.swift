extension UITableView {
  /// A finger has selected a row: the storyboard may have connected a segue with cells of its kind.
  ///
  /// The scene is that of the nearest controller that was made from one.
  final func triggerSegue(of cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    for case let controller as UIViewController in chain where controller.storyboardConnection != nil {
      controller.trigger(segueOfCells: identifier, sender: cell)
      return
    }
  }
}
