import Foundation
import LiveEngine

/// An engine as a script, because pages that are opened from a folder can load nothing else.
///
/// It has a letter for each byte, the shortest letters for the most frequent ones. Servers and browsers compress
/// that almost as well as the bytes themselves, and Base64 a third worse, because repeated bytes are not repeated there.
struct EngineScript {
  private let name: String
  private let code: [UInt8]?

  init(_ kind: LiveEngine.Kind) {
    name = kind.rawValue
    code = LiveEngine.base64(kind).flatMap { Data(base64Encoded: $0) }.map { [UInt8]($0) }
  }

  /// Letters that need no escape in a string: those of ASCII, then some of two bytes.
  private static let letters: [Unicode.Scalar] =
    (0x20...0x7E).filter { ![0x22, 0x5C].contains($0) }.compactMap { Unicode.Scalar($0 as UInt32) }
    + (0xC0...0x163).compactMap { Unicode.Scalar($0 as UInt32) }

  /// The script.
  var text: String {
    guard let code else { return "gallery.engine(\"\(name)\", \"\", null);\n" }
    var counts = Array(repeating: 0, count: 256)
    for byte in code { counts[Int(byte)] += 1 }
    let bytes = (0..<256).sorted { (counts[$0], $1) > (counts[$1], $0) }
    var letterOf = Array(repeating: Self.letters[0], count: 256)
    for (byte, letter) in zip(bytes, Self.letters) { letterOf[byte] = letter }
    var (alphabet, text) = ("", "")
    alphabet.unicodeScalars.append(contentsOf: letterOf)
    text.unicodeScalars.append(contentsOf: code.lazy.map { letterOf[Int($0)] })
    return "gallery.engine(\"\(name)\", \"\(alphabet)\", \"\(text)\");\n"
  }
}
