import Foundation
import RecipeKit
import RecipeRunner
import LessonPictures
import Rendering

/// The pictures and films of a site as files beside its pages, and as figures in them.
struct SitePictures {
  private let frame: PageFrame
  private let folder: String
  /// Whether they are a plug-in's: a page shows them only as images, in which browsers run no scripts.
  private let areForeign: Bool
  /// The files of the pictures that were shown, by their paths.
  private(set) var files: [String: String] = [:]

  /// - Parameters:
  ///   - frame: the page that shows them.
  ///   - lesson: the lesson whose pictures they are.
  init(_ frame: PageFrame, of lesson: SiteMap.Lesson) {
    self.frame = frame
    folder = "pictures/\(lesson.name)"
    areForeign = frame.map.isForeign(lesson)
  }

  /// A picture or film with its caption; nil if it wasn't drawn.
  mutating func figure(_ snapshot: SnapshotRecord, in variant: String, withTree: Bool = true) -> HTML? {
    if snapshot.kind == .film { return film(snapshot, in: variant, withTree: withTree) }
    guard let svg = snapshot.svg, let path = add(svg, "\(variant).\(snapshot.name)") else { return nil }
    return figure(
      linked(path, svg, snapshot.caption),
      snapshot.caption,
      kind: snapshot.isDrawing == true ? "figure.picture.drawing" : "figure.picture",
      tree: withTree ? snapshot.tree : nil
    )
  }

  /// A step's picture: the part of the screen that matters, or all of it, and of a film its still; nil if it wasn't drawn.
  ///
  /// A film without an onion skin, as that of a page that is turned, is its own still.
  mutating func still(_ snapshot: SnapshotRecord, in variant: String) -> HTML? {
    if let svg = snapshot.detail, let path = add(svg, "\(variant).\(snapshot.name).detail") {
      return figure(image(path, svg, snapshot.caption), snapshot.caption, tree: nil)
    }
    guard snapshot.kind == .film else { return figure(snapshot, in: variant, withTree: false) }
    guard let svg = snapshot.trail ?? snapshot.svg, let path = add(svg, "\(variant).\(snapshot.name).still")
    else { return nil }
    return figure(image(path, svg, snapshot.caption), snapshot.caption, tree: nil)
  }

  /// A film as one still that a script makes play.
  private mutating func film(_ film: SnapshotRecord, in variant: String, withTree: Bool) -> HTML? {
    if areForeign {
      let path = film.svg.flatMap { add($0, "\(variant).\(film.name)") }
      return path.map {
        figure(image($0, film.svg ?? "", film.caption), film.caption, tree: withTree ? film.tree : nil)
      }
    }
    guard let svg = film.svg, let path = addFilm(svg, "\(variant).\(film.name)") else { return nil }
    var still: HTML?
    if let trail = film.trail, let trailPath = add(trail, "\(variant).\(film.name).still") {
      still = image(trailPath, trail, film.caption)
    }
    return filmFigure(
      svg,
      script: Self.script(of: path),
      opening: path,
      still: still ?? image(path, svg, film.caption),
      film.seconds ?? 0,
      film.caption,
      tree: withTree ? film.tree : nil
    )
  }

  /// A wrong way's moment beside the right way's; nil if they look alike, or it wasn't drawn.
  mutating func comparison(_ snapshot: SnapshotRecord, in variant: String) -> HTML? {
    guard let beside = snapshot.beside, beside.differs else { return nil }
    let (name, caption) = (snapshot.name, snapshot.caption)
    let words = "\(caption), right beside wrong. \(beside.words)"
    let file = "\(variant).\(name).beside"
    guard let seconds = snapshot.seconds else {
      guard let svg = beside.svg else { return nil }
      return add(svg, file).map { figure(linked($0, svg, words), beside.words, tree: nil) }
    }
    guard let strip = beside.strip, let stripPath = add(strip, "\(variant).\(name).strip") else { return nil }
    let still = image(stripPath, strip, words)
    guard let svg = beside.svg, !areForeign else {
      return figure(linked(stripPath, strip, words), beside.words, tree: nil)
    }
    let path = "\(folder)/\(Anchors.name(file)).svg"
    files[Self.script(of: path)] = Self.script(for: svg, at: path)
    return filmFigure(svg, script: Self.script(of: path), still: still, seconds, beside.words)
  }

