/// Cuts a stream of bytes into lines.
package struct LineBuffer {
  private var rest: [UInt8] = []

  package init() {}

  /// Takes in more and delivers the lines that are complete, without their line feeds.
  package mutating func append(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let last = parts.last else { return [] }
    guard parts.count > 1 else {
      rest += last
      return []
    }
    let first = rest + parts[0]
    rest = Array(last)
    return [first[...]] + parts.dropFirst().dropLast()
  }
}
