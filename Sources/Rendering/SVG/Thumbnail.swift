import UIKit

/// A picture cropped to its contents.
package struct Thumbnail: Sendable {
  /// The crop, on the scene's canvas.
  let crop: CGRect

  private let scene: Scene
  /// The width in CSS pixels.
  private let width: CGFloat
  /// The share of the letters and other elements that it contains, from 0 to 1.
  package let share: CGFloat
  /// Whether it has a border; a card has its own.
  private var hasEdge = true

  /// The maximum number of points per pixel, at which texts of 17 points are 8 pixels high.
  private static let mostPoints: CGFloat = 2
  /// The maximum number of points per pixel of a motion, which has little to read.
  private static let mostMotionPoints: CGFloat = 2.6
  /// The weight of an element that is cut off at most.
  private static let cut: CGFloat = 0.5
  /// The number of positions that are tried in each direction.
  private static let tries = 40

  /// Returns the picture of a card, 320 pixels wide; of a scene without a device it shows everything.
  ///
  /// - Parameter isFilm: whether it shows all of a motion, with the device around it, where a screen is not wide enough.
  static func cover(_ scene: Scene, isFilm: Bool = false) -> Thumbnail {
    guard scene.screen.size != scene.size else {
      return Thumbnail(scene, containing: scene.screen, width: cardWidth)
    }
    var cover = Thumbnail(scene, width: cardWidth, aspect: cardAspect, margin: cardMargin, fewestPoints: 0.8)
    cover.hasEdge = false
    let content = SceneContent(of: scene).extent
    guard isFilm, !content.isNull, !cover.crop.contains(content) else { return cover }
    let room = content.insetBy(dx: -cardMargin, dy: -cardMargin)
    let whole = Thumbnail(scene, containing: room, width: cardWidth)
    return whole.crop.width <= cardWidth * mostMotionPoints ? whole : cover
  }

  private static let cardAspect: CGFloat = 0.64
  private static let cardWidth: CGFloat = 320
  private static let cardMargin: CGFloat = 20

  /// Shows a rectangle, in the middle of a card.
  private init(_ scene: Scene, containing room: CGRect, width: CGFloat) {
    (self.scene, self.width, share, hasEdge) = (scene, width, 1, false)
    crop = CGRect(
      room.size.grown(to: Self.cardAspect),
      around: CGPoint(x: scene.screen.midX, y: room.midY)
    )
  }

  /// - Parameters:
  ///   - width: the displayed width, in CSS pixels.
  ///   - aspect: the ratio of height to width.
  ///   - margin: the margin around the content, in points.
  ///   - fewestPoints: the minimum number of points per pixel, to limit the enlargement of small contents.
  init(
    _ scene: Scene,
    width: CGFloat,
    aspect: CGFloat = 0.75,
    margin: CGFloat = 12,
    fewestPoints: CGFloat = 2.0 / 3
  ) {
    self.scene = scene
    self.width = width.isFinite ? min(10_000, max(1, width)) : 10_000
    let marks = SceneContent(of: scene).annotatedMarks
    var size = CGSize(
      width: min(scene.screen.width, self.width * Self.mostPoints),
      height: min(scene.screen.height, self.width * Self.mostPoints * aspect)
    )
    size = size.shrunk(to: aspect)
    let room = marks.extent.insetBy(dx: -margin, dy: -margin).intersection(scene.screen)
    guard !room.isNull else {
      share = 1
      crop = CGRect(size, around: CGPoint(x: scene.screen.midX, y: scene.screen.midY)).moved(
        into: scene.screen
      )
      return
    }
    if room.width <= size.width, room.height <= size.height {
      share = 1
      let least = CGSize(
        width: max(room.width, min(size.width, self.width * fewestPoints)),
        height: room.height
      )
      let own = least.grown(to: aspect)
      crop = CGRect(own, around: CGPoint(x: room.midX, y: room.midY)).moved(into: scene.screen)
    } else {
      crop = Self.best(size, marks, margin).moved(into: scene.screen)
      let crop = crop
      let shown = marks.filter { crop.contains($0.extent) }
      share = shown.reduce(0) { $0 + $1.weight } / marks.reduce(0) { $0 + $1.weight }
    }
  }

  package func svg() -> String {
    var document = SVGDocument(
      crop,
      title: scene.title,
      summary: scene.summary,
      typeface: scene.typeface,
      width: width
    )
    SVGWriter.write(scene.nodes(touching: crop), to: &document)
    if hasEdge {
      let edge = SceneShape(
        .rect(crop.insetBy(dx: 0.5, dy: 0.5), radius: 0),
        stroke: SceneStroke(Self.edge, width: 1)
      )
      SVGWriter.write([SceneNode(key: .device(0), content: .shape(edge))], to: &document)
    }
    return document.finish()
  }

  /// The colour of the border, which is visible on a page of the screen's colour.
  private static let edge = SceneColor(0x8E8E93)

  /// Returns the rectangle of a size with the highest weight; the topmost, leftmost of equal ones.
  private static func best(_ size: CGSize, _ marks: [SceneContent.Mark], _ margin: CGFloat) -> CGRect {
    let xs = starts(marks.map { ($0.extent.minX, $0.extent.maxX) }, size.width, margin)
    let ys = starts(marks.map { ($0.extent.minY, $0.extent.maxY) }, size.height, margin)
    var best = (rect: CGRect(origin: .zero, size: size), weight: -CGFloat.infinity)
    for y in ys {
      for x in xs {
        let rect = CGRect(origin: CGPoint(x: x, y: y), size: size)
        let weight = marks.reduce(0) { sum, mark in
          rect.contains(mark.extent) ? sum + mark.weight : sum + Self.cut * rect.share(of: mark.extent)
        }
        if weight > best.weight { best = (rect, weight) }
      }
    }
    return best.rect
  }

  /// Returns the positions of an interval at which an element is at one of its ends.
  private static func starts(_ spans: [(CGFloat, CGFloat)], _ length: CGFloat, _ margin: CGFloat) -> [CGFloat]
  {
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

extension Scene {
  /// Returns the nodes in a part of the canvas; a part of the screen has no round corners.
  func nodes(touching part: CGRect) -> [SceneNode] {
    let nodes = FilmFrame(nodes).nodes(touching: part)
    guard screen.contains(part) else { return nodes }
    return nodes.map { node in
      guard node.key == .screen, case .begin(var group) = node.content, let clip = group.clip else {
        return node
      }
      group.clip = .rect(clip.geometry.bounds)
      return SceneNode(key: node.key, content: .begin(group))
    }
  }
}

extension CGRect {
  /// Returns the share of a rectangle's area that lies within this one.
  fileprivate func share(of other: CGRect) -> CGFloat {
    let common = intersection(other)
    guard !common.isNull, other.width * other.height > 0 else { return 0 }
    return common.width * common.height / (other.width * other.height)
  }

  /// Returns the rectangle, moved into another one; if it is larger, it begins where that one begins.
  func moved(into other: CGRect) -> CGRect {
    var rect = self
    rect.origin.x = max(other.minX, min(other.maxX - width, minX))
    rect.origin.y = max(other.minY, min(other.maxY - height, minY))
    return rect
  }
}
