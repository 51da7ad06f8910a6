/// What a symbol may be.
enum SymbolKind: UInt8 {
  /// A variable of any value.
  case free

  /// A variable, slack or error that can't be negative.
  case restricted

  /// The marker of a required equation: it is always 0.
  case dummy
}

/// The rows of a simplex tableau: each states a basic symbol as a sum of symbols that are not basic, and are 0.
///
/// Rows of restricted and dummy symbols contain no free ones. Columns list the rows in which a symbol is, so that
/// a pivot visits no others.
struct Tableau {
  var rows: [Row] = []

  /// The basic symbol of each row; -1 for a row that is not in use.
  private(set) var basics: [Symbol] = []

  private(set) var kinds: [SymbolKind] = []

  /// The rule of each symbol; -1 for a variable.
  private(set) var owners: [Int] = []

  /// The row in which each symbol is basic, or -1.
  private var subjectRows: [Int32] = []

  /// The rows in which each symbol is; some may not contain it any more, or be listed twice.
  private var columns: [[Int32]] = []

  /// The columns of symbols that were shifted since rows have last changed, with the factors: what is edited once is
  /// often edited again.
  private var editedColumns: [Symbol: [(row: Int32, factor: Double)]] = [:]

  /// The rows of free symbols that contain symbols which have become basic.
  private var staleRows: [Int32] = []
  private var isStale: [Bool] = []
  private var sums: [Double] = []

  private var unusedRows: [Int32] = []
  private var marks: [UInt32] = []
  private var mark: UInt32 = 0
  private var spare: [Cell] = []

  /// Basic symbols whose values may have become impossible, each once, in no order.
  private var suspects: [Symbol] = []
  private var isSuspect: [Bool] = []

  mutating func makeSymbol(_ kind: SymbolKind, owner: Int = -1) -> Symbol {
    kinds.append(kind)
    owners.append(owner)
    subjectRows.append(-1)
    columns.append([])
    isSuspect.append(false)
    return Symbol(kinds.count - 1)
  }

  /// Removes the symbol that was created last and is in no row.
  mutating func removeLastSymbol() {
    kinds.removeLast()
    owners.removeLast()
    subjectRows.removeLast()
    columns.removeLast()
    isSuspect.removeLast()
  }

  /// Lets the marker of a required equation be anything that isn't negative.
  mutating func setRestricted(_ symbol: Symbol) { kinds[Int(symbol)] = .restricted }

  @inline(__always)
  func kind(_ symbol: Symbol) -> SymbolKind { kinds[Int(symbol)] }

  /// The row in which the symbol is basic.
  @inline(__always)
  func subjectRow(of symbol: Symbol) -> Int? {
    let row = subjectRows[Int(symbol)]
    return row < 0 ? nil : Int(row)
  }

  /// Whether no row contains the symbol.
  func isUnused(_ symbol: Symbol) -> Bool { subjectRows[Int(symbol)] < 0 && columns[Int(symbol)].isEmpty }

  /// The number of rows in which the symbol may be.
  func columnLength(_ symbol: Symbol) -> Int { columns[Int(symbol)].count }

  /// The value of a symbol.
  func value(of symbol: Symbol) -> Double { subjectRow(of: symbol).map { rows[$0].constant } ?? 0 }

  // MARK: Columns

  /// The rows that contain a symbol, each once.
  mutating func column(of symbol: Symbol) -> [Int32] {
    mark &+= 1
    var column = columns[Int(symbol)]
    columns[Int(symbol)] = []
    column.removeAll { index in
      guard marks[Int(index)] != mark, basics[Int(index)] >= 0, rows[Int(index)].factor(of: symbol) != 0
      else {
        return true
      }
      marks[Int(index)] = mark
      return false
    }
    columns[Int(symbol)] = column
    return column
  }

  /// The rows that contain a symbol, with its factors; a row may be there twice.
  func dependents(of symbol: Symbol) -> [(row: Int, factor: Double)] {
    columns[Int(symbol)].filter { basics[Int($0)] >= 0 }
      .map { (Int($0), rows[Int($0)].factor(of: symbol)) }
  }

