/// Where everything in a table lies from top to bottom, without a single view.
struct TableGeometry: Equatable {
  struct Section: Equatable {
    var top: CGFloat = 0
    let header: CGFloat
    let rows: TableRows
    let footer: CGFloat

    var rowsTop: CGFloat { top + header }
    var footerTop: CGFloat { rowsTop + rows.height }
    var bottom: CGFloat { footerTop + footer }
  }

  private(set) var sections: [Section]
  /// Where the view under all sections begins.
  let footerTop: CGFloat
  let height: CGFloat

  /// Stacks a view over all sections, the sections, and a view under them.
  init(header: CGFloat, sections: [Section], footer: CGFloat) {
    var top = header
    self.sections = sections
    for index in sections.indices {
      self.sections[index].top = top
      top = self.sections[index].bottom
    }
    footerTop = top
    height = top + footer
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  /// Where a row begins and ends.
  func span(of path: IndexPath) -> (top: CGFloat, height: CGFloat) {
    let section = sections[path.section]
    return (section.rowsTop + section.rows.start(of: path.row), section.rows.height(of: path.row))
  }

  /// The first section that ends below `place`, or the number of sections.
  func firstSection(endingBelow place: CGFloat) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].bottom > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The row at a place, or nil.
  func row(at place: CGFloat) -> IndexPath? {
    let number = firstSection(endingBelow: place)
    guard number < sections.count else { return nil }
    let section = sections[number]
    guard place >= section.rowsTop, place < section.footerTop else { return nil }
    let row = section.rows.firstRow(endingBelow: place - section.rowsTop)
    return row < section.rows.count ? IndexPath(row: row, section: number) : nil
  }

  /// The rows of which a part lies between two places; rows without height are left out.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    var number = firstSection(endingBelow: top)
    while number < sections.count, sections[number].top < bottom {
      let section = sections[number]
      var row = section.rows.firstRow(endingBelow: top - section.rowsTop)
      while row < section.rows.count, section.rowsTop + section.rows.start(of: row) < bottom {
        if section.rows.height(of: row) > 0 { paths.append(IndexPath(row: row, section: number)) }
        row += 1
      }
      number += 1
    }
    return paths
  }

  /// The sections of which a part lies between two places.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = firstSection(endingBelow: top)
    var end = first
    while end < sections.count, sections[end].top < bottom { end += 1 }
    return first..<end
  }
}
