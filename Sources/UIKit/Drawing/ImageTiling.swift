/// Where the parts of an image with caps go when it fills a rectangle.
///
/// 1. Each axis is cut in three: the caps keep their size, the middle fills what is left.
/// 2. If the rectangle is too small for both caps of an axis, they share it in proportion.
/// 3. The middle is stretched, or repeated from its beginning with the last one cut off.
///
/// Source: Apple, UIImage.resizableImage(withCapInsets:resizingMode:).
struct ImageTiling {
  /// A copy of the whole image of which only one part is seen.
  struct Tile {
    /// Where the whole image is stretched to.
    let frame: CGRect
    let visible: CGRect
  }

  /// A stretch of the image along one axis and where it goes.
  private struct Band {
    let source: Range<CGFloat>
    let target: Range<CGFloat>
    /// The part of the target that is seen.
    let visible: Range<CGFloat>
  }

  let tiles: [Tile]

  /// More repetitions than this in one direction are stretched instead: no screen shows their pattern.
  private static let mostRepetitions: CGFloat = 500

  init(_ image: UIImage, in rect: CGRect) {
    let columns = Self.bands(
      length: image.size.width,
      caps: (image.capInsets.left, image.capInsets.right),
      mode: image.resizingMode,
      from: rect.minX,
      to: rect.maxX
    )
    let rows = Self.bands(
      length: image.size.height,
      caps: (image.capInsets.top, image.capInsets.bottom),
      mode: image.resizingMode,
      from: rect.minY,
      to: rect.maxY
    )
    tiles = rows.flatMap { row in
      columns.map { column in
        let x = Self.placed(column, length: image.size.width)
        let y = Self.placed(row, length: image.size.height)
        return Tile(
          frame: CGRect(x: x.start, y: y.start, width: x.length, height: y.length),
          visible: CGRect(
            x: column.visible.lowerBound,
            y: row.visible.lowerBound,
            width: column.visible.upperBound - column.visible.lowerBound,
            height: row.visible.upperBound - row.visible.lowerBound
          )
        )
      }
    }
  }

  /// Where a whole axis of the image lies so that the band's source covers its target.
  private static func placed(_ band: Band, length: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let factor =
      (band.target.upperBound - band.target.lowerBound) / (band.source.upperBound - band.source.lowerBound)
    return (band.target.lowerBound - band.source.lowerBound * factor, length * factor)
  }

  private static func bands(
    length: CGFloat,
    caps: (start: CGFloat, end: CGFloat),
    mode: UIImage.ResizingMode,
    from start: CGFloat,
    to end: CGFloat
  ) -> [Band] {
    let sum = caps.start + caps.end
    // Caps that leave no middle in the image are cut so that they meet.
    let first = sum > length ? length * (caps.start / sum) : caps.start
    let last = sum > length ? length - first : caps.end
    let room = end - start
    let squeeze = first + last > room ? room / (first + last) : 1
    // Rounding must not put the middle beyond the end.
    let middleStart = min(start + first * squeeze, end)
    let middle = middleStart..<min(max(end - last * squeeze, middleStart), end)
    var bands: [Band] = []
    func add(_ source: Range<CGFloat>, _ target: Range<CGFloat>, visible: Range<CGFloat>) {
      guard !source.isEmpty, !target.isEmpty, !visible.isEmpty else { return }
      bands.append(Band(source: source, target: target, visible: visible))
    }
    add(0..<first, start..<middle.lowerBound, visible: start..<middle.lowerBound)
    let source = first..<max(length - last, first)
    let width = source.upperBound - source.lowerBound
    let repetitions = width > 0 ? ((middle.upperBound - middle.lowerBound) / width).rounded(.up) : 0
    if mode == .stretch || repetitions > mostRepetitions {
      add(source, middle, visible: middle)
    } else {
      for index in 0..<Int(repetitions) {
        let left = middle.lowerBound + CGFloat(index) * width
        guard left < middle.upperBound else { break }
        add(source, left..<left + width, visible: left..<min(left + width, middle.upperBound))
      }
    }
    add(length - last..<length, middle.upperBound..<end, visible: middle.upperBound..<end)
    return bands
  }
}
