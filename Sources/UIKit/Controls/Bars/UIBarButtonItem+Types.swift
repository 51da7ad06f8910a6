extension UIBarButtonItem {
  /// How an item is drawn.
  public enum Style: Int, Sendable {
    /// Regular text.
    case plain = 0
    /// In a box; looks like `plain` from iOS 7 on.
    case bordered = 1
    /// Bold text, for the action that completes a task.
    case done = 2
  }

  /// The items that the system provides.
  public enum SystemItem: Int, Sendable {
    /// The text "Done", bold.
    case done = 0
    /// The text "Cancel".
    case cancel = 1
    /// The text "Edit".
    case edit = 2
    /// The text "Save", bold.
    case save = 3
    /// A plus.
    case add = 4
    /// A gap that shares the room left.
    case flexibleSpace = 5
    /// A gap of a given width.
    case fixedSpace = 6
    /// A sheet with a pencil.
    case compose = 7
    /// An arrow back.
    case reply = 8
    /// A box with an arrow out of it.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A round arrow.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A waste bin.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// The text "Undo".
    case undo = 21
    /// The text "Redo".
    case redo = 22
    /// A sheet whose corner curls.
    case pageCurl = 23
    /// A cross, for what covers others.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The text, for those items that have one.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// What VoiceOver calls the picture, for those items that have one.
  var signName: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .pageCurl: "Page Curl"
    case .close: "Close"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }

  /// Whether the item completes a task and so is bold.
  var isDone: Bool { self == .done || self == .save }
}
