import UIKit

// MARK: where the trip was

class WhereItWasController: TripsViewController {
  override func deletion(_ id: Int) -> UIMenu {
    let path = path(of: id)
    let delete = UIAction(
      title: "Delete",
      image: UIImage(systemName: "trash"),
      attributes: .destructive
    ) { [self] _ in
      if let path { remove(at: path) }
    }
    return UIMenu(options: .displayInline, children: [delete])
  }
}

// MARK: made in advance

class MadeInAdvanceController: TripsViewController {
  var menus: [Int: UIMenu] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    for trip in trips { menus[trip.id] = super.menu(for: trip.id) }
  }

  override func menu(for id: Int) -> UIMenu? { menus[id] }
}

// MARK: an unnamed group

class UnnamedGroupController: TripsViewController {
  override func deletion(_ id: Int) -> UIMenu {
    UIMenu(children: super.deletion(id).children)
  }
}

// MARK: content without numbers

class NoNumbersController: TripsViewController {
  override func preview(of id: Int) -> UIViewController? {
    let preview = super.preview(of: id)
    preview?.preferredContentSize = .zero
    return preview
  }
}

// MARK: only to look at

class OnlyToLookAtController: TripsViewController {
  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith menu: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

// MARK: the array alone

class ArrayAloneController: TripsViewController {
  override func change(_ id: Int, _ edit: (inout Trip) -> Void) {
    guard let path = path(of: id) else { return }
    edit(&trips[path.row])
  }
}
