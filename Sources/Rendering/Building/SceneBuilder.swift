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
  private let omitted: Set<ObjectIdentifier>
  /// The paintings of the previous frame; nil for stills.
  let paintings: NodeCache?
  private var openGroups = 0
  /// The number of windows so far that have only a part of the screen.
  var partCount: Int32 = 0
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
    paintings = nil
    runs = [[]]
  }

  /// Creates a builder for a frame of a film.
  ///
  /// - Parameters:
  ///   - numbers: the numbers of views in all frames.
  ///   - paintings: the paintings of the previous frame.
  init(numbers: ViewNumbers, paintings: NodeCache) {
    omitted = []
    grouping = .everyView
    self.numbers = numbers
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

  /// How one of the contents of a transition is shown.
  private struct Appearance {
    /// A transform in the layer's own coordinates.
    var transform: CGAffineTransform
    var opacity: CGFloat
    /// Whether it is added to what is below.
    var isSum: Bool
  }

  /// A place among the nodes.
  private struct Mark {
    var run: Int
    var node: Int
  }

  private enum Step {
    case enter(CALayer, Place, Appearance? = nil)
    case beginCopy
    case endCopy(LayerInstance, owner: Int32)
    case project(Projection, from: Mark)
    case vibrate(Vibrancy, owner: Int32, from: Mark)
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
    if grouping == .whereNeeded, case .begin(let group) = runs[runs.count - 1].last?.content,
      group.backdrop == nil
    {
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
      case .vibrate(let vibrancy, let owner, let start):
        replaceNodes(from: start) { [numbers] in vibrancy.nodes($0, owner: owner, numbers) }
      case .project(let projection, let start): replaceNodes(from: start) { $0.projected(by: projection) }
      case .enter(let layer, let place, let appearance):
        context.presentationDelay = place.delay
        enter(layer, place, appearance, &pending)
      }
    }
  }

  private mutating func enter(
    _ layer: CALayer,
    _ outer: Place,
    _ appearance: Appearance?,
    _ pending: inout [Step]
  ) {
    if let view = layer.view, !omitted.isEmpty, omitted.contains(ObjectIdentifier(view)) { return }
    if appearance == nil, let transition = layer.shownTransition {
      return enter(transition, of: layer, outer, &pending)
    }
    guard !layer.isHidden else { return }
    let alpha = layer.presentedOpacity * (appearance?.opacity ?? 1)
    if grouping == .whereNeeded, alpha * outer.opacity < SceneColor.leastAlpha { return }
    let bounds = layer.presentedBounds.standardized
    guard bounds.isDrawable, var place = place(of: layer, bounds, appearance?.transform, in: outer, &pending)
    else { return }
    if layer.keepsDepth {
      // It doesn't flatten its sublayers, and its opacity is that of each of them.
      place.opacity *= alpha
      return enterSublayers(of: layer, bounds, place, &pending)
    }

    let owner = numbers.number(of: layer)
    if let view = layer.view {
      if type(of: view) == BackdropView.self, let filter = (view as? BackdropView)?.filter {
        return addBackdrop(filter, of: layer, bounds, amount: alpha, place, pending)
      }
      if type(of: view) == VibrantView.self, let vibrancy = (view as? VibrantView)?.vibrancy {
        pending.append(.vibrate(vibrancy, owner: owner, from: mark))
      }
    }
    let content = ViewContent(of: layer, in: bounds)
    let clips = layer.masksToBounds && (grouping == .everyView || content.overflows(layer))
    var kept: NodeCache.Painting?
    let isSum = appearance?.isSum ?? false
    if isSum || wantsGroup(layer, content, clips: clips, alpha: alpha, place), openGroups < Self.groupLimit {
      var group = open(layer, bounds, alpha, clip: clips ? content.clip : nil, &place)
      if isSum { group.blendMode = .plusLighter }
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

  /// Adds a group with what is behind a layer, filtered.
  ///
  /// In masks and in perspective there is none.
  ///
  /// - Parameter amount: the part of the filter that is applied, from 0 to 1.
  private mutating func addBackdrop(
    _ filter: BackdropFilter,
    of layer: CALayer,
    _ bounds: CGRect,
    amount: CGFloat,
    _ place: Place,
    _ pending: [Step]
  ) {
    let isProjected = pending.contains { if case .project = $0 { true } else { false } }
    guard maskDepth == 0, openGroups < Self.groupLimit, !isProjected else { return }
    let owner = numbers.number(of: layer)
    var (filter, place) = (filter, place)
    var group = open(layer, bounds, 1, clip: .rect(bounds), &place)
    if amount >= SceneColor.leastAlpha {
      filter.blur *= amount
      filter.saturation = 1 + (filter.saturation - 1) * amount
      let copy = -Int(owner)
      let isStill = grouping == .whereNeeded
      let shown = bounds.applying(place.transform)
      group.backdrop = SceneBackdrop(behind: group, shown, filter, among: nodes, cullsNodes: isStill) {
        [numbers] in SceneKey(owner: numbers.number(ofCopy: copy, of: $0.owner), part: $0.part)
      }
    }
    begin(group, SceneKey(owner: owner, part: 0))
    end(SceneKey(owner: owner, part: SceneKey.end))
  }

  /// Enters both contents of a transition.
  private mutating func enter(
    _ transition: LayerTransition,
    of layer: CALayer,
    _ place: Place,
    _ pending: inout [Step]
  ) {
    let isGroup = transition.isDissolve && openGroups < Self.groupLimit
    if isGroup {
      var group = SceneGroup()
      group.blendMode = .normal
      // The owner's own group has the positive number.
      let owner = -numbers.number(of: layer)
      begin(group, SceneKey(owner: owner, part: 0))
      pending.append(.endGroup(SceneKey(owner: owner, part: SceneKey.end)))
    }
    for part in transition.parts.reversed() {
      let isSum = isGroup && part.layer !== layer
      let appearance = Appearance(transform: part.transform, opacity: part.opacity, isSum: isSum)
      pending.append(.enter(part.layer, place, appearance))
    }
  }

  /// Returns the place of a layer's own coordinates; nil if nothing of it is seen.
  ///
  /// - Parameter more: a transform before the layer's own; nil for none.
  ///
  /// With a perspective its own coordinates are those of the group, and its nodes are projected in the end.
  private func place(
    of layer: CALayer,
    _ bounds: CGRect,
    _ more: CGAffineTransform?,
    in outer: Place,
    _ pending: inout [Step]
  ) -> Place? {
    var place = outer
    place.space = nil
    guard outer.space != nil || layer.isInSpace || layer.keepsDepth else {
      place.transform = layer.plainPlacement(of: bounds, flip: more).concatenating(outer.transform).snapped
      return place.transform.isFinite ? place : nil
    }
    var placement = layer.spacePlacement(of: bounds, isWhole: outer.space == nil)
    if let space = outer.space { placement = CATransform3DConcat(placement, space) }
    if let more {
      placement = CATransform3DConcat(CATransform3DMakeTranslation(more.tx, more.ty, 0), placement)
    }
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
  /// The transition that the layer or its view shows at this time; nil for none.
  @MainActor
  var shownTransition: LayerTransition? {
    if let view, let transition = view.transition { return transition.shown(on: self) }
    return isAnimated ? runningTransition : nil
  }
}

extension Vibrancy {
  /// Returns nodes in the colour of vibrant content, mixed with what is behind them.
  @MainActor
  fileprivate func nodes(_ originals: [SceneNode], owner: Int32, _ numbers: ViewNumbers) -> [SceneNode] {
    if originals.isEmpty { return [] }
    let color = SceneColor(color)
    var group = SceneGroup()
    group.blendMode = isDark ? .plusLighter : .plusDarker
    let number = numbers.number(ofCopy: 0, of: -owner)
    let begin = SceneNode(key: SceneKey(owner: number, part: 0), content: .begin(group))
    let end = SceneNode(key: SceneKey(owner: number, part: SceneKey.end), content: .end)
    let contents = originals.map { node in
      var content = node.content.recolored { color.faded(by: $0.alpha) }
      if case .image(var image) = content, image.tint == nil {
        image.tint = color
        content = .image(image)
      }
      return SceneNode(key: node.key, content: content)
    }
    return [begin] + contents + [end]
  }
}

extension UIView {
  /// The transform from the view's own coordinates to its superview's, as presented.
  package func placement(of bounds: CGRect) -> CGAffineTransform {
    backing.plainPlacement(of: bounds, flip: transition?.flip)
  }
}

extension ViewTransition {
  @MainActor
  private var progress: Double { group.progress(at: SimulatedDevice.current.timeline.now) }

  /// A flip shows the old content until it is on edge; a page curl fades it.
  @MainActor
  fileprivate func shown(on layer: CALayer) -> LayerTransition? {
    let progress = progress
    guard let flip else {
      if style == .none { return nil }
      let isCovered = former.hasOpaqueBounds && layer.hasOpaqueBounds
      return .dissolve(from: former, to: layer, progress, isCovered: isCovered)
    }
    return LayerTransition([.init(layer: progress < 0.5 ? former : layer, transform: flip)])
  }

  /// The scale of a flip, seen from the front; nil for other styles.
  @MainActor
  fileprivate var flip: CGAffineTransform? {
    // A view on edge would have zero width and a singular transform.
    let width = max(0.01, abs(cos(.pi * progress)))
    return switch style {
    case .flipFromLeft, .flipFromRight: CGAffineTransform(scaleX: width, y: 1)
    case .flipFromTop, .flipFromBottom: CGAffineTransform(scaleX: 1, y: width)
    case .none, .curlUp, .curlDown, .crossDissolve: nil
    }
  }
}
