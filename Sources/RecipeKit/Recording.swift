/// The contents of `Recorded.txt`: the checks that each wrong way breaks, with the wrong values.
///
/// `recipes check --record` writes the file, and each `check` compares it strictly. The name of a wrong way
/// begins a line; its breakages follow, indented, as `check: value`.
package struct Recording: Equatable, Sendable {
  /// The breakages by wrong way.
  package private(set) var breaks: [String: [Breakage]] = [:]
  /// The names of the wrong ways, in the order of the file.
  package private(set) var names: [String] = []
  /// The numbers, from 1, of lines that can't be parsed.
  package private(set) var unreadable: [Int] = []

  private static let head =
    "# Written by `recipes check --record`: what each wrong way breaks, and what is seen then."

  /// Creates a recording.
  package init(_ wrongWays: [(name: String, breaks: [Breakage])]) {
    for (name, breakages) in wrongWays {
      names.append(name)
      breaks[name] = breakages
    }
  }

  /// Parses the text of a file.
  package init(_ text: String) {
    // Bytes are split faster than characters, and all recipes are read at each start.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.lazy.map(Substring.init).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard line.hasPrefix("  ") else {
        names.append(String(line))
        breaks[String(line)] = []
        continue
      }
      let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = names.last, parts.count == 2, parts[1].hasPrefix(" ") else {
        unreadable.append(index + 1)
        continue
      }
      breaks[name]?.append(Breakage(String(parts[0]), seeing: Self.unescaped(parts[1].dropFirst())))
    }
  }

  /// The text of the file.
  package var text: String {
    var lines = [Self.head]
    for name in names {
      lines += ["", name]
      lines += (breaks[name] ?? []).map { "  \($0.check): \(Self.escaped($0.seeing ?? ""))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Escapes a value to fit on one line.
  private static func escaped(_ value: String) -> String {
    value.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
  }

  private static func unescaped(_ value: Substring) -> String {
    guard value.utf8.contains(UInt8(ascii: "\\")) else { return String(value) }
    var text = ""
    var isEscaped = false
    for character in value {
      if isEscaped {
        text.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }
}
