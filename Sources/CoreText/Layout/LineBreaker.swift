/// Finds line breaks: greedily, character by character, in one pass.
struct LineBreaker {
  /// The positions where a line may be broken.
  enum Wrapping {
    case words
    case characters
    case none
  }

  struct Line {
    /// The end of the visible content, without the newline and without trailing spaces of a wrapped line.
    var contentEnd: Int
    /// The first unit of the next line.
    var end: Int
    /// The run of the unit at `end`.
    var endRun: Int
    /// The rightmost position of the content, in points.
    ///
    /// It is the end of the content, unless kerning moves characters back.
    var endX: CGFloat
    var ending: Ending
    /// Whether a soft hyphen is visible at the end.
    var isHyphenated = false
  }

  /// The reason why a line ends.
  enum Ending {
    case wrapped, lineSeparator, newline, endOfText
  }

  /// A possible line break to return to.
  private struct Opportunity {
    var index: Int
    var run: Int
    var content: Content
    var isHyphenated: Bool
  }

  /// The characters so far, without trailing spaces.
  private struct Content {
    var end: Int
    /// Its rightmost position, in points.
    var x: CGFloat
  }

  /// Tolerance for rounding errors, in points, as callers lay out in the width that they have measured.
  static let tolerance: CGFloat = 0.001

  let text: StyledText
  let ruler: TabRuler

  init(text: StyledText, paragraph: ParagraphAttributes) {
    self.text = text
    ruler = TabRuler(text: text, paragraph: paragraph)
  }

  /// The line that begins at a unit in a run, at `startX`, and must end before `limit`.
  ///
  /// It contains at least one character with a width, even if the line is too narrow for it.
  func line(from start: Int, run startRun: Int, startX: CGFloat, limit: CGFloat, wrapping: Wrapping) -> Line {
    let edge = wrapping == .none ? .infinity : limit
    let limit = edge + Self.tolerance
    let hasContinuations = !text.continuations.isEmpty
    let ascii = LineBreakClass.ascii
    let count = text.units.count
    var runIndex = startRun
    var run = text.runs[runIndex]
    var advances = run.font.advances
    var pen = TextPen(at: startX, run: run)
    var index = start
    var previous = LineBreakClass.lineStart
    var content = Content(end: start, x: startX)
    var opportunity: Opportunity?
    /// The rightmost position of the pen.
    var reach = startX
    /// Whether the pen has moved; a line must contain a character with a width.
    var hasWidth = false

    while index < count {
      while index >= run.end && runIndex + 1 < text.runs.count {
        runIndex += 1
        run = text.runs[runIndex]
        advances = run.font.advances
        pen.restart(at: pen.x, run: run)
      }
      let unit = text.units[index]
      var end = index + 1
      let advance: Int
      var lineBreak: LineBreakClass
      if unit < 0x80 && !(hasContinuations && end < count && text.continuations[end]) {
        advance = advances.advance(ofUnit: unit)
        lineBreak = ascii[Int(unit)]
      } else {
        end = text.characterEnd(from: index)
        (advance, lineBreak) = text.measure(index..<end, advances)
      }

      switch lineBreak {
      case .newline:
        let isSeparator = text.isLineSeparator(index)
        return Line(
          contentEnd: index,
          end: text.newlineEnd(from: index),
          endRun: runIndex,
          endX: min(reach, max(edge, content.x)),
          ending: isSeparator ? .lineSeparator : .newline
        )
      case .space:
        pen.move(advance)
        reach = max(reach, pen.x)
        hasWidth = true
        index = end
        previous = .space
        continue
      case .tab:
        pen.jump(to: ruler.position(afterTabAt: index, run: run, x: pen.x))
        reach = max(reach, pen.x)
        hasWidth = true
        index = end
        previous = .tab
        continue
      case .hyphen where previous == .space || previous == .lineStart:
        // "-1" and "-name": such a hyphen belongs to the following text.
        lineBreak = .alphabetic
      default: break
      }

      if wrapping == .words, previous != .alphabetic || lineBreak != .alphabetic,
        LineBreakClass.allowsBreak(after: previous, before: lineBreak)
      {
        let candidate = Opportunity(index: index, run: runIndex, content: content, isHyphenated: false)
        if let candidate = previous == .softHyphen ? hyphenated(candidate, limit: limit) : candidate {
          opportunity = candidate
        }
      }
      let next = max(reach, pen.x(after: advance))
      if next > limit && advance > 0 && hasWidth {
        let here = Opportunity(index: index, run: runIndex, content: content, isHyphenated: false)
        return wrapped(at: opportunity ?? here)
      }
      pen.move(advance)
      // Characters without a width hang over together with the spaces before them.
      if advance > 0 || next <= max(limit, content.x) { content = Content(end: end, x: next) }
      reach = next
      hasWidth = hasWidth || advance > 0
      previous = lineBreak
      index = end
    }
    return Line(
      contentEnd: count,
      end: count,
      endRun: runIndex,
      endX: min(reach, max(edge, content.x)),
      ending: .endOfText
    )
  }

