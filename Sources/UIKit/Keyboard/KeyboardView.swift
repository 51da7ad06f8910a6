/// The system's keys, all drawn by one view.
@MainActor
final class KeyboardView: UIView {
  /// What the responder asked for.
  var traits: KeyboardTraits? {
    didSet {
      guard let traits else { return }
      if traits.type != oldValue?.type { plane = KeyboardRows.firstPlane(of: traits.type) }
      textDidChange()
      setNeedsDisplay()
    }
  }

  private var plane = KeyboardPlane.letters { didSet { if plane != oldValue { setNeedsDisplay() } } }

  /// Whether capital letters are typed.
  private(set) var isShifted = false { didSet { if isShifted != oldValue { setNeedsDisplay() } } }

  /// Whether the return key is on.
  private(set) var canEnter = true { didSet { if canEnter != oldValue { setNeedsDisplay() } } }

  /// What is proposed above the keys.
  private(set) var proposals: [String] = [] { didSet { if proposals != oldValue { setNeedsDisplay() } } }

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

  /// The text has changed: capital letters and proposals follow it.
  func textDidChange() {
    guard let traits else { return }
    let text = text
    isShifted = plane == .letters && traits.capitals.shifts(after: text)
    canEnter = !traits.returnNeedsText || target?.hasText != false
    proposals = traits.proposesWords ? WordProposals.words(after: text) : []
  }

  // MARK: Layout

  /// The strip above the keys; of no height without one.
  private func strip(_ traits: KeyboardTraits) -> CGRect {
    CGRect(x: 0, y: 0, width: bounds.width, height: KeyboardMetrics.proposalsHeight(traits))
  }

  private func keysArea(_ traits: KeyboardTraits) -> CGRect {
    let top = strip(traits).maxY
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  private func layout(_ traits: KeyboardTraits, _ rows: KeyboardRows) -> KeyboardLayout {
    let area = keysArea(traits)
    let isWide = device.behavior.keyboardIsWide
    let gaps = rows.isPad ? .none : KeyboardLayout.Gaps.around(keysOfSize: area.size, isWide: isWide)
    return KeyboardLayout(rows.rows, in: area, gaps: gaps, scale: device.screen.scale)
  }

  /// The keys that are shown, in the coordinates of the view.
  var layout: KeyboardLayout? {
    traits.map { layout($0, KeyboardRows($0, plane: plane)) }
  }

  override func draw(_ rect: CGRect) {
    guard let traits else { return }
    let rows = KeyboardRows(traits, plane: plane)
    let painter = KeyboardPainter(traits, isShifted: isShifted, canEnter: canEnter)
    painter.paintGround(bounds)
    let keys = layout(traits, rows).keys
    if rows.isPad {
      painter.paintPad(keys, in: keysArea(traits))
    } else {
      for key in keys { painter.paint(key) }
    }
    let strip = strip(traits)
    if strip.height > 0 { painter.paint(proposals, in: strip) }
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// A finger that is lifted presses the key below it.
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

/// What comes from below: an accessory of the application, and under it the keys or another view of the application.
@MainActor
final class KeyboardHostView: UIView {
  private var content: KeyboardContent?
  private var accessory: UIView?
  private var input: UIView?

  /// The keys, if they are what is shown.
  var keys: KeyboardView? { input as? KeyboardView }

  /// Shows something else; what is shown already stays in its place.
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
    backgroundColor = keys == nil && input != nil ? KeyboardLook(.default).background.top : nil
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

  // A touch beside the keys goes no further.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// The window that the keyboard lies in: it covers the screen, and lets touches beside the keyboard through.
@MainActor
final class KeyboardWindow: UIWindow {
  /// Holds the keys and the application's views.
  let host = KeyboardHostView(frame: .zero)

  /// Above the application's usual windows, as UIKit's own is; it is in front of all others in any case.
  private static let level = Level(rawValue: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    // It isn't shown as the application's windows are, which would then list it.
    flags.remove(.hidden)
    windowLevel = KeyboardWindow.level
    addOverlay().addSubview(host)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

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

/// How high the keyboard is.
@MainActor
enum KeyboardMetrics {
  /// The height in points of keys and what is proposed above them, the way up that the interface is.
  static func height(_ traits: KeyboardTraits) -> CGFloat {
    keysHeight + proposalsHeight(traits)
  }

  /// The height of the keys alone.
  static var keysHeight: CGFloat {
    let device = SimulatedDevice.current
    return device.behavior.keysHeight(
      portraitWidth: device.screen.portraitSize.width,
      in: device.application.interfaceOrientation
    )
  }

  /// The height of the strip with words above the keys; 0 without one.
  static func proposalsHeight(_ traits: KeyboardTraits) -> CGFloat {
    let device = SimulatedDevice.current
    guard device.behavior.hasStripAboveKeys(proposingWords: traits.proposesWords) else { return 0 }
    return device.behavior.stripHeight(
      portraitWidth: device.screen.portraitSize.width,
      in: device.application.interfaceOrientation
    )
  }
}

/// The words that are proposed above the keys.
///
/// A device learns them; here they are always the same: what most sentences and most words begin with, and in the
/// midst of a word the word itself as it was typed.
enum WordProposals {
  static func words(after text: String) -> [String] {
    if UITextAutocapitalizationType.sentences.shifts(after: text) { return ["I", "The", "I\u{2019}m"] }
    if text.last?.isWhitespace == true { return ["the", "and", "to"] }
    let word = text.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
    return ["\u{201C}\(word)\u{201D}", "", ""]
  }
}
