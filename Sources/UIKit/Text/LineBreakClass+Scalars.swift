import Foundation

extension LineBreakClass {
  /// The classes of U+0000 to U+007F.
  static let ascii: [LineBreakClass] = (0..<0x80).map { value in
    switch UInt8(value) {
    case 0x0A...0x0D: .newline
    case 0x09: .tab
    case UInt8(ascii: " "): .space
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "!"), UInt8(ascii: ","),
      UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "?"):
      .close
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .numeric
    default: .alphabetic
    }
  }

  /// The class of any scalar value.
  init(of scalar: UInt32) {
    switch scalar {
    case 0..<0x80: self = Self.ascii[Int(scalar)]
    case 0x80..<0x2000: self = Self.alphabet(scalar)
    case 0x2000..<0x2E80: self = Self.punctuation(scalar)
    case 0x2E80..<0x3100: self = Self.kana(scalar)
    case 0xFE30..<0xFFF0: self = Self.fullWidth(scalar)
    case 0x3100..<0xA4D0, 0xA960..<0xA980, 0xAC00..<0xD7B0, 0xF900..<0xFB00, 0xFFFC, 0x16FE0..<0x1D000,
      0x1F000..<0x1FB00, 0x20000..<0x40000:
      self = (0x31F0...0x31FF).contains(scalar) ? .wideClose : .ideograph
    case 0xFEFF: self = .glue
    default: self = .alphabetic
    }
  }

  private static func alphabet(_ scalar: UInt32) -> LineBreakClass {
    switch scalar {
    case 0x85: .newline
    case 0xA0: .glue
    case 0xAB: .open
    case 0xBB: .close
    case 0xAD: .softHyphen
    case 0x1100...0x11FF: .ideograph
    case 0x1680: .space
    default: .alphabetic
    }
  }

  private static func punctuation(_ scalar: UInt32) -> LineBreakClass {
    switch scalar {
    case 0x2007, 0x2011, 0x200D, 0x202F, 0x2060: .glue
    case 0x2000...0x200A, 0x205F: .space
    case 0x200B: .zeroWidthSpace
    case 0x2010, 0x2012, 0x2013: .breakAfter
    case 0x2014: .breakBoth
    case 0x2018, 0x201A, 0x201C, 0x201E, 0x2039: .open
    case 0x2019, 0x201D, 0x203A, 0x2024...0x2026, 0x203C, 0x203D: .close
    case 0x2028, 0x2029: .newline
    case 0x2600...0x27BF: GlyphWidth(of: scalar) == .emoji ? .ideograph : .alphabetic
    default: .alphabetic
    }
  }

  private static func kana(_ scalar: UInt32) -> LineBreakClass {
    switch scalar {
    case 0x3000: .space
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D: .open
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B,
      0x301C,
      0x301E, 0x301F, 0x303B, 0x303C:
      .wideClose
    // Small kana and the signs of length and repetition don't begin a line.
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096,
      0x309B...0x309E, 0x30A0, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE,
      0x30F5, 0x30F6, 0x30FB...0x30FE:
      .wideClose
    default: .ideograph
    }
  }

  private static func fullWidth(_ scalar: UInt32) -> LineBreakClass {
    switch scalar {
    case 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62: .open
    case 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60, 0xFF61,
      0xFF63...0xFF65,
      0xFF67...0xFF70, 0xFF9E, 0xFF9F:
      .wideClose
    case 0xFE30...0xFE6F, 0xFF02...0xFFDC: .ideograph
    case 0xFEFF: .glue
    default: .alphabetic
    }
  }
}
