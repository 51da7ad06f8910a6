import UIKit

/// Draws a storyboard as Interface Builder's canvas does: scenes in columns, and connections as labelled arrows.
///
/// The initial scene is on the left, and each other scene in the column after the nearest scene that leads to it. A
/// connection that doesn't lead to a later column is a line of text below its source.
@MainActor
struct StoryboardMap {
  private struct Spot {
    let scene: StoryboardOutline.Scene
    /// The frame of the screen on the map.
    let screen: CGRect
    /// The scale of the screen.
    let scale: CGFloat
  }

  /// A connection that leads to a later column.
  struct Arrow {
    let connection: StoryboardOutline.Connection
    let start: CGPoint
    var tip: CGPoint
  }

  private let outline: StoryboardOutline
  private let depths: [String: Int]
  private var spots: [String: Spot] = [:]
  private var size = CGSize.zero

  private static let room = CGSize(width: 130, height: 150)
  private static let columnGap: CGFloat = 176
  private static let rowGap: CGFloat = 18
  private static let margin: CGFloat = 28
  private static let lineHeight: CGFloat = 16
  private static let background = SceneColor(0xF2F2F7)
  private static let ink = SceneColor(0x1C1C1E)
  private static let softInk = SceneColor(0x58585D)
  private static let line = SceneColor(0x6E6E76)

  init(_ outline: StoryboardOutline) {
    self.outline = outline
    depths = Self.depths(outline)
    placeScenes()
  }

  func scene(title: String, typeface: SystemTypeface) -> Scene {
    var builder = SceneBuilder()
    let canvas = CGRect(origin: .zero, size: size)
    builder.append([Self.node(.shape(SceneShape(.rect(canvas, radius: 14), fill: .color(Self.background))))])
    for scene in outline.scenes {
      guard let spot = spots[scene.identifier] else { continue }
      add(spot, to: &builder)
    }
    builder.append(arrowNodes())
    return Scene(
      size: size,
      title: title,
      summary: summary,
      screen: canvas,
      nodes: builder.nodes,
      typeface: typeface
    )
  }

  /// The map in words: the scenes, and what leads from each to others.
  var summary: String {
    let scenes = outline.scenes.map { scene in
      let ways = outline.connections.filter { $0.source == scene.identifier }
        .map { "\($0.words) to \($0.destination)" }
      return scene.identifier + (ways.isEmpty ? "" : ": " + ways.joined(separator: ", "))
    }
    let start = outline.initial.map { " It starts at \($0)." } ?? ""
    return "The storyboard \(outline.name).\(start) Scenes: \(scenes.joined(separator: "; "))."
  }

  // MARK: Places

  /// Returns the column of each scene, breadth first from the initial one; scenes that nothing leads to are in the first.
  private static func depths(_ outline: StoryboardOutline) -> [String: Int] {
    var depths: [String: Int] = [:]
    let roots = [outline.initial].compactMap(\.self) + outline.scenes.map(\.identifier)
    for root in roots where depths[root] == nil {
      depths[root] = 0
      var pending = [(root, 1)]
      while let (source, depth) = pending.first {
        pending.removeFirst()
        for way in outline.connections
        where way.source == source && !way.isUnwind && depths[way.destination] == nil {
          depths[way.destination] = depth
          pending.append((way.destination, depth + 1))
        }
      }
    }
    return depths
  }

  private mutating func placeScenes() {
    let columns = (0...(depths.values.max() ?? 0)).map { depth in
      outline.scenes.filter { depths[$0.identifier] == depth }
    }
    func height(_ scene: StoryboardOutline.Scene) -> CGFloat {
      screen(of: scene).height + CGFloat(2 + backward(scene).count) * Self.lineHeight + 8
    }
    let heights = columns.map { column in
      column.map(height).reduce(0, +) + CGFloat(column.count - 1) * Self.rowGap
    }
    let tallest = heights.max() ?? 0
    size = CGSize(
      width: 2 * Self.margin + CGFloat(columns.count) * (Self.room.width + Self.columnGap) - Self.columnGap,
      height: 2 * Self.margin + tallest
    )
    for (index, column) in columns.enumerated() {
      let x = Self.margin + CGFloat(index) * (Self.room.width + Self.columnGap)
      var y = Self.margin + (tallest - heights[index]) / 2
      for scene in sorted(column) {
        let size = screen(of: scene)
        let frame = CGRect(origin: CGPoint(x: x + (Self.room.width - size.width) / 2, y: y), size: size)
        spots[scene.identifier] = Spot(scene: scene, screen: frame, scale: scale(of: scene))
        y += height(scene) + Self.rowGap
      }
    }
    let right = spots.values.flatMap(texts).map(\.span.right).max() ?? 0
    size.width = max(size.width, right + Self.margin / 2)
  }