  private func wrapped(at opportunity: Opportunity) -> Line {
    Line(
      contentEnd: opportunity.content.end,
      end: opportunity.index,
      endRun: opportunity.run,
      endX: opportunity.content.x,
      ending: .wrapped,
      isHyphenated: opportunity.isHyphenated
    )
  }

  /// The break after a soft hyphen if the hyphen fits; otherwise nil.
  private func hyphenated(_ opportunity: Opportunity, limit: CGFloat) -> Opportunity? {
    guard opportunity.content.end == opportunity.index else { return nil }
    var opportunity = opportunity
    let run = text.runs[text.runIndex(at: opportunity.index - 1)]
    opportunity.content.x = TextPen(at: opportunity.content.x, run: run).x(
      after: run.font.advances.advance(ofUnit: 0x2D)
    )
    opportunity.isHyphenated = true
    return opportunity.content.x <= limit ? opportunity : nil
  }
}

/// The line-breaking class of a character: a small part of Unicode's line breaking algorithm (UAX #14).
enum LineBreakClass: UInt8, Sendable {
  /// Before the first character of a line.
  case lineStart
  /// Ends the line or the paragraph.
  case newline
  /// Hangs over at the end of a line, and allows a break afterwards.
  case space
  case tab
  /// Invisible; allows a break.
  case zeroWidthSpace
  /// Forbids a break on both sides: no-break space, word joiner.
  case glue
  case alphabetic
  case numeric
  /// Allows a break on both sides: ideographs, kana, Hangul syllables, emoji.
  case ideograph
  /// Stays with the following character: opening brackets and quotes.
  case open
  /// Stays with the preceding character: closing brackets and quotes, full stops, commas.
  case close
  /// The same for full-width punctuation, which allows a break without a space.
  case wideClose
  case hyphen
  /// Invisible except at the end of a line.
  case softHyphen
  case slash
  /// En dash and other dashes that stay with the preceding character.
  case breakAfter
  /// Em dash: allows a break on both sides.
  case breakBoth

  /// Whether a line break is allowed between characters of two classes.
  static func allowsBreak(after previous: LineBreakClass, before next: LineBreakClass) -> Bool {
    switch previous {
    case .space, .tab, .zeroWidthSpace: return true
    case .lineStart, .newline, .glue, .open: return false
    default: break
    }
    switch next {
    case .glue, .close, .wideClose, .slash, .hyphen, .breakAfter, .zeroWidthSpace, .softHyphen, .space, .tab,
      .newline, .lineStart:
      return false
    default: break
    }
    switch previous {
    case .softHyphen, .breakAfter, .ideograph, .wideClose: return true
    case .breakBoth: return next != .breakBoth
    case .hyphen, .slash: return next != .numeric && next != .open
    case .close: return next == .ideograph
    default: return next == .ideograph || next == .breakBoth
    }
  }
}

// MARK: - Classes of scalars

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
    // Small kana, and length and iteration marks, can't begin a line.
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
