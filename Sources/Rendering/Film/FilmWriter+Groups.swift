import UIKit

extension FilmWriter {
  mutating func begin(_ track: FilmTrack, in segment: FilmSegment) -> OpenGroup {
    var changes = track.changes.compactMap { change -> (frame: Int, group: SceneGroup)? in
      guard case .begin(let group) = change.content else { return nil }
      return (change.frame, group)
    }
    // One outline can't become another one of a different kind, or none; a mask can.
    if !Self.areAlike(changes.map(\.group.clip)) {
      changes = changes.map { ($0.frame, $0.group.maskedByItsClip) }
    }
    let clips = changes.compactMap { change in change.group.clip.map { (change.frame, $0) } }
    let clipID = clips.last.map { define($0.1, track, clips) }
    let masks = changes.map { (frame: $0.frame, mask: $0.group.mask) }
    let maskID = masks.contains { $0.mask != nil } ? define(masks, of: track, in: segment) : nil
    let show = track.comesOrGoes ? shown(track, in: segment) : nil
    let needsShow = show.map { !isShownByGroup($0) } ?? false
    openFrame(
      changes,
      clipID: clipID,
      maskID: maskID,
      needsShow ? track : nil,
      fadesBetweenPlays: track.key == .device(50) && !endsRotated,
      in: segment
    )
    writeBackdrop(changes, of: track, in: segment)
    return OpenGroup(show: show, hasRole: changes.last?.group.role != nil)
  }

  /// Whether one outline can be animated to the next by changing numbers.
  private static func areAlike(_ clips: [SceneGroup.Clip?]) -> Bool {
    let lists = clips.map { clip in
      clip.map { clip in
        var list = SVGAttributeList()
        SVGDescription.describe(clip, to: &list)
        return list
      }
    }
    return zip(lists, lists.dropFirst()).allSatisfy { one, two in
      if let one, let two { one.isAlike(two) } else { one == nil && two == nil }
    }
  }

  /// Begins the element that rotates, fades and clips.
  ///
  /// Between two plays of a film the screen is dark for a moment; a device with another orientation at the
  /// end fades as a whole. Clipping rectangles are outlines here, because in a nested viewport some browsers
  /// would use another clock.
  mutating func openFrame(
    _ changes: [(frame: Int, group: SceneGroup)],
    clipID: String?,
    maskID: String?,
    _ comingOrGoing: FilmTrack?,
    fadesBetweenPlays: Bool,
    in segment: FilmSegment
  ) {
    document.open("g")
    if let role = changes.last?.group.role { document.text.word("class", role.classNames) }
    var animations: [String] = []
    if let transform = changes.last?.group.transform, !transform.isIdentity {
      document.text.transform("transform", transform)
    }
    let opacity = changes.map { change -> (frame: Int, list: SVGAttributeList) in
      var list = SVGAttributeList()
      list.number("opacity", change.group.opacity, unless: 1)
      return (change.frame, list)
    }
    writeAttributes(opacity)
    if let clipID { document.text.word("clip-path", "url(#\(clipID))") }
    if let maskID { document.text.word("mask", "url(#\(maskID))") }
    if let track = comingOrGoing {
      writeShownAttribute(of: track, in: segment)
      animations.append(shown(track, in: segment))
    }
    animations += self.animations(of: opacity)
    if fadesBetweenPlays, let seams { animations.append(seams) }
    animations += transformAnimations(changes)
    document.enter()
    for animation in animations { document.line(animation) }
  }

  func transformAnimations(_ changes: [(frame: Int, group: SceneGroup)]) -> [String] {
    var parts: [(frame: Int, parts: TransformComponents)] = []
    for change in changes {
      let own = TransformComponents(change.group)
      parts.append((change.frame, parts.last.map { own.near($0.parts) } ?? own))
    }
    guard let first = parts.first?.parts, parts.contains(where: { $0.parts != first }) else { return [] }
    if parts.allSatisfy({ $0.parts.isRotation && $0.parts.pivot == first.pivot }) {
      let values = parts.map { ($0.frame, [$0.parts.angle, first.pivot.x, first.pivot.y]) }
      return [turn("rotate", values, tolerance: Tolerance.angle)].compactMap { $0 }
    }
    if parts.allSatisfy({ $0.parts.isMove }) {
      return [turn("translate", parts.map { ($0.frame, [$0.parts.offset.x, $0.parts.offset.y]) })]
        .compactMap { $0 }
    }
    // The steps are nested: the first replaces the transform, the others add to it.
    let steps: [(String, CGFloat, (TransformComponents) -> [CGFloat], [CGFloat])] = [
      ("translate", Tolerance.length, { [$0.place.x, $0.place.y] }, [0, 0]),
      ("rotate", Tolerance.angle, { [$0.angle] }, [0]),
      ("skewX", Tolerance.angle, { [$0.skew] }, [0]),
      ("scale", Tolerance.share, { [$0.scale.width, $0.scale.height] }, [1, 1]),
      ("translate", Tolerance.length, { [-$0.pivot.x, -$0.pivot.y] }, [0, 0]),
    ]
    var result: [String] = []
    for (index, (type, tolerance, values, none)) in steps.enumerated() {
      let list = parts.map { (frame: $0.frame, values: values($0.parts)) }
      if index > 0, list.allSatisfy({ zip($0.values, none).allSatisfy { abs($0 - $1) < 1e-6 } }) { continue }
      result.append(
        turn(type, list, tolerance: tolerance, adds: index > 0, always: true) ?? ""
      )
    }
    return result
  }

