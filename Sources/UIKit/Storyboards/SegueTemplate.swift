/// A segue as the storyboard keeps it.
struct SegueTemplate {
  /// Where a segue leads.
  enum Way {
    /// On to a scene of the storyboard.
    case forward(StoryboardSegueKind, String)
    /// Back to a controller that is there already.
    case unwind(UnwindTemplate)
  }

  let identifier: String?
  let way: Way
  let trigger: ((UIViewController) -> (any StoryboardTrigger)?)?

  /// The reuse identifier of the cells that trigger it.
  var cell: String?

  /// The scene that it leads on to.
  var destination: String? {
    if case .forward(_, let destination) = way { destination } else { nil }
  }
}

/// Where a segue unwinds to, and what is run there.
struct UnwindTemplate {
  let target: Any.Type
  let isTarget: (UIViewController) -> Bool
  let action: (UIViewController, UIStoryboardSegue) -> Void
}

/// A scene contained in a view of another.
struct EmbedTemplate {
  let identifier: String?
  let destination: String
  let container: (UIViewController) -> UIView?
}
