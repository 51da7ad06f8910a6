extension UIAction {
  /// Creates an action that is sent up the responder chain, to the nearest responder that is a `Target`.
  ///
  /// Stands for a target of nil: whoever shows the control need not know who acts. Without such a responder
  /// nothing happens. See `UIApplication.sendAction(to:from:_:)` for who is asked.
  ///
  /// - Parameters:
  ///   - title: the words that a control may show.
  ///   - image: the picture that a control may show.
  ///   - identifier: the action's name among those of a control; one of its own if nil.
  ///   - type: a protocol or class, such as `(any Saving).self`.
  ///   - handler: what the responder is to do; the action knows its sender.
  public convenience init<Target>(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    to type: Target.Type,
    handler: @escaping (Target, UIAction) -> Void
  ) {
    self.init(title: title, image: image, identifier: identifier) { action in
      UIApplication.shared.sendAction(to: type, from: action.sender) { handler($0, action) }
    }
  }
}
