import UIKit

// MARK: the table first

class TableFirstController: ErrandsViewController {
  override func remove(_ indexPath: IndexPath) {
    tableView.deleteRows(at: [indexPath], with: .automatic)
    errands.remove(at: indexPath.row)
  }
}

// MARK: only the array

class OnlyArrayController: ErrandsViewController {
  override func remove(_ indexPath: IndexPath) {
    errands.remove(at: indexPath.row)
  }
}

// MARK: a handler that just returns

class JustReturnsController: ErrandsViewController {
  override func makeCheck(_ indexPath: IndexPath) -> UIContextualAction {
    UIContextualAction(style: .normal, title: "Done") {
      [weak self] _, _, _ in
      self?.check(indexPath)
    }
  }
}

// MARK: most important last

class ImportantLastController: ErrandsViewController {
  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let check = makeCheck(indexPath)
    let delete = makeDelete(indexPath)
    return UISwipeActionsConfiguration(actions: [check, delete])
  }
}

// MARK: after the server has answered

class ServerController: ErrandsViewController {
  override func remove(_ indexPath: IndexPath) {
    // The server takes two seconds.
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      self.errands.remove(at: indexPath.row)
      self.tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
}
