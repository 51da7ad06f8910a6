/// What a responder wants on screen while it is the first one.
@MainActor
struct KeyboardContent {
  /// What is typed with.
  enum Input {
    /// The system's keys.
    case keys(KeyboardTraits)
    /// A view of the application, and the height that it came with.
    case view(UIView, height: CGFloat)
    /// Nothing.
    case none
  }

  let input: Input

  /// A view of the application above that, and the height that it came with.
  let accessory: UIView?
  private let accessoryHeight: CGFloat

  /// What a responder wants, or nil if it wants nothing.
  ///
  /// Input views and accessories are looked for up the responder chain. Source: Apple, UIResponder.h.
  init?(for responder: UIResponder) {
    let chain = responder.chain
    accessory = chain.lazy.compactMap(\.inputAccessoryView).first
    accessoryHeight = accessory?.bounds.height ?? 0
    if let view = chain.lazy.compactMap(\.inputView).first {
      input = .view(view, height: view.bounds.height)
    } else if let target = responder as? any UIKeyInput {
      input = .keys(KeyboardTraits(target))
    } else {
      input = .none
      if accessory == nil { return nil }
    }
  }

  /// The height of all in points.
  var height: CGFloat { accessoryHeight + inputHeight }

  private var inputHeight: CGFloat {
    switch input {
    case .keys(let traits): KeyboardMetrics.height(traits)
    case .view(_, let height): height
    case .none: 0
    }
  }

  /// The height of the part above the keys in points.
  var accessoryPart: CGFloat { accessoryHeight }

  /// Whether other views than those of `other` are shown.
  func hasOtherViews(than other: KeyboardContent) -> Bool {
    if accessory !== other.accessory { return true }
    return switch (input, other.input) {
    case (.keys, .keys), (.none, .none): false
    case (.view(let view, _), .view(let another, _)): view !== another
    case (.keys, _), (.view, _), (.none, _): true
    }
  }
}
