import UIKit

/// The part of a screen that matters, as large as on the device, beside a small map that shows where it is.
struct ScreenDetail {
  /// The visible part of the scene's canvas.
  let crop: CGRect

  private let scene: Scene
  /// The legend's place on the canvas; without height if there is none.
  private let footer: CGRect

  /// The margin around the content, in points.
  private static let margin: CGFloat = 16
  /// The maximum width of a screen that is shown from edge to edge: that of a phone.
  private static let phoneWidth: CGFloat = 440
  /// The minimum width of a part of a wider screen.
  private static let leastWidth: CGFloat = 320
  /// The minimum ratio of height to width.
  private static let leastAspect: CGFloat = 0.3
  /// The maximum share of the screen; a larger part is not worth a crop.
  private static let mostShare: CGFloat = 0.6
  private static let gap: CGFloat = 12
  /// The longer side of the map.
  private static let mapSide: CGFloat = 64

  /// Nil if most of the screen matters, and for a scene that is no screen of a device.
  init?(_ scene: Scene, footer: CGRect) {
    let screen = scene.screen
    let content = SceneContent(of: scene).annotatedMarks.extent
    guard screen.minX > 0, !content.isEmpty else { return nil }
    var room = content.insetBy(dx: -Self.margin, dy: -Self.margin)
    if screen.width <= Self.phoneWidth {
      (room.origin.x, room.size.width) = (screen.minX, screen.width)
    } else {
      room = room.widened(to: min(Self.leastWidth, screen.width))
    }
    room = room.heightened(to: room.width * Self.leastAspect)
    room = room.moved(into: screen).intersection(screen).integral
    guard room.width * room.height <= screen.width * screen.height * Self.mostShare else { return nil }
    crop = room
    self.scene = scene
    self.footer = footer
  }

  var svg: String {
    let map = self.map
    var size = CGSize(
      width: crop.width + Self.gap + map.size.width,
      height: max(crop.height, map.size.height)
    )
    var nodes = part(crop, at: .zero) + edges + map.nodes
    if footer.height > 0 {
      nodes += part(footer, at: CGPoint(x: 0, y: size.height))
      size = CGSize(width: max(size.width, footer.width), height: size.height + footer.height)
    }
    var whole = scene
    (whole.size, whole.nodes) = (size, nodes)
    return SVGWriter.svg(whole)
  }

  /// The edges of the part: dashes where the screen goes on, so that the part is not taken for a screen on its side.
  private var edges: [SceneNode] {
    let frame = CGRect(origin: .zero, size: crop.size).insetBy(dx: 0.5, dy: 0.5)
    let corners = [
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
      CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
    ]
    let isCut = [
      crop.minY > scene.screen.minY, crop.maxX < scene.screen.maxX, crop.maxY < scene.screen.maxY,
      crop.minX > scene.screen.minX,
    ]
    return corners.indices.map { index in
      var stroke = SceneStroke(Self.edge, width: 1)
      if isCut[index] { stroke.dashes = [3, 5] }
      let path = PathOutline([.move(corners[index]), .line(corners[(index + 1) % 4])])
      return SceneNode(key: .device(0), content: .shape(SceneShape(.path(path, .winding), stroke: stroke)))
    }
  }

  /// Returns a part of the scene at a point, clipped.
  private func part(_ rect: CGRect, at point: CGPoint) -> [SceneNode] {
    let offset = CGAffineTransform(translationX: point.x - rect.minX, y: point.y - rect.minY)
    let group = SceneGroup(transform: offset, clip: .rect(rect))
    return [SceneNode(key: .device(0), content: .begin(group))] + scene.nodes(touching: rect)
      + [SceneNode(key: .device(0), content: .end)]
  }

  /// The screen, and the part on it, right of the part.
  private var map: (nodes: [SceneNode], size: CGSize) {
    let screen = scene.screen
    let scale = Self.mapSide / max(screen.width, screen.height)
    let place = CGPoint(x: crop.width + Self.gap, y: 0)
    let toMap = CGAffineTransform(scale: scale, from: screen.origin, to: place)
    let whole = screen.applying(toMap)
    let shapes = [
      SceneShape(
        .rect(whole.insetBy(dx: 1, dy: 1), radius: 6),
        fill: .color(Self.ground),
        stroke: SceneStroke(Self.edge, width: 2)
      ),
      SceneShape(
        .rect(crop.applying(toMap).intersection(whole.insetBy(dx: 2, dy: 2)), radius: 2),
        fill: .color(Self.mark)
      ),
    ]
    return (shapes.map { SceneNode(key: .device(0), content: .shape($0)) }, whole.size)
  }

  /// Colours that are visible on light and dark pages.
  private static let edge = SceneColor(0x8E8E93)
  private static let ground = SceneColor(0xF2F2F7)
  private static let mark = SceneColor(0x3D7FD6)
}

extension CGRect {
  /// Returns the rectangle with at least a width, and the same centre.
  fileprivate func widened(to least: CGFloat) -> CGRect { insetBy(dx: min(0, (width - least) / 2), dy: 0) }

  /// Returns the rectangle with at least a height, and the same centre.
  fileprivate func heightened(to least: CGFloat) -> CGRect {
    insetBy(dx: 0, dy: min(0, (height - least) / 2))
  }
}
