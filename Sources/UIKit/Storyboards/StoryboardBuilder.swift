/// Collects the scenes of a storyboard.
@preconcurrency @MainActor
@resultBuilder
public enum StoryboardBuilder {
  /// One scene as the builder keeps it, whatever the class of its controller.
  public struct Part {
    let templates: [SceneTemplate]
  }

  /// A scene.
  public static func buildExpression<Controller>(_ scene: StoryboardScene<Controller>) -> Part {
    Part(templates: [scene.template])
  }

  /// Several scenes.
  public static func buildBlock(_ parts: Part...) -> Part { buildArray(parts) }

  /// Scenes of a loop.
  public static func buildArray(_ parts: [Part]) -> Part {
    Part(templates: parts.flatMap(\.templates))
  }

  /// Scenes that are there on a condition.
  public static func buildOptional(_ part: Part?) -> Part { part ?? Part(templates: []) }

  /// Scenes of the first branch.
  public static func buildEither(first part: Part) -> Part { part }

  /// Scenes of the second branch.
  public static func buildEither(second part: Part) -> Part { part }
}
