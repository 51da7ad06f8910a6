/// The working memory in which contacts are put in order.
struct ContactOrder {
  /// How many contacts have come since that was last done.
  var newContactCount = 0

  /// The new number of each contact; anything for an unused one.
  var numbers: ContiguousArray<Int32> = []

  /// Where the contacts of each body begin.
  var starts: ContiguousArray<Int32> = []

  /// The contacts in their new places.
  var contacts: ContiguousArray<Contact> = []

  /// The new number of an edge in a body's list of contacts.
  @inline(__always)
  func edge(_ edge: Int32) -> Int32 { edge < 0 ? edge : numbers[Int(edge >> 1)] * 2 + (edge & 1) }
}