  /// The scenes of a column, exchanged with their neighbors where fewer arrows cross then.
  private func sorted(_ column: [StoryboardOutline.Scene]) -> [StoryboardOutline.Scene] {
    let starts = column.map { scene in
      outline.connections.filter { $0.destination == scene.identifier && isForward($0) }
        .compactMap { start(of: $0)?.y }
    }
    func crossings(_ upper: Int, _ lower: Int) -> Int {
      starts[upper].map { y in starts[lower].count { $0 < y } }.reduce(0, +)
    }
    var order = Array(column.indices)
    for end in order.indices {
      var index = end
      while index > 0, crossings(order[index], order[index - 1]) < crossings(order[index - 1], order[index]) {
        order.swapAt(index, index - 1)
        index -= 1
      }
    }
    return order.map { column[$0] }
  }

  /// The point where an arrow starts; nil if its source isn't placed yet.
  private func start(of way: StoryboardOutline.Connection) -> CGPoint? {
    guard let source = spots[way.source] else { return nil }
    guard let frame = way.trigger else { return CGPoint(x: source.screen.maxX, y: source.screen.midY) }
    return CGPoint(
      x: source.screen.minX + min(frame.maxX * source.scale, source.screen.width) - 4,
      y: source.screen.minY + frame.midY * source.scale
    )
  }

  /// The arrows between scenes; those to the same scene end below each other in the order of their starts.
  var arrows: [Arrow] {
    let arrows = outline.connections.filter(isForward).compactMap { way -> Arrow? in
      guard let start = start(of: way), let destination = spots[way.destination] else { return nil }
      return Arrow(
        connection: way,
        start: start,
        tip: CGPoint(x: destination.screen.minX - 4, y: destination.screen.midY)
      )
    }
    return arrows.indices.map { index in
      var arrow = arrows[index]
      let rivals = arrows.indices.filter { arrows[$0].connection.destination == arrow.connection.destination }
        .sorted { (arrows[$0].start.y, $0) < (arrows[$1].start.y, $1) }
      let rank = rivals.firstIndex(of: index) ?? 0
      arrow.tip.y += (CGFloat(rank) - CGFloat(rivals.count - 1) / 2) * 34
      return arrow
    }
  }

  private func screenSize(of scene: StoryboardOutline.Scene) -> CGSize {
    scene.view?.bounds.size ?? UIScreen.main.bounds.size
  }

  private func scale(of scene: StoryboardOutline.Scene) -> CGFloat {
    let size = screenSize(of: scene)
    return min(Self.room.width / size.width, Self.room.height / size.height)
  }

