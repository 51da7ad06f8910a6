/// The objects that are made from one nib, or from a scene of a storyboard, and their connections.
@MainActor
final class NibObjects {
  /// The document.
  let document: NibDocument

  /// What placeholders stand for and what has been made, by identifier.
  private var byID: [String: WeakObject] = [:]
  /// The objects of the scene to which a cell's connections may lead.
  private let scene: NibObjects?

  private struct WeakObject {
    weak var object: AnyObject?
  }

  /// The objects made since the last `connect()`, with their elements, in the order of the document.
  private var made: [(object: AnyObject, element: NibElement)] = []
  /// The connections that wait for one of their ends.
  private var connections: [NibConnection] = []
  /// The views whose constraints aren't made yet, with their elements.
  private var constrained: [(view: UIView, element: NibElement)] = []

  init(document: NibDocument, around scene: NibObjects? = nil) {
    self.document = document
    self.scene = scene
  }

  /// The object with an identifier, which is not kept; nil if it isn't made yet, or gone.
  subscript(id: String) -> AnyObject? { byID[id]?.object ?? scene?[id] }

  /// Says for what object an identifier stands, such as a nib's owner.
  func take(_ object: AnyObject?, for id: String?) {
    if let id { byID[id] = WeakObject(object: object) }
  }

  // MARK: Making

  /// Makes a view with all that is in it.
  func makeView(_ element: NibElement) -> UIView {
    let standard = NibClasses.view(element.name)
    return make(standard, element) { type in (type as? UIView.Type)?.init(coder: NibCoder(element, self)) }
  }

  /// Makes the controller of a scene, without its view; `creator` comes first, if it returns one.
  func makeController(
    _ element: NibElement,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let coder = NibCoder(element, self)
    if let controller = creator?(coder) { return controller }
    let standard = NibClasses.controller(element.name)
    return make(standard, element) { type in (type as? UIViewController.Type)?.init(coder: coder) }
  }

  /// Makes an object at the top of a nib or scene; nil for what can't be made.
  func makeObject(_ element: NibElement) -> AnyObject? {
    if NibClasses.isView(element.name) { return makeView(element) }
    if let type = NibClasses.gestureRecognizer(element.name) {
      return make(type, element) { type in
        let recognizer = (type as? UIGestureRecognizer.Type)?.appleSources_make(target: nil, action: nil)
        if let recognizer { read(element, into: recognizer) }
        return recognizer
      }
    }
    return element.name == "customObject" ? makeCustomObject(element) : nil
  }

  /// Makes an object of a class of the application that inherits from NSObject.
  private func makeCustomObject(_ element: NibElement) -> AnyObject? {
    guard let name = element["customClass"] else { return nil }
    guard let type = NibClasses.named(name) else {
      unknownClass(name)
      return nil
    }
    guard let object = SelectorMethods.makeObject(of: type) else {
      SimulatedDevice.current.console.log(
        "The object of class \(type) in \(document.name) is not made: the class must inherit from NSObject and have init()."
      )
      return nil
    }
    read(element, into: object)
    return object
  }

  /// Makes an object of the element's custom class; of the standard one if there is none of the name, as UIKit does.
  func make<Object: AnyObject>(
    _ standard: Object.Type,
    _ element: NibElement,
    _ create: (AnyClass) -> Object?
  ) -> Object {
    var type: AnyClass = standard
    if let name = element["customClass"] {
      if let custom = NibClasses.named(name) { type = custom } else { unknownClass(name) }
    }
    guard let object = create(type) else {
      UIKitException.raise(
        .invalidArgumentException,
        "init(coder:) of \(type) made no object for the <\(element.name)> with id '\(element.id ?? "")' of "
          + "'\(document.name)'; the class must inherit from \(standard), and its init(coder:) must not return nil"
      )
    }
    return object
  }

  private func unknownClass(_ name: String) {
    let parts = name.split(separator: ".")
    SimulatedDevice.current.console.log(
      "Unknown class \(parts.last ?? "") in Interface Builder file \(document.name); the module \(parts.first ?? "") has none."
    )
  }

