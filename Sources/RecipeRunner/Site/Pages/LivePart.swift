import RecipeKit

/// The scenes of a lesson with which a reader can play, and what hands them to the page's script.
struct LivePart {
  /// A scene as one of the lesson's ways has it.
  private struct Way: Encodable {
    let title: String
    let summary: String
    let scene: LiveRecord
  }

  /// The scenes, each as a figure.
  private(set) var figures: [HTML] = []
  /// The files of the scenes, by their paths.
  private(set) var files: [String: String] = [:]

  /// - Parameters:
  ///   - frame: the page that shows them.
  ///   - lesson: the lesson whose scenes they are.
  init(_ report: RecipeReport, _ frame: PageFrame, of lesson: SiteMap.Lesson) {
    for scene in report.runs.first?.scenes ?? [] {
      let path = "scenes/\(lesson.name)/\(Anchors.name(scene.name)).js"
      guard files[path] == nil, scene.faults.isEmpty else { continue }
      let ways = Self.ways(of: scene, report)
      files[path] = "gallery.scene(\(JSONText.line(of: path)), \(JSONText.line(of: ways)));\n"
      figures.append(Self.figure(scene, script: frame.address(path)))
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
