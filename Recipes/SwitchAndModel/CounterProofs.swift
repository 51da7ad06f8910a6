import UIKit

class NotReadAgainController: RoomsViewController {
  override func turnAllOff() {
    for index in rooms.indices { rooms[index].isHeated = false }
  }
}

class NewCellsController: RoomsViewController {
  private var cells: [RoomCell] = []

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = RoomCell(style: .default, reuseIdentifier: nil)
    cells.append(cell)
    show(indexPath.row, in: cell)
    return cell
  }
}
