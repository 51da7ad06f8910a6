import Foundation

/// The invariants of pictures.
enum PictureChecks {
  /// The largest size of a picture in bytes: 8 MB.
  private static let limit = 8_388_608

  /// Throws unless a text is an SVG file: XML, with finite numbers, of bounded length.
  ///
  /// Pass false for `checksNumbers` if the picture contains random words.
  static func check(svg: String, checksNumbers: Bool = true) throws(InvariantViolation) {
    let bytes = svg.utf8.count
    try InvariantViolation.check(bytes <= limit, "the size of pictures is limited", "\(bytes) bytes")
    let error = XMLCheck.error(in: svg)
    try InvariantViolation.check(error == nil, "pictures are well-formed XML", error ?? "")
    guard checksNumbers else { return }
    for word in ["nan", "inf"] {
      let found = around(word, in: svg)
      try InvariantViolation.check(found == nil, "pictures contain only finite numbers", found ?? "")
    }
  }

  /// The text around a word that is not part of a longer word.
  private static func around(_ word: String, in text: String) -> String? {
    let bytes = Array(text.utf8)
    let word = Array(word.utf8)
    func isLetter(_ index: Int) -> Bool {
      bytes.indices.contains(index)
        && (bytes[index] | 0x20 >= 0x61 && bytes[index] | 0x20 <= 0x7A || bytes[index] > 0x7F)
    }
    var index = 0
    while index + word.count <= bytes.count {
      if bytes[index] == word[0], bytes[index..<(index + word.count)].elementsEqual(word),
        !isLetter(index - 1),
        !isLetter(index + word.count)
      {
        return String(decoding: bytes[max(0, index - 60)..<min(bytes.count, index + 60)], as: UTF8.self)
      }
      index += 1
    }
    return nil
  }
}
