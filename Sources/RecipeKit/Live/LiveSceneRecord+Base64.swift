import Foundation
import LiveScenes

/// A scene as a line of text: its numbers as little-endian bytes, in Base64.
extension LiveSceneRecord {
  package var base64: String { numbers.base64 }

  /// Decodes a scene; nil for text that isn't one.
  package init?(base64: String) {
    guard let numbers = [Double](base64: base64) else { return nil }
    self.init(numbers: numbers)
  }
}

extension [Double] {
  /// The numbers as little-endian bytes, in Base64.
  package var base64: String {
    var bytes: [UInt8] = []
    for number in self {
      Swift.withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes += $0 }
    }
    return Data(bytes).base64EncodedString()
  }

  /// Decodes numbers; nil for text that isn't any.
  package init?(base64: String) {
    guard let bytes = Data(base64Encoded: base64), bytes.count.isMultiple(of: 8) else { return nil }
    self = stride(from: 0, to: bytes.count, by: 8).map { start in
      Double(bitPattern: bytes[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }
  }
}