  /// Removes what rounding has left of a symbol that is no longer needed.
  mutating func forget(_ symbol: Symbol) {
    rowsWillChange()
    for index in columns[Int(symbol)] where basics[Int(index)] >= 0 { _ = rows[Int(index)].remove(symbol) }
    columns[Int(symbol)] = []
    if isSuspect[Int(symbol)] {
      isSuspect[Int(symbol)] = false
      suspects.removeAll { $0 == symbol }
    }
  }

  /// Counts a symbol in the other direction.
  mutating func negate(_ symbol: Symbol) {
    rowsWillChange()
    for index in column(of: symbol) { rows[Int(index)].negate(symbol) }
  }

  // MARK: Rows

  private mutating func rowsWillChange() {
    if !editedColumns.isEmpty { editedColumns.removeAll(keepingCapacity: true) }
  }

  /// Adds a row with its basic symbol, and substitutes it in all others.
  mutating func insert(_ row: Row, basic: Symbol) {
    rowsWillChange()
    let index: Int
    if let unused = unusedRows.popLast() {
      index = Int(unused)
      rows[index] = row
      basics[index] = basic
    } else {
      index = rows.count
      rows.append(row)
      basics.append(basic)
      marks.append(0)
      isStale.append(false)
    }
    for cell in row.cells { columns[Int(cell.symbol)].append(Int32(index)) }
    substitute(basic, index)
    subjectRows[Int(basic)] = Int32(index)
    suspect(index)
  }

  /// Removes the row of a basic symbol.
  mutating func removeRow(of basic: Symbol) {
    guard let index = subjectRow(of: basic) else { return }
    rowsWillChange()
    rows[index] = Row()
    basics[index] = -1
    subjectRows[Int(basic)] = -1
    unusedRows.append(Int32(index))
  }

  /// Makes a symbol basic in a row, and its basic symbol one that is not; returns the new row.
  mutating func pivot(_ entering: Symbol, row index: Int) -> Row {
    rowsWillChange()
    let leaving = basics[index]
    let factor = rows[index].remove(entering)
    rows[index].scale(by: -1 / factor)
    rows[index].add(leaving, 1 / factor)
    columns[Int(leaving)].append(Int32(index))
    subjectRows[Int(leaving)] = -1
    basics[index] = entering
    substitute(entering, index)
    subjectRows[Int(entering)] = Int32(index)
    suspect(index)
    return rows[index]
  }

  /// Replaces a symbol by the row in which it has become basic.
  ///
  /// Rows of free symbols limit no others, so they follow when a series of pivots ends: see `updateFreeRows()`.
  private mutating func substitute(_ symbol: Symbol, _ subjectRow: Int) {
    var columns: [[Int32]] = []
    swap(&columns, &self.columns)
    defer { swap(&columns, &self.columns) }
    let column = columns[Int(symbol)]
    columns[Int(symbol)] = []
    let row = rows[subjectRow]
    let canWait = kind(symbol) != .free
    for index in column where Int(index) != subjectRow && basics[Int(index)] >= 0 {
      if canWait, kind(basics[Int(index)]) == .free {
        columns[Int(symbol)].append(index)
        if !isStale[Int(index)] {
          isStale[Int(index)] = true
          staleRows.append(index)
        }
        continue
      }
      let factor = rows[Int(index)].factor(of: symbol)
      guard factor != 0 else { continue }
      rows[Int(index)].add(row, times: factor, leavingOut: symbol, spare: &spare) { added in
        columns[Int(added)].append(index)
      }
      suspect(Int(index))
    }
  }

  /// Replaces the symbols that have become basic in rows of free ones.
  mutating func updateFreeRows() {
    guard !staleRows.isEmpty else { return }
    rowsWillChange()
    for index in staleRows {
      isStale[Int(index)] = false
      if basics[Int(index)] >= 0 { updateFreeRow(index) }
    }
    staleRows.removeAll(keepingCapacity: true)
  }

