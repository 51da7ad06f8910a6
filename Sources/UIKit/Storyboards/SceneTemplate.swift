/// A scene as the storyboard keeps it.
struct SceneTemplate {
  let identifier: String
  let controllerClass: UIViewController.Type
  let isOfClass: (UIViewController) -> Bool
  var attributes: [(UIViewController) -> Void] = []
  var designs: [(UIViewController, UIView) -> Void] = []
  var children: [String] = []
  var segues: [SegueTemplate] = []
  var embeddings: [EmbedTemplate] = []

  /// The scenes that are made as soon as this one is shown, which must not lead back to it.
  var contained: [String] { children + embeddings.map(\.destination) }

  /// All scenes that this one leads to.
  var destinations: [String] { contained + segues.compactMap(\.destination) }
}
