/// An editable line of text.
///
/// A tap makes the field the first responder, with the insertion point at the end. Further taps move it, and two taps select a word.
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  final var storedText = ""
  private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var storedTextColor = InterfaceColors.text
  private var storedPlaceholder: String?

  /// The attributes of the text and of the placeholder.
  final var styles = FieldStyles()

  final var storedSelection = NSRange(location: 0, length: 0)
  final var markedRange: NSRange? { didSet { if markedRange != oldValue { setNeedsDisplay() } } }
  final let typingUndo = TypingUndo()

  /// How far a text that is too long is scrolled to the left while it is edited, in points.
  final var scrolledDistance: CGFloat = 0

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeNib(self, as: UITextField.self)
  }

  private func prepare() {
    isOpaque = false
    contentMode = .redraw
  }

  /// The delegate, which decides about editing; not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text, which is never nil when read.
  ///
  /// Setting it sends no event.
  open var text: String? {
    get { storedText }
    set {
      inputDelegate?.textWillChange(self)
      defer { inputDelegate?.textDidChange(self) }
      storedText = newValue ?? ""
      styles.discardText()
      storedSelection = NSRange(location: storedText.utf16.count, length: 0)
      markedRange = nil
      typingUndo.textWasSet(in: self)
      replacesSecureText = isSecureTextEntry && isEditing
      contentDidChange()
      device.keyboard.textDidChange(of: self)
    }
  }

  /// The text with its attributes.
  ///
  /// Setting it also sets `font`, `textColor` and `textAlignment` to those of the first character. Source: Apple,
  /// UITextField.attributedText.
  open var attributedText: NSAttributedString? {
    get { styledText }
    set { setAttributedText(newValue) }
  }

  /// The attributes of the whole text: the font, the colour, the paragraph style, and others that were set.
  ///
  /// Setting them applies them to the whole text; those that are left out get their default values. Source: Apple,
  /// UITextField.defaultTextAttributes.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes(storedTextColor, styles.others) }
    set { setDefaultTextAttributes(newValue) }
  }

  /// The attributes of text that is typed: at first those of the last character; nil unless the field is edited.
  ///
  /// They can only be set while the field is edited. Source: Apple, UITextField.typingAttributes.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? attributesOfTyping : nil }
    set { if isEditing { styles.typing = newValue } }
  }

  /// The grey text that is shown while the field is empty.
  open var placeholder: String? {
    get { storedPlaceholder }
    set {
      storedPlaceholder = newValue
      styles.placeholder = nil
      contentDidChange()
    }
  }

  /// The placeholder with its attributes; without a font or a colour it has those of the plain placeholder.
  ///
  /// Setting it also sets `placeholder`. Source: Apple, UITextField.attributedPlaceholder.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder.map(styledPlaceholder) }
    set {
      storedPlaceholder = newValue?.string
      styles.placeholder = newValue?.copy() as? NSAttributedString
      contentDidChange()
    }
  }

  /// Whether the text is replaced by bullets; the first key that is pressed then replaces a text that was there before.
  open var isSecureTextEntry = false {
    didSet {
      if isSecureTextEntry != oldValue { replacesSecureText = isSecureTextEntry && isEditing }
      contentDidChange()
    }
  }

  /// Whether the next key replaces the text, which has not been typed since the field is edited and secure.
  final var replacesSecureText = false

  /// The font; nil resets it to the system font of 17 points.
  open var font: UIFont? {
    get { storedFont }
    set {
      customize(newValue) { $0.font = $1 }
      storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      styles.set(.font, storedFont)
      contentDidChange()
    }
  }

  /// Whether the font changes with the size of texts that the user prefers, from iOS 10.
  ///
  /// Source: Apple, UIContentSizeCategoryAdjusting.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adaptFont() }
  }

  override func takeTraits(from old: UITraitCollection?) {
    super.takeTraits(from: old)
    adaptFont()
  }

  private func adaptFont() {
    guard adjustsFontForContentSizeCategory, storedFont.scaling != nil else { return }
    let font = storedFont.adapted(to: traitCollection.preferredContentSizeCategory)
    guard font != storedFont else { return }
    storedFont = font
    styles.set(.font, font)
    contentDidChange()
  }

  /// The colour of the text; nil resets it to the default, which is black, from iOS 13 on `label`.
  open var textColor: UIColor? {
    get { storedTextColor }
    set {
      customize(newValue) { $0.textColor = $1 }
      storedTextColor = newValue ?? InterfaceColors.text
      styles.set(.foregroundColor, storedTextColor)
      setNeedsDisplay()
    }
  }

  /// The horizontal alignment of the text.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      styles.set(.paragraphStyle, paragraphStyle)
      setNeedsDisplay()
    }
  }

  /// Whether the font shrinks, down to `minimumFontSize`, to make the text fit.
  ///
  /// False by default. Source: Apple, UITextField.adjustsFontSizeToFitWidth.
  open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }

  /// The smallest size in points to which the font shrinks; 0 by default.
  open var minimumFontSize: CGFloat = 0 { didSet { contentDidChange() } }

  /// Whether the next text that is inserted during editing replaces everything; becomes false then.
  ///
  /// Source: Apple, UITextInput.clearsOnInsertion.
  open var clearsOnInsertion = false { didSet { setNeedsDisplay() } }

  /// The border; none by default.
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }

  /// The image in the border's place, stretched to the border rectangle; a round border has precedence.
  ///
  /// Source: Apple, UITextField.background and borderStyle.
  open var background: UIImage? { didSet { setNeedsDisplay() } }

  /// The image that replaces `background`, if there is one, while the field is disabled.
  ///
  /// Source: Apple, UITextField.disabledBackground.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }

  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false

  /// When the button that clears the text is shown, if there is any text; never by default.
  ///
  /// A right view that is shown covers it. Source: Apple, UITextField.clearButtonMode and rightView.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsDisplay() } }

  // MARK: Side views

  /// The view at the left, in the rectangle of `leftViewRect(forBounds:)`; shown by `leftViewMode`.
  open var leftView: UIView? { didSet { sideViewsDidChange(replacing: oldValue) } }

  /// When the left view is shown; never by default.
  open var leftViewMode = ViewMode.never { didSet { sideViewsDidChange() } }

  /// The view at the right, in the rectangle of `rightViewRect(forBounds:)`; shown by `rightViewMode`.
  ///
  /// While it is shown it covers the clear button. Source: Apple, UITextField.rightView.
  open var rightView: UIView? { didSet { sideViewsDidChange(replacing: oldValue) } }

  /// When the right view is shown; never by default.
  open var rightViewMode = ViewMode.never { didSet { sideViewsDidChange() } }

  // MARK: Editing

  /// Whether the field is being edited, that is, is the first responder.
  open var isEditing: Bool { isFirstResponder }

  /// Returns true if the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window != nil,
      delegate?.textFieldShouldBeginEditing(self) ?? true
    else { return false }
    return super.becomeFirstResponder()
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func didBecomeFirstResponder() {
    if clearsOnBeginEditing { text = nil }
    replacesSecureText = isSecureTextEntry
    sideViewsDidChange()
    setNeedsDisplay()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    if device.behavior.reportsSelectionOfFields { delegate?.textFieldDidChangeSelection(self) }
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
  }

  override func didStopBeingFirstResponder() {
    styles.typing = nil
    markedRange = nil
    typingUndo.pause()
    scrolledDistance = 0
    storedSelection = NSRange(location: storedText.utf16.count, length: 0)
    sideViewsDidChange()
    setNeedsDisplay()
    if device.behavior.reportsWhyEditingEnded {
      delegate?.textFieldDidEndEditing(self, reason: .committed)
    } else {
      delegate?.textFieldDidEndEditing(self)
    }
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
  }

  /// Begins editing when a touch ends inside.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    super.touchesEnded(touches, with: event)
    guard wasTracking && !isTracking && isTouchInside else { return }
    if showsClearButton,
      touches.contains(where: { clearButtonRect(forBounds: bounds).contains($0.location(in: self)) })
    {
      clearButtonTapped()
    } else if isEditing, let touch = touches.first {
      let point = touch.location(in: self)
      if touch.tapCount == 2 { tappedTwice(at: point) } else { tapped(at: point) }
    }
    becomeFirstResponder()
  }

  override var keepsTapsFromSuperviews: Bool { true }

  // MARK: Keyboard

  /// The letters that the keyboard capitalizes automatically.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether the keyboard corrects words; the simulation corrects none.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Whether misspelled words are marked; the simulation marks none.
  open var spellCheckingType = UITextSpellCheckingType.default

  /// The kind of keyboard.
  ///
  /// While the field is edited, changes of this and other traits apply from `reloadInputViews()`.
  open var keyboardType = UIKeyboardType.default

  /// The appearance of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet { customize(keyboardAppearance) { $0.keyboardAppearance = $1 } }
  }

  /// The label of the return key.
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the return key is disabled while the field is empty.
  open var enablesReturnKeyAutomatically = false

  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

  /// What the text means, such as a name or a password; nil, the default, for nothing in particular.
  open var textContentType: UITextContentType! = nil

  /// The view that replaces the keyboard; a change applies from the next editing or `reloadInputViews()`.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// The view above the keyboard; a change applies from the next editing or `reloadInputViews()`.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  // MARK: Text input

  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? { string(in: self.range(range)) }

  /// Replaces the text in a range without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) { change(self.range(range), to: text) }

  /// The selection; nil removes it.
  open var selectedTextRange: UITextRange? {
    get { TextOffsets(selection) }
    set { selectOffsets(newValue) }
  }

  /// The provisional text of an input method; nil without any.
  open var markedTextRange: UITextRange? { markedRange.map { TextOffsets($0) } }

  /// The attributes of marked text.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// Inserts provisional text, in place of that before or of the selection, and selects a range in it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    insertMarked(markedText ?? "", selectedRange)
  }

  /// Makes the marked text part of the text.
  open func unmarkText() { markedRange = nil }

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The position after the last character.
  open var endOfDocument: UITextPosition { TextOffset(displayedString.length) }

  /// Returns the range between two positions, in any order.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    offsets(between: fromPosition, toPosition)
  }

  /// Returns the position at a distance in UTF-16 units; nil beyond the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    self.offset(position, movedBy: offset)
  }

  /// Returns the position at a distance in characters or lines in a direction; nil beyond the text.
  open func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? { rangeOfMove(position, direction, offset) }

  /// Returns which of two positions is first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(of: position, other)
  }

  /// Returns the distance between two positions in UTF-16 units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offset(toPosition) - offset(from)
  }

  /// The delegate of the system; not retained.
  open weak var inputDelegate: (any UITextInputDelegate)?

  private lazy var storedTokenizer = UITextInputStringTokenizer(textInput: self)

  /// Divides the text into words and the like.
  open var tokenizer: any UITextInputTokenizer { storedTokenizer }

  /// Returns the last position of a range in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  { direction == .left || direction == .up ? range.start : range.end }

  /// Returns the range from a position to the edge of its line in a direction.
  open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  { lineOffsets(from: position, direction) }

  /// Returns the writing direction of the paragraph style at a position.
  open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  { writingDirection(at: offset(position)) }

  /// Sets the writing direction of the paragraph style of a range.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    setWritingDirection(writingDirection, of: self.range(range))
  }

  /// Returns the rectangle of the first line of a range; of the insertion point if it is empty.
  open func firstRect(for range: UITextRange) -> CGRect { firstFrame(of: self.range(range)) }

  /// Returns the rectangle of the insertion point at a position.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: offset(position)) }

  /// Returns the rectangles that a selection of a range covers.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rectsOfSelection(range) }

  /// Returns the position nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(position(nearest: point)) }

  /// Returns the position of a range nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closest(to: point, within: range)
  }

  /// Returns the range of the character nearest to a point; nil without text.
  open func characterRange(at point: CGPoint) -> UITextRange? { characterOffsets(at: point) }

  // MARK: Editing commands

  /// Returns whether an editing command is possible with the selection, the pasteboard and the text.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canPerformEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Moves the selection to the pasteboard.
  open override func cut(_ sender: Any?) { cutSelection() }

  /// Copies the selection to the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }

  /// Replaces the selection by the text of the pasteboard.
  open override func paste(_ sender: Any?) { pasteText() }

  /// Selects the word at the insertion point.
  open override func select(_ sender: Any?) { selectWord(at: selection.location) }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { selectEverything() }

  /// Removes the selection.
  open override func delete(_ sender: Any?) { deleteSelection() }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults? {
    let value = displayedText.isEmpty ? placeholder : displayedText
    let kind = isSecureTextEntry ? "secure text field" : "text field"
    return AccessibilityDefaults(value: value, traits: stateTraits, kind: kind)
  }

  // MARK: Layout

  /// Returns the rectangle of the border and of the background: `bounds`.
  ///
  /// Source: Apple, UITextField.borderRect(forBounds:).
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text, in the coordinates of `bounds`: what the border and the side views leave.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    directed(textRect(in: bounds), in: bounds)
  }

  /// Returns the rectangle of the placeholder, which is that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the text while it is edited, which is the same.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the button that clears the text: at the right, vertically centred.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    directed(clearButtonRect(in: bounds), in: bounds)
  }

  /// Returns the rectangle of the left view: at the left edge, vertically centred.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    directed(leftViewRect(in: bounds), in: bounds)
  }

  /// Returns the rectangle of the right view: at the right edge, vertically centred.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    directed(rightViewRect(in: bounds), in: bounds)
  }

  /// Places the side views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  /// Returns the size of the text or placeholder on one line, with the border and the side views.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// The size of the text or placeholder on one line, with the border and the side views.
  open override var intrinsicContentSize: CGSize { fittingSize }

  override var firstBaselineOffset: CGFloat { baseline(in: bounds.size) }

  override var lastBaselineOffset: CGFloat {
    (bounds.height > 0 ? bounds.height : fittingSize.height) - baseline(in: bounds.size)
  }

  /// The colour of a placeholder without attributes.
  var colorOfPlaceholder: UIColor { UITextField.placeholderColor }

  final func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Drawing

  /// Draws the border and the text or placeholder, and the insertion point during editing.
  open override func draw(_ rect: CGRect) {
    paintBorder()
    if isEditing { paintSelection() }
    if storedText.isEmpty {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    } else {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }
    if isEditing { paintInsertionPoint() }
    if showsClearButton { paintClearButton(in: clearButtonRect(forBounds: bounds)) }
  }

  /// Draws the text, or bullets for a secure text.
  open func drawText(in rect: CGRect) {
    paintText(in: rect)
  }

  /// Draws the placeholder.
  open func drawPlaceholder(in rect: CGRect) {
    if styles.placeholder != nil, let text = attributedPlaceholder {
      paint(text, in: rect)
    } else {
      paint(placeholder ?? "", color: colorOfPlaceholder, in: rect)
    }
  }

  // MARK: Typing

  /// Whether there is any text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Whether the delete key acts on something else than the text now.
  var deletesBesideText: Bool { false }

  /// Called after the clear button has cleared the text.
  func didClearText() {}

  /// Replaces the selection, or an old secure text, without asking the delegate.
  open func insertText(_ text: String) { change(replacedRange, to: text) }

  /// Deletes the selection or the character before the insertion point, or all of an old secure text, without asking the delegate.
  open func deleteBackward() {
    let range = deletedRange
    if range.length > 0 { change(range, to: "") }
  }
}
