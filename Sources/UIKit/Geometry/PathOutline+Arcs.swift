extension PathOutline {
  /// Adds an arc of a circle; angles in radians from the +x axis, growing clockwise on screen.
  ///
  /// A line joins the current point to the start of the arc; in an empty path the arc starts a subpath. The
  /// arc is made of cubic curves of at most a quarter turn each. A radius of zero adds just its centre. An
  /// arc with a negative radius or a number that isn't finite is ignored.
  package mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    let sweep = Self.arcSweep(from: startAngle, to: endAngle, clockwise: clockwise)
    guard center.isFinite, radius.isFinite, radius >= 0, sweep.isFinite else { return }
    func point(at angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(at: startAngle)
    if isEmpty {
      add(.move(start))
    } else if currentPoint != start {
      add(.line(start))
    }
    guard sweep != 0, radius > 0 else { return }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let handle = radius * 4 / 3 * tan(step / 4)
    let isWhole = abs(sweep.remainder(dividingBy: 2 * .pi)) < 1e-9
    var (angle, from) = (startAngle, start)
    for index in 1...count {
      let nextAngle = startAngle + step * CGFloat(index)
      let to = isWhole && index == count ? start : point(at: nextAngle)
      add(
        .curve(
          control1: CGPoint(x: from.x - handle * sin(angle), y: from.y + handle * cos(angle)),
          control2: CGPoint(x: to.x + handle * sin(nextAngle), y: to.y - handle * cos(nextAngle)),
          end: to
        )
      )
      (angle, from) = (nextAngle, to)
    }
  }

  /// How far an arc turns, positive for clockwise on screen.
  ///
  /// 1. Equal angles: no arc.
  /// 2. The end angle lies ahead in the arc's direction: exactly that far, several turns if need be. More
  ///    than sixteen turns become sixteen with the same end, to keep paths small.
  /// 3. The end angle lies behind: whole turns are added until it is ahead, so that a whole number of turns
  ///    the other way makes one full circle.
  ///
  /// Angles that aren't finite numbers have no sweep that is one.
  package static func arcSweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    var sweep = clockwise ? end - start : start - end
    if abs(sweep) < 1e-12 { return 0 }
    if sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
      if sweep < 1e-9 { sweep = turn }
    } else if sweep > 16 * turn {
      sweep = 15 * turn + sweep.truncatingRemainder(dividingBy: turn)
    }
    return clockwise ? sweep : -sweep
  }
}
