import UIKit

/// The nodes of each part of the device in the previous frame of a film.
///
/// Unchanged parts reuse the same arrays, so that later steps detect them without comparing elements.
@MainActor
final class NodeCache {
  /// The nodes of a view around its subviews; a class, because it is looked up for each view in each frame.
  @MainActor
  final class Painting {
    /// The beginning of the view's group.
    fileprivate(set) var begin: [SceneNode]
    fileprivate(set) var group: SceneGroup
    fileprivate(set) var content: ViewContent
    /// The opacity of the view's own nodes.
    fileprivate(set) var opacity: CGFloat
    /// The nodes behind the subviews.
    fileprivate(set) var background: [SceneNode]
    /// The nodes in front of the subviews.
    fileprivate(set) var border: [SceneNode]
    /// The end of the view's group.
    let end: [SceneNode]

    init(of owner: Int32, _ group: SceneGroup, _ content: ViewContent, opacity: CGFloat) {
      begin = [SceneNode(key: SceneKey(owner: owner, part: 0), content: .begin(group))]
      self.group = group
      self.content = content
      self.opacity = opacity
      (background, border) = NodeCache.leaves(of: owner, content, opacity: opacity)
      end = [SceneNode(key: SceneKey(owner: owner, part: SceneKey.end), content: .end)]
    }
  }

  private struct CachedStatusBar {
    var bar: StatusBar
    var transform: CGAffineTransform
    var nodes: [SceneNode]
  }

  /// The device in the previous frame, without annotations; valid until something changes.
  var unannotated: [[SceneNode]]?

  /// The paintings by view number.
  private var paintings: [Painting?] = []
  private var statusBar: CachedStatusBar?
  private var body: [SceneNode]?
  /// The number of times that a part was built; unchanged parts are not built.
  private(set) var buildCount = 0

  /// Returns the nodes of a view within its group.
  ///
  /// - Parameters:
  ///   - owner: the number of the view, from 1.
  ///   - opacity: the opacity of the view's own nodes, if its group doesn't have it.
  func painting(
    of owner: Int32,
    _ group: SceneGroup,
    _ content: ViewContent,
    opacity: CGFloat
  ) -> Painting {
    let index = Int(owner)
    if index >= paintings.count { paintings += Array(repeating: nil, count: index + 1 - paintings.count) }
    guard let painting = paintings[index] else {
      let painting = Painting(of: owner, group, content, opacity: opacity)
      buildCount += 1
      paintings[index] = painting
      return painting
    }
    let isMoved = painting.group != group
    let isPainted = painting.opacity != opacity || !painting.content.isSame(as: content)
    guard isMoved || isPainted else { return painting }
    buildCount += 1
    if isMoved {
      painting.group = group
      painting.begin = [SceneNode(key: painting.begin[0].key, content: .begin(group))]
    }
    if isPainted {
      (painting.content, painting.opacity) = (content, opacity)
      (painting.background, painting.border) = Self.leaves(of: owner, content, opacity: opacity)
    }
    return painting
  }

  /// Returns the nodes of a view, in its own coordinates.
  fileprivate static func leaves(
    of owner: Int32,
    _ content: ViewContent,
    opacity: CGFloat
  ) -> (background: [SceneNode], border: [SceneNode]) {
    var leaves = LeafPlacer(owner: owner, clip: nil, opacity: opacity)
    content.addBackground(to: &leaves, .identity)
    content.addDrawing(to: &leaves, .identity)
    let background = leaves.take()
    if content.hasBorder { content.addBorder(to: &leaves, .identity) }
    return (background, leaves.take())
  }

  /// Returns the status bar in a group with a transform.
  func nodes(of bar: StatusBar, _ transform: CGAffineTransform) -> [SceneNode] {
    if let statusBar, statusBar.bar.isSame(as: bar), statusBar.transform == transform {
      return statusBar.nodes
    }
    var copy = bar
    let group = SceneGroup(transform: transform)
    let nodes =
      [SceneNode(key: .device(98), content: .begin(group))] + copy.nodes()
      + [SceneNode(key: .device(SceneKey.end), content: .end)]
    buildCount += 1
    statusBar = CachedStatusBar(bar: bar, transform: transform, nodes: nodes)
    return nodes
  }

  /// Returns the device around the screen, which is constant during a film.
  func nodes(of frame: DeviceFrame) -> [SceneNode] {
    if let body { return body }
    let nodes = frame.nodes()
    body = nodes
    return nodes
  }
}
