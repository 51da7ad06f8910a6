/// The scenes of a compiled storyboard, and the identifier of the initial one.
@MainActor
final class StoryboardContents {
  let document: NibDocument
  /// The scenes in the order of the document.
  let scenes: [StoryboardScene]
  /// The identifiers of the controllers' objects, by the scenes' storyboard identifiers.
  let ids: [String: String]
  private let scenesByID: [String: StoryboardScene]

  private static var known: [ObjectIdentifier: StoryboardContents] = [:]

  init(_ document: NibDocument) {
    self.document = document
    scenes = document.root.list("scenes").compactMap { StoryboardScene($0, of: document.name) }
    ids = scenes.reduce(into: [:]) { ids, scene in
      if let identifier = scene.controller["storyboardIdentifier"] { ids[identifier] = scene.id }
    }
    scenesByID = Dictionary(scenes.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The storyboard of a compiled document.
  static func of(_ document: NibDocument) -> StoryboardContents {
    if let contents = known[ObjectIdentifier(document)] { return contents }
    let contents = StoryboardContents(document)
    known[ObjectIdentifier(document)] = contents
    return contents
  }

  var name: String { document.name }

  /// The identifier of the initial scene's controller; nil if there is no such scene.
  var initial: String? { document.root["initialViewController"] }

  /// The scene of the controller with an identifier, by which segues name it.
  func scene(_ id: String) -> StoryboardScene? { scenesByID[id] }

  /// The identifier of the controller's object, by which segues name its scene.
  func sceneID(_ identifier: String) -> String { ids[identifier] ?? identifier }
}

extension UIStoryboard {
  /// Puts a bundle's compiled storyboard, with changes, in the application's bundle, until another device is booted.
  ///
  /// - Parameter newName: the name by which the application loads it; nil for that of its file.
  package static func install(
    _ name: String,
    in bundle: Bundle,
    changes: [NibChange],
    as newName: String? = nil
  ) {
    guard let document = NibDocument.find(name, "storyboardc", in: bundle) else {
      preconditionFailure("The bundle has no storyboard \(name)")
    }
    SimulatedDevice.current.application.storyboards[newName ?? name] =
      changes.isEmpty ? .of(document) : StoryboardContents(document.changed(by: changes))
  }
}
