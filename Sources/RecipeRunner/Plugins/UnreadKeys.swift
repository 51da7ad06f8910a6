import Foundation

/// Finds what a line of the event stream says to nobody.
enum UnreadKeys {
  /// The ways to the keys of a line that are not written again when what was read of it is: `check.sentance`.
  static func of(_ line: some Collection<UInt8>) -> [String] {
    let coder = EventCoder()
    guard let event = try? coder.event(line), let known = try? coder.generalBytes(of: event),
      let written = try? JSONSerialization.jsonObject(with: Data(line)),
      let read = try? JSONSerialization.jsonObject(with: Data(known))
    else { return [] }
    if case .unknown(let kind) = event.kind { return [kind] }
    return difference(written, read, "")
  }

  private static func difference(_ written: Any, _ read: Any, _ path: String) -> [String] {
    if let written = written as? [String: Any], let read = read as? [String: Any] {
      return written.keys.sorted().flatMap { key -> [String] in
        let way = path.isEmpty ? key : "\(path).\(key)"
        guard let value = written[key], !(value is NSNull) else { return [] }
        return read[key].map { difference(value, $0, way) } ?? [way]
      }
    }
    if let written = written as? [Any], let read = read as? [Any] {
      return zip(written, read).enumerated().flatMap { difference($1.0, $1.1, "\(path)[\($0)]") }
    }
    return []
  }
}
