import Testing

/// Truth: the documentation of `SystemBehavior`: it has a name for everything that depends on the system's
/// version or the device's idiom; checked in the sources.
struct SystemBehaviorTests {
  /// The modules that have access to a device.
  private static let modules = ["UIKit", "Simulator", "Rendering", "LessonPictures", "RecipeKit"]

  /// The files that may check versions and idioms, with the reasons.
  private static let exceptions = [
    "UIKit/Images/CompiledAssets.swift": "chooses among images that name their idiom",
    "UIKit/System/SystemBehavior/": "the one place for decisions",
    "UIKit/System/DeviceConfiguration.swift": "holds the idiom, and UIDevice's word for it",
    "UIKit/Traits/UITraitCollection.swift": "passes an idiom on that may be left open",
  ]

  /// The texts by path in `Sources`.
  private func files() throws -> [String: String] {
    var files: [String: String] = [:]
    for module in Self.modules {
      for (path, text) in try SourceFiles.texts(of: module) { files["\(module)/\(path)"] = text }
    }
    return files
  }

  @Test func onlySystemBehaviorDecidesByVersionOrIdiom() throws {
    let others = try files().filter { file in !Self.exceptions.keys.contains { file.key.hasPrefix($0) } }
    #expect(others.count > 300, "the sources are where they are looked for")
    for (file, text) in others {
      for place in SystemDecisions.places(in: text) {
        Issue.record(
          """
          Sources/\(file):\(place.line) decides by version or idiom: \(place.code)
          Give the behaviour a name in SystemBehavior, with its rule and its source, and ask for that.
          """
        )
      }
    }
  }

  @Test(arguments: exceptions.keys.sorted())
  func everyExceptionIsNeeded(path: String) throws {
    let covered = try files().filter { $0.key.hasPrefix(path) }
    let places = covered.values.flatMap(SystemDecisions.places)
    #expect(!places.isEmpty, "nothing is decided in \(path)")
  }

  @Test(
    arguments: [
      "if configuration.version >= 7 { look = .flat }",
      "var isOld: Bool { behavior.version < SystemVersion(5, 1) }",
      "guard 8 <= device.configuration.version else { return }",
      "let isPad = UIDevice.current.userInterfaceIdiom == .pad",
      "return .phone != idiom",
      "switch configuration.idiom {",
      "switch (style, behavior.version) {",
      "if case .pad = traits.userInterfaceIdiom { return }",
      "case .phone: 44",
      "let isFlat = (7..<13).contains(version)",
      "return configuration.version.major > 6",
    ]
  )
  func aDecisionIsFound(line: String) {
    let source = "/// A rule.\n\n\(line)\n"
    #expect(SystemDecisions.places(in: source) == [SystemDecisions.Place(line: 3, code: line)])
  }

  @Test func aDecisionOverTwoLinesIsFoundWhereItBegins() {
    let source = "let isNew =\n  device.configuration.version\n  >= 13\n"
    #expect(SystemDecisions.places(in: source).map(\.line) == [2])
  }

  @Test(
    arguments: [
      "// up to iOS 6, where version < 7",
      "let words = \"version == 7\"",
      "let device = DeviceConfiguration(name: name, idiom: .pad, version: 7)",
      "let label = Label(version: configuration.version, idiom: configuration.idiom)",
      "systemVersion = configuration.version.description",
      "field.keyboardType = isDigits ? .phonePad : .default",
      "for item in items where conversion == .none {}",
    ]
  )
  func whatOnlyPassesThemOnIsNoDecision(line: String) {
    #expect(SystemDecisions.places(in: line).isEmpty)
  }
}
