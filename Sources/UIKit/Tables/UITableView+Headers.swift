extension UITableView {
  /// Brings in headers and footers of the sections that show, and takes out the others.
  final func tileHeaders(_ geometry: TableGeometry) {
    let present = generation
    let shown = geometry.sections(from: bounds.minY, to: bounds.maxY)
    for (section, view) in headers where !shown.contains(section) { drop(view, &headers, section) }
    for (section, view) in footers where !shown.contains(section) { drop(view, &footers, section) }
    for section in shown {
      if geometry.sections[section].header > 0, headers[section] == nil {
        headers[section] = makeHeader(section, isFooter: false)
      }
      if geometry.sections[section].footer > 0, footers[section] == nil {
        footers[section] = makeHeader(section, isFooter: true)
      }
      guard generation == present else { return }
      headers[section]?.frame = frame(ofHeader: section, in: geometry)
      footers[section]?.frame = frame(ofFooter: section, in: geometry)
    }
  }

  private func drop(_ view: UIView, _ views: inout [Int: UIView], _ section: Int) {
    views[section] = nil
    retire(view)
  }

  final func retire(_ view: UIView) {
    view.removeFromSuperview()
    guard let header = view as? UITableViewHeaderFooterView, let identifier = header.reuseIdentifier else {
      return
    }
    headerQueue[identifier, default: []].append(header)
  }

  /// In a plain table a header stays at the top as long as its section shows.
  final func frame(ofHeader section: Int, in geometry: TableGeometry) -> CGRect {
    let place = geometry.sections[section]
    var top = place.top
    if style == .plain {
      top = max(top, min(bounds.minY + storedContentInset.top, place.footerTop - place.header))
    }
    return CGRect(x: 0, y: top, width: bounds.width, height: place.header)
  }

  /// In a plain table a footer stays at the bottom as long as its section shows.
  final func frame(ofFooter section: Int, in geometry: TableGeometry) -> CGRect {
    let place = geometry.sections[section]
    var top = place.footerTop
    if style == .plain {
      top = min(top, max(bounds.maxY - storedContentInset.bottom - place.footer, place.rowsTop))
    }
    return CGRect(x: 0, y: top, width: bounds.width, height: place.footer)
  }

  private func makeHeader(_ section: Int, isFooter: Bool) -> UIView? {
    let own =
      isFooter
      ? tableDelegate?.tableView(self, viewForFooterInSection: section)
      : tableDelegate?.tableView(self, viewForHeaderInSection: section)
    let view: UIView
    if let own {
      view = own
    } else {
      guard let title = isFooter ? title(ofFooter: section) : title(ofHeader: section) else { return nil }
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.textLabel?.text = title
      view = header
    }
    if let header = view as? UITableViewHeaderFooterView { header.adopt(style, isFooter: isFooter) }
    UIView.performWithoutAnimation { insertSubview(view, aboveSubview: rows.last?.cell ?? self) }
    return view
  }
}
