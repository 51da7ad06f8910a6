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
    SimulatedDevice.current.keyboard.responder as? any UIKeyInput
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
    let isWide = SimulatedDevice.current.behavior.keyboardIsWide
    let gaps = rows.isPad ? .none : KeyboardLayout.Gaps.around(keysOfSize: area.size, isWide: isWide)
    return KeyboardLayout(rows.rows, in: area, gaps: gaps, scale: SimulatedDevice.current.screen.scale)
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
    case .dismiss: SimulatedDevice.current.keyboard.responder?.resignFirstResponder()
    case .nextKeyboard, .nothing: break
    }
  }

  private func write(_ text: String) {
    if let target = target as? any TypingTarget { target.keyPressed(text) } else { target?.insertText(text) }
    textDidChange()
  }
}
