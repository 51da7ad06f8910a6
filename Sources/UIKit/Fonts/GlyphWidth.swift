import Foundation

/// The width that a character has in any typeface, for characters that no table lists.
enum GlyphWidth {
  /// Combining marks, format characters, controls.
  case none
  /// Half-width katakana.
  case half
  /// Ideographs, kana, Hangul, full-width forms.
  case full
  case emoji
  /// Everything else has the width of the face's missing glyph.
  case unlisted

  init(of scalar: UInt32) {
    switch scalar {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x3099...0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      self = .none
    case 0xFF61...0xFFDC: self = .half
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
      self = .full
    case 0xD800...0xDFFF: self = .unlisted
    default: self = Self.byProperties(scalar)
    }
  }

  /// The slow path: the standard library's Unicode tables know the rest.
  private static func byProperties(_ value: UInt32) -> GlyphWidth {
    guard let scalar = Unicode.Scalar(value) else { return .unlisted }
    let properties = scalar.properties
    if properties.isEmojiPresentation { return .emoji }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return .none
    default: return .unlisted
    }
  }
}
