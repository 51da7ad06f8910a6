import UIKit

class ReloadController: NotesViewController {
  override func addLine(to path: IndexPath) {
    notes[path.row] += "\nDone"
    tableView.reloadData()
  }
}

/// Measures each text once, for the width that the table has then.
class MeasuredOnceController: NotesViewController {
  private var heights: [Int: CGFloat] = [:]

  override func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    if let height = heights[indexPath.row] { return height }
    let cell = NoteCell(style: .default, reuseIdentifier: nil)
    cell.label.text = notes[indexPath.row]
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: tableView.bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    heights[indexPath.row] = height
    return height
  }
}

/// Changes the label, but not the note.
class NotInTheDataController: NotesViewController {
  override func addLine(to path: IndexPath) {
    let cell = tableView.cellForRow(at: path) as? NoteCell
    cell?.label.text? += "\nDone"
    tableView.performBatchUpdates(nil)
  }
}
