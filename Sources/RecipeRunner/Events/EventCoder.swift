import Foundation

/// Writes events as lines of JSON and reads them back.
package struct EventCoder {
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  package init() {
    // Sorted, because an unsorted encoder orders keys by hash, differently on every run.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// The event as one line that ends in a line feed.
  package func line(_ event: Event) throws -> [UInt8] {
    var bytes = try CheckLine.bytes(of: event) ?? ShortLine.bytes(of: event) ?? generalBytes(of: event)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// The event in a line without its line feed.
  package func event(_ line: some Collection<UInt8>) throws -> Event {
    try CheckLine.event(line) ?? ShortLine.event(line) ?? generalEvent(line)
  }

  /// The event as Foundation's encoder writes it, without a line feed.
  package func generalBytes(of event: Event) throws -> [UInt8] {
    Array(try encoder.encode(event))
  }

  /// The event as Foundation's decoder reads it.
  package func generalEvent(_ line: some Collection<UInt8>) throws -> Event {
    try decoder.decode(Event.self, from: Data(line))
  }
}
