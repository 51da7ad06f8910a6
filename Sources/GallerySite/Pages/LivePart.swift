import RecipeKit
import RecipeRunner

/// The live scenes of a lesson, and the files by which the page's script loads them.
struct LivePart {
  /// A scene as one of the lesson's ways has it.
  private struct Way: Encodable {
    /// The group of ways in which a reader finds it.
    enum Group: String, Encodable {
      case right
      case mistake
      case choice
    }

    let group: Group
    let title: String
    let summary: String
    let scene: LiveRecord
  }

  private let report: LessonRun
  /// The scenes of the right way that can be played, by the paths of their files.
  private let scenes: [(path: String, scene: LiveRecord)]

  /// - Parameters:
  ///   - lesson: the lesson whose scenes they are.
  ///   - isForeign: whether it is a plug-in's, whose pictures can't become parts of a page.
  init(_ report: LessonRun, of lesson: SiteMap.Lesson, isForeign: Bool) {
    self.report = report
    var paths: Set<String> = []
    scenes = (isForeign ? [] : report.runs.first?.scenes ?? []).compactMap { scene in
      let path = "scenes/\(lesson.name)/\(Anchors.name(scene.name)).js"
      return scene.choice == nil && paths.insert(path).inserted ? (path, scene) : nil
    }
  }

  /// Whether there is nothing to play with.
  var isEmpty: Bool { scenes.isEmpty }

  /// The scenes, each as a figure of a page.
  func figures(on frame: PageFrame) -> [HTML] {
    scenes.map { Self.figure($0.scene, script: frame.address($0.path)) }
  }

  /// A scene without its controls, for the first page.
  struct Toy {
    /// How well a visitor can play with it at once, from 0 for best.
    let rank: Int
    let figure: HTML
  }

  /// The scene that a visitor can play with best; nil if nothing in a scene moves.
  func toy(on frame: PageFrame) -> Toy? {
    let toys = scenes.compactMap { path, scene in
      scene.motion.map { motion in
        // A hand that takes something anywhere needs no aim; boundaries keep things on the screen.
        let rank = motion.hand == "anchor" ? 0 : motion.hand == "drag" && !motion.boundaries.isEmpty ? 1 : 2
        return Toy(rank: rank, figure: Self.small(scene, script: frame.address(path)))
      }
    }
    return toys.min { $0.rank < $1.rank }
  }

  /// A scene without its controls; nil for an unknown name.
  func small(_ name: String, on frame: PageFrame) -> HTML? {
    scenes.first { $0.scene.name == name }.map { Self.small($0.scene, script: frame.address($0.path)) }
  }

  private static func small(_ scene: LiveRecord, script: String) -> HTML {
    HTML(
      "figure.live.small",
      ["data-scene": script],
      room(for: scene) + [HTML("figcaption", prose: scene.caption + ".")]
    )
  }

  /// The files of the scenes, by their paths.
  var files: [String: String] {
    scenes.reduce(into: [:]) { files, entry in
      let ways = Self.ways(of: entry.scene, report)
      files[entry.path] = "gallery.scene(\(JSONText.line(of: entry.path)), \(JSONText.line(of: ways)));\n"
    }
  }

  /// The right way, then the mistakes and the other choices with which something else happens.
  private static func ways(of scene: LiveRecord, _ report: LessonRun) -> [Way] {
    var ways = [Way(group: .right, title: "Right way", summary: "", scene: scene)]
    func add(_ group: Way.Group, _ title: String, _ summary: String, _ other: LiveRecord) {
      guard other.name == scene.name, !ways.contains(where: { $0.scene.doesTheSame(as: other) }) else {
        return
      }
      ways.append(Way(group: group, title: title, summary: summary, scene: other))
    }
    for (variant, run) in zip(report.declaration.variants, report.runs).dropFirst() {
      for other in run.scenes where other.choice == nil {
        add(.mistake, variant.name, variant.summary, other)
      }
    }
    for other in report.runs.first?.scenes ?? [] {
      if let choice = other.choice { add(.choice, choice, other.caption + ".", other) }
    }
    return ways
  }

  /// What keeps the scene's place on the page until it is there, so that nothing below moves when it comes.
  private static func room(for scene: LiveRecord) -> [HTML] {
    guard let (width, height) = scene.size else { return [] }
    return [
      HTML(
        "svg.room.with-script",
        ["viewBox": "0 0 \(width) \(height)", "width": width, "height": height, "aria-hidden": "true"]
      )
    ]
  }

  private static func figure(_ scene: LiveRecord, script: String) -> HTML {
    HTML(
      "figure.live",
      ["data-scene": script, "data-name": scene.name],
      [
        HTML(
          "figcaption",
          [
            HTML(prose: scene.caption + "."),
            HTML("p.without-script", "This scene needs JavaScript. Without it, see the pictures below."),
          ]
        )
      ] + room(for: scene)
    )
  }
}

extension LiveRecord {
  /// The width and height of what is seen of a scene, in points; nil if that is known only when it is there.
  fileprivate var size: (width: String, height: String)? {
    if let lengths = layout.map({ $0.size + $0.turnedSize }) ?? constraints.map({ $0.size + $0.turnedSize }) {
      // A square in which the phone can be turned, with its edges.
      guard let greatest = lengths.max(), greatest.isFinite else { return nil }
      let side = String(Int(greatest.rounded(.up)) + 44)
      return (side, side)
    }
    let tag = motion?.backdrop.prefix { $0 != ">" } ?? ""
    // Screens of pads are shown at half their size.
    guard
      let match = tag.firstMatch(of: #/ width="([0-9.]+)" height="([0-9.]+)"/#)
        ?? tag.firstMatch(of: #/viewBox="[-0-9.]+ [-0-9.]+ ([0-9.]+) ([0-9.]+)"/#)
    else { return nil }
    return (String(match.1), String(match.2))
  }

  /// Whether a reader could not tell two scenes from each other, whatever they are called.
  fileprivate func doesTheSame(as other: LiveRecord) -> Bool {
    switch (motion, other.motion) {
    case (let motion?, let otherMotion?):
      return motion.numbers == otherMotion.numbers && motion.items == otherMotion.items
    case (nil, nil):
      return layout == other.layout && count == other.count && constraints == other.constraints
    case (_?, nil), (nil, _?): return false
    }
  }
}
