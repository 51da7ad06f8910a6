import RecipeKit

/// Main.storyboard, with what wrong ways and counter-proofs change in it.
@MainActor
struct AdaptivePopoverStoryboard {
  /// The size of the top view of the screen with the URL.
  static let sizeOfURLScene = CGSize(width: 280, height: 60)

  /// The class of the picture's screen.
  var image: ImageViewController.Type = ImageViewController.self

  /// The class of the screen with the URL.
  var url: URLViewController.Type = URLViewController.self

  /// Whether the segues to the screen with the URL are modal ones.
  var isModal = false

  /// Whether a segue starts at the button.
  var isConnected = true

  /// Whether the button is at the right end of the bar.
  var isOnTheRight = false

  /// Puts the storyboard in the application's bundle.
  func install() {
    let (urlSegue, besideSegue, button) = ("uRl-Sg-4vF", "bSd-Sg-3dX", "uRl-Bt-2nE")
    var document = StoryboardDocument("Main", in: .module)
      .with(image, for: ImageViewController.self).with(url, for: URLViewController.self)
    if isModal {
      document = document.setting("kind", of: urlSegue, to: "presentation")
        .setting("kind", of: besideSegue, to: "presentation")
    }
    if !isConnected { document = document.without(urlSegue) }
    if isOnTheRight { document = document.setting("key", of: button, to: "rightBarButtonItem") }
    document.install()
  }
}
