/// Makes a list small that has some property: leaves out what it doesn't need.
///
/// Zeller's and Hildebrandt's delta debugging (2002): halves are left out, then quarters, down to single elements, until
/// none can be spared.
enum Minimizer {
  /// The smallest list found within so many tries.
  ///
  /// - Parameters:
  ///   - list: a list that has the property.
  ///   - tries: how often `holds` may be asked.
  ///   - holds: whether a shorter list, in the same order, has the property too; it ends the search by throwing.
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