  /// Returns a step of a changing transform; nil if it is constant.
  func turn(
    _ type: String,
    _ changes: [(frame: Int, values: [CGFloat])],
    tolerance: CGFloat = Tolerance.length,
    step: CGFloat? = nil,
    adds: Bool = false,
    always: Bool = false
  ) -> String? {
    let usual = type == "translate" ? lengthStep : type == "rotate" ? Self.angleStep : 0
    var frames = clock.keyframes(changes).thinned(tolerance, step: step ?? usual)
    if frames.isConstant {
      if !always { return nil }
      frames.points.removeSubrange(1..<max(1, frames.points.count - 1))
    }
    var text = SVGText()
    text.markup("<animateTransform attributeName=\"transform\" type=\"\(type)\"")
    if adds { text.markup(" additive=\"sum\"") }
    let isScale = type == "scale"
    writeKeyframes(frames, to: &text) { values, text in
      for (index, value) in values.enumerated() {
        if index > 0 { text.markup(" ") }
        if isScale { text.precise(value) } else { text.number(value) }
      }
    }
    text.markup("/>")
    return text.string
  }

  /// Defines a clipping outline, which may change.
  mutating func define(
    _ last: SceneGroup.Clip,
    _ track: FilmTrack,
    _ clips: [(Int, SceneGroup.Clip)]
  ) -> String {
    let lists = clips.map { frame, clip -> (frame: Int, list: SVGAttributeList) in
      var list = SVGAttributeList()
      SVGDescription.describe(clip, to: &list)
      return (frame, list)
    }
    let model = lists[lists.count - 1].list
    let alike = lists.filter { $0.list.isAlike(model) }
    let animations = animations(of: alike)
    // The id of a changing outline contains the view and the film.
    let id =
      animations.isEmpty
      ? SVGDefinition.clipID(last)
      : SVGDefinition.clipID(last) + "-\(track.key.owner)-\(SVGDefinition.digest(film.caption))"
    guard document.isNew(id) else { return id }
    let element = SVGElement(last.geometry).rawValue
    document.indent()
    document.text.markup("<clipPath id=\"\(id)\"><\(element)")
    writeAttributes(alike)
    document.text.markup(">" + animations.joined() + "</\(element)></clipPath>\n")
    return id
  }

  /// Defines a mask, which may change, and returns its id, which contains the view and the film.
  private mutating func define(
    _ changes: [(frame: Int, mask: SceneMask?)],
    of track: FilmTrack,
    in segment: FilmSegment
  ) -> String {
    let name = "\(track.key.owner)-\(track.key.part)-\(segment.start)"
    let id = "mask-\(name)-\(SVGDefinition.digest(film.caption))"
    let extent = changes.reduce(CGRect.null) { $0.union(($1.mask ?? .none).extent) }
    document.open("mask")
    SVGDescription.describe(extent, ofMask: id, to: &document.text)
    document.enter()
    write(changes.map { ($0.frame, ($0.mask ?? .none).nodes) }, in: segment)
    document.leave("mask")
    return id
  }

  /// Writes nodes that belong to a group and may change.
  private mutating func write(_ changes: [(frame: Int, nodes: [SceneNode])], in segment: FilmSegment) {
    var parts: [FilmSegment] = []
    for (index, change) in changes.enumerated() {
      let end = index + 1 < changes.count ? changes[index + 1].frame : segment.end
      if parts.isEmpty || !parts[parts.count - 1].add([change.nodes], frame: change.frame) {
        parts.append(FilmSegment(change.nodes, frame: change.frame))
      }
      parts[parts.count - 1].repeatLast(frame: end - 1)
    }
    for part in parts {
      if parts.count > 1 {
        document.open("g")
        writeShownAttribute(to: part.end)
        document.enter()
        document.line(shown(from: part.start, to: part.end))
      }
      writeTracks(of: part.folded())
      if parts.count > 1 { document.leave("g") }
    }
  }

  /// Writes what is behind a group, filtered; both may change.
  private mutating func writeBackdrop(
    _ changes: [(frame: Int, group: SceneGroup)],
    of track: FilmTrack,
    in segment: FilmSegment
  ) {
    let backdrops = changes.compactMap { change in
      change.group.backdrop.map { (frame: change.frame, backdrop: $0) }
    }
    guard let last = backdrops.last?.backdrop else { return }
    let name = "\(track.key.owner)-\(track.key.part)-\(segment.start)"
    let id = "backdrop-\(name)-\(SVGDefinition.digest(film.caption))"
    func animations(_ describe: (SceneBackdrop, inout SVGAttributeList) -> Void) -> String {
      let lists = backdrops.map { frame, backdrop -> (frame: Int, list: SVGAttributeList) in
        var list = SVGAttributeList()
        describe(backdrop, &list)
        return (frame, list)
      }
      return self.animations(of: lists).joined()
    }
    let region = animations { SVGDefinition.describe(regionOf: $0, to: &$1) }
    let blur = animations { SVGDefinition.describe(blurOf: $0, to: &$1) }
    let colors = animations { SVGDefinition.describe(colorsOf: $0, to: &$1) }
    document.indent()
    SVGDefinition.write(filter: id, of: last, region: region, blur: blur, colors: colors, to: &document.text)
    document.open("g")
    document.text.word("filter", "url(#\(id))")
    document.enter()
    write(changes.map { ($0.frame, $0.group.backdrop?.nodes ?? []) }, in: segment)
    document.leave("g")
  }
}
