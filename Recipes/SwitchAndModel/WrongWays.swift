import UIKit

// MARK: a memory in the switches

class SwitchesRememberController: RoomsViewController {
  override func show(_ index: Int, in cell: RoomCell) {
    // The switch knows whether it is on.
    cell.textLabel?.text = rooms[index].name
  }
}

// MARK: only if it is heated

class OnlyIfHeatedController: RoomsViewController {
  override func show(_ index: Int, in cell: RoomCell) {
    cell.textLabel?.text = rooms[index].name
    if rooms[index].isHeated { cell.heating.isOn = true }
    cell.changed = { [weak self] isOn in
      self?.rooms[index].isHeated = isOn
    }
  }
}

// MARK: a closure for each cell

class ClosurePerCellController: RoomsViewController {
  override func show(_ index: Int, in cell: RoomCell) {
    cell.textLabel?.text = rooms[index].name
    cell.heating.isOn = rooms[index].isHeated
    guard cell.changed == nil else { return }
    cell.changed = { [weak self] isOn in
      self?.rooms[index].isHeated = isOn
    }
  }
}

// MARK: an action at each visit

class ActionAtEachVisitController: RoomsViewController {
  override func show(_ index: Int, in cell: RoomCell) {
    super.show(index, in: cell)
    cell.changed = nil
    let write = UIAction { [weak self, weak cell] _ in
      guard let cell else { return }
      self?.rooms[index].isHeated = cell.heating.isOn
    }
    cell.heating.addAction(write, for: .valueChanged)
  }
}

// MARK: toggle

class ToggleController: RoomsViewController {
  override func show(_ index: Int, in cell: RoomCell) {
    super.show(index, in: cell)
    cell.changed = { [weak self] _ in
      self?.rooms[index].isHeated.toggle()
    }
  }
}

// MARK: switches moved by code

class MovedByCodeController: RoomsViewController {
  override func turnAllOff() {
    // As if each switch then sent its action.
    for case let cell as RoomCell in tableView.visibleCells {
      cell.heating.setOn(false, animated: true)
    }
  }
}
