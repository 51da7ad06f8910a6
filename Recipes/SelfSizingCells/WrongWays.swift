import UIKit

// MARK: not pinned to the bottom

class TopOnlyCell: NoteCell {
  override func addLabel() {
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let area = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      label.topAnchor.constraint(equalTo: area.topAnchor),
    ])
  }
}

class TopOnlyController: NotesViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TopOnlyCell.self, forCellReuseIdentifier: "note")
  }
}

// MARK: added to the cell

class AddedToCell: NoteCell {
  override func addLabel() {
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let area = layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      label.topAnchor.constraint(equalTo: area.topAnchor),
      label.bottomAnchor.constraint(equalTo: area.bottomAnchor),
    ])
  }
}

class AddedToCellController: NotesViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(AddedToCell.self, forCellReuseIdentifier: "note")
  }
}

// MARK: one line

class OneLineCell: NoteCell {
  override func addLabel() {
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

class OneLineController: NotesViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(OneLineCell.self, forCellReuseIdentifier: "note")
  }
}

// MARK: a number as the height

class FixedHeightController: NotesViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 60
  }
}

// MARK: the delegate's method left in

class HeightForRowController: NotesViewController {
  override func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    indexPath.row == 1 ? 80 : 44
  }
}

// MARK: an estimate of 0

class NoEstimateController: NotesViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 0
  }
}

// MARK: only the text changed

class TextOnlyController: NotesViewController {
  override func addLine(to path: IndexPath) {
    notes[path.row] += "\nDone"
    let cell = tableView.cellForRow(at: path) as? NoteCell
    cell?.label.text = notes[path.row]
  }
}
