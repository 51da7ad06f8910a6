/// A base glyph of a symbol: shapes on a grid of 24 units, with y growing downwards.
///
/// Its text has a letter for the role of the shapes that follow, and SVG-like commands with absolute coordinates:
/// `M` and `L` (lines), `C` and `Q` (curves), `Z` (close), `A` (an arc: centre, radius, start and end angle in degrees, clockwise),
/// `O` (a circle: centre, radius), `E` (an ellipse: centre, radii), `R` (a rounded rectangle: origin, size, radius).
/// Each letter of a role and each `M`, `O`, `E` and `R` starts a shape of its own, so `b O12 12 9 d M7 12 17 12` is a disc with a line across.
struct SymbolGlyph: Sendable {
  /// What a shape is, in the outlined and in the filled variant of a symbol.
  enum Role: Character, Sendable {
    /// A line; in the filled variant the area in it.
    case body = "b"
    /// A line in both variants.
    case stroke = "s"
    /// A line; a gap in the filled variant.
    case detail = "d"
    /// A line; a hole in the filled variant.
    case opening = "o"
    /// An area in both variants.
    case area = "f"
    /// An area; a hole in the filled variant.
    case hole = "h"
    /// A dot in both variants, which grows with the weight.
    case dot = "p"
    /// A dot; a hole in the filled variant.
    case dotHole = "q"
  }

  struct Shape: Sendable {
    var role: Role
    var outline: PathOutline
  }

  var shapes: [Shape] = []

  /// The side of the grid.
  static let side: CGFloat = 24

  /// Reads a glyph; a text that isn't well-formed is a mistake in the tables, and what can't be read is left out.
  init(_ text: String) {
    var role = Role.stroke
    var isNew = true
    var command: Character = "M"
    var numbers: [CGFloat] = []
    for word in text.split(separator: " ") {
      guard let first = word.first else { continue }
      if let next = Role(rawValue: first) {
        (role, isNew) = (next, true)
      } else if first.isLetter {
        command = first
        numbers = []
        if first == "Z" { add(first, [], role, isNew) }
        if let number = Double(word.dropFirst()) { numbers.append(CGFloat(number)) }
      } else if let number = Double(word) {
        numbers.append(CGFloat(number))
      }
      guard let count = Self.counts[command], numbers.count == count else { continue }
      add(command, numbers, role, isNew)
      (numbers, isNew) = ([], false)
      // More points of a line need no letter.
      if command == "M" { command = "L" }
    }
  }

  /// The number of coordinates of each command.
  private static let counts: [Character: Int] = [
    "M": 2, "L": 2, "C": 6, "Q": 4, "A": 5, "O": 3, "E": 4, "R": 5,
  ]

  private mutating func add(_ command: Character, _ n: [CGFloat], _ role: Role, _ isNew: Bool) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    func start(_ outline: PathOutline = PathOutline()) { shapes.append(Shape(role: role, outline: outline)) }
    switch command {
    case "M": start(PathOutline([.move(point(0))]))
    case "O": start(.oval(point(0), n[2], n[2]))
    case "E": start(.oval(point(0), n[2], n[3]))
    case "R":
      var outline = PathOutline()
      outline.addRoundedRect(
        CGRect(x: n[0], y: n[1], width: n[2], height: n[3]),
        corners: .all,
        radii: CGSize(width: n[4], height: n[4])
      )
      start(outline)
    default:
      if isNew { start() }
      let last = shapes.count - 1
      switch command {
      case "L": shapes[last].outline.add(.line(point(0)))
      case "Q": shapes[last].outline.add(.quadCurve(control: point(0), end: point(2)))
      case "C": shapes[last].outline.add(.curve(control1: point(0), control2: point(2), end: point(4)))
      case "A":
        shapes[last].outline.addArc(
          center: point(0),
          radius: n[2],
          startAngle: n[3] * .pi / 180,
          endAngle: n[4] * .pi / 180,
          clockwise: n[4] > n[3]
        )
      default: shapes[last].outline.add(.close)
      }
    }
  }
}

extension PathOutline {
  fileprivate static func oval(_ center: CGPoint, _ x: CGFloat, _ y: CGFloat) -> PathOutline {
    var outline = PathOutline()
    outline.addOval(in: CGRect(x: center.x - x, y: center.y - y, width: 2 * x, height: 2 * y))
    return outline
  }
}

/// The tables of base glyphs: our own drawings, with a name and a text on each line; `= name` is another name of a glyph.
extension SymbolGlyph {
  /// The texts of the base glyphs by the names of the symbols.
  static let texts = table([signs, arrows, objects, people, media])

  /// The texts of the letters and digits.
  static let letters = Dictionary(uniqueKeysWithValues: table([characters]).map { (Character($0), $1) })

  private static func table(_ parts: [String]) -> [String: String] {
    var texts: [String: String] = [:]
    for line in parts.joined(separator: "\n").split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      texts[String(line[..<colon])] = String(line[colon...].dropFirst(2))
    }
    return texts.mapValues { $0.hasPrefix("= ") ? texts[String($0.dropFirst(2))] ?? "" : $0 }
  }
}
