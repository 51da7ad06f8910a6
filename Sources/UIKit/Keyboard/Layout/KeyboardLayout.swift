/// Where the keys are: rows of equal height, and in them keys as wide as their units say.
struct KeyboardLayout: Hashable {
  /// The gaps around keys, in points.
  struct Gaps: Hashable {
    /// Between two keys of a row.
    var column: CGFloat
    /// Between two rows.
    var row: CGFloat
    /// Beside the first and the last key of a row.
    var side: CGFloat
    /// Above the first row.
    var top: CGFloat
    /// Below the last row.
    var bottom: CGFloat

    /// None at all.
    static let none = Gaps(column: 0, row: 0, side: 0, top: 0, bottom: 0)

    /// Those of keys with letters in an area, as measured in pictures of devices (approximate).
    static func around(keysOfSize size: CGSize, isWide: Bool) -> Gaps {
      if isWide {
        return size.width > 900
          ? Gaps(column: 14, row: 11, side: 7, top: 11, bottom: 8)
          : Gaps(column: 12, row: 9, side: 6, top: 9, bottom: 7)
      }
      // Across there is no height to spare.
      return size.height < 200
        ? Gaps(column: 6, row: 7, side: 3, top: 6, bottom: 3)
        : Gaps(column: 6, row: 15, side: 3, top: 11, bottom: 4)
    }
  }

  let keys: [KeyboardKey]

  /// Lays rows out in an area, whose origin counts; keys begin and end with a pixel, of which a point has `scale`.
  init(_ rows: [KeyboardRow], in area: CGRect, gaps: Gaps, scale: CGFloat) {
    let count = CGFloat(rows.count)
    let height = (area.height - gaps.top - gaps.bottom - gaps.row * (count - 1)) / count
    let units = rows.first?.width ?? 0
    guard height > 0, units > 0 else {
      keys = []
      return
    }
    // The gap behind the last key of a row is not part of it.
    let unit = (area.width - 2 * gaps.side + gaps.column) / units
    var keys: [KeyboardKey] = []
    for (index, row) in rows.enumerated() {
      let top = area.minY + gaps.top + CGFloat(index) * (height + gaps.row)
      var left = area.minX + gaps.side
      for cell in row.cells {
        let width = unit * cell.width
        if let action = cell.action {
          let plate = CGRect(x: left, y: top, width: width - gaps.column, height: height).snapped(to: scale)
          keys.append(
            KeyboardKey(
              action: action,
              caption: cell.caption,
              detail: cell.detail,
              plate: plate,
              area: plate.insetBy(dx: -gaps.column / 2, dy: -gaps.row / 2)
            )
          )
        }
        left += width
      }
    }
    self.keys = keys
  }

  /// The key at a point, or nil between keys.
  func key(at point: CGPoint) -> KeyboardKey? {
    keys.first { $0.area.contains(point) && $0.action != .nothing }
  }
}

extension CGRect {
  /// The rectangle with its edges on the nearest pixels, of which a point has `scale`.
  fileprivate func snapped(to scale: CGFloat) -> CGRect {
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (pixel(minX), pixel(minY))
    return CGRect(x: left, y: top, width: pixel(maxX) - left, height: pixel(maxY) - top)
  }
}
