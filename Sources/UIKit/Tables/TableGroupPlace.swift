/// Where a row stands in its group, which decides about round corners before iOS 7.
struct TableGroupPlace: Equatable {
  var isFirst: Bool
  var isLast: Bool
}
