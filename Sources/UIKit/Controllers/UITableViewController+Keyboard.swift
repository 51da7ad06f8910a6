/// Room for the keyboard.
///
/// Source: Apple, Table View Programming Guide for iOS, "Creating a Table View Programmatically"; a subclass that overrides
/// `viewWillAppear(_:)` without calling super makes none.
extension UITableViewController: KeyboardObserver {
  final func keyboardDidMove() {
    guard let table = viewIfLoaded as? UITableView else { return }
    // A rotation has resized the window, but maybe not yet the table.
    table.window?.layoutIfNeeded()
    let height = table.heightBelowKeyboard
    table.keepContentAboveKeyboard(height, barInset: barState.scrollInsets.bottom)
    guard height > 0, !table.isDragging, let field = table.window?.firstResponder as? UIView, field !== table,
      field.isDescendant(of: table)
    else { return }
    table.scrollRectToVisible(
      field.convert(field.bounds, to: table),
      animated: AnimationBlock.current == nil
    )
  }
}
