/// The positions of a flow layout's items and headers, along the axis that scrolls and across it.
///
/// A line takes as many items as fit with the least spacing, then its items are spread to both ends; an item alone on its line is in the
/// middle. In the last line of a section items keep the least spacing, unless all items of the section have one size: then they continue
/// the columns above.
///
/// Sources: Apple, Using the Flow Layout (Collection View Programming Guide for iOS); for the last line rdar://20825965; for an item
/// alone on its line StackOverflow, "How do you determine spacing between cells in UICollectionView flowLayout".
struct FlowGeometry {
  let isVertical: Bool
  private(set) var sections: [Section] = []

  /// The length of the content along the axis that scrolls.
  private(set) var length: CGFloat = 0

  /// What a section is made from; sizes are in points.
  struct Contents {
    var sizes: Sizes
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize
  }

  /// The sizes of a section's items.
  enum Sizes {
    case uniform(count: Int, size: CGSize)
    case single([CGSize])

    /// The sizes, as one if they are all equal.
    init(_ sizes: [CGSize]) {
      if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
        self = .uniform(count: sizes.count, size: first)
      } else {
        self = .single(sizes)
      }
    }

    var count: Int {
      switch self {
      case .uniform(let count, _): count
      case .single(let sizes): sizes.count
      }
    }

