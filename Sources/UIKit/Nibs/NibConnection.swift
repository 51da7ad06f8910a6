/// A connection of a nib: an outlet, a collection of outlets, or an action.
@MainActor
final class NibConnection {
  private let element: NibElement
  private weak var source: AnyObject?

  init(_ element: NibElement, source: AnyObject) {
    self.element = element
    self.source = source
  }

  /// Connects the source; false if the other end is not made yet.
  ///
  /// Segues are connected by the storyboard.
  func connect(in objects: NibObjects) -> Bool {
    guard let source else { return true }
    switch element.name {
    case "outlet", "outletCollection":
      guard let key = element["property"], let id = element["destination"] else { return true }
      guard let destination = objects[id] else { return false }
      if element.name == "outlet" {
        setOutlet(key, destination, of: source)
      } else {
        add(destination, to: key, of: source)
      }
    case "action":
      guard let selector = element["selector"].map({ Selector($0) }) else { return true }
      guard let id = element["destination"] ?? element["target"], id != NibFirstResponder.id else {
        addTarget(nil, selector, to: source)
        return true
      }
      guard let target = objects[id] else { return false }
      addTarget(target is NibFirstResponder ? nil : target, selector, to: source)
    default: break
    }
    return true
  }

  private func setOutlet(_ key: String, _ destination: AnyObject, of source: AnyObject) {
    guard KeyValueCoding.set(destination, forKey: key, of: source) else {
      KeyValueCoding.raiseUndefined(key, of: source)
    }
  }

  private func add(_ destination: AnyObject, to key: String, of source: AnyObject) {
    if key == "gestureRecognizers", let view = source as? UIView,
      let recognizer = destination as? UIGestureRecognizer
    {
      view.addGestureRecognizer(recognizer)
      return
    }
    // A collection grows by one with each of its connections.
    let before = Selector(key).implementation(in: source)?([]) as? [AnyObject] ?? []
    guard KeyValueCoding.set(before + [destination], forKey: key, of: source) else {
      KeyValueCoding.raiseUndefined(key, of: source)
    }
  }

  private func addTarget(_ target: AnyObject?, _ selector: Selector, to source: AnyObject) {
    switch source {
    case let control as UIControl: control.addTarget(target, action: selector, for: events(control))
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default: break
    }
  }

  /// The event of an action; without one, the control's usual one.
  private func events(_ control: UIControl) -> UIControl.Event {
    element.choice(
      "eventType",
      [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
        "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
        "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
      ]
    ) ?? (control is UITextField ? .editingDidEndOnExit : .touchUpInside)
  }
}

/// What the placeholder of the first responder stands for: actions to it go up the responder chain.
final class NibFirstResponder: Sendable {
  static let shared = NibFirstResponder()

  /// Its identifier in nibs; scenes of storyboards have their own.
  static let id = "-2"
}
