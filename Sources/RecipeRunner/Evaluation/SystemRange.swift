/// The versions of iOS on which an example works, as `works` of a lesson says them: "iOS 3.2 to 8", "iOS 7 and later".
struct SystemRange: Equatable {
  private let first: [Int]
  /// The last version; nil if newer ones work, too.
  private let last: [Int]?

  /// Whether newer systems need something else.
  var hasEnded: Bool { last != nil }

  /// Reads the words; nil if they are others.
  init?(_ words: String) {
    guard let match = words.wholeMatch(of: #/iOS ([0-9.]+)(?: and later| to ([0-9.]+))/#) else { return nil }
    first = Self.numbers(match.1)
    last = match.2.map(Self.numbers)
  }

  /// Whether a version such as "8.1" is among them; "iOS 3 to 8" means each version 8, too.
  func contains(_ version: String) -> Bool {
    let version = Self.numbers(version[...])
    guard !version.lexicographicallyPrecedes(first) else { return false }
    guard let last else { return true }
    return !last.lexicographicallyPrecedes(version.prefix(last.count))
  }

  private static func numbers(_ version: Substring) -> [Int] {
    version.split(separator: ".").map { Int($0) ?? 0 }
  }
}
