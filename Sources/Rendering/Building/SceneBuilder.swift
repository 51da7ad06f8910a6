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
  /// The number of masks around the nodes.
  private var maskDepth = 0
  /// The starts of the replicators' copies that are being built.
  private var openCopies: [Mark] = []

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
    /// The transform in space from the superlayer's coordinates to those in which layers are flattened; nil if the
    /// superlayer flattens its sublayers.
    var space: CATransform3D?
    /// The seconds by which the time of copies is behind.
    var delay: CFTimeInterval = 0
  }

  /// A place among the nodes.
  private struct Mark {
    var run: Int
    var node: Int
  }

  private enum Step {
    case enter(CALayer, Place)
    case beginCopy
    case endCopy(LayerInstance, owner: Int32)
    case project(Projection, from: Mark)
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

  private var mark: Mark { Mark(run: runs.count - 1, node: runs.last?.count ?? 0) }

  /// Replaces the nodes that were added since a place.
  private mutating func replaceNodes(from start: Mark, _ change: ([SceneNode]) -> [SceneNode]) {
    switch grouping {
    case .whereNeeded:
      let changed = change(Array(runs[start.run][start.node...]))
      runs[start.run].replaceSubrange(start.node..., with: changed)
    case .everyView:
      let changed = change(Array(runs[(start.run + 1)...].joined()))
      runs.removeSubrange((start.run + 1)...)
      append(changed)
    }
  }

  // MARK: Views

  /// Adds a view with its subviews.
  ///
  /// - Parameters:
  ///   - transform: the transform from superview coordinates to those of the innermost open group.
  ///   - clip: the visible part of the group.
  mutating func add(_ root: UIView, transform: CGAffineTransform, clip: CGRect) {
    add(root.backing, Place(transform: transform, opacity: 1, clip: grouping == .everyView ? nil : clip))
  }

  private mutating func add(_ root: CALayer, _ place: Place) {
    let context = LayerContext.current
    let delay = context.presentationDelay
    defer { context.presentationDelay = delay }
    var pending: [Step] = [.enter(root, place)]
    while let step = pending.popLast() {
      switch step {
      case .leave(let border): append(border)
      case .endGroup(let key): end(key)
      case .endKeptGroup(let end):
        append(end)
        openGroups -= 1
      case .beginCopy: openCopies.append(mark)
      case .endCopy(let copy, let owner):
        guard let start = openCopies.popLast() else { continue }
        replaceNodes(from: start) { [numbers] in copy.nodes($0, owner: owner, numbers) }
      case .project(let projection, let start): replaceNodes(from: start) { $0.projected(by: projection) }
      case .enter(let layer, let place):
        context.presentationDelay = place.delay
        enter(layer, place, &pending)
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
    guard bounds.isDrawable, var place = place(of: layer, bounds, in: outer, &pending) else { return }
    if layer.keepsDepth {
      // It doesn't flatten its sublayers, and its opacity is that of each of them.
      place.opacity *= alpha
      return enterSublayers(of: layer, bounds, place, &pending)
    }

    let owner = numbers.number(of: layer)
    let content = ViewContent(of: layer, in: bounds)
    let clips = layer.masksToBounds && (grouping == .everyView || content.overflows(layer))
    var kept: NodeCache.Painting?
    if wantsGroup(layer, content, clips: clips, alpha: alpha, place), openGroups < Self.groupLimit {
      let group = open(layer, bounds, alpha, clip: clips ? content.clip : nil, &place)
      if let paintings {
        let painting = paintings.painting(of: owner, group, content, opacity: place.opacity)
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
    enterSublayers(of: layer, bounds, place, &pending)
  }

  /// Returns the place of a layer's own coordinates; nil if nothing of it is seen.
  ///
  /// With a perspective its own coordinates are those of the group, and its nodes are projected in the end.
  private func place(
    of layer: CALayer,
    _ bounds: CGRect,
    in outer: Place,
    _ pending: inout [Step]
  ) -> Place? {
    var place = outer
    place.space = nil
    guard outer.space != nil || layer.isInSpace || layer.keepsDepth else {
      place.transform = layer.placement(of: bounds).concatenating(outer.transform).snapped
      return place.transform.isFinite ? place : nil
    }
    var placement = layer.spacePlacement(of: bounds, isWhole: outer.space == nil)
    if let space = outer.space { placement = CATransform3DConcat(placement, space) }
    if layer.keepsDepth {
      place.space = placement
      return place
    }
    if layer.turnsItsBack(bounds, placement) { return nil }
    guard placement.hasPerspective else {
      place.transform = CATransform3DGetAffineTransform(placement).concatenating(outer.transform).snapped
      return place.transform.isFinite ? place : nil
    }
    let outside = CATransform3DMakeAffineTransform(outer.transform)
    pending.append(.project(Projection(CATransform3DConcat(placement, outside)), from: mark))
    (place.transform, place.clip) = (.identity, nil)
    return place
  }

  private func enterSublayers(
    of layer: CALayer,
    _ bounds: CGRect,
    _ outer: Place,
    _ pending: inout [Step]
  ) {
    var place = outer
    let space = outer.space.map { CATransform3DConcat(layer.presentedTransformOfSublayers, $0) }
    guard let replicator = layer as? CAReplicatorLayer else {
      place.space = space
      let sublayers = space.map { layer.sublayers(orderedIn: $0) } ?? layer.presentedSublayersByDepth
      for sublayer in sublayers.reversed() { pending.append(.enter(sublayer, place)) }
      return
    }
    let owner = numbers.number(of: layer)
    let sublayers = layer.presentedSublayersByDepth
    let copies = LayerInstance.instances(of: replicator, in: bounds, orderedIn: space)
    for copy in copies.reversed() {
      place.space = CATransform3DConcat(copy.placement, space ?? layer.presentedTransformOfSublayers)
      place.delay = outer.delay + copy.delay
      if copy.changesNodes { pending.append(.endCopy(copy, owner: owner)) }
      for sublayer in sublayers.reversed() { pending.append(.enter(sublayer, place)) }
      if copy.changesNodes { pending.append(.beginCopy) }
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
    let fadesSeveral = alpha < 1 && layer.allowsGroupOpacity && !(layer.children.isEmpty && content.isSimple)
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
    clip: SceneGroup.Clip?,
    _ place: inout Place
  ) -> SceneGroup {
    let opacity = alpha * place.opacity
    let isWhole = layer.allowsGroupOpacity
    var group = SceneGroup(opacity: isWhole ? opacity : 1)
    place.opacity = isWhole ? 1 : opacity
    if grouping == .everyView || !place.transform.isTranslation {
      group.transform = place.transform
      if grouping == .everyView { group.pivot = CGPoint(x: bounds.midX, y: bounds.midY) }
      place.clip = place.clip.map { $0.applying(place.transform.inverted()) }
      place.transform = .identity
    }
    if let clip {
      let rect = bounds.applying(place.transform)
      group.clip = clip.moved(by: place.transform)
      place.clip = place.clip.map { $0.touches(rect) ? $0.intersection(rect) : CGRect.null }
    }
    if let mask = layer.mask {
      let outline = mask.opaqueOutline.map { SceneGroup.Clip($0).moved(by: place.transform) }
      if let outline, group.clip == nil {
        group.clip = outline
      } else {
        group.mask = outline.map { SceneMask($0) } ?? self.mask(mask, place)
      }
    }
    return group
  }

  /// The maximum number of masks within masks; deeper ones hide nothing.
  private static let maskLimit = 8

  /// Returns what a mask shows, in the coordinates of the group of the masked layer.
  private func mask(_ mask: CALayer, _ place: Place) -> SceneMask? {
    guard maskDepth < Self.maskLimit else { return nil }
    var builder = self
    (builder.runs, builder.openGroups, builder.openCopies) = (grouping == .everyView ? [] : [[]], 0, [])
    builder.maskDepth += 1
    builder.add(mask, Place(transform: place.transform, opacity: 1, clip: nil, delay: place.delay))
    return SceneMask(builder.nodes)
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
