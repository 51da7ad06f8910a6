import UIKit

/// Turns views into the nodes of a scene.
///
/// The tree is walked with a stack of our own, so that no depth is too great. Most views are merely placed: they
/// need no group, and their parts get the coordinates of the group around them.
@MainActor
struct SceneBuilder {
  /// Which views get a group of their own.
  enum Grouping {
    /// Those that fade, clip or turn what they hold: for stills.
    case whereNeeded
    /// All, so that each can be followed from frame to frame.
    case everyView
  }

  /// Readers of XML refuse documents that are nested deeper than a few hundred elements; views that would need a
  /// group below this depth go without one, and what they hold is placed, but neither clipped nor faded as a whole.
  static let groupLimit = 60

  /// What is painted, in runs: what a frame of a film has in common with the one before is in the same arrays.
  private(set) var runs: [[SceneNode]]
  let grouping: Grouping
  private let numbers: ViewNumbers
  private let memory: TransitionMemory?
  private let omitted: Set<ObjectIdentifier>
  /// What was painted in the frame before; nil for stills.
  let paintings: PaintingMemory?
  private var openGroups = 0

  /// For a still.
  ///
  /// - Parameter omitted: views that are left out with all that they hold.
  init(omitting omitted: [UIView] = []) {
    self.omitted = Set(omitted.map { ObjectIdentifier($0) })
    grouping = .whereNeeded
    numbers = ViewNumbers()
    memory = nil
    paintings = nil
    runs = [[]]
  }

  /// For a frame of a film.
  ///
  /// - Parameters:
  ///   - numbers: gives views the same numbers from frame to frame.
  ///   - memory: what views showed before their transitions.
  ///   - paintings: what was painted in the frame before.
  init(numbers: ViewNumbers, memory: TransitionMemory, paintings: PaintingMemory) {
    omitted = []
    grouping = .everyView
    self.numbers = numbers
    self.memory = memory
    self.paintings = paintings
    runs = []
  }

  /// Goes on with what the frame before had painted when its outermost group was open.
  mutating func resume(_ runs: [[SceneNode]]) {
    self.runs = runs
    openGroups = 1
  }

  /// What is painted, back to front.
  var nodes: [SceneNode] { runs.count == 1 ? runs[0] : Array(runs.joined()) }

  /// Where a view's superview is, in the coordinates of the innermost open group.
  private struct Place {
    /// Takes the superview's coordinates to those of the group.
    var transform: CGAffineTransform
    /// By what everything is faded that no group fades.
    var opacity: CGFloat
    /// Beyond this rectangle nothing shows; nil if that is not known.
    var clip: CGRect?
  }

  private enum Step {
    case enter(UIView, Place)
    case leave([SceneNode])
    case endGroup(SceneKey)
    case endKeptGroup([SceneNode])
  }

  // MARK: Groups

  /// Opens a group that the caller closes.
  mutating func begin(_ group: SceneGroup, _ key: SceneKey) {
    add(SceneNode(key: key, content: .begin(group)))
    openGroups += 1
  }

  /// Closes the innermost group; one that holds nothing is taken back, except where groups must last.
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

  /// Adds nodes as they are.
  mutating func append(_ more: [SceneNode]) {
    if more.isEmpty { return }
    switch grouping {
    case .whereNeeded: runs[runs.count - 1] += more
    case .everyView: runs.append(more)
    }
  }

  // MARK: Views

  /// Adds a view with all that it holds.
  ///
  /// - Parameters:
  ///   - transform: takes the superview's coordinates to those of the innermost open group.
  ///   - clip: the part of the group that can show anything.
  mutating func add(_ root: UIView, transform: CGAffineTransform, clip: CGRect) {
    let place = Place(transform: transform, opacity: 1, clip: grouping == .everyView ? nil : clip)
    var pending: [Step] = [.enter(root, place)]
    while let step = pending.popLast() {
      switch step {
      case .leave(let border): append(border)
      case .endGroup(let key): end(key)
      case .endKeptGroup(let end):
        append(end)
        openGroups -= 1
      case .enter(let view, let place): enter(view, place, &pending)
      }
    }
  }

