/// Reduces a list to the elements that a property needs.
///
/// Zeller's and Hildebrandt's delta debugging (2002): removes halves, then quarters, down to single elements,
/// until none can be removed.
enum Minimizer {
  /// The smallest list found within a number of tries.
  ///
  /// - Parameters:
  ///   - list: A list with the property.
  ///   - tries: The largest number of calls of `holds`.
  ///   - holds: Whether a shorter list, in the same order, has the property; throws to end the search.
  static func smallest<Element, Failure>(
    _ list: [Element],
    tries: Int,
    holds: ([Element]) throws(Failure) -> Bool
  ) throws(Failure) -> [Element] {
    var list = list
    var tries = tries
    var size = (list.count + 1) / 2
    while !list.isEmpty {
      var hasShrunk = false
      var start = 0
      while start < list.count {
        guard tries > 0 else { return list }
        tries -= 1
        let end = min(start + size, list.count)
        let shorter = Array(list[..<start] + list[end...])
        if try holds(shorter) {
          list = shorter
          hasShrunk = true
        } else {
          start = end
        }
      }
      if size > 1 {
        size = (size + 1) / 2
      } else if !hasShrunk {
        break
      }
    }
    return list
  }
}
