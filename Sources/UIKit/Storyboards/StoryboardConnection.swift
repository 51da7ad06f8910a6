/// What ties a controller to the scene that it was made from.
@MainActor
final class StoryboardConnection {
  let storyboard: UIStoryboard
  let scene: SceneTemplate

  /// A popover of up to iOS 7, which someone has to keep.
  var popoverController: AnyObject?

  init(storyboard: UIStoryboard, scene: SceneTemplate) {
    self.storyboard = storyboard
    self.scene = scene
  }
}
