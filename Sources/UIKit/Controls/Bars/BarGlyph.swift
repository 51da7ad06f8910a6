/// The pictures of the system's items, as lines in a square of 22 points.
@MainActor
enum BarGlyph {
  /// The lines of an item's picture, or nil for an item that is text or a gap.
  static func path(for item: UIBarButtonItem.SystemItem) -> UIBezierPath? {
    switch item {
    case .add: lines([[(11, 3), (11, 19)], [(3, 11), (19, 11)]])
    case .stop, .close: lines([[(5, 5), (17, 17)], [(17, 5), (5, 17)]])
    case .action:
      lines([[(8, 8), (4, 8), (4, 20), (18, 20), (18, 8), (14, 8)], [(11, 14), (11, 2)], arrow])
    case .compose: lines([[(12, 4), (4, 4), (4, 19), (18, 19), (18, 11)], [(9, 14), (19, 3)]])
    case .reply: lines([[(9, 5), (3, 11), (9, 17)], [(3, 11), (13, 11), (19, 17)]])
    case .organize: lines([[(3, 18), (3, 5), (9, 5), (11, 8), (19, 8), (19, 18), (3, 18)]])
    case .bookmarks:
      lines([[(11, 6), (3, 4), (3, 17), (11, 19), (19, 17), (19, 4), (11, 6), (11, 19)]])
    case .search: circle(CGRect(x: 3, y: 3, width: 12, height: 12), and: [[(13.5, 13.5), (19, 19)]])
    case .refresh: turningArrow
    case .camera:
      circle(
        CGRect(x: 7.5, y: 9, width: 7, height: 7),
        and: [[(3, 7), (7, 7), (9, 4), (13, 4), (15, 7), (19, 7), (19, 18), (3, 18), (3, 7)]]
      )
    case .trash:
      lines([
        [(4, 6), (18, 6)], [(9, 6), (9, 3), (13, 3), (13, 6)], [(6, 6), (7, 20), (15, 20), (16, 6)],
        [(11, 9), (11, 17)],
      ])
    case .play: lines([[(6, 3), (18, 11), (6, 19), (6, 3)]])
    case .pause: lines([[(7, 4), (7, 18)], [(15, 4), (15, 18)]])
    case .rewind: lines([[(11, 4), (3, 11), (11, 18), (11, 4)], [(19, 4), (11, 11), (19, 18), (19, 4)]])
    case .fastForward:
      lines([[(3, 4), (11, 11), (3, 18), (3, 4)], [(11, 4), (19, 11), (11, 18), (11, 4)]])
    case .pageCurl:
      lines([[(18, 3), (4, 3), (4, 19), (11, 19), (18, 12), (18, 3)], [(11, 19), (11, 12), (18, 12)]])
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }

  private static let arrow: [(CGFloat, CGFloat)] = [(7, 6), (11, 2), (15, 6)]

  private static func lines(_ strokes: [[(CGFloat, CGFloat)]]) -> UIBezierPath {
    let path = UIBezierPath()
    for stroke in strokes {
      for (index, point) in stroke.enumerated() {
        let place = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
    }
    return path
  }

  private static func circle(_ rect: CGRect, and strokes: [[(CGFloat, CGFloat)]]) -> UIBezierPath {
    let path = UIBezierPath(ovalIn: rect)
    path.append(lines(strokes))
    return path
  }

  private static var turningArrow: UIBezierPath {
    let path = UIBezierPath()
    path.addArc(
      withCenter: CGPoint(x: 11, y: 11),
      radius: 7,
      startAngle: 0,
      endAngle: 1.5 * .pi,
      clockwise: true
    )
    path.append(lines([[(8, 1), (11, 4), (8, 7)]]))
    return path
  }
}