  private mutating func enter(_ view: UIView, _ outer: Place, _ pending: inout [Step]) {
    guard !view.isHidden, omitted.isEmpty || !omitted.contains(ObjectIdentifier(view)) else { return }
    let alpha = view.presentationAlpha
    if grouping == .whereNeeded, alpha * outer.opacity < SceneColor.leastAlpha { return }
    let bounds = view.presentationBounds.standardized
    var place = outer
    place.transform = view.placement(of: bounds).concatenating(outer.transform).snapped
    guard place.transform.isFinite, bounds.isDrawable else { return }

    let owner = numbers.number(of: view)
    let content = ViewContent(of: view, in: bounds)
    let clips = view.clipsToBounds && (grouping == .everyView || content.overflows(view, bounds))
    var kept: PaintingMemory.Painting?
    if wantsGroup(view, content, clips: clips, alpha: alpha, place), openGroups < Self.groupLimit {
      let group = open(view, bounds, alpha, clips: clips, &place)
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

    if let memory, let transition = view.transition {
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
      append(kept.ground)
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
    for child in view.subviews.reversed() { pending.append(.enter(child, place)) }
  }

  /// Nodes that are fading away, in a group.
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
    _ view: UIView,
    _ content: ViewContent,
    clips: Bool,
    alpha: CGFloat,
    _ place: Place
  ) -> Bool {
    if grouping == .everyView { return true }
    let fadesSeveral = alpha < 1 && !(view.subviews.isEmpty && content.isSimple)
    let turns =
      !place.transform.isTranslation && !content.isEmpty
      && !(place.transform.keepsUpright && content.isPlainRect)
    return clips || fadesSeveral || turns
  }

  /// The view's group; its place becomes that within the group.
  private func open(
    _ view: UIView,
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
      let radius = view.existingLayer?.cornerRadius ?? 0
      group.clip = radius > 0 ? .roundedRect(rect, radius: radius) : .rect(rect)
      place.clip = place.clip.map { $0.touches(rect) ? $0.intersection(rect) : CGRect.null }
    }
    return group
  }
}

extension UIView {
  /// Takes the view's own coordinates to those of its superview, as shown at the moment.
  func placement(of bounds: CGRect) -> CGAffineTransform {
    let anchor = anchorPoint
    let center = presentationCenter
    let transform = presentationTransform
    let offset = CGPoint(
      x: bounds.minX + bounds.width * anchor.x,
      y: bounds.minY + bounds.height * anchor.y
    )
    let flip = transition?.flip(at: SimulatedDevice.current.timeline.now)
    if transform.isIdentity, flip == nil {
      return CGAffineTransform(translationX: center.x - offset.x, y: center.y - offset.y)
    }
    return CGAffineTransform(translationX: 0 - offset.x, y: 0 - offset.y)
      .concatenating(flip ?? .identity)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

extension ViewTransition {
  /// What is seen of the old content and of the new one.
  fileprivate enum Covering {
    case old
    case new
    /// The old content in front of the new one.
    case fading(CGFloat)
  }

  /// A flip shows the old content until it stands on edge; a page curls away as if it faded.
  fileprivate func covering(at time: TimeInterval) -> Covering {
    let progress = group.progress(at: time)
    return switch style {
    case .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom: progress < 0.5 ? .old : .new
    case .crossDissolve, .curlUp, .curlDown: .fading(CGFloat(1 - progress))
    case .none: .new
    }
  }

  /// How a flip squeezes the view at a time, seen from the front; nil for other styles.
  fileprivate func flip(at time: TimeInterval) -> CGAffineTransform? {
    // A view on edge would have no width at all, and nothing can undo that.
    let width = max(0.01, abs(cos(.pi * group.progress(at: time))))
    return switch style {
    case .flipFromLeft, .flipFromRight: CGAffineTransform(scaleX: width, y: 1)
    case .flipFromTop, .flipFromBottom: CGAffineTransform(scaleX: 1, y: width)
    case .none, .curlUp, .curlDown, .crossDissolve: nil
    }
  }
}