  /// Sets what an element says of an object, and keeps its connections until both ends are there.
  func read(_ element: NibElement, into object: AnyObject) {
    take(object, for: element.id)
    made.append((object, element))
    connect(object, element)
    switch object {
    case let view as UIView: decode(view, element)
    case let controller as UIViewController: decode(controller, element)
    case let item as UIBarItem: decode(item, element)
    case let item as UINavigationItem: decode(item, element)
    case let recognizer as UIGestureRecognizer: decode(recognizer, element)
    case let layout as UICollectionViewFlowLayout: decodeFlowLayout(layout, element)
    default: break
    }
  }

  // MARK: Constraints

  /// Makes the constraints in a view's element when all that they connect is there.
  func constrain(_ view: UIView, _ element: NibElement) { constrained.append((view, element)) }

  private func makeConstraints() {
    let pending = constrained
    constrained = []
    for (view, element) in pending {
      let constraints = NibConstraints(element, of: view, in: self)
      guard constraints.isVaried else { continue }
      let varySubviews = view.extras?.traitsHandler
      view.ensuredExtras.traitsHandler = { traits, view in
        varySubviews?(traits, view)
        constraints.apply(traits)
      }
    }
  }

  // MARK: Connections

  /// Adds the connections of an object that isn't made here, such as a nib's owner.
  func connect(_ object: AnyObject, _ element: NibElement) {
    connections += element.list("connections").map { NibConnection($0, source: object) }
  }

  /// Makes the constraints, sets runtime attributes, connects the outlets and actions whose ends are there, then tells the new objects
  /// that they are awake.
  ///
  /// Runtime attributes are set when `init(coder:)` has returned, so they win over what it sets, and before outlets are there, of which
  /// their `didSet` finds none. Source: Apple, "User-defined runtime attributes" (set before `awakeFromNib`).
  func connect() {
    makeConstraints()
    for (object, element) in made { setRuntimeAttributes(of: object, element) }
    let known = connections
    connections = known.filter { !$0.connect(in: self) }
    let awake = made
    made = []
    for (object, _) in awake {
      if let responder = object as? UIResponder {
        responder.awakeFromNib()
      } else {
        _ = Selector("awakeFromNib").implementation(in: object)?([])
      }
    }
  }
}

/// The classes of elements.
@MainActor
enum NibClasses {
  /// The class with the name `Module.Class`, or UIKit's own of that name; nil if there is none.
  static func named(_ name: String) -> AnyClass? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return nil }
    for module in [parts[0], "UIKit"] {
      let mangled = "\(module.utf8.count)\(module)\(parts[1].utf8.count)\(parts[1])C"
      if let type = _typeByName(mangled) as? AnyClass { return type }
    }
    return nil
  }

  static func isView(_ name: String) -> Bool { views[name] != nil }

  /// The class of views.
  static func view(_ name: String) -> UIView.Type { views[name] ?? UIView.self }

  /// Whether an element is the controller of a scene, or a reference to that of another storyboard.
  static func isController(_ name: String) -> Bool {
    controllers[name] != nil || name == "viewControllerPlaceholder"
  }

  /// The class of controllers.
  static func controller(_ name: String) -> UIViewController.Type {
    controllers[name] ?? UIViewController.self
  }

  /// The class of gesture recognizers; nil for anything else.
  static func gestureRecognizer(_ name: String) -> UIGestureRecognizer.Type? { gestures[name] }

  private static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "window": UIWindow.self, "label": UILabel.self,
    "button": UIButton.self,
    "imageView": UIImageView.self, "textField": UITextField.self, "textView": UITextView.self,
    "scrollView": UIScrollView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self, "progressView": UIProgressView.self,
    "pageControl": UIPageControl.self, "slider": UISlider.self, "navigationBar": UINavigationBar.self,
    "segmentedControl": UISegmentedControl.self, "stepper": UIStepper.self, "toolbar": UIToolbar.self,
    "tabBar": UITabBar.self, "stackView": UIStackView.self, "switch": UISwitch.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "refreshControl": UIRefreshControl.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "pickerView": UIPickerView.self,
    "searchBar": UISearchBar.self, "datePicker": UIDatePicker.self,
    "visualEffectView": UIVisualEffectView.self,
  ]

  private static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
    "collectionViewController": UICollectionViewController.self,
  ]

  private static let gestures: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
  ]
}
