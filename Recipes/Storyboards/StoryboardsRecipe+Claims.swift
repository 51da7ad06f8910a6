import RecipeKit

extension StoryboardsRecipe {
  /// What the guide states about storyboards.
  var statements: [ClaimRecord] {
    making + segues + kinds
  }

  private var making: [ClaimRecord] {
    [
      .core(
        "auto-instantiated",
        "Controllers in a storyboard are instantiated automatically at the moment they are needed."
      ),
      .detail("view-auto-loaded", "The views of each controller are loaded when it has to be shown."),
      .core(
        "configured-attributes-kept",
        "Controllers and views come with the attributes that were set in the drawing."
      ),
      .detail("scene", "A scene is a controller together with its views."),
      .core(
        "containment-instantiates-children",
        "What a container contains from the start is made together with it."
      ),
      .core(
        "first-connection-is-root",
        "The first connection from a navigation controller decides which controller is first on its stack."
      ),
      .detail(
        "outlets-and-actions-in-scene",
        "A controller is connected to the objects of its scene by outlets and actions."
      ),
      .detail("loaded-from-bundle", "A storyboard is loaded by its name from the application's bundle."),
    ]
  }

  private var segues: [ClaimRecord] {
    [
      .core(
        "segue-instantiates-and-transitions",
        "A segue that is triggered makes a new controller and brings it on the screen."
      ),
      .detail(
        "segue-triggered-by-third-object",
        "A third object, such as a button in the scene, triggers the segue and is its sender."
      ),
      .detail("segue-from-to-controller", "A segue always leads from one controller to another."),
      .core(
        "segue-triggered-by-button",
        "A segue that starts at a button is performed when the user taps it."
      ),
      .core("segue-programmatic", "A segue that starts at a controller is performed from code."),
      .core(
        "prepare-before-display",
        "All segues make the destination, let the source configure it, and show it then."
      ),
    ]
  }

  private var kinds: [ClaimRecord] {
    [
      .core("push-segue", "A push segue pushes the destination on the navigation stack."),
      .core("modal-segue", "A modal segue presents the destination."),
      .core("popover-segue", "A popover segue shows the destination in a popover."),
      .detail("custom-segue", "A custom segue defines its own transition."),
    ]
  }
}
