/// Paints laid-out text.
///
/// It paints backgrounds first, then for each line the underlines, the glyphs, and the strikethroughs.
package struct TextPainter {
  let layout: TextLayout
  let appearances: TextAppearances
  /// The position of the text's top left corner.
  let origin: CGPoint
  /// The visible area; lines and glyphs outside it are left out.
  var visible = CGRect.infinite

  package init(
    layout: TextLayout,
    appearances: TextAppearances,
    origin: CGPoint,
    visible: CGRect = .infinite
  ) {
    self.layout = layout
    self.appearances = appearances
    self.origin = origin
    self.visible = visible
  }

  package func paint(into context: CGContext) {
    let lines = layout.lines.filter(isVisible).map { (line: $0, runs: visibleRuns(of: $0)) }
    for (line, runs) in lines { paintBackgrounds(of: runs, in: line, into: context) }
    for (_, runs) in lines {
      for run in runs { paint(\.underline, of: run, into: context) }
      for run in runs { paintGlyphs(of: run, into: context) }
      for run in runs { paint(\.strikethrough, of: run, into: context) }
    }
  }

  // MARK: Visibility

  private func isVisible(_ line: TextLine) -> Bool {
    line.bottom + origin.y >= visible.minY - line.height && line.top + origin.y <= visible.maxY + line.height
  }

  /// The runs of a line without invisible glyphs.
  private func visibleRuns(of line: TextLine) -> [GlyphRun] {
    let runs = layout.glyphRuns(of: line)
    guard visible.maxX < .greatestFiniteMagnitude / 2 else { return runs }
    let left = visible.minX - origin.x
    let right = visible.maxX - origin.x
    return runs.compactMap { run in
      if run.x >= left - run.font.pointSize && run.x + run.width <= right + run.font.pointSize { return run }
      return run.cut(to: left - run.font.pointSize..<right + run.font.pointSize, text: layout.text)
    }
  }

  // MARK: Painting

  /// Fills the background of runs over the height of the line; adjacent runs of one colour
  /// are filled together.
  private func paintBackgrounds(of runs: [GlyphRun], in line: TextLine, into context: CGContext) {
    var pieces: [(start: CGFloat, end: CGFloat, color: CGColor)] = []
    for run in runs {
      guard let color = appearances[run.location].backgroundColor, run.width > 0 else { continue }
      if let last = pieces.last, last.color == color, last.end == run.x {
        pieces[pieces.count - 1].end = run.x + run.width
      } else {
        pieces.append((run.x, run.x + run.width, color))
      }
    }
    for piece in pieces {
      let rect = CGRect(x: piece.start, y: line.top, width: piece.end - piece.start, height: line.height)
      fill(rect.offsetBy(dx: origin.x, dy: origin.y), piece.color, nil, into: context)
    }
  }

  private func paintGlyphs(of run: GlyphRun, into context: CGContext) {
    let appearance = appearances[run.location]
    let isHollow = appearance.strokeWidth > 0
    var text = DrawingText(
      run: run,
      origin: origin,
      color: isHollow ? CGColor(gray: 0, alpha: 0) : context.state.visible(appearance.color),
      shadow: appearance.shadow ?? context.state.shadow
    )
    if appearance.strokeWidth != 0 {
      text.strokeColor = context.state.visible(appearance.strokeColor ?? appearance.color)
      text.strokeWidth = abs(appearance.strokeWidth) / 100 * run.font.pointSize
    }
    guard appearance.obliqueness != 0 else {
      context.record(.text(text))
      return
    }
    context.saveGState()
    // The baseline stays in place; the parts above it move to the right.
    let baseline = run.baseline + origin.y
    context.concatenate(
      CGAffineTransform(
        a: 1,
        b: 0,
        c: -appearance.obliqueness,
        d: 1,
        tx: appearance.obliqueness * baseline,
        ty: 0
      )
    )
    context.record(.text(text))
    context.restoreGState()
  }

  private func paint(
    _ stroke: KeyPath<TextAppearance, TextStroke>,
    of run: GlyphRun,
    into context: CGContext
  ) {
    let appearance = appearances[run.location]
    let line = appearance[keyPath: stroke]
    guard line.isVisible, run.width > 0 else { return }
    let metrics = TextStrokeMetrics(of: run.font, isThick: line.isThick)
    let isUnderline = stroke == \TextAppearance.underline
    let middle = run.baseline + origin.y + (isUnderline ? metrics.underline : -metrics.strikethrough)
    let offsets = line.isDouble ? [0, 2 * metrics.thickness] : [0]
    let color = context.state.visible(line.color ?? appearance.color)
    for offset in offsets {
      for span in line.skipsSpaces ? run.words : [(run.x, run.x + run.width)] {
        paint(
          from: span.start + origin.x,
          to: span.end + origin.x,
          y: middle + offset,
          thickness: metrics.thickness,
          pattern: line.pattern.map { $0 * metrics.thickness },
          color,
          appearance.shadow ?? context.state.shadow,
          into: context
        )
      }
    }
  }

  private func paint(
    from start: CGFloat,
    to end: CGFloat,
    y: CGFloat,
    thickness: CGFloat,
    pattern: [CGFloat],
    _ color: CGColor,
    _ shadow: DrawingShadow?,
    into context: CGContext
  ) {
    guard !pattern.isEmpty else {
      let rect = CGRect(x: start, y: y - thickness / 2, width: end - start, height: thickness)
      fill(rect, color, shadow, into: context)
      return
    }
    let path = PathOutline([.move(CGPoint(x: start, y: y)), .line(CGPoint(x: end, y: y))])
    let pen = DrawingStroke(width: thickness, dashes: pattern)
    context.record(.stroke(path, pen, color, shadow))
  }

  private func fill(_ rect: CGRect, _ color: CGColor, _ shadow: DrawingShadow?, into context: CGContext) {
    var path = PathOutline()
    path.addRect(rect)
    if !path.isEmpty { context.record(.fill(path, .winding, color, shadow)) }
  }
}

/// The positions of underlines and strikethroughs for a font, in points.
struct TextStrokeMetrics {
  let thickness: CGFloat
  /// The distance from the baseline down to the centre of the underline.
  let underline: CGFloat
  /// The distance from the baseline up to the centre of the strikethrough.
  let strikethrough: CGFloat

  /// The distance from the baseline to the centre of the underline, and its thickness, in
  /// thousandths of an em.
  ///
  /// Source: Adobe's AFM files of Helvetica, UnderlinePosition -100 and UnderlineThickness 50.
  private static let position: CGFloat = 100
  private static let weight: CGFloat = 50

  init(of font: DrawingFont, isThick: Bool) {
    let em = font.pointSize / 1000
    thickness = Self.weight * em * (isThick ? 2 : 1)
    underline = Self.position * em
    // Through the middle of lowercase letters.
    strikethrough = font.xHeight / 2
  }
}
