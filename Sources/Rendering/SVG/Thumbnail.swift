import UIKit

/// A picture cropped to its contents.
struct Thumbnail {
  /// The crop, on the scene's canvas.
  let crop: CGRect

  private let scene: Scene
  /// The width in CSS pixels.
  private let width: CGFloat
  /// Whether it contains everything that is not plain background.
  let isWhole: Bool

  /// The usual ratio of height to width.
  static let aspect: CGFloat = 0.75
  /// The maximum number of points per pixel, at which texts of 17 points are 8 pixels high.
  private static let mostPoints: CGFloat = 2
  /// The minimum number of points per pixel, to limit the enlargement of small contents.
  private static let fewestPoints: CGFloat = 2.0 / 3
  /// The margin around the contents, in points.
  private static let margin: CGFloat = 12
  /// The number of positions that are tried in each direction.
  private static let tries = 40

  /// - Parameters:
  ///   - width: the displayed width, in CSS pixels.
  ///   - aspect: the ratio of height to width.
  init(_ scene: Scene, width: CGFloat, aspect: CGFloat = Self.aspect) {
    self.scene = scene
    self.width = width.isFinite ? min(10_000, max(1, width)) : 10_000
    let marks = SceneContent(of: scene).annotatedMarks
    var size = CGSize(
      width: min(scene.screen.width, self.width * Self.mostPoints),
      height: min(scene.screen.height, self.width * Self.mostPoints * aspect)
    )
    size = size.shrunk(to: aspect)
    let room = marks.extent.insetBy(dx: -Self.margin, dy: -Self.margin)
    isWhole = room.isNull || (room.width <= size.width && room.height <= size.height)
    guard !room.isNull else {
      crop = CGRect(size, around: CGPoint(x: scene.screen.midX, y: scene.screen.midY)).moved(
        into: scene.screen
      )
      return
    }
    if isWhole {
      let least = CGSize(
        width: max(room.width, min(size.width, self.width * Self.fewestPoints)),
        height: room.height
      )
      let own = least.grown(to: aspect)
      crop = CGRect(own, around: CGPoint(x: room.midX, y: room.midY)).moved(into: scene.screen)
    } else {
      crop = Self.best(size, marks).moved(into: scene.screen)
    }
  }

  func svg() -> String {
    var document = SVGDocument(
      crop,
      title: scene.title,
      summary: scene.summary,
      typeface: scene.typeface,
      width: width
    )
    SVGWriter.write(FilmFrame(scene.nodes).nodes(touching: crop), to: &document)
    let edge = SceneShape(
      .rect(crop.insetBy(dx: 0.5, dy: 0.5), radius: 0),
      stroke: SceneStroke(Self.edge, width: 1)
    )
    SVGWriter.write([SceneNode(key: .device(0), content: .shape(edge))], to: &document)
    return document.finish()
  }

  /// The colour of the border, which is visible on a page of the screen's colour.
  private static let edge = SceneColor(0x8E8E93)

  /// Returns the rectangle of a size with the highest weight; the topmost, leftmost of equal ones.
  private static func best(_ size: CGSize, _ marks: [SceneContent.Mark]) -> CGRect {
    let xs = starts(marks.map { ($0.extent.minX, $0.extent.maxX) }, size.width)
    let ys = starts(marks.map { ($0.extent.minY, $0.extent.maxY) }, size.height)
    var best = (rect: CGRect(origin: .zero, size: size), weight: -CGFloat.infinity)
    for y in ys {
      for x in xs {
        let rect = CGRect(origin: CGPoint(x: x, y: y), size: size)
        let weight = marks.reduce(0) { $0 + (rect.contains($1.extent) ? $1.weight : 0) }
        if weight > best.weight { best = (rect, weight) }
      }
    }
    return best.rect
  }

  /// Returns the positions of an interval at which an element is at one of its ends.
  private static func starts(_ spans: [(CGFloat, CGFloat)], _ length: CGFloat) -> [CGFloat] {
    let all = Set(spans.flatMap { [($0.0 - margin).rounded(), ($0.1 + margin - length).rounded()] }).sorted()
    guard all.count > tries else { return all }
    return (0..<tries).map { all[$0 * (all.count - 1) / (tries - 1)] }
  }
}

extension CGSize {
  /// Returns the largest size within it with a ratio of height to width.
  fileprivate func shrunk(to aspect: CGFloat) -> CGSize {
    height > width * aspect
      ? CGSize(width: width, height: width * aspect) : CGSize(width: height / aspect, height: height)
  }

  /// Returns the smallest size around it with a ratio of height to width.
  fileprivate func grown(to aspect: CGFloat) -> CGSize {
    height > width * aspect
      ? CGSize(width: height / aspect, height: height) : CGSize(width: width, height: width * aspect)
  }
}

extension CGRect {
  /// Returns the rectangle, moved into another one; if it is larger, it begins where that one begins.
  func moved(into other: CGRect) -> CGRect {
    var rect = self
    rect.origin.x = max(other.minX, min(other.maxX - width, minX))
    rect.origin.y = max(other.minY, min(other.maxY - height, minY))
    return rect
  }
}
