/// An action of a case of streams: a line, or a change to the bytes of the lines before it.
enum StreamStep: Sendable {
  /// A line of the event stream in the form that a worker writes.
  case line(String)
  /// Arbitrary bytes.
  case bytes([UInt8])
  /// Sets a byte at a fraction of the length.
  case set(at: Double, UInt8)
  case delete(at: Double, count: Int)
  case insert(at: Double, [UInt8])
  /// Repeats a part.
  case again(at: Double, count: Int, times: Int)
  /// Inserts nested brackets or braces.
  case nest(at: Double, String, depth: Int)
}
