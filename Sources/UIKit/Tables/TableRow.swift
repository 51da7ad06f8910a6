/// A row that shows.
struct TableRow {
  var path: IndexPath
  let cell: UITableViewCell
}
