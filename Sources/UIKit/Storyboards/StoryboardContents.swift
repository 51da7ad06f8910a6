/// What a storyboard file holds: scenes, and which of them is first.
@MainActor
final class StoryboardContents {
  let initial: String?
  private let scenes: [String: SceneTemplate]

  /// Refuses scenes that Interface Builder could not have saved: two with one identifier, segues to nowhere, and
  /// scenes that contain themselves.
  init(name: String, initial: String?, scenes templates: [SceneTemplate]) {
    var scenes: [String: SceneTemplate] = [:]
    for template in templates {
      if scenes.updateValue(template, forKey: template.identifier) != nil {
        StoryboardContents.refuse(name, "two scenes have the identifier '\(template.identifier)'")
      }
    }
    for template in templates {
      for destination in template.destinations where scenes[destination] == nil {
        StoryboardContents.refuse(
          name,
          "scene '\(template.identifier)' leads to a scene '\(destination)', which isn't there"
        )
      }
    }
    if let initial, scenes[initial] == nil {
      StoryboardContents.refuse(name, "the initial scene '\(initial)' isn't there")
    }
    if let scene = templates.first(where: { StoryboardContents.containsItself($0, scenes) }) {
      StoryboardContents.refuse(name, "scene '\(scene.identifier)' contains itself")
    }
    self.initial = initial
    self.scenes = scenes
  }

  func scene(_ identifier: String) -> SceneTemplate? { scenes[identifier] }

  private static func containsItself(
    _ scene: SceneTemplate,
    _ scenes: [String: SceneTemplate]
  ) -> Bool {
    var seen: Set<String> = []
    var pending = scene.contained
    while let identifier = pending.popLast() {
      if identifier == scene.identifier { return true }
      guard seen.insert(identifier).inserted, let next = scenes[identifier] else { continue }
      pending += next.contained
    }
    return false
  }

  private static func refuse(_ name: String, _ reason: String) -> Never {
    UIKitException.raise(.invalidArgumentException, "Storyboard '\(name)' can't be used: \(reason).")
  }
}
