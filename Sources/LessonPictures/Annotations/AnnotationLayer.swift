import Rendering
import UIKit

/// Converts annotations to nodes of a scene.
@MainActor
struct AnnotationLayer {
  /// The maximum number of marks of an annotation; the others are omitted.
  static let markLimit = 256

  private let annotations: [Annotation]
  private let site: AnnotationCanvas
  private let marks: [[AnnotationMark]]

  init(_ annotations: [Annotation], at site: AnnotationCanvas) {
    self.annotations = annotations
    self.site = site
    marks = annotations.map { annotation in
      annotation.marks(site).filter { $0.isVisible(in: site.bounds) }.prefix(Self.markLimit).map(\.self)
    }
  }

  var legend: [LegendEntry] {
    let meanings = Set(marks.lazy.flatMap { $0.lazy.compactMap(\.meaning) })
    return annotations.flatMap(\.legend).filter { meanings.contains($0.meaning) }
      + marks.flatMap { $0.compactMap(\.entry) }
  }

  /// The descriptions of the marks.
  var words: [String] { marks.flatMap { $0.compactMap(\.words) }.map { SingleLine.of($0) } }

  /// Returns the nodes of the layer, in the coordinates around the interface.
  ///
  /// - Parameter keepsClearOfTexts: whether callouts avoid texts of the screen; in a film, where texts appear
  ///   and disappear, they would jump.
  func nodes(interface: CGAffineTransform, keepsClearOfTexts: Bool) -> [SceneNode] {
    guard !annotations.isEmpty else { return [] }
    let frame = SceneGroup(transform: interface, clip: .rect(site.bounds), role: .annotations)
    var nodes = [SceneNode(key: .annotation(0, 0), content: .begin(frame))]
    for (index, annotation) in annotations.enumerated() {
      let group = SceneGroup(role: .kind(annotation.kind))
      nodes.append(SceneNode(key: .annotation(index + 1, 0), content: .begin(group)))
      nodes += marks[index].flatMap { $0.nodes(in: index + 1) }
      nodes.append(SceneNode(key: .annotation(index + 1, SceneKey.end), content: .end))
    }
    nodes += calloutNodes(keepingClearOf: keepsClearOfTexts ? site.texts : [])
    nodes.append(SceneNode(key: .annotation(0, SceneKey.end), content: .end))
    return nodes
  }

  // MARK: Callouts

  private struct PlacedCallout {
    let annotation: Int
    let mark: Int
    let callout: Callout
    let plate: CalloutPlate
  }

  /// The callouts, which are above all marks; each has a group of its annotation's kind.
  private func calloutNodes(keepingClearOf texts: [CGRect]) -> [SceneNode] {
    var callouts: [PlacedCallout] = []
    for (index, list) in marks.enumerated() {
      for mark in list {
        guard let callout = mark.callout, !callout.text.isEmpty else { continue }
        let plate = CalloutPlate(callout.text, ink: annotations[index].kind.ink, scale: site.scale)
        callouts.append(PlacedCallout(annotation: index, mark: mark.id, callout: callout, plate: plate))
      }
    }
    let room = site.bounds.insetBy(dx: 2 * site.scale, dy: 2 * site.scale)
    let placer = CalloutPlacer(bounds: room, gap: 6 * site.scale)
    let requests = callouts.map { placed in
      // The callout of a target that is partly off screen points at the visible part.
      CalloutPlacer.Request(
        size: placed.plate.size,
        target: placed.callout.target.intersection(site.bounds),
        room: placed.callout.room,
        isNumber: placed.callout.isNumber
      )
    }
    let found = zip(callouts, zip(requests, placer.frames(for: requests, keepingClearOf: texts))).compactMap {
      placed,
      found in
      found.1.map { (placed: placed, target: found.0.target, frame: $0) }
    }
    // Lines don't cross texts. Callouts within an outline need no line.
    let lines = found.flatMap { found -> [SceneNode] in
      let callout = found.placed.callout
      if callout.isNumber || callout.room?.contains(found.frame) == true { return [] }
      let line = found.placed.plate.line(at: found.frame, naming: found.target)
      return nodes(of: found.placed, from: 0, [line])
    }
    let plates = found.flatMap { found in
      nodes(of: found.placed, from: 3, found.placed.plate.contents(at: found.frame))
    }
    return lines + plates
  }

  /// Returns the group of a callout; each callout reserves eight keys.
  private func nodes(
    of placed: PlacedCallout,
    from first: Int,
    _ contents: [SceneNode.Content]
  ) -> [SceneNode] {
    let owner = annotations.count + 1 + placed.annotation
    let part = Int32(clamping: placed.mark * 8 + first)
    let group = SceneGroup(role: .callout(annotations[placed.annotation].kind))
    return [SceneNode(key: .annotation(owner, part), content: .begin(group))]
      + contents.enumerated().map { number, content in
        SceneNode(key: .annotation(owner, part + 1 + Int32(number)), content: content)
      } + [SceneNode(key: .annotation(owner, SceneKey.end - part), content: .end)]
  }
}

extension AnnotationMark {
  /// Whether it is partly on screen, and all of its coordinates can be drawn.
  fileprivate func isVisible(in bounds: CGRect) -> Bool {
    let areas = shapes.map(\.extent) + (callout.map { [$0.target] } ?? [])
    return areas.allSatisfy { $0.isDrawable || $0.isEmpty }
      && (areas.isEmpty || areas.contains { $0.touches(bounds) })
  }

  /// Returns the shapes, in the annotation with this number.
  fileprivate func nodes(in annotation: Int) -> [SceneNode] {
    shapes.prefix(Self.shapeLimit).enumerated().map { index, shape in
      let part = Int32(clamping: 1 + id * Self.shapeLimit + index)
      return SceneNode(key: .annotation(annotation, part), content: .shape(shape.faded(by: opacity)))
    }
  }
}
