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

  /// The class of those cells.
  var cellClass = UITableViewCell.self

  /// The scene that it leads on to.
  var destination: String? {
    if case .forward(_, let destination) = way { destination } else { nil }
  }
}
