/// The rule by which a menu finds its place beside its button or preview; a pure function of rectangles.
///
/// A menu is below its button if there is room, otherwise above it, otherwise on the side with more room. It begins at the left edge of
/// a button in the left part of the screen, ends at the right edge of one in the right part, and is centred between. Apple doesn't
/// document the rule; this is as seen on phones.
struct MenuPlacer {
  /// The distance between a menu and its button, and the least distance to the edges of the screen, in points.
  static let gap: CGFloat = 8

  /// The free part of the screen.
  let room: CGRect

  /// Whether a menu is placed above a rectangle.
  func isAbove(_ height: CGFloat, _ anchor: CGRect) -> Bool {
    let (below, above) = (roomBelow(anchor), roomAbove(anchor))
    return height > below && above > below
  }

  /// Returns the frame of a menu with a size, which becomes lower if there is not enough room.
  func frame(_ size: CGSize, beside anchor: CGRect) -> CGRect {
    let isAbove = isAbove(size.height, anchor)
    let height = max(0, min(size.height, isAbove ? roomAbove(anchor) : roomBelow(anchor)))
    let y = isAbove ? anchor.minY - MenuPlacer.gap - height : anchor.maxY + MenuPlacer.gap
    return CGRect(x: x(size.width, anchor), y: y, width: size.width, height: height)
  }

  /// Returns the frames of a preview and its menu: the preview stays where it is, or moves so that both fit.
  func frames(_ size: CGSize, preview: CGRect) -> (menu: CGRect, preview: CGRect) {
    let space = 2 * MenuPlacer.gap
    let height = min(size.height, room.height * 0.6)
    var preview = preview
    preview.size.height = max(1, min(preview.height, room.height - height - space))
    preview.origin.x = clamp(preview.minX, room.minX, room.maxX - preview.width)
    preview.origin.y = clamp(preview.minY, room.minY, room.maxY - preview.height)
    let isBelow = preview.maxY + space + height <= room.maxY
    let isAbove = !isBelow && preview.minY - space - height >= room.minY
    if !isBelow && !isAbove { preview.origin.y = room.maxY - height - space - preview.height }
    let y = isAbove ? preview.minY - space - height : preview.maxY + space
    let x = preview.midX > room.midX + 1 ? preview.maxX - size.width : preview.minX
    let menu = CGRect(
      x: clamp(x, room.minX, room.maxX - size.width),
      y: y,
      width: size.width,
      height: height
    )
    return (menu, preview)
  }

  private func roomBelow(_ anchor: CGRect) -> CGFloat { room.maxY - anchor.maxY - MenuPlacer.gap }
  private func roomAbove(_ anchor: CGRect) -> CGFloat { anchor.minY - MenuPlacer.gap - room.minY }

  private func x(_ width: CGFloat, _ anchor: CGRect) -> CGFloat {
    let third = room.width / 3
    let wanted =
      anchor.midX < room.minX + third
      ? anchor.minX : anchor.midX > room.maxX - third ? anchor.maxX - width : anchor.midX - width / 2
    return clamp(wanted, room.minX, room.maxX - width).rounded()
  }

  private func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    max(low, min(value, high))
  }
}
