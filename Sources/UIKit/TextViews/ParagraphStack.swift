/// The laid-out paragraphs of a text view, one below the other.
///
/// An edit lays out only the paragraphs that it touches. Paragraphs are kept in blocks with the sums of their lengths and heights, so
/// that finding one by a character or by a height, and moving all that follow, costs no walk over the text.
///
/// Distances are points from the upper left corner of the text, positions are UTF-16 units.
@MainActor
struct ParagraphStack {
  /// A paragraph with its newline.
  struct Paragraph {
    var layout: TextLayout
    /// The space between it and the paragraph before, in points; 0 for the first one.
    var spaceBefore: CGFloat = 0

    var length: Int { layout.text.units.count }
    var height: CGFloat { spaceBefore + layout.size.height }

    /// The style of its first line.
    var style: ParagraphAttributes { layout.text.paragraphs[layout.text.runs[0].paragraph] }
  }

  /// A paragraph in its place.
  struct Placed {
    /// The first unit.
    let start: Int
    /// The upper edge of its first line.
    let top: CGFloat
    let layout: TextLayout

    /// The area of its text.
    var bottom: CGFloat { top + layout.size.height }
    var end: Int { start + layout.text.units.count }
  }

  private struct Block {
    var paragraphs: [Paragraph]
    private(set) var length = 0
    private(set) var height: CGFloat = 0
    private(set) var width: CGFloat = 0

    init(_ paragraphs: [Paragraph]) {
      self.paragraphs = paragraphs
      sum()
    }

    mutating func sum() {
      (length, height, width) = (0, 0, 0)
      for paragraph in paragraphs {
        length += paragraph.length
        height += paragraph.height
        width = max(width, paragraph.layout.size.width)
      }
    }
  }

  /// The place of a paragraph among the blocks.
  private struct Place {
    var block: Int
    var index: Int
    var start: Int
    var top: CGFloat
  }

  /// The number of paragraphs in a block.
  private static let blockSize = 128

  private var blocks: [Block] = []

  /// The number of units.
  private(set) var length = 0

  /// The height of all paragraphs, and the width of the widest one.
  private(set) var size = CGSize.zero

  /// Creates a stack of paragraphs, at least one.
  init(_ layouts: [TextLayout]) {
    var paragraphs = layouts.map { Paragraph(layout: $0) }
    for index in paragraphs.indices.dropFirst() {
      paragraphs[index].spaceBefore = Self.space(between: paragraphs[index - 1], and: paragraphs[index])
    }
    blocks = Self.blocks(of: paragraphs)
    sum()
  }

  private static func blocks(of paragraphs: [Paragraph]) -> [Block] {
    stride(from: 0, to: paragraphs.count, by: blockSize).map {
      Block(Array(paragraphs[$0..<min($0 + blockSize, paragraphs.count)]))
    }
  }

  private mutating func sum() {
    (length, size) = (0, .zero)
    for block in blocks {
      length += block.length
      size.height += block.height
      size.width = max(size.width, block.width)
    }
  }

  private static func space(between upper: Paragraph, and lower: Paragraph) -> CGFloat {
    upper.style.lineSpacing + upper.style.paragraphSpacing + lower.style.paragraphSpacingBefore
  }

  // MARK: Editing

  /// The whole paragraphs that an edit of a range touches, with the one before, as its newline may become part of another one.
  func units(touchedBy range: Range<Int>) -> Range<Int> {
    let first = placed(place(of: max(0, range.lowerBound - 1)))
    let last = placed(place(of: range.upperBound))
    return first.start..<max(last.end, range.upperBound)
  }

  /// Replaces whole paragraphs: those of a range of units from `units(touchedBy:)`.
  mutating func replace(_ range: Range<Int>, with layouts: [TextLayout]) {
    let first = place(of: range.lowerBound)
    let last = place(of: max(range.lowerBound, range.upperBound - 1))
    // The last paragraph of a text that ends with a newline is empty, and touched with the one before.
    let takesAll = range.upperBound >= length
    var new = layouts.map { Paragraph(layout: $0) }
    let before = paragraph(before: first)
    for index in new.indices {
      if let upper = index > 0 ? new[index - 1] : before {
        new[index].spaceBefore = Self.space(between: upper, and: new[index])
      }
    }
    let head = blocks[first.block].paragraphs[..<first.index]
    var tail = takesAll ? [] : Array(blocks[last.block].paragraphs[(last.index + 1)...])
    let lastBlock = takesAll ? blocks.count - 1 : last.block
    if let upper = new.last ?? before, let lower = tail.first {
      tail[0].spaceBefore = Self.space(between: upper, and: lower)
    } else if let upper = new.last ?? before, lastBlock + 1 < blocks.count {
      blocks[lastBlock + 1].paragraphs[0].spaceBefore = Self.space(
        between: upper,
        and: blocks[lastBlock + 1].paragraphs[0]
      )
      blocks[lastBlock + 1].sum()
    }
    let paragraphs = head + new + tail
    blocks.replaceSubrange(
      first.block...lastBlock,
      with: paragraphs.count <= 2 * Self.blockSize && !paragraphs.isEmpty
        ? [Block(Array(paragraphs))] : Self.blocks(of: Array(paragraphs))
    )
    sum()
  }

