/// The number of a symbol: symbols are numbered in the order in which they are created, and every choice among
/// several is made by this number, so that equal input gives equal results.
typealias Symbol = Int32

/// A symbol with its factor in a row.
struct Cell {
  let symbol: Symbol
  var factor: Double
}

/// The numbers below which a difference is a rounding error.
enum Tolerance {
  /// A factor of a row that counts as zero.
  static let factor = 1e-10

  /// A factor that is too small to pivot on.
  static let pivot = 1e-8

  /// A reduced cost that counts as zero.
  static let cost = 1e-9

  /// A negative value that counts as zero, in points.
  static let value = 1e-7

  /// A length that no layout has, in points: how far a required rule may be violated that is given up.
  static let unlimited = 1e7

  /// Whether two quotients are equal, relative to their size.
  static func areEqual(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= 1e-9 * max(1, max(abs(first), abs(second)))
  }
}

/// A constant and a sum of symbols with factors, in ascending order of the symbols.
struct Row {
  var constant = 0.0

  /// The cells, after some that are not in use: where a long row loses its first ones, the others stay where they are.
  private var storage: [Cell] = []
  private var start = 0

  init(constant: Double = 0) { self.constant = constant }

  var cells: ArraySlice<Cell> { storage[start...] }

  /// The number of cells.
  var count: Int { storage.count - start }

  /// The index of a symbol in the storage, or of the first one after it.
  private func index(of symbol: Symbol) -> Int {
    var low = start
    var high = storage.count
    // What is removed first is often among the first, in memory that was just read.
    if high - low > 16 && storage[low + 7].symbol >= symbol { high = low + 7 }
    while low < high {
      let middle = (low + high) >> 1
      if storage[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isThere(_ symbol: Symbol, at index: Int) -> Bool {
    index < storage.count && storage[index].symbol == symbol
  }

  /// The factor of a symbol, 0 if the row doesn't contain it.
  func factor(of symbol: Symbol) -> Double {
    let index = index(of: symbol)
    return isThere(symbol, at: index) ? storage[index].factor : 0
  }

  /// Adds a symbol that comes after all others.
  mutating func append(_ symbol: Symbol, _ factor: Double) {
    storage.append(Cell(symbol: symbol, factor: factor))
  }

  /// Adds a symbol with a factor.
  mutating func add(_ symbol: Symbol, _ factor: Double) {
    let index = index(of: symbol)
    guard isThere(symbol, at: index) else {
      if abs(factor) > Tolerance.factor {
        replace(index..<index, with: CollectionOfOne(Cell(symbol: symbol, factor: factor)))
      }
      return
    }
    storage[index].factor += factor
    if abs(storage[index].factor) <= Tolerance.factor { replace(index..<index + 1, with: EmptyCollection()) }
  }

  /// Removes a symbol, and returns its factor.
  mutating func remove(_ symbol: Symbol) -> Double {
    let index = index(of: symbol)
    guard isThere(symbol, at: index) else { return 0 }
    let factor = storage[index].factor
    replace(index..<index + 1, with: EmptyCollection())
    return factor
  }

  mutating func negate(_ symbol: Symbol) {
    let index = index(of: symbol)
    if isThere(symbol, at: index) { storage[index].factor.negate() }
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in start..<storage.count { storage[index].factor *= factor }
  }

  /// Replaces cells, and moves what is before or after them, whichever is less.
  private mutating func replace(_ range: Range<Int>, with new: some Collection<Cell>) {
    let shift = range.count - new.count
    let headCount = range.lowerBound - start
    guard headCount < storage.count - range.upperBound, start + shift >= 0 else {
      storage.replaceSubrange(range, with: new)
      return
    }
    storage.withUnsafeMutableBufferPointer { cells in
      if let all = cells.baseAddress { (all + start + shift).update(from: all + start, count: headCount) }
      for (offset, cell) in new.enumerated() { cells[range.lowerBound + shift + offset] = cell }
    }
    start += shift
  }

  /// Adds a multiple of another row, and leaves out a symbol.
  ///
  /// `spare` holds the result while it grows, and afterwards what the row held. `added` is called for each
  /// symbol that the row didn't contain before.
  @inline(__always)
  mutating func add(
    _ other: Row,
    times factor: Double,
    leavingOut symbol: Symbol,
    spare: inout [Cell],
    added: (Symbol) -> Void
  ) {
    constant += factor * other.constant
    guard let least = other.cells.first?.symbol, let greatest = other.cells.last?.symbol else {
      _ = remove(symbol)
      return
    }
    // A few symbols change only what lies between them in a long row.
    let isFew = 16 * other.count < count
    let changed =
      isFew ? index(of: min(least, symbol))..<index(of: max(greatest, symbol) + 1) : start..<storage.count
    spare.removeAll(keepingCapacity: true)
    spare.reserveCapacity(changed.count + other.count)
    storage.withUnsafeBufferPointer { own in
      other.storage.withUnsafeBufferPointer { new in
        var first = changed.lowerBound
        var second = other.start
        func take(_ cell: Cell) {
          let product = factor * cell.factor
          if cell.symbol != symbol && abs(product) > Tolerance.factor {
            spare.append(Cell(symbol: cell.symbol, factor: product))
            added(cell.symbol)
          }
        }
        while first < changed.upperBound && second < new.count {
          let left = own[first].symbol
          let right = new[second].symbol
          if left < right {
            if left != symbol { spare.append(own[first]) }
            first += 1
          } else if right < left {
            take(new[second])
            second += 1
          } else {
            let sum = own[first].factor + factor * new[second].factor
            if left != symbol && abs(sum) > Tolerance.factor { spare.append(Cell(symbol: left, factor: sum)) }
            first += 1
            second += 1
          }
        }
        for cell in own[first..<changed.upperBound] where cell.symbol != symbol { spare.append(cell) }
        for cell in new[second...] { take(cell) }
      }
    }
    if isFew {
      replace(changed, with: spare)
    } else {
      swap(&storage, &spare)
      start = 0
    }
  }
}
