import UIKit

extension FilmWriter {
  /// An element that shows a part of a leaf's changes by changing numbers and colours.
  private struct Stretch {
    var element: SVGElement
    var words: String?
    var start: Int
    var end: Int
    var changes: [(frame: Int, list: SVGAttributeList)]
  }

  /// Adds a leaf, which is written before the next other element.
  mutating func addLeaf(_ track: FilmTrack, in segment: FilmSegment) {
    writeArrows()
    for stretch in stretches(of: track, in: segment) {
      var course = FilmLeaf.Course()
      let show = shown(from: stretch.start, to: stretch.end)
      if stretch.start != segment.start || stretch.end != segment.end, !isShownByGroup(show) {
        course.isShownAtEnd = stretch.end == film.frameStates.count
        course.animations.append(show)
      }
      var changes = stretch.changes
      if let (rest, move) = moving(changes) {
        changes = rest
        course.animations.append(move)
      }
      leaves.append(FilmLeaf(stretch.element, stretch.words, changes, course))
    }
  }

  private mutating func stretches(of track: FilmTrack, in segment: FilmSegment) -> [Stretch] {
    var stretches: [Stretch] = []
    for (index, change) in track.changes.enumerated() {
      let end = index + 1 < track.changes.count ? track.changes[index + 1].frame : segment.end
      guard let content = change.content, let (element, words, list) = describe(content) else { continue }
      if let last = stretches.last, last.end == change.frame, last.words == words,
        last.element == element, let model = last.changes.first?.list,
        list.isAlike(model)
      {
        stretches[stretches.count - 1].changes.append((change.frame, list))
        stretches[stretches.count - 1].end = end
      } else {
        stretches.append(
          Stretch(
            element: element,
            words: words,
            start: change.frame,
            end: end,
            changes: [(change.frame, list)]
          )
        )
      }
    }
    return stretches
  }

  /// Returns the element for a leaf, and defines what it refers to.
  private mutating func describe(_ content: SceneNode.Content)
    -> (element: SVGElement, words: String?, list: SVGAttributeList)?
  {
    var list = SVGAttributeList()
    switch content {
    case .shape(let shape):
      document.define(for: shape)
      SVGDescription.describe(shape, to: &list)
      return (SVGElement(shape.geometry), nil, list)
    case .text(let content):
      document.define(for: content)
      SVGDescription.describe(content, to: &list)
      var words = SVGText()
      SVGDescription.writePieces(of: content, to: &words)
      return (.text, words.string, list)
    case .image(let image):
      document.define(for: image)
      SVGDescription.describe(image, to: &list)
      return (.use, nil, list)
    case .begin, .end: return nil
    }
  }

  /// The changes of an element that moves as a whole, without its position, and the animation that moves it.
  ///
  /// Nil if its shape changes, too, or it doesn't move.
  private func moving(
    _ changes: [(frame: Int, list: SVGAttributeList)]
  ) -> (rest: [(frame: Int, list: SVGAttributeList)], move: String)? {
    guard changes.count > 1, let last = changes.last?.list else { return nil }
    var offsets: [(frame: Int, values: [CGFloat])] = []
    for change in changes {
      guard let offset = change.list.offset(from: last) else { return nil }
      offsets.append((change.frame, [offset.dx, offset.dy]))
    }
    guard let move = move(offsets) else { return nil }
    return (changes.map { ($0.frame, $0.list.placed(like: last)) }, move)
  }

  /// Returns the animation for these offsets; nil if they are constant.
  func move(_ offsets: [(frame: Int, values: [CGFloat])]) -> String? {
    // A translation with one number is horizontal.
    let isToTheSide = offsets.allSatisfy { abs($0.values[1]) < 0.005 }
    return turn(
      "translate",
      isToTheSide ? offsets.map { ($0.frame, [$0.values[0]]) } : offsets,
      tolerance: lengthTolerance
    )
  }

  // MARK: Writing

  mutating func writeLeaves() {
    var rest = leaves[...]
    leaves = []
    while let course = rest.first?.course {
      let alike = rest.prefix { $0.course == course }
      rest = rest.dropFirst(alike.count)
      if alike.count == 1 || course.isStill {
        write(alike, course)
      } else {
        document.open("g")
        if !course.isShownAtEnd { document.text.word("display", "none") }
        document.enter()
        for animation in course.animations { document.line(animation) }
        write(alike, FilmLeaf.Course())
        document.leave("g")
      }
    }
  }

  /// Writes elements with equal motion.
  ///
  /// A changing outline shared by neighbours, such as a line and the white line below it, is written once.
  private mutating func write(_ leaves: ArraySlice<FilmLeaf>, _ course: FilmLeaf.Course) {
    var rest = leaves
    while let leaf = rest.first {
      let outlines = leaf.changingOutlines
      let alike = outlines.isEmpty ? rest.prefix(1) : rest.prefix { $0.changingOutlines == outlines }
      rest = rest.dropFirst(alike.count)
      if alike.count == 1 {
        write(leaf.element.rawValue, leaf, leaf.changes, course)
      } else {
        let id = defineOutline(of: leaf)
        for leaf in alike {
          let others = leaf.changes.map { (frame: $0.frame, list: $0.list.referring(to: id)) }
          write(SVGElement.use.rawValue, leaf, others, course)
        }
      }
    }
  }

  /// Defines a changing outline, and returns its id, which is specific to this film.
  private mutating func defineOutline(of leaf: FilmLeaf) -> String {
    outlineCount += 1
    let id = "outline\(outlineCount)-\(SVGDefinition.digest(film.caption))"
    let outline = leaf.changes.map { (frame: $0.frame, list: $0.list.outline) }
    document.indent()
    document.text.markup("<defs><path id=\"\(id)\"")
    writeAttributes(outline)
    document.text.markup(">" + animations(of: outline).joined() + "</path></defs>\n")
    return id
  }

  private mutating func write(
    _ element: String,
    _ leaf: FilmLeaf,
    _ changes: [(frame: Int, list: SVGAttributeList)],
    _ course: FilmLeaf.Course
  ) {
    document.open(element)
    writeAttributes(changes)
    if !course.isShownAtEnd { document.text.word("display", "none") }
    let animations = course.animations + animations(of: changes)
    if let words = leaf.words {
      // White space would become a part of the text.
      document.text.markup(">" + words + animations.joined() + "</\(element)>\n")
    } else if animations.isEmpty {
      document.text.markup("/>\n")
    } else {
      document.enter()
      for animation in animations { document.line(animation) }
      document.leave(element)
    }
  }
}