  private mutating func updateFreeRow(_ index: Int32) {
    let old = rows[Int(index)]
    let basicCells = old.cells.filter { subjectRows[Int($0.symbol)] >= 0 }
    if basicCells.count <= 2 {
      var columns: [[Int32]] = []
      swap(&columns, &self.columns)
      for cell in basicCells {
        let row = rows[Int(subjectRows[Int(cell.symbol)])]
        rows[Int(index)].add(row, times: cell.factor, leavingOut: cell.symbol, spare: &spare) { added in
          columns[Int(added)].append(index)
        }
      }
      swap(&columns, &self.columns)
      return
    }
    // Summing by symbol is faster than merging many rows.
    if sums.count < kinds.count { sums += [Double](repeating: 0, count: kinds.count - sums.count) }
    var new = Row(constant: old.constant)
    var least = Int.max
    var greatest = 0
    for cell in old.cells {
      let subjectRow = subjectRows[Int(cell.symbol)]
      guard subjectRow >= 0 else {
        sums[Int(cell.symbol)] += cell.factor
        least = min(least, Int(cell.symbol))
        greatest = max(greatest, Int(cell.symbol))
        continue
      }
      let row = rows[Int(subjectRow)]
      new.constant += cell.factor * row.constant
      for part in row.cells { sums[Int(part.symbol)] += cell.factor * part.factor }
      if let first = row.cells.first, let last = row.cells.last {
        least = min(least, Int(first.symbol))
        greatest = max(greatest, Int(last.symbol))
      }
    }
    let known = old.cells
    var next = known.startIndex
    for symbol in least..<max(least, greatest + 1) where sums[symbol] != 0 {
      let factor = sums[symbol]
      sums[symbol] = 0
      guard abs(factor) > Tolerance.factor else { continue }
      new.append(Symbol(symbol), factor)
      while next < known.endIndex, known[next].symbol < symbol { next += 1 }
      if next == known.endIndex || known[next].symbol != symbol { columns[symbol].append(index) }
    }
    rows[Int(index)] = new
  }

  /// Adds to a symbol that is not basic, in all rows that contain it.
  mutating func shift(column symbol: Symbol, by difference: Double) {
    if editedColumns[symbol] == nil {
      editedColumns[symbol] = column(of: symbol).map { ($0, rows[Int($0)].factor(of: symbol)) }
    }
    guard let edited = editedColumns[symbol] else { return }
    for (row, factor) in edited { shift(row: Int(row), by: factor * difference) }
  }

  /// Adds to the constant of a row.
  @inline(__always)
  mutating func shift(row index: Int, by difference: Double) {
    rows[index].constant += difference
    suspect(index)
  }

  // MARK: Impossible values

  /// How far the value of a row is from what its symbol may be: negative if it is too small.
  func violation(row index: Int) -> Double {
    let constant = rows[index].constant
    switch kind(basics[index]) {
    case .free: return 0
    case .restricted: return constant < -Tolerance.value ? constant : 0
    case .dummy: return abs(constant) > Tolerance.value ? constant : 0
    }
  }

  @inline(__always)
  private mutating func suspect(_ index: Int) {
    let symbol = Int(basics[index])
    if violation(row: index) != 0, !isSuspect[symbol] {
      isSuspect[symbol] = true
      suspects.append(basics[index])
    }
  }

  /// The shortest row with an impossible value, which fills others least when it is pivoted; of equal ones, or if
  /// `byNumber`, that whose symbol has the smallest number.
  mutating func nextViolation(byNumber: Bool) -> Int? {
    var best: (row: Int, length: Int)?
    var kept = 0
    for symbol in suspects {
      guard let row = subjectRow(of: symbol), violation(row: row) != 0 else {
        isSuspect[Int(symbol)] = false
        continue
      }
      suspects[kept] = symbol
      kept += 1
      let length = byNumber ? 0 : rows[row].count
      if let best, (best.length, basics[best.row]) < (length, symbol) { continue }
      best = (row, length)
    }
    suspects.removeLast(suspects.count - kept)
    return best?.row
  }
}
