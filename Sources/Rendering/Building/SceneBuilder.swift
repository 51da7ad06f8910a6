import UIKit

/// Converts layers, most of which are those of views, to the nodes of a scene.
///
/// The layer tree is traversed with an explicit stack, so its depth is unlimited. Most layers need no group:
/// their parts are placed in the enclosing group.
@MainActor
struct SceneBuilder {
  /// The views that get a group.
  enum Grouping {
    /// Views that fade, clip or rotate their contents, for stills.
    case whereNeeded
    /// All views, so that each can be followed from frame to frame.
    case everyView
  }

  /// The maximum depth of groups, because XML parsers refuse documents that are nested by more than a few
  /// hundred elements.
  ///
  /// Deeper views have no group: their contents are placed, but neither clipped nor faded as a whole.
  static let groupLimit = 60

  /// The nodes in runs; runs that equal those of the previous frame are the same arrays.
  private(set) var runs: [[SceneNode]]
  let grouping: Grouping
  private let numbers: ViewNumbers
  private let memory: TransitionCache?
  private let omitted: Set<ObjectIdentifier>
  /// The paintings of the previous frame; nil for stills.
  let paintings: NodeCache?
  private var openGroups = 0

  /// Creates a builder for a still.
  ///
  /// - Parameter omitted: views that are omitted with their subviews.
  init(omitting omitted: [UIView] = []) {
    self.omitted = Set(omitted.map { ObjectIdentifier($0) })
    grouping = .whereNeeded
    numbers = ViewNumbers()
    memory = nil
    paintings = nil
    runs = [[]]
  }

  /// Creates a builder for a frame of a film.
  ///
  /// - Parameters:
  ///   - numbers: the numbers of views in all frames.
  ///   - memory: the contents of views before their transitions.
  ///   - paintings: the paintings of the previous frame.
  init(numbers: ViewNumbers, memory: TransitionCache, paintings: NodeCache) {
    omitted = []
    grouping = .everyView
    self.numbers = numbers
    self.memory = memory
    self.paintings = paintings
    runs = []
  }

  /// Continues with the nodes that the previous frame had within its open outermost group.
  mutating func resume(_ runs: [[SceneNode]]) {
    self.runs = runs
    openGroups = 1
  }

  /// What readers call the views that were added.
  var nouns: ViewNouns { numbers.nouns }

  /// All nodes, back to front.
  var nodes: [SceneNode] { runs.count == 1 ? runs[0] : Array(runs.joined()) }

  /// The place of a view's superview, in the coordinates of the innermost open group.
  private struct Place {
    /// The transform from superview coordinates to group coordinates.
    var transform: CGAffineTransform
    /// The opacity that no group applies.
    var opacity: CGFloat
    /// The visible rectangle; nil if it is unknown.
    var clip: CGRect?
  }

  private enum Step {
    case enter(CALayer, Place)
    case leave([SceneNode])
    case endGroup(SceneKey)
    case endKeptGroup([SceneNode])
  }

  // MARK: Groups

  /// Begins a group that the caller ends.
  mutating func begin(_ group: SceneGroup, _ key: SceneKey) {
    add(SceneNode(key: key, content: .begin(group)))
    openGroups += 1
  }

  /// Ends the innermost group; an empty one is removed, except if groups must persist.
  mutating func end(_ key: SceneKey) {
    openGroups -= 1
    if grouping == .whereNeeded, case .begin = runs[runs.count - 1].last?.content {
      runs[runs.count - 1].removeLast()
    } else {
      add(SceneNode(key: key, content: .end))
    }
  }

  private mutating func add(_ node: SceneNode) {
    switch grouping {
    case .whereNeeded: runs[runs.count - 1].append(node)
    case .everyView: runs.append([node])
    }
  }

  /// Adds nodes unchanged.
  mutating func append(_ more: [SceneNode]) {
    if more.isEmpty { return }
    switch grouping {
    case .whereNeeded: runs[runs.count - 1] += more
    case .everyView: runs.append(more)
    }
  }

  // MARK: Views

  /// Adds a view with its subviews.
  ///
  /// - Parameters:
  ///   - transform: the transform from superview coordinates to those of the innermost open group.
  ///   - clip: the visible part of the group.
  mutating func add(_ root: UIView, transform: CGAffineTransform, clip: CGRect) {
    let place = Place(transform: transform, opacity: 1, clip: grouping == .everyView ? nil : clip)
    var pending: [Step] = [.enter(root.backing, place)]
    while let step = pending.popLast() {
      switch step {
      case .leave(let border): append(border)
      case .endGroup(let key): end(key)
      case .endKeptGroup(let end):
        append(end)
        openGroups -= 1
      case .enter(let layer, let place): enter(layer, place, &pending)
      }
    }
  }

