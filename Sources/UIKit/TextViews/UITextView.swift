/// A scrolling text of several lines that can be edited.
///
/// A tap puts the insertion point at the nearest character and makes the text view the first responder. Typed text
/// replaces the selection.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  /// Posted after editing began, with the text view as the object.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// Posted after typing changed the text, with the text view as the object.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// Posted after editing ended, with the text view as the object.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )

  final weak var textDelegate: (any UITextViewDelegate)?
  final let storage = NSTextStorage(string: "")
  final let storedLayoutManager = NSLayoutManager()
  final var storedSelection = NSRange(location: 0, length: 0)
  final var keptStack: (width: CGFloat, paragraphs: ParagraphStack)?
  final var keptData: DataInText?
  final let typingUndo = TypingUndo()
  final var markedRange: NSRange? { didSet { if markedRange != oldValue { textContent.setNeedsDisplay() } } }

  /// Whether the text view itself changes the text, and then updates the selection.
  final var isChangingText = false
  final let textContent = TextContentView(frame: .zero)
  private let storedContainer: NSTextContainer
  private let tap = TextTapGestureRecognizer(target: nil, action: nil)
  private let doubleTap = TextTapGestureRecognizer(target: nil, action: nil)
  private var storedFont: UIFont?
  private var storedTextColor = InterfaceColors.text
  private var storedAlignment = NSTextAlignment.natural
  private var storedTypingAttributes: [NSAttributedString.Key: Any]?

  /// Whether the delegate was told that editing began.
  private var isBeingEdited = false

  /// Where the tap was that makes the text view the first responder.
  private var tappedPosition: NSRange?

  /// Creates an empty text view, with the container of another one or, for nil, its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    storedContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    prepareText()
  }

  /// Creates an empty text view.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view from an archive.
  public required init?(coder: NSCoder) {
    storedContainer = NSTextContainer()
    super.init(coder: coder)
    prepareText()
    coder.decodeNib(self, as: UITextView.self)
  }

  private func prepareText() {
    storedBackgroundColor = UITextView.defaultBackground
    addSubview(textContent)
    storedLayoutManager.addTextContainer(storedContainer)
    storage.addLayoutManager(storedLayoutManager)
    storedLayoutManager.viewStack = { [unowned self] in paragraphs }
    storedContainer.didChange = { [weak self] in self?.layoutDidChange() }
    storage.onEdit = { [weak self] range, newLength, actions in
      MainActor.assumeIsolated { self?.textDidEdit(range, newLength, actions) }
    }
    addGestureRecognizer(tap)
    tap.addHandler { [weak self] tap in self?.tapDidChange(tap) }
    doubleTap.numberOfTapsRequired = 2
    addGestureRecognizer(doubleTap)
    doubleTap.addHandler { [weak self] tap in
      guard tap.state == .ended, let self, isFirstResponder else { return }
      tappedTwice(at: tap.location(in: self))
    }
  }

  /// The background of a new text view.
  private static let defaultBackground = InterfaceColors.background

  /// The delegate, which decides about editing and is notified of scrolling, too; not retained.
  open var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set {
      scrollDelegate = newValue
      textDelegate = newValue
    }
  }

  override func delegateDidChange() { textDelegate = scrollDelegate as? any UITextViewDelegate }

  // MARK: Text

  /// The text without attributes, which is never nil when read.
  ///
  /// Setting it gives the whole text the font, colour and alignment of the text view, and puts the insertion point at the end.
  open var text: String! {
    get { storage.string }
    set { setText(NSMutableAttributedString(string: newValue ?? "", attributes: ownAttributes)) }
  }

  /// The text with its attributes.
  ///
  /// Setting it also sets `font`, `textColor` and `textAlignment` to those of the first character. Source: Apple,
  /// UITextView.attributedText.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: storage) }
    set {
      let new = NSMutableAttributedString(attributedString: newValue ?? NSAttributedString(string: ""))
      if new.length > 0 {
        let first = new.attributes(at: 0, effectiveRange: nil)
        storedFont = first[.font] as? UIFont ?? .defaultForDrawing
        storedTextColor = first[.foregroundColor] as? UIColor ?? InterfaceColors.text
        storedAlignment = (first[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
      }
      setText(new)
    }
  }

  private func setText(_ new: NSMutableAttributedString) {
    inputDelegate?.textWillChange(self)
    isChangingText = true
    storage.setAttributedString(new)
    isChangingText = false
    inputDelegate?.textDidChange(self)
    storedTypingAttributes = nil
    markedRange = nil
    typingUndo.textWasSet(in: self)
    select(NSRange(location: new.length, length: 0))
  }

  /// The font of the whole text; nil, the default, for Helvetica with 12 points.
  open var font: UIFont? {
    get { storedFont }
    set {
      customize(newValue) { $0.font = $1 }
      storedFont = newValue
      setAttribute(.font, newValue ?? .defaultForDrawing)
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
    if old?.colorVariant != traitCollection.colorVariant { layoutDidChange() }
    if let old, old.layoutDirection != traitCollection.layoutDirection { exchangeSides() }
  }

  /// Aligns natural text at the other side, as the direction has changed.
  private func exchangeSides() {
    guard storedAlignment == .natural else { return }
    let (from, to): (NSTextAlignment, NSTextAlignment) =
      isRightToLeft ? (.natural, .right) : (.right, .natural)
    var location = 0
    while location < storage.length {
      var range = NSRange()
      let present = storage.attribute(.paragraphStyle, at: location, effectiveRange: &range)
      location = max(range.location + range.length, location + 1)
      guard let present = present as? NSParagraphStyle, present.alignment == from else { continue }
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(present)
      style.alignment = to
      storage.addAttributes([.paragraphStyle: style], range: range)
    }
    storedTypingAttributes = nil
    layoutDidChange()
  }

  private func adaptFont() {
    guard adjustsFontForContentSizeCategory, let old = storedFont, old.scaling != nil else { return }
    let font = old.adapted(to: traitCollection.preferredContentSizeCategory)
    guard font != old else { return }
    storedFont = font
    setAttribute(.font, font)
  }

  /// The colour of the whole text; nil resets it to the default, which is black, from iOS 13 on `label`.
  open var textColor: UIColor? {
    get { storedTextColor }
    set {
      customize(newValue) { $0.textColor = $1 }
      storedTextColor = newValue ?? InterfaceColors.text
      setAttribute(.foregroundColor, storedTextColor)
    }
  }

  /// The horizontal alignment of the whole text.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      let first = storage.length > 0 ? storage.attributes(at: 0, effectiveRange: nil) : [:]
      let style = NSMutableParagraphStyle()
      if let present = first[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(present) }
      style.alignment = newValue
      setAttribute(.paragraphStyle, style)
    }
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    storedTypingAttributes?[key] = value
    guard storage.length > 0 else { return layoutDidChange() }
    storage.addAttributes([key: value], range: NSRange(location: 0, length: storage.length))
  }

  /// The attributes of text that has none of its own.
  final var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = storedAlignment.directed(in: self)
    return [
      .font: storedFont ?? .defaultForDrawing, .foregroundColor: storedTextColor, .paragraphStyle: style,
    ]
  }

  // MARK: Selection

  /// The selected characters as UTF-16 units; without a length the position of the insertion point.
  ///
  /// A range beyond the text is cut. While the text view is the first responder, the selection is visible.
  open var selectedRange: NSRange {
    get { storedSelection }
    set { select(newValue) }
  }

  final func select(_ range: NSRange) {
    let start = min(max(0, range.location), storage.length)
    let new = NSRange(location: start, length: min(max(0, range.length), storage.length - start))
    guard new != storedSelection else { return }
    inputDelegate?.selectionWillChange(self)
    storedSelection = new
    inputDelegate?.selectionDidChange(self)
    storedTypingAttributes = nil
    typingUndo.selectionDidChange(to: new)
    textContent.setNeedsDisplay()
    device.keyboard.textDidChange(of: self)
    textDelegate?.textViewDidChangeSelection(self)
  }

  /// The attributes of text that is typed.
  ///
  /// When the selection changes they are reset to those of the first selected character, or of the one before the insertion
  /// point. Source: Apple, UITextView.typingAttributes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      if let storedTypingAttributes { return storedTypingAttributes }
      guard storage.length > 0 else { return ownAttributes }
      let index = storedSelection.length > 0 ? storedSelection.location : max(0, storedSelection.location - 1)
      return storage.attributes(at: min(index, storage.length - 1), effectiveRange: nil)
    }
    set {
      storedTypingAttributes = newValue
      // They give an empty text its height.
      if !hasText { layoutDidChange() }
    }
  }

  /// Whether the next text that is inserted during editing replaces everything; becomes false then.
  open var clearsOnInsertion = false { didSet { textContent.setNeedsDisplay() } }

  /// Scrolls until the text in a range is visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    updateContentSize()
    reveal(range, animated: true)
  }

  // MARK: Editing

  /// Whether the text can be edited; true by default.
  open var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      if !dataDetectorTypes.isEmpty { layoutDidChange() }
      guard isFirstResponder else { return }
      if isEditable { beginEditing() } else { endEditing() }
      reloadInputViews()
      textContent.setNeedsDisplay()
    }
  }

  /// Whether text can be selected; true by default.
  ///
  /// A text view that is neither editable nor selectable can't become the first responder.
  open var isSelectable = true

  /// Returns whether the text view is editable or selectable.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the delegate allows it; a text view that isn't editable becomes the first responder without keyboard.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window != nil,
      !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true
    else { return false }
    return super.becomeFirstResponder()
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard !isFirstResponder || !isBeingEdited || textDelegate?.textViewShouldEndEditing(self) ?? true
    else { return false }
    return super.resignFirstResponder()
  }

  override func didBecomeFirstResponder() {
    textContent.setNeedsDisplay()
    if isEditable { beginEditing() }
  }

  override func didStopBeingFirstResponder() {
    textContent.setNeedsDisplay()
    endEditing()
  }

  private func beginEditing() {
    isBeingEdited = true
    if let tappedPosition {
      storedSelection = tappedPosition
      storedTypingAttributes = nil
    }
    textDelegate?.textViewDidBeginEditing(self)
    textDelegate?.textViewDidChangeSelection(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
  }

  private func endEditing() {
    guard isBeingEdited else { return }
    isBeingEdited = false
    markedRange = nil
    typingUndo.pause()
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
  }

  private func tapDidChange(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended else { return }
    let point = tap.location(in: self)
    guard !openLink(at: point), isEditable else { return }
    guard !isFirstResponder else { return tapped(at: point) }
    let position = NSRange(location: position(nearest: point), length: 0)
    tappedPosition = position
    becomeFirstResponder()
    tappedPosition = nil
  }

  // MARK: Keyboard

  /// The letters that the keyboard capitalizes automatically.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether the keyboard corrects words; the simulation corrects none.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Whether misspelled words are marked; the simulation marks none.
  open var spellCheckingType = UITextSpellCheckingType.default

  /// The kind of keyboard.
  ///
  /// During editing, changes of this and other traits apply from `reloadInputViews()`.
  open var keyboardType = UIKeyboardType.default

  /// The appearance of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet { customize(keyboardAppearance) { $0.keyboardAppearance = $1 } }
  }

  /// The label of the return key, which inserts a line feed with any label.
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically = false

  /// What the text means, such as an address; nil, the default, for nothing in particular.
  open var textContentType: UITextContentType! = nil

  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

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

  /// Whether there is any text.
  open var hasText: Bool { storage.length > 0 }

  /// Replaces the selection without asking the delegate.
  open func insertText(_ text: String) {
    change(replacedRange, to: text)
  }

  /// Deletes the selection, or the character before the insertion point, without asking the delegate.
  open func deleteBackward() {
    let range = deletedRange
    if range.length > 0 { change(range, to: "") }
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

  // MARK: Layout

  /// The area of the text.
  open var textContainer: NSTextContainer { storedContainer }

  /// The text with its attributes, which can be changed in place.
  ///
  /// The delegate isn't told of such changes. Source: Apple, UITextView.textStorage.
  open var textStorage: NSTextStorage { storage }

  /// The layout of the text in the text view.
  open var layoutManager: NSLayoutManager { storedLayoutManager }

  /// The attributes of links, in place of their own: the tint colour by default.
  ///
  /// Source: Apple, UITextView.linkTextAttributes.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { storedLinkAttributes ?? [.foregroundColor: effectiveTintColor] }
    set {
      storedLinkAttributes = newValue
      textContent.setNeedsDisplay()
    }
  }

  /// The kinds of data in the text that become links; none while the text can be edited.
  ///
  /// They look like links, and a tap on one acts like a tap on a link. Source: Apple, UITextView.dataDetectorTypes.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet {
      keptData = nil
      layoutDidChange()
    }
  }

  private var storedLinkAttributes: [NSAttributedString.Key: Any]?

  /// The distances of the text's area from the edges of the content; 8 points at the top and the bottom by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { layoutDidChange() }
  }

  /// Whether the content scrolls; if not, the view has the natural size of its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text within the width of `size`, with its distances from the edges; without a limit if the width is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  /// The size of the text without line wrapping; none if the content scrolls.
  ///
  /// At the width that constraints give the view, it has the height of the wrapped text. Source: Apple, Auto Layout Guide,
  /// "Intrinsic Content Size".
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: .infinity)
  }

  override func contentHeight(atWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : fittingSize(width: width).height
  }

  override var firstBaselineOffset: CGFloat { textContainerInset.top + paragraphs.firstBaseline }

  override var lastBaselineOffset: CGFloat {
    bounds.height - textContainerInset.top - paragraphs.lastBaseline
  }

  /// Lays out the text in the width of the view.
  open override func layoutSubviews() {
    updateContentSize()
    super.layoutSubviews()
  }

  override func contentDidMove() {
    super.contentDidMove()
    placeTextContent()
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      value: self.storage.string,
      traits: isEditable ? .none : .staticText,
      kind: isEditable ? "text field" : nil
    )
  }

  package override var summaryDetails: [String] {
    hasText ? ["text = \(DumpText.quoted(storage.string))"] : []
  }
}

/// The tap that begins editing; an application's recognizers of the same view recognize beside it.
@MainActor
final class TextTapGestureRecognizer: UITapGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    (preventedGestureRecognizer.view !== view || preventedGestureRecognizer is TextTapGestureRecognizer)
      && super.canPrevent(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    (preventingGestureRecognizer.view !== view || preventingGestureRecognizer is TextTapGestureRecognizer)
      && super.canBePrevented(by: preventingGestureRecognizer)
  }
}
