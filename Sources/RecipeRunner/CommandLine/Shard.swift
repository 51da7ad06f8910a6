import UIKit

/// One of the parts into which a run is divided, each for a machine of its own.
///
/// Which part a recipe falls into depends on its id and the number of parts alone, so that it stays where it is when
/// recipes are added.
struct Shard: Equatable, Sendable {
  /// The number of the part, from 1.
  let number: Int
  /// How many parts there are.
  let count: Int

  /// Whether a recipe falls into this part.
  func contains(_ id: String) -> Bool {
    let hash = StableHash.of(id.utf8)
    // The lower half alone would send ids of one parity to one of two parts.
    return (hash ^ hash >> 32) % UInt64(count) == UInt64(number - 1)
  }
}

extension Shard {
  /// Reads `I/N`; the option's name is for the words of an error.
  init(_ name: String, _ text: String) throws(ToolError) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1], number >= 1, number <= count
    else {
      throw ToolError(
        "'\(name)' takes I/N with I from 1 to N, such as 1/3 for the first of three, not '\(text)'."
      )
    }
    self.init(number: number, count: count)
  }
}
