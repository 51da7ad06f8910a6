import UIKit

struct Room {
  let name: String
  var isHeated = false
}

class RoomCell: UITableViewCell {
  let heating = UISwitch()
  var changed: ((Bool) -> Void)?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryView = heating
    let tell = UIAction { [weak self] _ in
      guard let self else { return }
      changed?(heating.isOn)
    }
    heating.addAction(tell, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }
}

class RoomsViewController: UITableViewController {
  var rooms = (1...30).map { Room(name: "Room \($0)") }

  func show(_ index: Int, in cell: RoomCell) {
    cell.textLabel?.text = rooms[index].name
    cell.heating.isOn = rooms[index].isHeated
    cell.changed = { [weak self] isOn in
      self?.rooms[index].isHeated = isOn
    }
  }

  func turnAllOff() {
    for index in rooms.indices { rooms[index].isHeated = false }
    tableView.reloadData()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RoomCell.self, forCellReuseIdentifier: "room")
    let off = UIAction(title: "All off") { [weak self] _ in
      self?.turnAllOff()
    }
    navigationItem.title = "Heating"
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: off)
  }

  override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { rooms.count }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "room",
      for: indexPath
    )
    if let cell = cell as? RoomCell { show(indexPath.row, in: cell) }
    return cell
  }
}
