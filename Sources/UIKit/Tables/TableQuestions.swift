/// Questions that a data source or delegate need not answer; the default answer notes itself here, so that the
/// table need not ask for each of many rows.
struct TableQuestions: OptionSet {
  let rawValue: Int

  static let rowHeight = TableQuestions(rawValue: 1 << 0)
  static let headerHeight = TableQuestions(rawValue: 1 << 1)
  static let footerHeight = TableQuestions(rawValue: 1 << 2)
}