  /// The size of a scene's screen on the map.
  private func screen(of scene: StoryboardOutline.Scene) -> CGSize {
    let (size, scale) = (screenSize(of: scene), scale(of: scene))
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private func isForward(_ way: StoryboardOutline.Connection) -> Bool {
    guard let source = depths[way.source], let destination = depths[way.destination] else { return false }
    return !way.isUnwind && destination > source
  }

  /// The connections of a scene that are lines of text.
  private func backward(_ scene: StoryboardOutline.Scene) -> [StoryboardOutline.Connection] {
    outline.connections.filter { $0.source == scene.identifier && !isForward($0) }
  }

  // MARK: Parts

  private static func node(_ content: SceneNode.Content) -> SceneNode {
    SceneNode(key: .device(0), content: content)
  }

  private func add(_ spot: Spot, to builder: inout SceneBuilder) {
    let screen = CGRect(
      origin: .zero,
      size: CGSize(width: spot.screen.width / spot.scale, height: spot.screen.height / spot.scale)
    )
    if let view = spot.scene.view {
      let transform = CGAffineTransform(scale: spot.scale, from: .zero, to: spot.screen.origin)
      builder.begin(SceneGroup(transform: transform, clip: .rect(screen)), .device(0))
      let toOrigin = CGAffineTransform(
        translationX: screen.midX - view.center.x,
        y: screen.midY - view.center.y
      )
      builder.add(view, transform: toOrigin, clip: screen)
      builder.end(.device(0))
    }
    let outline = SceneShape(
      .rect(spot.screen.insetBy(dx: -0.5, dy: -0.5), radius: 3),
      fill: spot.scene.view == nil ? .color(SceneColor(0xDCDCE1)) : nil,
      stroke: SceneStroke(Self.line, width: 1)
    )
    builder.append(([.shape(outline)] + texts(below: spot).map { .text($0) }).map(Self.node))
  }

  /// The name, the class, and the connections that are no arrows.
  private func texts(below spot: Spot) -> [SceneText] {
    let ways = backward(spot.scene).map { "↩ \($0.words) to \($0.destination)" }
    return ([spot.scene.identifier, spot.scene.className] + ways).enumerated().map { index, words in
      SceneText(
        words,
        index == 0 ? .boldSystemFont(ofSize: 13) : .systemFont(ofSize: 12),
        weight: index == 0 ? 700 : 400,
        at: .middle(spot.screen.midX),
        baseline: spot.screen.maxY + CGFloat(index + 1) * Self.lineHeight,
        fill: index == 0 ? Self.ink : Self.softInk
      )
    }
  }

  /// The arrows, in front of all scenes, with their labels on top.
  private func arrowNodes() -> [SceneNode] {
    var lines: [SceneNode.Content] = []
    var labels: [(text: SceneText, plate: CGRect)] = []
    if let spot = outline.initial.flatMap({ spots[$0] }) {
      let tip = CGPoint(x: spot.screen.minX - 4, y: spot.screen.midY)
      lines += line(from: CGPoint(x: 6, y: tip.y), to: tip, isStartMarked: false)
    }
    for arrow in arrows {
      let way = arrow.connection
      lines += line(from: arrow.start, to: arrow.tip, isStartMarked: way.trigger != nil)
      labels.append(label(way.words, on: arrow.start, arrow.tip, avoiding: labels.map(\.plate)))
    }
    let plates = labels.flatMap { label -> [SceneNode.Content] in
      [
        .shape(SceneShape(.rect(label.plate, radius: 4), fill: .color(Self.background))),
        .text(label.text),
      ]
    }
    return (lines + plates).map(Self.node)
  }

  private func line(from start: CGPoint, to tip: CGPoint, isStartMarked: Bool) -> [SceneNode.Content] {
    let way = CGVector(dx: tip.x - start.x, dy: tip.y - start.y)
    guard way.length > 0 else { return [] }
    let outline = ArrowOutline(from: start, to: tip, way.scaled(by: 1 / way.length), head: 8)
    var stroke = SceneStroke(Self.line, width: 1.6)
    (stroke.cap, stroke.join) = (.round, .round)
    var parts: [SceneNode.Content] = [.shape(SceneShape(.path(outline.path, .winding), stroke: stroke))]
    if isStartMarked {
      let dot = CGRect(x: start.x - 2.5, y: start.y - 2.5, width: 5, height: 5)
      parts.append(.shape(SceneShape(.ellipse(dot), fill: .color(Self.line))))
    }
    return parts
  }

  /// Returns a label between two columns, at the first place along an arrow at which it covers no other label.
  private func label(
    _ words: String,
    on start: CGPoint,
    _ tip: CGPoint,
    avoiding others: [CGRect]
  ) -> (text: SceneText, plate: CGRect) {
    func place(at share: CGFloat) -> (text: SceneText, plate: CGRect) {
      let x = tip.x - Self.columnGap * share
      let y = start.y + (tip.y - start.y) * (x - start.x) / max(1, tip.x - start.x)
      let text = SceneText(
        words,
        .systemFont(ofSize: 12),
        weight: 400,
        at: .middle(x),
        baseline: y + 4,
        fill: Self.ink
      )
      let (left, right) = text.span
      return (text, CGRect(x: left - 4, y: y - 8, width: right - left + 8, height: 16))
    }
    let places = [0.45, 0.5, 0.55, 0.4, 0.6, 0.35, 0.65].map(place)
    return places.first { label in !others.contains { $0.intersects(label.plate) } } ?? places[0]
  }
}
