/// A scrolling text of several lines that can be edited.
///
/// A tap puts the insertion point at the nearest character and makes the text view the first responder. Typed text
/// replaces the selection.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
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
  final var storage = NSMutableAttributedString(string: "")
  final var storedSelection = NSRange(location: 0, length: 0)
  final var keptLayout: (width: CGFloat, layout: TextLayout)?
  final let textContent = TextContentView(frame: .zero)
  private let storedContainer: NSTextContainer
  private let tap = TextTapGestureRecognizer(target: nil, action: nil)
  private var storedFont: UIFont?
  private var storedTextColor = UIColor.black
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
    storedContainer.didChange = { [weak self] in self?.layoutDidChange() }
    addGestureRecognizer(tap)
    tap.addHandler { [weak self] tap in self?.tapDidChange(tap) }
  }

  /// The background of a new text view.
  private static let defaultBackground = UIColor.white

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
        storedTextColor = first[.foregroundColor] as? UIColor ?? .black
        storedAlignment = (first[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
      }
      setText(new)
    }
  }

  private func setText(_ new: NSMutableAttributedString) {
    storage = new
    storedTypingAttributes = nil
    layoutDidChange()
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

  /// The colour of the whole text; nil resets it to black.
  open var textColor: UIColor? {
    get { storedTextColor }
    set {
      customize(newValue) { $0.textColor = $1 }
      storedTextColor = newValue ?? .black
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
    storage.addAttributes([key: value], range: NSRange(location: 0, length: storage.length))
    layoutDidChange()
  }

  /// The attributes of text that has none of its own.
  final var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = storedAlignment
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
    storedSelection = new
    storedTypingAttributes = nil
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
      tap.isEnabled = isEditable
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
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
  }

  private func tapDidChange(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended else { return }
    let position = NSRange(location: position(nearest: tap.location(in: self)), length: 0)
    guard !isFirstResponder else { return select(position) }
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
    replace(replacedRange, with: text)
  }

  /// Deletes the selection, or the character before the insertion point, without asking the delegate.
  open func deleteBackward() {
    let range = deletedRange
    if range.length > 0 { replace(range, with: "") }
  }

  // MARK: Layout

  /// The area of the text.
  open var textContainer: NSTextContainer { storedContainer }

  /// The distances of the text's area from the edges of the content; 8 points at the top and the bottom by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { layoutDidChange() }
  }

  /// Whether the content scrolls; if not, the view has the natural size of its text.
  open override var isScrollEnabled: Bool {
    didSet { invalidateIntrinsicContentSize() }
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

  override var firstBaselineOffset: CGFloat { textContainerInset.top + textLayout.firstBaseline }

  override var lastBaselineOffset: CGFloat {
    bounds.height - textContainerInset.top - (textLayout.lines.last?.baseline ?? 0)
  }

  /// Lays out the text in the width of the view.
  open override func layoutSubviews() {
    updateContentSize()
    super.layoutSubviews()
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
    preventedGestureRecognizer.view !== view && super.canPrevent(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer.view !== view && super.canBePrevented(by: preventingGestureRecognizer)
  }
}
