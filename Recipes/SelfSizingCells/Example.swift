import UIKit

class NoteCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addLabel()
  }

  required init?(coder: NSCoder) { nil }

  func addLabel() {
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let area = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      label.topAnchor.constraint(equalTo: area.topAnchor),
      label.bottomAnchor.constraint(equalTo: area.bottomAnchor),
    ])
  }
}

class NotesViewController: UITableViewController {
  var notes = [
    "Buy bread",
    "Ask Jonas whether the tent has room for four of us, and who "
      + "brings the stove, the lamp and the map of the mountains",
    "Book the hut before Friday, or somebody else will have it",
    "Charge the camera",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    tableView.rowHeight = UITableView.automaticDimension
  }

  override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { notes.count }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "note",
      for: indexPath
    )
    (cell as? NoteCell)?.label.text = notes[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) {
    tableView.deselectRow(at: indexPath, animated: true)
    if !notes[indexPath.row].hasSuffix("Done") { addLine(to: indexPath) }
  }

  func addLine(to path: IndexPath) {
    notes[path.row] += "\nDone"
    let cell = tableView.cellForRow(at: path) as? NoteCell
    cell?.label.text = notes[path.row]
    tableView.performBatchUpdates(nil)
  }
}
