import UIKit

class TapsOnlyController: ErrandsViewController {
  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let actions = super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    actions?.performsFirstActionWithFullSwipe = false
    return actions
  }
}

class AnyLengthController: ErrandsViewController {
  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    remove(indexPath)
    return nil
  }
}

class SilentController: ErrandsViewController {
  override func check(_ indexPath: IndexPath) {
    errands[indexPath.row].isDone.toggle()
  }
}

class CellOnlyController: ErrandsViewController {
  override func check(_ indexPath: IndexPath) {
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
  }
}

class UndeletedController: ErrandsViewController {
  override func makeDelete(_ indexPath: IndexPath) -> UIContextualAction {
    UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in completion(true) }
  }
}
