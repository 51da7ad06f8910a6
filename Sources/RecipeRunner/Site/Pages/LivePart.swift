import RecipeKit

/// The scenes of a lesson with which a reader can play, and what hands them to the page's script.
struct LivePart {
  /// A scene as one of the lesson's ways has it.
  private struct Way: Encodable {
    let title: String
    let summary: String
    let scene: LiveRecord
  }

  private let report: RecipeReport
  /// The scenes of the right way that can be played, by the paths of their files.
  private let scenes: [(path: String, scene: LiveRecord)]

  /// - Parameter lesson: the lesson whose scenes they are.
  init(_ report: RecipeReport, of lesson: SiteMap.Lesson) {
    self.report = report
    var paths: Set<String> = []
    scenes = (report.runs.first?.scenes ?? []).compactMap { scene in
      let path = "scenes/\(lesson.name)/\(Anchors.name(scene.name)).js"
      return scene.faults.isEmpty && paths.insert(path).inserted ? (path, scene) : nil
    }
  }

  /// Whether there is nothing to play with.
  var isEmpty: Bool { scenes.isEmpty }

  /// The scenes, each as a figure of a page.
  func figures(on frame: PageFrame) -> [HTML] {
    scenes.map { Self.figure($0.scene, script: frame.address($0.path)) }
  }

  /// The files of the scenes, by their paths.
  var files: [String: String] {
    scenes.reduce(into: [:]) { files, entry in
      let ways = Self.ways(of: entry.scene, report)
      files[entry.path] = "gallery.scene(\(JSONText.line(of: entry.path)), \(JSONText.line(of: ways)));\n"
    }
  }

  /// The right way, and each wrong way in which other things move, or otherwise.
  private static func ways(of scene: LiveRecord, _ report: RecipeReport) -> [Way] {
    var ways = [Way(title: "Right way", summary: "", scene: scene)]
    for (variant, run) in zip(report.declaration.variants, report.runs).dropFirst() {
      guard let other = run.scenes.first(where: { $0.name == scene.name }), other.faults.isEmpty else {
        continue
      }
      if !ways.contains(where: { $0.scene.doesTheSame(as: other) }) {
        ways.append(Way(title: variant.name, summary: variant.summary, scene: other))
      }
    }
    return ways
  }

  private static func figure(_ scene: LiveRecord, script: String) -> HTML {
    HTML(
      "figure",
      ["class": "live", "data-scene": script, "data-name": scene.name],
      [
        HTML(
          "figcaption",
          [:],
          [
            HTML(prose: scene.caption + "."),
            HTML(
              "p",
              ["class": "without-script"],
              "It answers where a page may run scripts; the films above show it without."
            ),
          ]
        )
      ]
    )
  }
}

extension LiveRecord {
  /// Whether a reader could not tell two scenes from each other, whatever they are called.
  fileprivate func doesTheSame(as other: LiveRecord) -> Bool {
    switch (motion, other.motion) {
    case (let motion?, let otherMotion?):
      return motion.numbers == otherMotion.numbers && motion.items == otherMotion.items
    case (nil, nil): return layout == other.layout && count == other.count
    case (_?, nil), (nil, _?): return false
    }
  }
}
