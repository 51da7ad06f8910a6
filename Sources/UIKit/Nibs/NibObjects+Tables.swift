extension NibObjects {
  func decodeTable(_ table: UITableView, _ element: NibElement) {
    decodeScrollView(table, element)
    if let height = element.number("rowHeight"), height > 0 { table.rowHeight = height }
    if let height = element.number("sectionHeaderHeight"), height > 0 { table.sectionHeaderHeight = height }
    if let height = element.number("sectionFooterHeight"), height > 0 { table.sectionFooterHeight = height }
    if let color = element.color("separatorColor") { table.separatorColor = color }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if element["selectionStyle"] == "none" || element.bool("allowsSelection") == false {
      table.allowsSelection = false
    }
    if let several = element.bool("allowsMultipleSelection") { table.allowsMultipleSelection = several }
    if let selects = element.bool("allowsSelectionDuringEditing") {
      table.allowsSelectionDuringEditing = selects
    }
    if let view = element.value("tableHeaderView") { table.tableHeaderView = makeView(view) }
    if let view = element.value("tableFooterView") { table.tableFooterView = makeView(view) }
    registerPrototypes(element.list("prototypes"), in: table)
    if element["dataMode"] == "static" { table.staticContent = makeStaticContent(element.list("sections")) }
  }

  /// Registers the prototype cells: each cell is made anew from the document.
  private func registerPrototypes(_ prototypes: [NibElement], in table: UITableView) {
    for prototype in prototypes where NibClasses.isView(prototype.name) {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      table.cellMakers[identifier] = { [document, scene = self] in
        let objects = NibObjects(document: document, around: scene)
        let cell = objects.makeView(prototype)
        objects.connect()
        return cell as? UITableViewCell
      }
      table.prototypes.insert(identifier)
    }
  }

  private func makeStaticContent(_ sections: [NibElement]) -> StaticTableContent {
    StaticTableContent(
      sections: sections.filter { $0.name == "tableViewSection" }.map { section in
        StaticTableContent.Section(
          header: section.string("headerTitle"),
          footer: section.string("footerTitle"),
          rows: section.list("cells").compactMap { cell in
            (makeView(cell) as? UITableViewCell).map {
              StaticTableContent.Row(cell: $0, height: cell.number("rowHeight"), id: cell.id ?? "")
            }
          }
        )
      }
    )
  }

  // MARK: Cells

  func decodeCell(_ cell: UITableViewCell, _ element: NibElement) {
    if let style = element.choice(
      "selectionStyle",
      ["none": UITableViewCell.SelectionStyle.none, "blue": .blue, "gray": .gray, "default": .default]
    ) {
      cell.selectionStyle = style
    }
    let accessories: KeyValuePairs<String, UITableViewCell.AccessoryType> = [
      "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
      "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
    ]
    if let type = element.choice("accessoryType", accessories) { cell.accessoryType = type }
    if let type = element.choice("editingAccessoryType", accessories) { cell.editingAccessoryType = type }
    if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
    if let width = element.number("indentationWidth") { cell.indentationWidth = width }
    if let view = element.value("accessoryView") { cell.accessoryView = makeView(view) }
    guard let content = element.value("contentView") else { return }
    take(cell.contentView, for: content.id)
    // Subviews keep their distances when the cell gets its width.
    if let frame = content.rect("frame") { cell.contentView.frame = frame }
    if let color = content.color("backgroundColor") { cell.contentView.backgroundColor = color }
    decodeLayout(cell.contentView, content)
    for subview in content.list("subviews") {
      switch subview.id {
      case nil: cell.contentView.addSubview(makeView(subview))
      case element["textLabel"]: decodeStandard(cell.textLabel, subview)
      case element["detailTextLabel"]: decodeStandard(cell.detailTextLabel, subview)
      case element["imageView"]: decodeStandard(cell.imageView, subview)
      default: cell.contentView.addSubview(makeView(subview))
      }
    }
  }

  /// Sets what the document says of a part that the cell's style places.
  private func decodeStandard(_ view: UIView?, _ element: NibElement) {
    guard let view else { return }
    let frame = view.frame
    read(element, into: view)
    view.frame = frame
  }
}
