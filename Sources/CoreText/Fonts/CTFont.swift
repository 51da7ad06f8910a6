/// A typeface at a size, for measuring and laying out text.
///
/// Fonts are immutable, and equal if they have the same face and size. Source: Apple, CTFont.
public final class CTFont: Sendable {
  /// The font as Core Graphics draws it.
  package let drawn: DrawingFont
  /// Stored in addition to the face, to avoid a branch when measuring.
  package let advances: AdvanceTable

  /// The size that Core Text uses where none is given, in points.
  private static let defaultSize: CGFloat = 12

  /// Creates a font; a size that is not positive and finite becomes 12.
  package init(face: FontFace, size: CGFloat) {
    let isUsable = size > 0 && size.isFinite
    let size = isUsable ? min(size, TextLength.greatest) : Self.defaultSize
    drawn = DrawingFont(face: face, pointSize: size)
    advances = face.advances(atSize: size)
  }

  package var face: FontFace { drawn.face }

  /// The height of the em square, in points.
  package var pointSize: CGFloat { drawn.pointSize }

  package var ascender: CGFloat { drawn.ascender }
  package var descender: CGFloat { drawn.descender }
  package var leading: CGFloat { drawn.leading }
  package var lineHeight: CGFloat { drawn.lineHeight }

  /// The same face at another size in points.
  func withSize(_ size: CGFloat) -> CTFont { CTFont(face: face, size: size) }
}

extension CTFont: Hashable {
  /// Whether two fonts have the same face and size.
  public static func == (one: CTFont, other: CTFont) -> Bool { one === other || one.drawn == other.drawn }

  /// Hashes face and size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(drawn)
  }
}

// MARK: - Functions

/// Creates the font with a PostScript or family name, at a size in points; 0 means 12.
///
/// An unknown name gives Helvetica. Source: Apple, CTFontCreateWithName, which gives the closest font there is.
/// There are no matrices: the third argument is nil.
public func CTFontCreateWithName(_ name: String, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
  -> CTFont
{
  CTFont(face: FontFace(name: name, size: size) ?? FontFace(.helvetica), size: size)
}

/// Returns the size of a font in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.drawn.pointSize }

/// Returns the distance in points from the baseline to the top of the line.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.drawn.ascender }

/// Returns the distance in points from the baseline to the bottom of the line, which is positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.drawn.descender }

/// Returns the gap in points between two lines.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.drawn.leading }

/// Returns the height of capital letters in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.drawn.capHeight }

/// Returns the height of the lower-case x in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.drawn.xHeight }

/// Returns the number of units in the em square of a font's face.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.face.metrics.unitsPerEm) }

/// Returns the PostScript name, such as "Helvetica-Bold".
public func CTFontCopyPostScriptName(_ font: CTFont) -> String { font.face.name(atSize: font.pointSize) }

/// Returns the family name, such as "Helvetica Neue".
public func CTFontCopyFamilyName(_ font: CTFont) -> String { font.face.familyName(atSize: font.pointSize) }