  private mutating func enter(_ layer: CALayer, _ outer: Place, _ pending: inout [Step]) {
    guard !layer.isHidden else { return }
    let view = layer.view
    if let view, !omitted.isEmpty, omitted.contains(ObjectIdentifier(view)) { return }
    let alpha = layer.presentedOpacity
    if grouping == .whereNeeded, alpha * outer.opacity < SceneColor.leastAlpha { return }
    let bounds = layer.presentedBounds.standardized
    var place = outer
    place.transform = layer.placement(of: bounds).concatenating(outer.transform).snapped
    guard place.transform.isFinite, bounds.isDrawable, layer.showsItsFace else { return }

    let owner = numbers.number(of: layer)
    let content = ViewContent(of: layer, in: bounds)
    let clips = layer.masksToBounds && (grouping == .everyView || content.overflows(layer))
    var kept: NodeCache.Painting?
    if wantsGroup(layer, content, clips: clips, alpha: alpha, place), openGroups < Self.groupLimit {
      let group = open(layer, bounds, alpha, clips: clips, &place)
      if let paintings {
        let painting = paintings.painting(of: owner, group, content)
        kept = painting
        append(painting.begin)
        openGroups += 1
        pending.append(.endKeptGroup(painting.end))
      } else {
        begin(group, SceneKey(owner: owner, part: 0))
        pending.append(.endGroup(SceneKey(owner: owner, part: SceneKey.end)))
      }
    } else {
      place.opacity *= alpha
    }

    if let memory, let transition = view?.transition {
      let old = memory.nodes(of: owner, before: transition)
      switch transition.covering(at: SimulatedDevice.current.timeline.now) {
      case .old where !old.isEmpty:
        append(old)
        return
      case .fading(let opacity):
        pending.append(.leave(Self.faded(old, opacity, owner)))
      case .old, .new: break
      }
    }
    if let kept {
      append(kept.background)
      if !kept.border.isEmpty { pending.append(.leave(kept.border)) }
    } else {
      var leaves = LeafPlacer(owner: owner, clip: place.clip, opacity: place.opacity)
      content.addBackground(to: &leaves, place.transform)
      content.addDrawing(to: &leaves, place.transform)
      append(leaves.take())
      if content.hasBorder {
        content.addBorder(to: &leaves, place.transform)
        pending.append(.leave(leaves.take()))
      }
    }
    for (sublayer, transform) in layer.shownSublayers.reversed() {
      var place = place
      if let transform { place.transform = transform.concatenating(place.transform) }
      pending.append(.enter(sublayer, place))
    }
  }

  /// Returns fading nodes, in a group.
  private static func faded(_ nodes: [SceneNode], _ opacity: CGFloat, _ owner: Int32) -> [SceneNode] {
    guard !nodes.isEmpty else { return [] }
    let begin = SceneNode(
      key: SceneKey(owner: -owner, part: 0),
      content: .begin(SceneGroup(opacity: opacity))
    )
    let end = SceneNode(key: SceneKey(owner: -owner, part: SceneKey.end), content: .end)
    return [begin] + nodes + [end]
  }

  private func wantsGroup(
    _ layer: CALayer,
    _ content: ViewContent,
    clips: Bool,
    alpha: CGFloat,
    _ place: Place
  ) -> Bool {
    if grouping == .everyView { return true }
    let fadesSeveral = alpha < 1 && !(layer.children.isEmpty && content.isSimple)
    let turns =
      !place.transform.isTranslation && !content.isEmpty
      && !(place.transform.keepsUpright && content.isPlainRect)
    return clips || fadesSeveral || turns || layer.mask != nil
  }

  /// Begins the view's group; its place becomes that within the group.
  private func open(
    _ layer: CALayer,
    _ bounds: CGRect,
    _ alpha: CGFloat,
    clips: Bool,
    _ place: inout Place
  ) -> SceneGroup {
    var group = SceneGroup(opacity: alpha * place.opacity)
    place.opacity = 1
    if grouping == .everyView || !place.transform.isTranslation {
      group.transform = place.transform
      if grouping == .everyView { group.pivot = CGPoint(x: bounds.midX, y: bounds.midY) }
      place.clip = place.clip.map { $0.applying(place.transform.inverted()) }
      place.transform = .identity
    }
    if clips {
      let rect = bounds.applying(place.transform)
      let radius = layer.presentedCornerRadius
      group.clip = radius > 0 ? .roundedRect(rect, radius: radius) : .rect(rect)
      place.clip = place.clip.map { $0.touches(rect) ? $0.intersection(rect) : CGRect.null }
    }
    if let mask = layer.mask {
      // A group has one clip; that of a mask is usually the smaller one.
      group.clip = .path(mask.maskOutline.applying(place.transform), .winding)
    }
    return group
  }
}

extension CALayer {
  /// The transform from the layer's own coordinates to its superlayer's, as presented.
  @MainActor
  fileprivate func placement(of bounds: CGRect) -> CGAffineTransform {
    if let view { return view.placement(of: bounds) }
    return plainPlacement(of: bounds, flip: nil)
  }
}

extension UIView {
  /// The transform from the view's own coordinates to its superview's, as presented.
  package func placement(of bounds: CGRect) -> CGAffineTransform {
    backing.plainPlacement(of: bounds, flip: transition?.flip(at: SimulatedDevice.current.timeline.now))
  }
}

extension ViewTransition {
  /// The visibility of the old and the new content.
  fileprivate enum Covering {
    case old
    case new
    /// The old content is in front of the new one.
    case fading(CGFloat)
  }

  /// A flip shows the old content until it is on edge; a page curl fades it.
  fileprivate func covering(at time: TimeInterval) -> Covering {
    let progress = group.progress(at: time)
    return switch style {
    case .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom: progress < 0.5 ? .old : .new
    case .crossDissolve, .curlUp, .curlDown: .fading(CGFloat(1 - progress))
    case .none: .new
    }
  }

  /// The horizontal scale of a flip, seen from the front; nil for other styles.
  fileprivate func flip(at time: TimeInterval) -> CGAffineTransform? {
    // A view on edge would have zero width and a singular transform.
    let width = max(0.01, abs(cos(.pi * group.progress(at: time))))
    return switch style {
    case .flipFromLeft, .flipFromRight: CGAffineTransform(scaleX: width, y: 1)
    case .flipFromTop, .flipFromBottom: CGAffineTransform(scaleX: 1, y: width)
    case .none, .curlUp, .curlDown, .crossDissolve: nil
    }
  }
}
