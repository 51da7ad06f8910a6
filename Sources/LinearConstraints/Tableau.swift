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
  private var homes: [Int32] = []

  /// The rows in which each symbol is; some may not contain it any more, or be listed twice.
  private var columns: [[Int32]] = []

  private var unusedRows: [Int32] = []
  private var marks: [UInt32] = []
  private var mark: UInt32 = 0
  private var spare: [Cell] = []

  /// Basic symbols whose values may have become impossible, in no order.
  private(set) var suspects: [Symbol] = []

  mutating func makeSymbol(_ kind: SymbolKind, owner: Int = -1) -> Symbol {
    kinds.append(kind)
    owners.append(owner)
    homes.append(-1)
    columns.append([])
    return Symbol(kinds.count - 1)
  }

  /// Removes the symbol that was created last and is in no row.
  mutating func removeLastSymbol() {
    kinds.removeLast()
    owners.removeLast()
    homes.removeLast()
    columns.removeLast()
  }

  @inline(__always)
  func kind(_ symbol: Symbol) -> SymbolKind { kinds[Int(symbol)] }

  /// The row in which the symbol is basic.
  @inline(__always)
  func home(of symbol: Symbol) -> Int? {
    let home = homes[Int(symbol)]
    return home < 0 ? nil : Int(home)
  }

  /// Whether no row contains the symbol.
  func isUnused(_ symbol: Symbol) -> Bool { homes[Int(symbol)] < 0 && columns[Int(symbol)].isEmpty }

  /// The number of rows in which the symbol may be.
  func columnLength(_ symbol: Symbol) -> Int { columns[Int(symbol)].count }

  /// The value of a symbol.
  func value(of symbol: Symbol) -> Double { home(of: symbol).map { rows[$0].constant } ?? 0 }

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

  /// Removes what rounding has left of a symbol that is no longer needed.
  mutating func forget(_ symbol: Symbol) {
    for index in columns[Int(symbol)] where basics[Int(index)] >= 0 { _ = rows[Int(index)].remove(symbol) }
    columns[Int(symbol)] = []
    suspects.removeAll { $0 == symbol }
  }

  // MARK: Rows

  /// Adds a row with its basic symbol, and substitutes it in all others.
  mutating func insert(_ row: Row, basic: Symbol) {
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
    }
    for cell in row.cells { columns[Int(cell.symbol)].append(Int32(index)) }
    substitute(basic, index)
    homes[Int(basic)] = Int32(index)
    suspect(index)
  }

  /// Removes the row of a basic symbol.
  mutating func removeRow(of basic: Symbol) {
    guard let index = home(of: basic) else { return }
    rows[index] = Row()
    basics[index] = -1
    homes[Int(basic)] = -1
    unusedRows.append(Int32(index))
  }

  /// Makes a symbol basic in a row, and its basic symbol one that is not; returns the new row.
  mutating func pivot(_ entering: Symbol, row index: Int) -> Row {
    let leaving = basics[index]
    let factor = rows[index].remove(entering)
    rows[index].scale(by: -1 / factor)
    rows[index].add(leaving, 1 / factor)
    columns[Int(leaving)].append(Int32(index))
    homes[Int(leaving)] = -1
    basics[index] = entering
    substitute(entering, index)
    homes[Int(entering)] = Int32(index)
    suspect(index)
    return rows[index]
  }

  /// Replaces a symbol by the row in which it has become basic.
  private mutating func substitute(_ symbol: Symbol, _ home: Int) {
    var columns: [[Int32]] = []
    swap(&columns, &self.columns)
    defer { swap(&columns, &self.columns) }
    let column = columns[Int(symbol)]
    columns[Int(symbol)] = []
    let row = rows[home]
    for index in column where Int(index) != home && basics[Int(index)] >= 0 {
      let factor = rows[Int(index)].factor(of: symbol)
      guard factor != 0 else { continue }
      rows[Int(index)].add(row, times: factor, leavingOut: symbol, spare: &spare) { added in
        columns[Int(added)].append(index)
      }
      suspect(Int(index))
    }
  }

  /// Adds to the constant of a row.
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
    if violation(row: index) != 0 { suspects.append(basics[index]) }
  }

  /// The row with an impossible value whose symbol has the smallest number.
  mutating func nextViolation() -> Int? {
    guard !suspects.isEmpty else { return nil }
    suspects = suspects.filter { symbol in home(of: symbol).map { violation(row: $0) != 0 } ?? false }
    let smallest = suspects.min()
    return smallest.flatMap { home(of: $0) }
  }
}
