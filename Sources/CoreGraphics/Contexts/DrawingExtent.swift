/// Computes the extent of a drawing.
package enum DrawingExtent {
  /// The tolerance for rounding errors, in points.
  private static let tolerance: CGFloat = 0.01

  /// Returns whether a drawing is certainly within a rectangle.
  ///
  /// It overestimates the extent: it ignores clipping, extends curves to their control points, and text to the edges of
  /// its line. Corners of strokes are computed only where their longest mitre would be outside.
  package static func fits(_ commands: [DrawingCommand], in rect: CGRect) -> Bool {
    fits(commands, in: rect, from: .identity)
  }

  private static func fits(
    _ commands: [DrawingCommand],
    in rect: CGRect,
    from transform: CGAffineTransform
  ) -> Bool {
    let room = rect.insetBy(dx: -tolerance, dy: -tolerance)
    var transforms = [transform]
    func covers(_ box: CGRect, _ shadow: DrawingShadow?) -> Bool {
      guard !box.isNull else { return true }
      let placed = box.applying(transforms[transforms.count - 1])
      guard room.contains(placed) else { return false }
      guard let shadow else { return true }
      let cast = placed.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      return room.contains(cast.insetBy(dx: -shadow.blur, dy: -shadow.blur))
    }
    return commands.allSatisfy { command in
      switch command {
      case .save:
        transforms.append(transforms[transforms.count - 1])
        return true
      case .restore:
        transforms.removeLast()
        return true
      case .concatenate(let transform):
        transforms[transforms.count - 1] = transform.concatenating(transforms[transforms.count - 1])
        return true
      case .clip:
        return true
      case .fill(let path, _, _, let shadow):
        return covers(path.boundingBox, shadow)
      case .shade(let path, _, _):
        return covers(path.boundingBox, nil)
      case .gradient:
        return false
      case .stroke(let path, let pen, _, let shadow):
        if covers(path.boundingBox.insetBy(dx: -pen.reach, dy: -pen.reach), shadow) { return true }
        return pen.join == .miter && pen.width.isFinite
          && covers(path.outlineOfStroke(with: pen).boundingBox, shadow)
      case .text(let text):
        return covers(text.box, text.shadow)
      case .image(_, let frame, _), .bitmap(_, let frame, _):
        return covers(frame, nil)
      case .layer(let commands, let layer):
        let transform = transforms[transforms.count - 1]
        guard let shadow = layer.shadow else { return fits(commands, in: rect, from: transform) }
        let cast = rect.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
        return fits(commands, in: rect, from: transform)
          && fits(commands, in: cast.insetBy(dx: shadow.blur, dy: shadow.blur), from: transform)
      }
    }
  }
}

extension DrawingStroke {
  /// The maximum distance of the stroke's edge from the path.
  fileprivate var reach: CGFloat {
    let corner = join == .miter ? max(miterLimit, 1) : 1
    let end: CGFloat = cap == .square ? 1.5 : 1
    return width / 2 * max(corner, end)
  }
}

extension DrawingText {
  /// The bounds of the run in its line, from ascender to descender.
  fileprivate var box: CGRect {
    CGRect(
      x: origin.x + run.x,
      y: origin.y + run.baseline - run.font.ascender,
      width: run.width,
      height: run.font.ascender - run.font.descender
    )
  }
}
