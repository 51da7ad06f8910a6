/// A row under a finger that moves it.
struct RowMove {
  /// Where the row came from.
  let source: IndexPath
  /// Where it lies at the moment.
  var path: IndexPath
  let cell: UITableViewCell
  let touch: UITouch
  /// From the finger to the cell's middle.
  let grip: CGFloat
}
