/// A shape of lines and Bézier curves, in points, that can grow, together with how to stroke and fill it.
///
/// Odd input never traps: a step with a coordinate that isn't a finite number is ignored, as is a line or
/// curve in an empty path. Not isolated to an actor; share a path's `cgPath` across threads instead. Source:
/// Apple, UIBezierPath.
open class UIBezierPath: NSObject, NSCopying {
  /// The steps of the path.
  package var outline = PathOutline()

  /// The width of stroked lines, in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of stroked open subpaths; `.butt` by default.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of the corners of stroked lines; `.miter` by default.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The longest mitre relative to the line width before a corner is cut off; 10 by default.
  open var miterLimit: CGFloat = 10
  /// How far, in pixels, a drawn curve may be from the true one; 0.6 by default.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule decides what is inside, instead of the winding rule; false by default.
  open var usesEvenOddFillRule = false
  /// The lengths in points of dashes and gaps in turn, and where in them a stroke starts; empty for a solid
  /// line.
  package var lineDash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// Makes an empty path.
  public override init() {
    super.init()
  }

  /// Returns an independent path with the same steps and the same drawing attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    copy(with: outline)
  }

  /// Returns a path with these attributes but other steps.
  func copy(with outline: PathOutline) -> UIBezierPath {
    let copy = UIBezierPath()
    copy.outline = outline
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.lineDash = lineDash
    return copy
  }

  /// The steps in words, for debugging.
  open override var description: String {
    func text(_ point: CGPoint) -> String {
      String(format: "{%g, %g}", Double(point.x), Double(point.y))
    }
    let steps = outline.elements.map { element in
      let points = element.points.map(text)
      switch element {
      case .move: return "<MoveTo \(points[0])>"
      case .line: return "<LineTo \(points[0])>"
      case .quadCurve: return "<QuadCurveTo \(points[1]) - \(points[0])>"
      case .curve: return "<CurveTo \(points[2]) - \(points[0]) \(points[1])>"
      case .close: return "<Close>"
      }
    }
    return "<UIBezierPath: \(steps.isEmpty ? "empty" : steps.joined(separator: ", "))>"
  }
}
