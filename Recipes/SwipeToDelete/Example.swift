import UIKit

struct Errand {
  let name: String
  var isDone = false
}

class ErrandsViewController: UITableViewController {
  var errands = [
    "Bread and rolls for tomorrow", "Stamps for ten letters to friends",
    "Flowers for Rosa's birthday", "Library: take the books back",
  ].map { Errand(name: $0) }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = makeDelete(indexPath)
    let check = makeCheck(indexPath)
    return UISwipeActionsConfiguration(actions: [delete, check])
  }

  func makeDelete(_ indexPath: IndexPath) -> UIContextualAction {
    UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.remove(indexPath)
      completion(true)
    }
  }

  func remove(_ indexPath: IndexPath) {
    errands.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func makeCheck(_ indexPath: IndexPath) -> UIContextualAction {
    UIContextualAction(style: .normal, title: "Done") {
      [weak self] _, _, completion in
      self?.check(indexPath)
      completion(true)
    }
  }

  func check(_ indexPath: IndexPath) {
    errands[indexPath.row].isDone.toggle()
    if let cell = tableView.cellForRow(at: indexPath) {
      show(errands[indexPath.row], in: cell)
    }
  }

  func show(_ errand: Errand, in cell: UITableViewCell) {
    cell.textLabel?.text = errand.name
    cell.accessoryType = errand.isDone ? .checkmark : .none
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Errands"
    tableView.register(
      UITableViewCell.self,
      forCellReuseIdentifier: "errand"
    )
  }

  override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { errands.count }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "errand",
      for: indexPath
    )
    show(errands[indexPath.row], in: cell)
    return cell
  }
}