  /// A wrong way's moment beside the right way's, without the words that say what goes wrong; nil if they look alike, or it
  /// wasn't drawn.
  mutating func question(of snapshot: SnapshotRecord, in variant: String) -> HTML? {
    guard let beside = snapshot.beside, beside.differs, let drawn = beside.strip ?? beside.svg else {
      return nil
    }
    let svg = Self.withoutMistake(drawn)
    let path = add(svg, "\(variant).\(snapshot.name).question")
    return path.map { image($0, svg, "\(snapshot.caption): right beside wrong") }
  }

  /// A comparison without the mistake's name and what is said of it.
  private static func withoutMistake(_ svg: String) -> String {
    var rest = svg[...]
    var left = ""
    for (start, end) in [
      ("<title>", "</title>"), ("<desc>", "</desc>"),
      ("<g class=\"\(SceneRole.mistake.classNames)\">", "</g>"),
    ] {
      guard let begins = rest.range(of: start), let ends = rest[begins.upperBound...].range(of: end) else {
        continue
      }
      left += rest[..<begins.lowerBound]
      rest = rest[ends.upperBound...]
    }
    return left + rest
  }

  /// The right way's picture, or first frame, that a wrong way's begins with; nil if it wasn't drawn.
  ///
  /// - Parameters:
  ///   - snapshot: the right way's.
  ///   - beginsAlike: whether the wrong way looks the same at that moment.
  mutating func beginning(_ snapshot: SnapshotRecord, beginsAlike: Bool) -> HTML? {
    let lead = beginsAlike ? "How it begins" : "How it should look"
    let caption = "\(lead): \(snapshot.caption)"
    // Symbols of the right way would say what the wrong way lacks.
    guard let svg = snapshot.first ?? (snapshot.kind == .picture ? snapshot.svg : nil),
      let path = add(svg, "right.\(snapshot.name)" + (snapshot.first == nil ? "" : ".first"))
    else { return nil }
    return figure(image(path, svg, caption), caption, tree: nil)
  }

  /// The still by which a card shows a lesson, and the film that it stands for.
  ///
  /// - Parameter lead: the name of the picture that the lesson begins with; nil for the first one.
  mutating func cover(of way: LessonContent.Way, lead: String?) -> (still: HTML, film: String?)? {
    let snapshots = way.snapshots
    let first = snapshots.first { $0.name == lead } ?? snapshots.first { $0.cover != nil || $0.trail != nil }
    // Devices side by side, or else the whole device, show more of a screen that has no room on a card.
    let devices = snapshots.first { $0.cover == nil && $0.trail != nil }
    let part = first?.cover.flatMap { $0.share < Self.leastShare ? nil : $0.svg }
    guard let chosen = part == nil ? devices ?? first : first,
      let svg = part ?? chosen.trail ?? chosen.svg,
      let path = add(svg, "cover.\(chosen.name)")
    else { return nil }
    let film = chosen.kind == .film && !areForeign ? chosen.svg : nil
    let still = HTML(
      part == nil ? "span.still.whole" : "span.still",
      ["aria-hidden": "true"],
      [image(path, svg, chosen.caption)]
    )
    return (still, film.flatMap { add($0, "right.\(chosen.name)") })
  }

  /// The least share of a screen's contents for which a card shows a part of the screen.
  private static let leastShare: CGFloat = 0.7

  // MARK: Figures

  private func figure(
    _ image: HTML,
    _ caption: String,
    kind: String = "figure.picture",
    tree: String?
  ) -> HTML {
    HTML(kind, [image, HTML("figcaption", [HTML(prose: caption)] + details(tree))])
  }

  /// A film as its still, which a script replaces by the film itself.
  ///
  /// - Parameters:
  ///   - script: the file that hands the film to the script.
  ///   - file: the film's own file, for readers without scripts.
  private func filmFigure(
    _ svg: String,
    script: String,
    opening file: String? = nil,
    still: HTML,
    _ seconds: Double,
    _ caption: String,
    tree: String? = nil
  ) -> HTML {
    let link = file.map { HTML("p.without-script", [.link(frame.address($0), "Play the film")]) }
    return HTML(
      "figure.film",
      [
        "data-film": frame.address(script), "data-seconds": String(seconds),
        "data-annotated": svg.contains("class=\"annotations") ? "true" : nil,
      ],
      [
        HTML("div.screen", [still]),
        HTML("figcaption", [HTML(prose: caption)] + [link].compactMap(\.self) + details(tree)),
      ]
    )
  }

  /// What is on the screen, in words.
  private func details(_ tree: String?) -> [HTML] {
    guard let tree, !tree.isEmpty else { return [] }
    return [
      HTML(
        "details.tree",
        [HTML("summary", "The views on the screen"), HTML("pre", ["tabindex": "0"], tree)]
      )
    ]
  }

