/// The scenes of a storyboard and their connections, as Interface Builder's canvas shows them.
///
/// The views are those of the scenes alone: `awakeFromNib` and `viewDidLoad` don't run.
@MainActor
package struct StoryboardOutline {
  /// A scene on the canvas.
  package struct Scene {
    package let identifier: String
    /// The name of the controller's class.
    package let className: String
    /// The view that the scene designs; nil for a container, which shows the views of its children.
    package let view: UIView?
  }

  /// A line between two scenes.
  package struct Connection {
    package let source: String
    package let destination: String
    /// The kind of the connection: `push`, `embed`, `root view controller`.
    package let kind: String
    /// Whether the connection leads back to a controller on the way here.
    package var isUnwind: Bool { kind == Self.unwind }
    /// The name by which code performs the segue; nil if it has none.
    package let identifier: String?
    /// The frame of the object that triggers the segue, in the source's view; nil if only code does, or a bar item.
    package let trigger: CGRect?

    fileprivate static let unwind = "unwind"

    /// The kind and the name.
    package var words: String { identifier.map { "\(kind) “\($0)”" } ?? kind }
  }

  package let name: String
  /// The identifier of the scene with the entry-point arrow; nil for none.
  package let initial: String?
  package private(set) var scenes: [Scene] = []
  package private(set) var connections: [Connection] = []
  private var names: [String: String] = [:]

  /// A line for each scene, and below it, indented, one for each connection.
  package var text: String {
    scenes.map { scene in
      let ways = connections.filter { $0.source == scene.identifier }
        .map { "  \($0.words) → \($0.destination)\n" }
      let start = scene.identifier == initial ? " (initial)" : ""
      return "\(scene.identifier): \(scene.className)\(start)\n" + ways.joined()
    }.joined()
  }

  fileprivate init(_ storyboard: UIStoryboard) {
    name = storyboard.contents.name
    // Scenes of documents are known by their storyboard identifiers, if they have one.
    for (identifier, id) in storyboard.contents.ids { names[id] = identifier }
    initial = storyboard.contents.initial.map { [names] in names[$0] ?? $0 }
    let drawn = storyboard.contents.scenes.map { ($0, storyboard.draw($0)) }
    for (scene, (controller, view)) in drawn {
      scenes.append(
        Scene(
          identifier: names[scene.id] ?? scene.id,
          className: "\(scene.controllerClass)",
          view: view
        )
      )
      let relation = controller.relationToStoryboardChildren
      for (index, child) in scene.children.enumerated() {
        add(scene, child, relation(index), nil, nil)
      }
      for embedding in scene.embeddings {
        let container = embedding.container(in: controller)
        add(scene, embedding.destination, "embed", embedding.identifier, container?.frame(within: view))
      }
      for segue in scene.segues {
        let object = segue.trigger(in: controller)
        let trigger = (object as? UIGestureRecognizer)?.view ?? object as? UIView
        let cell = segue.cell.flatMap { view?.prototype($0) }
        let frame = (trigger ?? cell)?.frame(within: view)
        switch segue.direction {
        case .forward(let kind, let destination):
          add(scene, destination, kind.words, segue.identifier, frame)
        case .unwind(let action):
          let target = drawn.first { action.isImplemented(by: $0.1.controller) }
          if let target { add(scene, target.0.id, Connection.unwind, segue.identifier, frame) }
        }
      }
    }
  }

  private mutating func add(
    _ source: StoryboardScene,
    _ destination: String,
    _ kind: String,
    _ identifier: String?,
    _ trigger: CGRect?
  ) {
    connections.append(
      Connection(
        source: names[source.id] ?? source.id,
        destination: names[destination] ?? destination,
        kind: kind,
        identifier: identifier,
        trigger: trigger
      )
    )
  }
}

extension UIStoryboard {
  /// The scenes and connections, without showing any of them.
  package var outline: StoryboardOutline { StoryboardOutline(self) }

  /// Makes a scene's controller and the view that the scene designs, without loading the controller's own view.
  fileprivate func draw(_ scene: StoryboardScene) -> (controller: UIViewController, view: UIView?) {
    let (controller, objects) = instantiate(scene, nil)
    guard scene.children.isEmpty else { return (controller, nil) }
    controller.storyboardConnection = StoryboardConnection(storyboard: self, scene: scene, objects: objects)
    let root = scene.controller.value("view")
    let view = root.map(objects.makeView) ?? Self.plainView(of: controller)
    if let table = view as? UITableView {
      let cells = root?.list("prototypes").compactMap { $0["reuseIdentifier"] } ?? []
      table.addPrototypeCells(cells.compactMap { table.cellMakers[$0]?() })
    } else if let collection = view as? UICollectionView {
      // The canvas shows them where the document has them.
      let cells = root?.list("cells").compactMap { $0["reuseIdentifier"] } ?? []
      for identifier in cells {
        let key = ReuseKey(kind: UICollectionView.cellKind, identifier: identifier)
        if let cell = collection.makers[key]?(.zero) { collection.addSubview(cell) }
      }
    }
    view.layoutIfNeeded()
    return (controller, view)
  }

  /// The white view of a scene whose document designs none.
  private static func plainView(of controller: UIViewController) -> UIView {
    let frame = UIScreen.main.bounds
    let view = controller is UITableViewController ? UITableView(frame: frame) : UIView(frame: frame)
    view.backgroundColor = .white
    return view
  }
}

extension UITableView {
  /// Adds the prototype cells, as the canvas shows them above each other.
  fileprivate func addPrototypeCells(_ cells: [UITableViewCell]) {
    var top: CGFloat = 0
    for cell in cells {
      cell.frame = CGRect(x: 0, y: top, width: bounds.width, height: rowHeight > 0 ? rowHeight : 44)
      addSubview(cell)
      top = cell.frame.maxY
    }
  }
}

extension UIView {
  fileprivate func prototype(_ identifier: String) -> UIView? {
    subviews.first {
      ($0 as? UITableViewCell)?.reuseIdentifier == identifier
        || ($0 as? UICollectionViewCell)?.reuseIdentifier == identifier
    }
  }

  /// The frame in the coordinates of a view above; nil if this view is outside of it.
  fileprivate func frame(within root: UIView?) -> CGRect? {
    guard let root, isDescendant(of: root) else { return nil }
    return convert(bounds, to: root)
  }
}

extension UIViewController {
  /// The words of Interface Builder for the relation to the child at an index.
  fileprivate var relationToStoryboardChildren: (Int) -> String {
    switch self {
    case is UINavigationController: { _ in "root view controller" }
    case is UISplitViewController: { $0 == 0 ? "master" : "detail" }
    case is UITabBarController: { "tab \($0 + 1)" }
    default: { _ in "child" }
    }
  }
}

extension StoryboardSegueKind {
  /// The name of the kind in Interface Builder; the class of a custom segue.
  fileprivate var words: String {
    switch self {
    case .show: "show"
    case .showDetail: "show detail"
    case .presentModally: "present"
    case .presentAsPopover: "popover"
    case .push: "push"
    case .custom(let segueClass): "\(segueClass)"
    }
  }
}
