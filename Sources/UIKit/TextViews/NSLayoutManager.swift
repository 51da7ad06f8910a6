/// Lays out the characters of a text storage in a text container.
///
/// Each UTF-16 unit has one glyph. Rectangles are in points from the upper left corner of the container. Source: Apple,
/// NSLayoutManager.
@preconcurrency @MainActor
open class NSLayoutManager {
  /// The text.
  open private(set) weak var textStorage: NSTextStorage?

  /// The areas; text is laid out in the first one.
  open private(set) var textContainers: [NSTextContainer] = []

  private var stack: ParagraphStack?

  /// Reads the paragraphs of the text view that has this layout manager.
  final var viewStack: (() -> ParagraphStack)?

  /// Creates a layout manager without a text.
  public init() {}

  final func attach(to storage: NSTextStorage?) {
    textStorage = storage
    stack = nil
  }

  final func textDidChange() { stack = nil }

  /// Adds an area at the end.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
    container.didChange = { [weak self] in self?.stack = nil }
    stack = nil
  }

  // MARK: Layout

  private var container: NSTextContainer? { textContainers.first }

  private var paragraphs: ParagraphStack? {
    if let viewStack { return viewStack() }
    if let stack { return stack }
    guard let textStorage, let container else { return nil }
    stack = .make(of: textStorage, in: container, width: container.lineWidth, attributesOfEmptyText: [:])
    return stack
  }

  private var padding: CGFloat { container?.lineFragmentPadding ?? 0 }

  /// Lays out the text of a container, which reading results does as well.
  open func ensureLayout(for container: NSTextContainer) { _ = paragraphs }

  /// Lays out a range of characters, which reading results does as well.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = paragraphs }

  /// The number of glyphs.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: container === self.container ? numberOfGlyphs : 0)
  }

  /// The glyphs of characters; `actualCharRange` is set to those characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs; `actualGlyphRange` is set to those glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The index of the character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The index of the glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The area that the text covers, with the padding.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === self.container, let paragraphs else { return .zero }
    return CGRect(
      x: 0,
      y: 0,
      width: paragraphs.size.width + 2 * padding,
      height: paragraphs.size.height
    )
  }

  /// The smallest rectangle around glyphs, as high as their lines.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard container === self.container, let paragraphs, let range = range(glyphRange) else { return .zero }
    let rects = paragraphs.rects(of: range)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }.offsetBy(dx: padding, dy: 0)
  }

  private func range(_ range: NSRange) -> Range<Int>? {
    AttributedRange.check(range, length: numberOfGlyphs, .readAttributes)
    return range.location..<range.location + range.length
  }

  /// The rectangle of the line with a glyph, as wide as the container; `effectiveGlyphRange` is set to its glyphs.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    let width = container.map { $0.size.width > 0 ? $0.size.width : line.used.width } ?? 0
    return CGRect(x: 0, y: line.used.minY, width: width, height: line.used.height)
  }

  /// The rectangle that the text of the line with a glyph covers, with the padding; `effectiveGlyphRange` is set to its glyphs.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.used
  }

  private func line(at index: Int) -> (range: NSRange, used: CGRect)? {
    guard let paragraphs else { return nil }
    AttributedRange.check(index: index, length: numberOfGlyphs)
    let (range, frame) = paragraphs.line(at: index)
    let used = CGRect(
      x: frame.minX,
      y: frame.minY,
      width: frame.width + 2 * padding,
      height: frame.height
    )
    return (NSRange(range), used)
  }

  /// Calls a block for each line with a part of the glyphs: with its rectangle, the part that text covers, the container, the glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container, let range = range(glyphRange) else { return }
    var stop = ObjCBool(false)
    var index = range.lowerBound
    while index < range.upperBound, !stop.boolValue, let line = line(at: index) {
      let whole = lineFragmentRect(forGlyphAt: index, effectiveRange: nil)
      block(whole, line.used, container, line.range, &stop)
      index = max(index + 1, line.range.location + line.range.length)
    }
  }

  /// The glyph nearest to a point of the container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// The character at a point of the container; `partialFraction` is set to how far the point is between its edges, from 0 to 1.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    guard let paragraphs, let textStorage, textStorage.length > 0 else { return 0 }
    let place = CGPoint(x: point.x - padding, y: point.y)
    let nearest = paragraphs.position(nearest: place)
    let edge = paragraphs.insertionPoint(at: nearest)
    let isBefore = nearest > 0 && (nearest == textStorage.length || place.x < edge.minX)
    let before = TextCharacters.start(before: nearest, in: textStorage)
    let index = isBefore ? before : nearest
    let rects = paragraphs.rects(of: index..<TextCharacters.end(after: index, in: textStorage))
    if let rect = rects.first, rect.width > 0 {
      partialFraction?.pointee = min(max(0, (place.x - rect.minX) / rect.width), 1)
    }
    return index
  }
}
