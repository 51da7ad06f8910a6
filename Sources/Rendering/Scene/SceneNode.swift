/// One step of painting a scene.
package struct SceneNode: Sendable {
  /// What tells the node from others of its scene, and finds it again in the next frame of a film.
  package var key: SceneKey
  package var content: Content

  /// What the step does; its values are large, and copied from frame to frame of a film, so they are kept by reference.
  package indirect enum Content: Hashable, Sendable {
    /// Everything up to the matching `end` belongs to a group.
    case begin(SceneGroup)
    case end
    case shape(SceneShape)
    case text(SceneText)
    case image(SceneImage)
  }
}
