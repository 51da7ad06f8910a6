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
  var cells: [Cell] = []

  /// The place of a symbol, or of the first one after it.
  func place(of symbol: Symbol) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) >> 1
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The factor of a symbol, 0 if the row doesn't contain it.
  func factor(of symbol: Symbol) -> Double {
    let place = place(of: symbol)
    return place < cells.count && cells[place].symbol == symbol ? cells[place].factor : 0
  }

  /// Adds a symbol with a factor.
  mutating func add(_ symbol: Symbol, _ factor: Double) {
    let place = place(of: symbol)
    guard place < cells.count && cells[place].symbol == symbol else {
      if abs(factor) > Tolerance.factor { cells.insert(Cell(symbol: symbol, factor: factor), at: place) }
      return
    }
    cells[place].factor += factor
    if abs(cells[place].factor) <= Tolerance.factor { cells.remove(at: place) }
  }

  /// Removes a symbol, and returns its factor.
  mutating func remove(_ symbol: Symbol) -> Double {
    let place = place(of: symbol)
    guard place < cells.count && cells[place].symbol == symbol else { return 0 }
    return cells.remove(at: place).factor
  }

  mutating func negate(_ symbol: Symbol) {
    let place = place(of: symbol)
    if place < cells.count && cells[place].symbol == symbol { cells[place].factor.negate() }
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].factor *= factor }
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
    // What a few symbols change in a long row is moved, not copied one by one.
    if 16 * other.cells.count < cells.count {
      for cell in other.cells where cell.symbol != symbol {
        let before = cells.count
        add(cell.symbol, factor * cell.factor)
        if cells.count > before { added(cell.symbol) }
      }
      _ = remove(symbol)
      return
    }
    spare.removeAll(keepingCapacity: true)
    spare.reserveCapacity(cells.count + other.cells.count)
    cells.withUnsafeBufferPointer { own in
      other.cells.withUnsafeBufferPointer { new in
        var first = 0
        var second = 0
        while first < own.count || second < new.count {
          let left = first < own.count ? own[first].symbol : Symbol.max
          let right = second < new.count ? new[second].symbol : Symbol.max
          if left < right {
            if left != symbol { spare.append(own[first]) }
            first += 1
          } else if right < left {
            let product = factor * new[second].factor
            if right != symbol && abs(product) > Tolerance.factor {
              spare.append(Cell(symbol: right, factor: product))
              added(right)
            }
            second += 1
          } else {
            let sum = own[first].factor + factor * new[second].factor
            if left != symbol && abs(sum) > Tolerance.factor { spare.append(Cell(symbol: left, factor: sum)) }
            first += 1
            second += 1
          }
        }
      }
    }
    swap(&cells, &spare)
  }
}