  private func paragraph(before place: Place) -> Paragraph? {
    if place.index > 0 { return blocks[place.block].paragraphs[place.index - 1] }
    return place.block > 0 ? blocks[place.block - 1].paragraphs.last : nil
  }

  // MARK: Finding

  /// The place of the paragraph with a unit; of the last one beyond the end.
  private func place(of unit: Int) -> Place {
    var place = Place(block: 0, index: 0, start: 0, top: 0)
    while place.block + 1 < blocks.count, place.start + blocks[place.block].length <= unit {
      place.start += blocks[place.block].length
      place.top += blocks[place.block].height
      place.block += 1
    }
    let paragraphs = blocks[place.block].paragraphs
    while place.index + 1 < paragraphs.count, place.start + paragraphs[place.index].length <= unit {
      place.start += paragraphs[place.index].length
      place.top += paragraphs[place.index].height
      place.index += 1
    }
    return place
  }

  /// The place of the first paragraph that ends below a height; of the last one below the text.
  private func place(at y: CGFloat) -> Place {
    var place = Place(block: 0, index: 0, start: 0, top: 0)
    while place.block + 1 < blocks.count, place.top + blocks[place.block].height <= y {
      place.start += blocks[place.block].length
      place.top += blocks[place.block].height
      place.block += 1
    }
    let paragraphs = blocks[place.block].paragraphs
    while place.index + 1 < paragraphs.count, place.top + paragraphs[place.index].height <= y {
      place.start += paragraphs[place.index].length
      place.top += paragraphs[place.index].height
      place.index += 1
    }
    return place
  }

  private func placed(_ place: Place) -> Placed {
    let paragraph = blocks[place.block].paragraphs[place.index]
    return Placed(start: place.start, top: place.top + paragraph.spaceBefore, layout: paragraph.layout)
  }

  private func next(after place: Place) -> Place? {
    var next = place
    let paragraph = blocks[place.block].paragraphs[place.index]
    next.start += paragraph.length
    next.top += paragraph.height
    next.index += 1
    guard next.index == blocks[place.block].paragraphs.count else { return next }
    (next.block, next.index) = (place.block + 1, 0)
    return next.block < blocks.count ? next : nil
  }

  /// The paragraph with a unit; the last one beyond the end.
  func paragraph(at unit: Int) -> Placed { placed(place(of: unit)) }

  /// The paragraphs between two heights.
  func paragraphs(from top: CGFloat, to bottom: CGFloat) -> [Placed] {
    sequence(first: place(at: top), next: next).lazy.map(placed).prefix { $0.top <= bottom }.map { $0 }
  }

  // MARK: Positions

  /// The distance of the first and the last baseline from the top.
  var firstBaseline: CGFloat { paragraph(at: 0).layout.firstBaseline }

  var lastBaseline: CGFloat {
    let last = paragraph(at: length)
    return last.top + (last.layout.lines.last?.baseline ?? 0)
  }

  /// The rectangle before a unit: as high as its line, without a width.
  func insertionPoint(at unit: Int) -> CGRect {
    let paragraph = paragraph(at: unit)
    return paragraph.layout.insertionPoint(at: unit - paragraph.start).offsetBy(dx: 0, dy: paragraph.top)
  }

  /// The rectangles of a range between two heights, one for each line with a part of it.
  func rects(
    of range: Range<Int>,
    from top: CGFloat = -.infinity,
    to bottom: CGFloat = .infinity
  ) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    let start = max(top, insertionPoint(at: range.lowerBound).minY)
    let end = min(bottom, insertionPoint(at: range.upperBound).maxY)
    guard start <= end else { return [] }
    return paragraphs(from: start, to: end).flatMap { paragraph in
      let part = range.clamped(to: paragraph.start..<paragraph.end)
      return paragraph.layout.rects(of: part.lowerBound - paragraph.start..<part.upperBound - paragraph.start)
        .map { $0.offsetBy(dx: 0, dy: paragraph.top) }
    }
  }

  /// The position between two characters nearest to a point: of its line, or of the last line below the text.
  func position(nearest point: CGPoint) -> Int {
    let paragraph = placed(place(at: point.y))
    return paragraph.start
      + paragraph.layout.position(nearest: CGPoint(x: point.x, y: point.y - paragraph.top))
  }

  /// The line with a position, in its place: its units and its rectangle.
  func line(at unit: Int) -> (range: Range<Int>, frame: CGRect) {
    let paragraph = paragraph(at: unit)
    let lines = paragraph.layout.lines
    guard let line = lines.last(where: { $0.range.lowerBound <= unit - paragraph.start }) ?? lines.first
    else { return (unit..<unit, .zero) }
    return (
      line.range.lowerBound + paragraph.start..<line.range.upperBound + paragraph.start,
      line.frame.offsetBy(dx: 0, dy: paragraph.top)
    )
  }
}
