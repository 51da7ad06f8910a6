import RecipeRunner
import UIKit

/// Random and damaged event streams, as the tool reads them from workers and plug-ins.
///
/// docs/EventStream.md has the grammar.
enum StreamCases: FuzzKind {
  static let name = "streams"
  static let summary = "event streams of the runner's workers, damaged, read and reported"

  static func makeSteps(_ random: inout SeededGenerator) -> [StreamStep] {
    var steps: [StreamStep] = []
    for _ in 0..<random.integer(1...25) {
      steps.append(
        .line(random.chance(0.85) ? StreamLines.line(&random) : StreamLines.anyObject(&random, depth: 0))
      )
    }
    guard random.chance(0.8) else { return steps }
    for _ in 0..<random.integer(1...8) { steps.append(damage(&random)) }
    return steps
  }

  static func expectedExceptions(of steps: [StreamStep]) -> [NSExceptionName] { [] }

  static func play(_ steps: [StreamStep]) throws(InvariantViolation) {
    let bytes = bytes(of: steps)
    let coder = LineCoder()
    var buffer = LineBuffer()
    var report = LessonRun(StreamLines.declaration)
    var rest = bytes[...]
    var size = 1
    while !rest.isEmpty {
      // Chunks of different sizes, like reads from a pipe.
      size = (size * 7 + 3) % 997 + 1
      for line in buffer.append(rest.prefix(size)) {
        guard let event = try read(line, coder) else { continue }
        report.add(event)
      }
      rest = rest.dropFirst(size)
    }
    report.judge()
    let length = report.everyReport.utf8.count
    try InvariantViolation.check(
      length <= 1_000_000 + 100 * bytes.count,
      "the size of reports is limited",
      "\(length) bytes for \(bytes.count) bytes of input"
    )
    _ = ExceptionMessage(in: String(decoding: bytes, as: UTF8.self))
  }

  /// Reads a line; throws unless what was read can be written and read again.
  private static func read(
    _ line: ArraySlice<UInt8>,
    _ coder: LineCoder
  ) throws(InvariantViolation) -> Event? {
    guard let event: Event = try? coder.value(line) else { return nil }
    let written = try? coder.line(event)
    let again: Event? = written.flatMap { try? coder.value($0.dropLast()) }
    try InvariantViolation.check(
      again == event,
      "an event survives writing and reading",
      String(decoding: line.prefix(300), as: UTF8.self)
    )
    return event
  }

  // MARK: Bytes

  private static func bytes(of steps: [StreamStep]) -> [UInt8] {
    var bytes: [UInt8] = []
    func index(_ part: Double) -> Int { Int(part * Double(bytes.count)) }
    for step in steps {
      switch step {
      case .line(let line): bytes += Array(line.utf8) + [0x0A]
      case .bytes(let more): bytes += more
      case .set(let part, let byte): if !bytes.isEmpty { bytes[index(part)] = byte }
      case .delete(let part, let count):
        bytes.removeSubrange(index(part)..<min(bytes.count, index(part) + count))
      case .insert(let part, let more): bytes.insert(contentsOf: more, at: index(part))
      case .again(let part, let count, let times):
        let piece = Array(bytes[index(part)...].prefix(count))
        for _ in 0..<times { bytes.insert(contentsOf: piece, at: index(part)) }
      case .nest(let part, let opening, let depth):
        bytes.insert(contentsOf: Array(String(repeating: opening, count: depth).utf8), at: index(part))
      }
    }
    return bytes
  }

  private static func damage(_ random: inout SeededGenerator) -> StreamStep {
    let part = random.unit()
    switch random.integer(0...7) {
    case 0: return .set(at: part, UInt8(random.integer(0...255)))
    case 1: return .set(at: part, random.one(of: Array("\"\\{}[],:0-.eE\nnutf".utf8)))
    case 2: return .delete(at: part, count: random.integer(1...40))
    case 3: return .insert(at: part, random.list(1...8) { UInt8($0.integer(0...255)) })
    case 4:
      let pieces = [
        "-1", "1e400", "9223372036854775808", "null", "\\u0000", "\\ud800", "\"\"", "{}", "[]", "true", "\n",
      ]
      return .insert(at: part, Array(random.one(of: pieces).utf8))
    case 5: return .again(at: part, count: random.integer(1...500), times: random.integer(1...30))
    case 6:
      return .nest(
        at: part,
        random.one(of: ["[", "{\"a\":", "[{\"entry\":"]),
        depth: random.integer(1...20_000)
      )
    default: return .bytes(random.list(1...200) { UInt8($0.integer(0...255)) })
    }
  }
}
