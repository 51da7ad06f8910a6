/// How high the rows of a section are: all alike, or each by itself.
enum TableRows: Equatable {
  case uniform(count: Int, height: CGFloat)
  /// Where each row begins, from 0 on, and last where the section's rows end.
  case single(starts: [CGFloat])

  init(heights: [CGFloat]) {
    var starts: [CGFloat] = [0]
    starts.reserveCapacity(heights.count + 1)
    var sum: CGFloat = 0
    for height in heights {
      sum += height
      starts.append(sum)
    }
    self = .single(starts: starts)
  }

  var count: Int {
    switch self {
    case .uniform(let count, _): count
    case .single(let starts): starts.count - 1
    }
  }

  /// The height of all rows together.
  var height: CGFloat { start(of: count) }

  /// Where a row begins; the number of rows gives their end.
  func start(of row: Int) -> CGFloat {
    switch self {
    case .uniform(_, let height): CGFloat(row) * height
    case .single(let starts): starts[row]
    }
  }

  func height(of row: Int) -> CGFloat { start(of: row + 1) - start(of: row) }

  /// The first row that ends below `place`, or the number of rows if none does.
  func firstRow(endingBelow place: CGFloat) -> Int {
    switch self {
    case .uniform(let count, let height):
      guard height > 0 else { return count }
      guard place >= 0 else { return 0 }
      let row = (place / height).rounded(.down)
      return row < CGFloat(count) ? Int(row) : count
    case .single(let starts):
      var low = 0
      var high = starts.count - 1
      while low < high {
        let middle = (low + high) / 2
        if starts[middle + 1] > place { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }
}
