import UIKit

class PlainDeletionController: TripsViewController {
  override func deletion(_ id: Int) -> UIMenu {
    let delete = UIAction(title: "Delete") { [self] _ in path(of: id).map { remove(at: $0) } }
    return UIMenu(options: .displayInline, children: [delete])
  }
}

class OneLevelController: TripsViewController {
  override func companies(_ id: Int) -> UIMenu {
    UIMenu(options: .displayInline, children: super.companies(id).children)
  }
}

class NoMenuController: TripsViewController {
  override func menu(for id: Int) -> UIMenu? { nil }
}

class AlwaysAloneController: TripsViewController {
  override func change(_ id: Int, _ edit: (inout Trip) -> Void) {}
}
