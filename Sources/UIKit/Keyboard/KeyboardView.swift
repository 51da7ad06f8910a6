/// The system's keys, all drawn by one view.
@MainActor
final class KeyboardView: UIView {
  package override var systemKind: String? { "keyboard" }

  /// The traits that the responder asked for.
  var traits: KeyboardTraits? {
    didSet {
      guard let traits else { return }
      if traits.type != oldValue?.type { plane = KeyboardRows.firstPlane(of: traits.type) }
      textDidChange()
      setNeedsDisplay()
    }
  }

  private var plane = KeyboardPlane.letters { didSet { if plane != oldValue { setNeedsDisplay() } } }

  private(set) var isShifted = false { didSet { if isShifted != oldValue { setNeedsDisplay() } } }

  /// Whether the return key is enabled.
  private(set) var canEnter = true { didSet { if canEnter != oldValue { setNeedsDisplay() } } }

  /// The suggestions above the keys.
  private(set) var wordSuggestions: [String] = [] {
    didSet { if wordSuggestions != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isOpaque = true
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Text

  private var target: (any UIKeyInput)? {
    device.keyboard.responder as? any UIKeyInput
  }

  private var text: String { (target as? any TypingTarget)?.textBeforeInsertionPoint ?? "" }

  /// Updates shift and suggestions after a change of the text.
  func textDidChange() {
    guard let traits else { return }
    let text = text
    isShifted = plane == .letters && traits.capitals.shifts(after: text)
    canEnter = !traits.returnNeedsText || target?.hasText != false
    wordSuggestions = traits.suggestsWords ? WordSuggestions.words(after: text) : []
  }

  // MARK: Layout

  /// The frame of the suggestion bar; its height is 0 if there is none.
  private func suggestionBar(_ traits: KeyboardTraits) -> CGRect {
    CGRect(x: 0, y: 0, width: bounds.width, height: KeyboardMetrics.suggestionBarHeight(traits))
  }

  private func keysArea(_ traits: KeyboardTraits) -> CGRect {
    let top = suggestionBar(traits).maxY
    return CGRect(
      x: 0,
      y: top,
      width: bounds.width,
      height: max(0, bounds.height - KeyboardMetrics.bottomHeight - top)
    )
  }

  private func layout(_ traits: KeyboardTraits, _ rows: KeyboardRows) -> KeyboardLayout {
    let area = keysArea(traits)
    let isWide = device.behavior.keyboardIsWide
    let gaps = rows.isPad ? .none : KeyboardLayout.Gaps.around(keysOfSize: area.size, isWide: isWide)
    return KeyboardLayout(rows.rows, in: area, gaps: gaps, scale: device.screen.scale)
  }

  /// The layout of the visible keys, in the coordinates of the view.
  var layout: KeyboardLayout? {
    traits.map { layout($0, KeyboardRows($0, plane: plane)) }
  }

  /// The visible key with a caption in capital or small letters; the keys with a glyph are called "shift" and "delete".
  func key(named name: String) -> KeyboardKey? {
    layout?.keys.first { key in
      switch key.action {
      case .shift: name == "shift"
      case .delete: name == "delete"
      default: key.caption.lowercased() == name.lowercased()
      }
    }
  }

  override func draw(_ rect: CGRect) {
    guard let traits else { return }
    let rows = KeyboardRows(traits, plane: plane)
    let painter = KeyboardPainter(traits, isShifted: isShifted, canEnter: canEnter)
    painter.paintBackground(bounds)
    let keys = layout(traits, rows).keys
    if rows.isPad {
      painter.paintPad(keys, in: keysArea(traits))
    } else {
      for key in keys { painter.paint(key) }
    }
    let suggestionBar = suggestionBar(traits)
    if suggestionBar.height > 0 { painter.paint(wordSuggestions, in: suggestionBar) }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Presses the key below the finger that is lifted.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.sorted(by: { $0.sequence < $1.sequence }) {
      if let key = layout?.key(at: touch.location(in: self)) { press(key) }
    }
  }

  private func press(_ key: KeyboardKey) {
    switch key.action {
    case .letter: write(isShifted ? key.caption.uppercased() : key.caption)
    case .text(let text): write(text)
    case .delete:
      if let target = target as? any TypingTarget {
        target.deleteKeyPressed()
      } else {
        target?.deleteBackward()
      }
      textDidChange()
    case .enter:
      guard canEnter else { return }
      if let target = target as? any TypingTarget {
        target.returnKeyPressed()
      } else {
        target?.insertText("\n")
      }
      textDidChange()
    case .shift: isShifted.toggle()
    case .plane(let plane):
      self.plane = plane
      textDidChange()
    case .dismiss: device.keyboard.responder?.resignFirstResponder()
    case .nextKeyboard, .nothing: break
    }
  }

  private func write(_ text: String) {
    if let target = target as? any TypingTarget { target.keyPressed(text) } else { target?.insertText(text) }
    textDidChange()
  }
}

/// The view that slides in: the application's accessory view, and below it the keys or the
/// application's input view.
@MainActor
final class KeyboardHostView: UIView {
  private var content: KeyboardContent?
  private var accessory: UIView?
  private var input: UIView?

  /// The keys, if they are shown.
  var keys: KeyboardView? { input as? KeyboardView }

  /// Shows other content; views that are shown already stay in place.
  func show(_ content: KeyboardContent) {
    self.content = content
    replace(&accessory, with: content.accessory)
    switch content.input {
    case .keys(let traits):
      let keys = keys ?? KeyboardView(frame: .zero)
      replace(&input, with: keys)
      keys.traits = traits
    case .view(let view, _): replace(&input, with: view)
    case .none: replace(&input, with: nil)
    }
    backgroundColor = keys == nil && input != nil ? KeyboardStyle(.default).background.top : nil
    setNeedsLayout()
  }

  private func replace(_ old: inout UIView?, with new: UIView?) {
    guard old !== new else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    old = new
    guard let new else { return }
    UIView.performWithoutAnimation {
      new.frame = CGRect(x: 0, y: 0, width: bounds.width, height: new.bounds.height)
      addSubview(new)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content else { return }
    let top = content.accessoryPart
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    input?.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  // Touches beside the keys are not passed on.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// The keyboard's window: it covers the screen, and passes through touches beside the keyboard.
@MainActor
final class KeyboardWindow: UIWindow {
  let host = KeyboardHostView(frame: .zero)

  /// Above normal windows, as in UIKit; it is in front of all others in any case.
  private static let level = Level(rawValue: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    // It isn't shown the usual way, which would add it to the application's list of windows.
    backing.store(.hidden, false)
    windowLevel = KeyboardWindow.level
    addOverlay().addSubview(host)
  }

  required init?(coder: NSCoder) { nil }

  override var belongsToSystem: Bool { true }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The views that a responder wants on screen while it is the first responder.
@MainActor
struct KeyboardContent {
  /// The input part.
  enum Input {
    case keys(KeyboardTraits)
    /// The application's input view, and the height that it came with.
    case view(UIView, height: CGFloat)
    case none
  }

  let input: Input

  /// The application's accessory view, and the height that it came with.
  let accessory: UIView?
  private let accessoryHeight: CGFloat

  /// The content for a responder, or nil if it wants none.
  ///
  /// Input views and accessories are looked up along the responder chain. Source: Apple, UIResponder.h.
  init?(for responder: UIResponder) {
    let chain = responder.chain
    accessory = chain.lazy.compactMap(\.inputAccessoryView).first
    accessoryHeight = accessory?.bounds.height ?? 0
    if let view = chain.lazy.compactMap(\.inputView).first {
      input = .view(view, height: view.bounds.height)
    } else if let target = responder as? any UIKeyInput, (target as? any TypingTarget)?.takesKeys ?? true {
      input = .keys(KeyboardTraits(target))
    } else {
      input = .none
      if accessory == nil { return nil }
    }
  }

  /// The total height in points.
  var height: CGFloat { accessoryHeight + inputHeight }

  private var inputHeight: CGFloat {
    switch input {
    case .keys(let traits): KeyboardMetrics.height(traits)
    case .view(_, let height): height
    case .none: 0
    }
  }

  /// The height of the accessory part in points.
  var accessoryPart: CGFloat { accessoryHeight }

  /// Whether it shows other views than `other`.
  func hasOtherViews(than other: KeyboardContent) -> Bool {
    if accessory !== other.accessory { return true }
    return switch (input, other.input) {
    case (.keys, .keys), (.none, .none): false
    case (.view(let view, _), .view(let another, _)): view !== another
    case (.keys, _), (.view, _), (.none, _): true
    }
  }
}

/// The heights of the keyboard.
@MainActor
enum KeyboardMetrics {
  /// The height in points of the keys and the suggestions, in the interface's orientation.
  static func height(_ traits: KeyboardTraits) -> CGFloat {
    keysHeight + suggestionBarHeight(traits) + bottomHeight
  }

  /// The height below the keys on a device without a home button: on a phone in portrait a row with the key for the next keyboard, on a pad
  /// the safe area.
  ///
  /// Source: heights of keyboards on an iPhone X without suggestions in public logs, 291 points in portrait and 171 in landscape,
  /// minus those of the keys.
  static var bottomHeight: CGFloat {
    let device = SimulatedDevice.current
    guard let shape = device.configuration.shape else { return 0 }
    if shape.opening == .none { return ScreenShape.bottomInset.pad }
    return device.application.interfaceOrientation.isLandscape ? 9 : 75
  }

  /// The height of the keys alone.
  static var keysHeight: CGFloat {
    let device = SimulatedDevice.current
    return device.behavior.keysHeight(
      portraitWidth: device.screen.portraitSize.width,
      in: device.application.interfaceOrientation
    )
  }

  /// The height of the suggestion bar; 0 if there is none.
  static func suggestionBarHeight(_ traits: KeyboardTraits) -> CGFloat {
    let device = SimulatedDevice.current
    guard device.behavior.hasBarAboveKeys(suggestingWords: traits.suggestsWords) else { return 0 }
    return device.behavior.suggestionBarHeight(
      portraitWidth: device.screen.portraitSize.width,
      in: device.application.interfaceOrientation
    )
  }
}

/// The suggestions above the keys.
///
/// A device learns them. Here they are always the same: the most common first words of sentences, the most
/// common words, and in the middle of a word the word as typed.
enum WordSuggestions {
  static func words(after text: String) -> [String] {
    if UITextAutocapitalizationType.sentences.shifts(after: text) { return ["I", "The", "I\u{2019}m"] }
    if text.last?.isWhitespace == true { return ["the", "and", "to"] }
    let word = text.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
    return ["\u{201C}\(word)\u{201D}", "", ""]
  }
}
