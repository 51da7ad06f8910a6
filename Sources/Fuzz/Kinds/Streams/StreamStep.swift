/// One thing that a case of streams does: a line, or a change to the bytes of the lines before it.
enum StreamStep: Sendable {
  /// A line of the event stream as a worker writes it.
  case line(String)
  /// Anything else.
  case bytes([UInt8])
  /// Sets a byte, at a part of the length from 0 to 1.
  case set(at: Double, UInt8)
  case delete(at: Double, count: Int)
  case insert(at: Double, [UInt8])
  /// Says a part again and again.
  case again(at: Double, count: Int, times: Int)
  /// Writes so many brackets and braces, which nest.
  case nest(at: Double, String, depth: Int)
}
