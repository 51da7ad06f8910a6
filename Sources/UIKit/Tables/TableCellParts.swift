/// What a cell shows beside its content, made when it is needed.
struct TableCellParts {
  var selection: UIView?
  var group: TableGroupView?
  var separator: UIView?
  var accessory: UIView?
  var accessoryType = UITableViewCell.AccessoryType.none
  var editControl: TableCellSign?
  var reorderControl: TableCellSign?
  var deleteButton: UIButton?
  var separatorInset: UIEdgeInsets?
}