    subscript(index: Int) -> CGSize {
      switch self {
      case .uniform(_, let size): size
      case .single(let sizes): sizes[index]
      }
    }
  }

  /// The items of a section that are beside each other.
  struct Line {
    let items: Range<Int>
    /// The start of the line along the axis that scrolls.
    let start: CGFloat
    /// The length of the line's largest item along that axis.
    let length: CGFloat
    /// The start of the first item across that axis.
    let offset: CGFloat
    /// The distance between items.
    let spacing: CGFloat
  }

  /// The lines of a section: computed where items have one size, so that such a section costs nothing, however many items it has.
  enum Lines {
    case uniform(first: Line, step: CGFloat, columns: Int, items: Int)
    case single([Line])

    var count: Int {
      switch self {
      case .uniform(_, _, let columns, let items): items == 0 ? 0 : (items - 1) / columns + 1
      case .single(let lines): lines.count
      }
    }

    subscript(index: Int) -> Line {
      switch self {
      case .uniform(let first, let step, let columns, let items):
        let start = index * columns
        return Line(
          items: start..<(items - start > columns ? start + columns : items),
          start: first.start + CGFloat(index) * step,
          length: first.length,
          offset: first.offset,
          spacing: first.spacing
        )
      case .single(let lines): return lines[index]
      }
    }

    /// The first line that fulfils a condition, as all later ones do, or the number of lines; a binary search.
    func firstIndex(where condition: (Line) -> Bool) -> Int {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if condition(self[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  /// A section with its lines, along the axis that scrolls.
  struct Section {
    let contents: Contents
    let start: CGFloat
    let header: CGFloat
    let footer: CGFloat
    let lines: Lines
    let end: CGFloat

    var footerStart: CGFloat { end - footer }
  }

  /// Creates the geometry of sections.
  ///
  /// - Parameter breadth: the length of lines without the insets of sections.
  init(isVertical: Bool, breadth: CGFloat, sections contents: [Contents]) {
    self.isVertical = isVertical
    sections.reserveCapacity(contents.count)
    for contents in contents {
      let section = makeSection(contents, breadth)
      sections.append(section)
      length = section.end
    }
  }

  // MARK: Axes

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private func rect(along start: CGFloat, _ length: CGFloat, across offset: CGFloat, _ breadth: CGFloat)
    -> CGRect
  {
    isVertical
      ? CGRect(x: offset, y: start, width: breadth, height: length)
      : CGRect(x: start, y: offset, width: length, height: breadth)
  }

  // MARK: Lines

  private func makeSection(_ contents: Contents, _ breadth: CGFloat) -> Section {
    let inset = contents.inset
    let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let (first, last) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let header = max(0, along(contents.header))
    let footer = max(0, along(contents.footer))
    let lines = makeLines(contents, from: length + header + before, offset: first, breadth - first - last)
    let lastLine = lines.count > 0 ? lines[lines.count - 1] : nil
    let linesEnd = lastLine.map { $0.start + $0.length } ?? (length + header + before)
    return Section(
      contents: contents,
      start: length,
      header: header,
      footer: footer,
      lines: lines,
      end: linesEnd + after + footer
    )
  }

  private func makeLines(
    _ contents: Contents,
    from start: CGFloat,
    offset: CGFloat,
    _ breadth: CGFloat
  ) -> Lines {
    switch contents.sizes {
    case .uniform(let count, let size):
      let columns = columns(size, contents.itemSpacing, breadth)
      var (spacing, shift): (CGFloat, CGFloat) = (contents.itemSpacing, 0)
      if columns > 1 {
        let full = CGFloat(columns) * across(size) + CGFloat(columns - 1) * contents.itemSpacing
        spacing += (breadth - full) / CGFloat(columns - 1)
      } else {
        shift = (breadth - across(size)) / 2
      }
      let first = Line(
        items: 0..<0,
        start: start,
        length: along(size),
        offset: offset + shift,
        spacing: spacing
      )
      return .uniform(first: first, step: along(size) + contents.lineSpacing, columns: columns, items: count)
    case .single(let sizes): return .single(makeLines(contents, sizes, from: start, offset: offset, breadth))
    }
  }

  private func makeLines(
    _ contents: Contents,
    _ sizes: [CGSize],
    from start: CGFloat,
    offset: CGFloat,
    _ breadth: CGFloat
  ) -> [Line] {
    var lines: [Line] = []
    var start = start
    var first = 0
    while first < sizes.count {
      let (end, used) = fill(contents, sizes, from: first, breadth)
      let items = first..<end
      let length = items.reduce(0) { max($0, along(sizes[$1])) }
      let room = breadth - used
      var spacing = contents.itemSpacing
      var shift: CGFloat = 0
      if end < sizes.count {
        if items.count > 1 { spacing += room / CGFloat(items.count - 1) } else { shift = room / 2 }
      }
      lines.append(
        Line(items: items, start: start, length: length, offset: offset + shift, spacing: spacing)
      )
      start += length + contents.lineSpacing
      first = end
    }
    return lines
  }

  /// The end of the line that begins with an item, and the breadth that its items need with the least spacing.
  private func fill(_ contents: Contents, _ sizes: [CGSize], from first: Int, _ breadth: CGFloat) -> (
    end: Int, used: CGFloat
  ) {
    var used = across(sizes[first])
    var end = first + 1
    while end < sizes.count {
      let next = used + contents.itemSpacing + across(sizes[end])
      guard next <= breadth + FlowGeometry.tolerance else { break }
      used = next
      end += 1
    }
    return (end, used)
  }

  /// The number of items of one size on a full line: at least one.
  private func columns(_ size: CGSize, _ spacing: CGFloat, _ breadth: CGFloat) -> Int {
    let step = across(size) + spacing
    guard step > 0 else { return Int.max / 2 }
    let fitting = (breadth + spacing + FlowGeometry.tolerance) / step
    return fitting.isFinite ? max(1, Int(min(fitting, 1e9))) : 1
  }

  /// The points by which items may exceed a line, because of rounding.
  private static let tolerance: CGFloat = 1e-6

  // MARK: Frames

  /// Whether an item exists.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.item >= 0
      && path.item < sections[path.section].contents.sizes.count
  }

  /// The frame of an item, which must exist.
  func frame(of path: IndexPath) -> CGRect {
    let section = sections[path.section]
    let index = section.lines.firstIndex { $0.items.upperBound > path.item }
    return frame(of: path.item, in: section.lines[index], section)
  }

  private func frame(of item: Int, in line: Line, _ section: Section) -> CGRect {
    var offset = line.offset
    let sizes = section.contents.sizes
    switch sizes {
    case .uniform(_, let size):
      offset += CGFloat(item - line.items.lowerBound) * (across(size) + line.spacing)
    case .single(let sizes):
      for index in line.items.lowerBound..<item { offset += across(sizes[index]) + line.spacing }
    }
    let size = sizes[item]
    // Items of a line have their middles at one height.
    return rect(
      along: line.start + (line.length - along(size)) / 2,
      along(size),
      across: offset,
      across(size)
    )
  }

  /// The frame of a section's header, as wide as the collection view.
  func headerFrame(_ section: Int, breadth: CGFloat) -> CGRect {
    rect(along: sections[section].start, sections[section].header, across: 0, breadth)
  }

  /// The frame of a section's footer, as wide as the collection view.
  func footerFrame(_ section: Int, breadth: CGFloat) -> CGRect {
    rect(along: sections[section].footerStart, sections[section].footer, across: 0, breadth)
  }

  // MARK: Searching

  /// The sections that intersect a rectangle.
  func sections(in rect: CGRect) -> Range<Int> {
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let first = FlowGeometry.firstIndex(of: sections) { $0.end > start }
    let last = FlowGeometry.firstIndex(of: sections) { $0.start >= end }
    return first..<max(first, last)
  }

  /// The items of a section's lines that intersect a rectangle.
  func items(of section: Int, in rect: CGRect) -> Range<Int> {
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let lines = sections[section].lines
    let first = lines.firstIndex { $0.start + $0.length > start }
    let last = lines.firstIndex { $0.start >= end }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }

  /// The first index whose element and all later ones fulfil a condition, or the end index; a binary search.
  private static func firstIndex<Element>(of elements: [Element], where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(elements[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
