import UIKit

/// What the parts of a device painted in the last frame of a film that they were in: those that paint the same again
/// need not be built again, and get the same arrays, by which whoever follows them sees at once that nothing has changed.
@MainActor
final class PaintingMemory {
  /// What a view paints around its subviews; a class, as it is looked up for each view in each frame.
  @MainActor
  final class Painting {
    /// Opens the view's group.
    fileprivate(set) var begin: [SceneNode]
    fileprivate(set) var group: SceneGroup
    fileprivate(set) var content: ViewContent
    /// Below the subviews.
    fileprivate(set) var ground: [SceneNode]
    /// Above them.
    fileprivate(set) var border: [SceneNode]
    /// Closes the view's group.
    let end: [SceneNode]

    init(of owner: Int32, _ group: SceneGroup, _ content: ViewContent) {
      begin = [SceneNode(key: SceneKey(owner: owner, part: 0), content: .begin(group))]
      self.group = group
      self.content = content
      (ground, border) = PaintingMemory.leaves(of: owner, content)
      end = [SceneNode(key: SceneKey(owner: owner, part: SceneKey.end), content: .end)]
    }
  }

  private struct KeptStatusBar {
    var bar: StatusBar
    var transform: CGAffineTransform
    var nodes: [SceneNode]
  }

  /// All that the device showed in the last frame, without annotations; it holds as long as nothing is disturbed.
  var undisturbed: [[SceneNode]]?

  /// By the numbers of the views.
  private var paintings: [Painting?] = []
  private var statusBar: KeptStatusBar?
  private var body: [SceneNode]?
  /// How often something was built: of what changes nothing, nothing is.
  private(set) var buildCount = 0

  /// What a view paints within its group.
  ///
  /// - Parameter owner: the view's number, from 1.
  func painting(of owner: Int32, _ group: SceneGroup, _ content: ViewContent) -> Painting {
    let place = Int(owner)
    if place >= paintings.count { paintings += Array(repeating: nil, count: place + 1 - paintings.count) }
    guard let painting = paintings[place] else {
      let painting = Painting(of: owner, group, content)
      buildCount += 1
      paintings[place] = painting
      return painting
    }
    let (isMoved, isPainted) = (painting.group != group, !painting.content.isSame(as: content))
    guard isMoved || isPainted else { return painting }
    buildCount += 1
    if isMoved {
      painting.group = group
      painting.begin = [SceneNode(key: painting.begin[0].key, content: .begin(group))]
    }
    if isPainted {
      painting.content = content
      (painting.ground, painting.border) = Self.leaves(of: owner, content)
    }
    return painting
  }

  /// The parts of a view, in its own coordinates.
  fileprivate static func leaves(
    of owner: Int32,
    _ content: ViewContent
  ) -> (ground: [SceneNode], border: [SceneNode]) {
    var leaves = LeafPlacer(owner: owner, clip: nil, opacity: 1)
    content.addBackground(to: &leaves, .identity)
    content.addDrawing(to: &leaves, .identity)
    let ground = leaves.take()
    if content.hasBorder { content.addBorder(to: &leaves, .identity) }
    return (ground, leaves.take())
  }

  /// The status bar in a group with a transform.
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
    statusBar = KeptStatusBar(bar: bar, transform: transform, nodes: nodes)
    return nodes
  }

  /// The device around the screen, which stays the same as long as a film lasts.
  func nodes(of frame: DeviceFrame) -> [SceneNode] {
    if let body { return body }
    let nodes = frame.nodes()
    body = nodes
    return nodes
  }
}
