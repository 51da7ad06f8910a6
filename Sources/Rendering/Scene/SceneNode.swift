/// One step of painting a scene.
package struct SceneNode: Hashable, Sendable {
  /// The identity of the node in its scene, and in all frames of a film.
  package var key: SceneKey
  package var content: Content

  package init(key: SceneKey, content: Content) {
    self.key = key
    self.content = content
  }

  /// The content of a step; stored by reference, because values are large and copied between frames of a
  /// film.
  package indirect enum Content: Hashable, Sendable {
    /// Begins a group, up to the matching `end`.
    case begin(SceneGroup)
    case end
    case shape(SceneShape)
    case text(SceneText)
    case image(SceneImage)
  }
}
