/// Where the parts of a navigation bar go.
///
/// 1. Back button and left items stand at the left, the right items at the right, each with the standard
///    spacing between.
/// 2. The title stands in the middle of the bar. Where that is taken, it moves aside; where there is too
///    little room, it is cut.
/// 3. The back button shows the previous title if that leaves the title whole and in the middle, else "Back".
///
/// Source: Apple, UINavigationItem.backBarButtonItem and UINavigationBar.
struct NavigationBarLayout {
  /// The bar's width.
  let width: CGFloat
  /// The room at both ends.
  let margin: CGFloat
  /// The room between two parts.
  let spacing: CGFloat

  /// The left edges of parts that stand side by side from the left.
  func leftPositions(_ widths: [CGFloat]) -> [CGFloat] {
    var x = margin
    return widths.map { width in
      defer { x += width + spacing }
      return x
    }
  }

  /// The left edges of parts that stand side by side from the right, the first outermost.
  func rightPositions(_ widths: [CGFloat]) -> [CGFloat] {
    var x = width - margin
    return widths.map { width in
      x -= width
      defer { x -= spacing }
      return x
    }
  }

  /// What the parts at one end take of the bar, with the room up to the title.
  func extent(_ widths: [CGFloat]) -> CGFloat {
    widths.isEmpty ? margin : widths.reduce(margin) { $0 + $1 + spacing }
  }

  /// Left edge and width of a title that would like to be `natural` points wide.
  func title(natural: CGFloat, left: CGFloat, right: CGFloat) -> (x: CGFloat, width: CGFloat) {
    let room = max(0, width - left - right)
    let title = min(natural, room)
    let centered = (width - title) / 2
    return (min(max(centered, left), width - right - title), title)
  }

  /// Whether parts at the left leave the title in the middle, and whole beside those at the right.
  func hasRoom(left: CGFloat, title: CGFloat, right: CGFloat) -> Bool {
    left <= (width - title) / 2 && left + title + right <= width
  }
}