  /// A picture that leads to its file, where it can be seen as large as the window.
  private func linked(_ path: String, _ svg: String, _ words: String) -> HTML {
    let image = image(path, svg, words)
    // A browser that opens the file itself would run its scripts.
    return areForeign ? image : HTML("a.enlarge", ["href": frame.address(path)], [image])
  }

  private func image(_ path: String, _ svg: String, _ words: String) -> HTML {
    let size = Self.shownSize(of: svg)
    return HTML(
      "img",
      [
        "src": frame.address(path), "alt": words, "width": size?.width, "height": size?.height,
        "loading": "lazy", "decoding": "async",
      ]
    )
  }

  // MARK: Files

  /// Takes in files that another page shows.
  mutating func add(_ others: [String: String]) { files.merge(others) { first, _ in first } }

  /// Takes a picture into the site; nil if one of that name is there already and is another one.
  private mutating func add(_ svg: String, _ name: String) -> String? {
    let path = "\(folder)/\(Anchors.name(name)).svg"
    if let known = files[path] { return known == svg ? path : nil }
    files[path] = svg
    return path
  }

  /// Takes a film into the site, and what hands it to a page's script.
  private mutating func addFilm(_ svg: String, _ name: String) -> String? {
    guard let path = add(svg, name) else { return nil }
    files[Self.script(of: path)] = Self.script(for: svg, at: path)
    return path
  }

  /// The file that hands a film to a page's script, which can't read other files where a site has no server.
  static func script(of path: String) -> String { path.dropLast(".svg".count) + ".js" }

  /// What that file holds.
  static func script(for svg: String, at path: String) -> String {
    // The page's own style sheet has the rules of films, as its policy allows no others.
    let film = svg.replacing("<style>\(Film.styleSheet)</style>", with: "")
    return "gallery.film(\(JSONText.line(of: script(of: path))), \(JSONText.line(of: film)));\n"
  }

  /// The width and height of what an SVG file shows, in its own units.
  static func canvas(of svg: String) -> (width: Double, height: Double)? {
    let numbers = rootAttribute("viewBox", of: svg)?.split(separator: " ").map { Double($0) } ?? []
    if numbers.count == 4, let width = numbers[2], let height = numbers[3], width > 0, height > 0 {
      return (width, height)
    }
    return size(of: svg).flatMap { width, height in
      Double(width).flatMap { width in Double(height).map { (width, $0) } }
    }
  }

  /// The width and height that an SVG file gives itself, in points.
  static func size(of svg: String) -> (width: String, height: String)? {
    guard let width = rootAttribute("width", of: svg).flatMap({ Double($0) }),
      let height = rootAttribute("height", of: svg).flatMap({ Double($0) }),
      (0...Self.greatestSize).contains(width), (0...Self.greatestSize).contains(height)
    else { return nil }
    return (String(Int(width.rounded(.up))), String(Int(height.rounded(.up))))
  }

  /// The greatest width and height of a picture on a page, in points.
  private static let room = (width: 960.0, height: 576.0)

  /// The width and height with which a page shows an SVG file, so that it has its place before it is loaded.
  private static func shownSize(of svg: String) -> (width: String, height: String)? {
    guard
      let (width, height) = size(of: svg).flatMap({ size in Double(size.width).map { ($0, size.height) } }),
      let height = Double(height), width > 0, height > 0
    else { return size(of: svg) }
    let scale = min(1, room.width / width, room.height / height)
    return (String(Int((width * scale).rounded(.up))), String(Int((height * scale).rounded(.up))))
  }

  /// What is larger is no picture.
  private static let greatestSize = 1e9

  /// The value of an attribute of an SVG file's outermost element; nil if it has none within the first bytes.
  ///
  /// Each picture of a site is asked; a regex would be compiled anew each time.
  private static func rootAttribute(_ name: String, of svg: String) -> Substring? {
    let head = String(decoding: svg.utf8.prefix(1_000), as: UTF8.self)
    guard let element = head.range(of: "<svg") else { return nil }
    let tag = head[element.upperBound...].prefix { $0 != ">" }
    var rest = tag
    while let found = rest.range(of: "\(name)=\"") {
      let isWhole = found.lowerBound > tag.startIndex && tag[tag.index(before: found.lowerBound)].isWhitespace
      rest = rest[found.upperBound...]
      if isWhole { return rest.prefix { $0 != "\"" } }
    }
    return nil
  }
}
