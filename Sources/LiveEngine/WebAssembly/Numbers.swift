// The numbers that a script passes before it opens something.

/// Written by the script.
nonisolated(unsafe) private var given: UnsafeMutablePointer<Double>?
nonisolated(unsafe) private var givenCount = 0

/// Allocates the buffer for numbers.
@_cdecl("roomForNumbers")
public func roomForNumbers(_ count: Int32) -> UnsafeMutablePointer<Double> {
  given?.deallocate()
  givenCount = Int(max(count, 0))
  let room = UnsafeMutablePointer<Double>.allocate(capacity: max(givenCount, 1))
  given = room
  return room
}

/// The numbers in the buffer.
func givenNumbers() -> [Double] { Array(UnsafeBufferPointer(start: given, count: givenCount)) }
