/// What a ``Keeper`` says of its worker once nothing of it is left.
struct KeeperReport: Equatable {
  /// How the worker ended, as `waitpid` tells it.
  var status: Int32 = 0
  /// Whether it used more memory than it may.
  var exceededMemory = false
  /// The command lines of the processes that it had left.
  var left: [String] = []

  init(status: Int32, exceededMemory: Bool, left: [String]) {
    self.status = status
    self.exceededMemory = exceededMemory
    self.left = left
  }

  /// Reads what ``bytes`` delivered; nil if it is not complete.
  init?(_ bytes: [UInt8]) {
    guard bytes.last == UInt8(ascii: "\n"), bytes.count > 1 else { return nil }
    let lines = String(decoding: bytes.dropLast(), as: UTF8.self).split(separator: "\n")
    let numbers = lines[0].split(separator: " ").compactMap { Int32($0) }
    guard numbers.count == 3, Int(numbers[2]) == lines.count - 1 else { return nil }
    self.init(status: numbers[0], exceededMemory: numbers[1] != 0, left: lines.dropFirst().map(String.init))
  }

  /// What a keeper says in its place if the worker can't be started, with the system's error number.
  static func refusal(_ error: SystemError) -> [UInt8] { Array("refused \(error.number)\n".utf8) }

  /// The error number in a refusal; nil if the bytes are none.
  static func refusal(in bytes: [UInt8]) -> Int32? {
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.count == 2 && words[0] == "refused" ? Int32(words[1]) : nil
  }

  /// The report on its way to the tool: a line of numbers, and a line for each process.
  var bytes: [UInt8] {
    let names = left.map { ControlCharacters.oneLine($0) }
    let lines = ["\(status) \(exceededMemory ? 1 : 0) \(left.count)"] + names.map { $0.isEmpty ? "?" : $0 }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }
}
