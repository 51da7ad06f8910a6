extension PathOutline {
  /// Creates a rectangle with rounded corners as Core Animation draws them: the radius isn't clamped to half a side.
  ///
  /// A rounded corner removes what is outside its circle, within a square whose sides are the radius. The arcs of
  /// neighbours that are too large for a side meet in its middle, in a point: a square gets the shape of a rounded
  /// diamond. Source of that shape: measurements (square/Blueprint, pull request 149). An outline of which nothing is
  /// left is empty.
  package init(_ rect: CGRect, corners: CACornerMask, radius: CGFloat) {
    self.init()
    guard radius > 0, !corners.isDisjoint(with: .all), min(rect.width, rect.height) < 2 * radius else {
      let radii = CGSize(width: radius, height: radius)
      addRoundedRect(rect, corners: Corners(corners), radii: radii)
      return
    }
    guard rect.isFinite, radius.isFinite else { return }
    let (width, height) = (rect.width, rect.height)
    // Clockwise on screen, each with the lengths of the sides before and after it.
    let order: [(mask: CACornerMask, at: CGPoint, before: CGFloat, after: CGFloat)] = [
      (.layerMinXMinYCorner, rect.origin, height, width),
      (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), width, height),
      (.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), height, width),
      (.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), width, height),
    ]
    func isRound(_ index: Int) -> Bool { corners.contains(order[(index + 4) % 4].mask) }
    func reach(_ side: CGFloat, to neighbour: Int) -> CGFloat {
      min(radius, isRound(neighbour) ? side / 2 : side)
    }
    /// The distance of the circle from a side, at a distance from the corner along that side.
    func depth(at distance: CGFloat) -> CGFloat {
      radius - (radius * radius - (radius - distance) * (radius - distance)).squareRoot()
    }
    var outline = PathOutline()
    for index in order.indices {
      let corner = order[index]
      guard isRound(index) else {
        // An arc as long as the side has removed the corner.
        let isLeft =
          !(isRound(index - 1) && radius >= corner.before) && !(isRound(index + 1) && radius >= corner.after)
        if isLeft { outline.add(outline.isEmpty ? .move(corner.at) : .line(corner.at)) }
        continue
      }
      let (before, after) = (reach(corner.before, to: index - 1), reach(corner.after, to: index + 1))
      guard depth(at: before) < after, depth(at: after) < before else { return }
      // Angles in the corner's own frame, of which the first axis is the side after it, and the second that before it.
      let turn = CGFloat(index) * .pi / 2
      let start = atan2(before - radius, depth(at: before) - radius)
      let end = atan2(depth(at: after) - radius, after - radius)
      let center = CGPoint(x: radius, y: radius).applying(
        CGAffineTransform(rotationAngle: turn)
          .concatenating(CGAffineTransform(translationX: corner.at.x, y: corner.at.y))
      )
      outline.addArc(
        center: center,
        radius: radius,
        startAngle: start + turn,
        endAngle: end + turn,
        clockwise: true
      )
    }
    outline.add(.close)
    self = outline
  }
}

extension PathOutline.Corners {
  fileprivate init(_ corners: CACornerMask) {
    self = [
      corners.contains(.layerMinXMinYCorner) ? .topLeft : [],
      corners.contains(.layerMaxXMinYCorner) ? .topRight : [],
      corners.contains(.layerMinXMaxYCorner) ? .bottomLeft : [],
      corners.contains(.layerMaxXMaxYCorner) ? .bottomRight : [],
    ]
  }
}

extension CGRect {
  fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
