/// A line in which a child reports about a case.
enum CaseReport: Equatable {
  /// The case with the number begins, and may end with one of these exceptions.
  case began(Int, expectedExceptions: [String])
  /// The case ended.
  case ended(Int)
  /// An invariant was violated.
  case broke(Int, InvariantViolation)
  /// The process is about to end, at this location in the program.
  case crashed(String)

  /// The line, without its line feed.
  var line: String {
    switch self {
    case .began(let number, let expectedExceptions):
      "began\t\(number)\t\(expectedExceptions.joined(separator: ","))"
    case .ended(let number): "ended\t\(number)"
    case .broke(let number, let broken):
      "broke\t\(number)\t\(Self.field(broken.name))\t\(Self.field(broken.diagnostics))"
    case .crashed(let location): "crashed\t\(location)"
    }
  }

  /// Parses the format of ``line``; nil if it is invalid.
  init?(_ line: some Sequence<UInt8>) {
    let fields = String(decoding: Array(line), as: UTF8.self)
      .split(separator: "\t", omittingEmptySubsequences: false)
    switch (fields.first, fields.count) {
    case ("began", 3):
      self = .began(Int(fields[1]) ?? 0, expectedExceptions: fields[2].split(separator: ",").map(String.init))
    case ("ended", 2): self = .ended(Int(fields[1]) ?? 0)
    case ("broke", 4):
      self = .broke(
        Int(fields[1]) ?? 0,
        InvariantViolation(name: String(fields[2]), diagnostics: String(fields[3]))
      )
    case ("crashed", 2): self = .crashed(String(fields[1]))
    default: return nil
    }
  }

  /// A text without field and line separators, of bounded length.
  private static func field(_ text: String) -> String {
    String(text.prefix(2_000).map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
