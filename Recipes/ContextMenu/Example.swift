import UIKit

struct Trip {
  let id: Int
  let city: String
  let days: Int
  var company = "Alone"
  var isFavourite = false
}

class TripsViewController: UITableViewController {
  let samples = [
    Trip(id: 1, city: "Lisbon", days: 3),
    Trip(id: 2, city: "Oslo", days: 5),
    Trip(id: 3, city: "Rome", days: 4),
    Trip(id: 4, city: "Vienna", days: 2),
  ]
  lazy var trips = samples

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Trips"
    tableView.register(
      UITableViewCell.self,
      forCellReuseIdentifier: "trip"
    )
    let restore = UIAction(title: "Restore") { [weak self] _ in
      self?.restore()
    }
    navigationItem.rightBarButtonItem =
      UIBarButtonItem(primaryAction: restore)
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let id = trips[indexPath.row].id
    return UIContextMenuConfiguration(identifier: nil) { [self] in
      preview(of: id)
    } actionProvider: { [self] _ in
      menu(for: id)
    }
  }

  func menu(for id: Int) -> UIMenu? {
    guard let path = path(of: id) else { return nil }
    let favourite = UIAction(
      title: "Favourite",
      image: UIImage(systemName: "heart"),
      state: trips[path.row].isFavourite ? .on : .off
    ) { [self] _ in
      change(id) { $0.isFavourite.toggle() }
    }
    return UIMenu(children: [favourite, companies(id), deletion(id)])
  }

  func companies(_ id: Int) -> UIMenu {
    let company = path(of: id).map { trips[$0.row].company }
    let choices = ["Alone", "With friends"].map { choice in
      let isOn = choice == company
      return UIAction(title: choice, state: isOn ? .on : .off) { [self] _ in
        change(id) { $0.company = choice }
      }
    }
    return UIMenu(title: "Company", children: choices)
  }

  func deletion(_ id: Int) -> UIMenu {
    let delete = UIAction(
      title: "Delete",
      image: UIImage(systemName: "trash"),
      attributes: .destructive
    ) { [self] _ in
      if let path = path(of: id) { remove(at: path) }
    }
    return UIMenu(options: .displayInline, children: [delete])
  }

  func preview(of id: Int) -> UIViewController? {
    guard let trip = trips.first(where: { $0.id == id }) else { return nil }
    let label = UILabel()
    label.backgroundColor = .systemBackground
    label.textAlignment = .center
    label.numberOfLines = 0
    label.text = "\(trip.days) days in \(trip.city)\n\(trip.company)"
    let preview = UIViewController()
    preview.title = trip.isFavourite ? "♥ \(trip.city)" : trip.city
    preview.view = label
    preview.preferredContentSize = CGSize(width: 240, height: 120)
    return preview
  }

  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith menu: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let next = animator.previewViewController else { return }
    animator.addCompletion { [self] in show(next, sender: self) }
  }

  func path(of id: Int) -> IndexPath? {
    let row = trips.firstIndex { $0.id == id }
    return row.map { IndexPath(row: $0, section: 0) }
  }

  func change(_ id: Int, _ edit: (inout Trip) -> Void) {
    guard let path = path(of: id) else { return }
    edit(&trips[path.row])
    tableView.reloadRows(at: [path], with: .none)
  }

  func remove(at path: IndexPath) {
    trips.remove(at: path.row)
    tableView.deleteRows(at: [path], with: .automatic)
  }

  func receive(_ trip: Trip) {
    trips.insert(trip, at: 0)
    let top = IndexPath(row: 0, section: 0)
    tableView.insertRows(at: [top], with: .automatic)
  }

  func restore() {
    trips = samples
    tableView.reloadData()
  }

  override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { trips.count }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "trip",
      for: indexPath
    )
    let trip = trips[indexPath.row]
    let heart = trip.isFavourite ? "heart.fill" : "heart"
    var content = cell.defaultContentConfiguration()
    content.text = trip.city
    content.secondaryText = "\(trip.days) days · \(trip.company)"
    content.image = UIImage(systemName: heart)
    cell.contentConfiguration = content
    return cell
  }
}
