/// The field of a search bar: grey and round, with a magnifying glass.
///
/// Source: Apple, UISearchTextField.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The height, the radius of the corners and the distance of the text from the edges, in points (approximate).
  static let height: CGFloat = 36
  private static let cornerRadius: CGFloat = 10
  private static let inset: CGFloat = 6

  private var tokenViews: [SearchTokenView] = []

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSearch()
  }

  /// Creates an empty field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearch()
  }

  private func prepareSearch() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = UISearchTextField.cornerRadius
    clipsToBounds = true
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    leftView = MagnifyingGlass(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    leftViewMode = .always
  }

  /// The size of the text on one line; 36 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: super.intrinsicContentSize.width + 4 * UISearchTextField.inset,
      height: UISearchTextField.height
    )
  }

  /// Returns the rectangle of the magnifying glass: at the leading side.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds)
      .offsetBy(dx: isRightToLeft ? -UISearchTextField.inset : UISearchTextField.inset, dy: 0)
  }

  /// Returns the rectangle of the text: between the magnifying glass and the button that clears it.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = directed(super.textRect(forBounds: bounds), in: bounds)
    let inset = UISearchTextField.inset
    if showsLeftView {
      rect.origin.x += inset
      rect.size.width -= inset
    }
    if !showsClearButton { rect.size.width -= inset }
    rect.size.width = max(0, rect.width - widthOfTokens)
    rect.origin.x += widthOfTokens
    return directed(rect, in: bounds)
  }

  // MARK: Tokens

  /// The tokens, which are before the text; setting them removes their selection.
  ///
  /// Source of tokens: Apple, UISearchTextField.
  open var tokens: [UISearchToken] {
    get { tokenViews.map(\.token) }
    set {
      selectedTokens = 0..<0
      for view in tokenViews { view.removeFromSuperview() }
      tokenViews = newValue.map { SearchTokenView($0) }
      for view in tokenViews { addSubview(view) }
      tokensDidChange()
    }
  }

  /// Inserts a token at an index among the tokens.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }

  /// Removes a token.
  open func removeToken(at tokenIndex: Int) {
    tokens.remove(at: tokenIndex)
  }

  /// The range of the text without the tokens.
  open var textualRange: UITextRange {
    TextOffsets(NSRange(location: 0, length: displayedString.length))
  }

  /// Returns the position of a token, which is before the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    TextOffset(tokenIndex - tokenViews.count)
  }

  /// Returns the tokens in a range of the field.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    Array(tokens[indexes(of: textRange)])
  }

  /// Removes the text in a range, but not its tokens, then inserts a token and selects it.
  open func replaceTextualPortion(
    of textRange: UITextRange,
    with token: UISearchToken,
    at tokenIndex: Int
  ) {
    unmarkText()
    let range = range(textRange)
    if range.length > 0 { change(range, to: "") }
    insertToken(token, at: tokenIndex)
    selectedTokens = tokenIndex..<tokenIndex + 1
    selection = NSRange(location: 0, length: 0)
  }

  /// The colour of tokens; nil restores the system's.
  open var tokenBackgroundColor: UIColor! {
    get { storedTokenColor ?? .systemFill }
    set {
      storedTokenColor = newValue
      updateTokens()
    }
  }

  private var storedTokenColor: UIColor?

  /// Whether the user can delete tokens; true by default.
  open var allowsDeletingTokens = true

  /// The tokens that are selected, by their indexes.
  private var selectedTokens = 0..<0 { didSet { if selectedTokens != oldValue { updateTokens() } } }

  private func tokensDidChange() {
    updateTokens()
    contentDidChange()
    setNeedsLayout()
  }

  private func updateTokens() {
    for (index, view) in tokenViews.enumerated() {
      view.show(
        font: font ?? .systemFont(ofSize: UIFont.labelFontSize),
        color: tokenBackgroundColor,
        isSelected: selectedTokens.contains(index)
      )
    }
  }

  /// The tokens in a range.
  private func indexes(of range: UITextRange) -> Range<Int> {
    let count = tokenViews.count
    func index(_ position: UITextPosition) -> Int {
      min(count, max(0, count + ((position as? TextOffset)?.offset ?? 0)))
    }
    let first = index(range.start)
    return first..<max(first, index(range.end))
  }

  /// The width of the tokens, with the distance before the text, in points.
  private var widthOfTokens: CGFloat {
    tokenViews.reduce(0) { $0 + width(of: $1) + UISearchTextField.tokenSpacing }
  }

  /// The distance between tokens, in points (approximate).
  private static let tokenSpacing: CGFloat = 4

  /// A token is at most half as wide as the field.
  private func width(of view: SearchTokenView) -> CGFloat {
    min(view.sizeThatFits(.zero).width, bounds.width / 2)
  }

  /// Lays out the tokens between the magnifying glass and the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let text = textRect(forBounds: bounds)
    var place = isRightToLeft ? text.maxX + widthOfTokens : text.minX - widthOfTokens
    for view in tokenViews {
      let size = CGSize(width: width(of: view), height: view.sizeThatFits(.zero).height)
      let left = isRightToLeft ? place - size.width : place
      view.frame = CGRect(
        x: left,
        y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
      place += (size.width + UISearchTextField.tokenSpacing) * (isRightToLeft ? -1 : 1)
    }
  }

  // MARK: Text input with tokens

  /// Whether there is a text or a token.
  open override var hasText: Bool { super.hasText || !tokenViews.isEmpty }

  /// The position before the first token.
  open override var beginningOfDocument: UITextPosition { TextOffset(-tokenViews.count) }

  /// The selection of tokens and text; a position before a token selects the token instead.
  open override var selectedTextRange: UITextRange? {
    get {
      guard !selectedTokens.isEmpty else { return super.selectedTextRange }
      let start = selectedTokens.lowerBound - tokenViews.count
      let end = selectedTokens.upperBound - tokenViews.count
      let text = selection.length
      return TextOffsets(NSRange(start..<(text > 0 ? selection.location + text : end)))
    }
    set {
      super.selectedTextRange = newValue
      guard let newValue else { return selectedTokens = 0..<0 }
      var chosen = indexes(of: newValue)
      if chosen.isEmpty, chosen.lowerBound < tokenViews.count {
        chosen = chosen.lowerBound..<chosen.lowerBound + 1
      }
      selectedTokens = chosen
    }
  }

  /// Returns the range between two positions of tokens or of the text, in any order.
  open override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    let (first, second) = (place(fromPosition), place(toPosition))
    return TextOffsets(NSRange(min(first, second)..<max(first, second)))
  }

  /// Returns the position at a distance in tokens and UTF-16 units; nil beyond both.
  open override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let sum = place(position).addingReportingOverflow(offset)
    guard !sum.overflow, (-tokenViews.count...displayedString.length).contains(sum.partialValue) else {
      return nil
    }
    return TextOffset(sum.partialValue)
  }

  /// Returns which of two positions is first.
  open override func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (place(position), place(other))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  /// Returns the distance between two positions in tokens and UTF-16 units.
  open override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    place(toPosition) - place(from)
  }

  private func place(_ position: UITextPosition) -> Int {
    min(displayedString.length, max(-tokenViews.count, (position as? TextOffset)?.offset ?? 0))
  }

  /// Replaces the selection, with its tokens.
  open override func insertText(_ text: String) {
    removeSelectedTokens()
    super.insertText(text)
  }

  /// Deletes the selection or the character before the insertion point; before the text it selects the last token, which the next call
  /// deletes.
  open override func deleteBackward() {
    if !selectedTokens.isEmpty {
      guard allowsDeletingTokens else { return }
      removeSelectedTokens()
      if selection.length > 0 { super.deleteBackward() }
      sendActions(for: .editingChanged)
    } else if deletesTokens {
      selectedTokens = tokenViews.count - 1..<tokenViews.count
    } else {
      super.deleteBackward()
    }
  }

  /// Whether the delete key acts on tokens.
  override var deletesBesideText: Bool { !selectedTokens.isEmpty || deletesTokens }

  private var deletesTokens: Bool {
    allowsDeletingTokens && !tokenViews.isEmpty && deletedRange.length == 0
  }

  private func removeSelectedTokens() {
    let chosen = selectedTokens
    if !chosen.isEmpty { tokens.removeSubrange(chosen) }
  }

  override func didClearText() {
    if allowsDeletingTokens, !tokenViews.isEmpty { tokens = [] }
  }

  /// Selects a token that is tapped, otherwise acts as any text field.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    super.touchesEnded(touches, with: event)
    guard wasTracking, !isTracking, isTouchInside, let point = touches.first?.location(in: self) else {
      return
    }
    let tapped = tokenViews.firstIndex { $0.frame.contains(point) }
    selectedTokens = tapped.map { $0..<$0 + 1 } ?? 0..<0
  }

  override var colorOfPlaceholder: UIColor { .secondaryLabel }

  override var accessibilityDefaults: AccessibilityDefaults? {
    let value = displayedText.isEmpty ? placeholder : displayedText
    return AccessibilityDefaults(value: value, traits: stateTraits, kind: "search field")
  }
}

/// A part of a search that isn't text, such as a filter; it is shown as a capsule with an image and a text.
///
/// Source: Apple, UISearchToken.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String

  /// What the token stands for, for the application.
  open var representedObject: Any?

  /// Creates a token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// The capsule of a token.
private final class SearchTokenView: UIView {
  /// The height, the radius of the corners, and the distances of the content, in points (approximate).
  private static let height: CGFloat = 24
  private static let cornerRadius: CGFloat = 5
  private static let inset: CGFloat = 6
  private static let spacing: CGFloat = 4
  private static let iconSide: CGFloat = 16

  let token: UISearchToken
  private let label = UILabel()
  private let imageView: UIImageView?

  init(_ token: UISearchToken) {
    self.token = token
    imageView = token.icon.map { UIImageView(image: $0) }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.cornerRadius
    imageView?.contentMode = .scaleAspectFit
    label.text = token.text
    label.isAccessibilityElement = false
    for case let view? in [imageView, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(font: UIFont, color: UIColor, isSelected: Bool) {
    label.font = font.withSize(font.pointSize - 2)
    label.textColor = isSelected ? .white : .label
    imageView?.tintColor = isSelected ? .white : .label
    backgroundColor = isSelected ? effectiveTintColor : color
  }

  private var startOfLabel: CGFloat {
    Self.inset + (imageView == nil ? 0 : Self.iconSide + Self.spacing)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: startOfLabel + label.sizeThatFits(.zero).width + Self.inset, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = (bounds.height - Self.iconSide) / 2
    imageView?.frame = CGRect(x: Self.inset, y: top, width: Self.iconSide, height: Self.iconSide)
    label.frame = CGRect(
      x: startOfLabel,
      y: 0,
      width: max(0, bounds.width - startOfLabel - Self.inset),
      height: bounds.height
    )
  }

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: self.token.text, traits: .staticText)
  }
}

/// The grey magnifying glass of a search field.
@MainActor
final class MagnifyingGlass: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let unit = bounds.width / 20
    let path = UIBezierPath(ovalIn: CGRect(x: 2.5 * unit, y: 2.5 * unit, width: 11 * unit, height: 11 * unit))
    path.move(to: CGPoint(x: 12.2 * unit, y: 12.2 * unit))
    path.addLine(to: CGPoint(x: 16.8 * unit, y: 16.8 * unit))
    path.lineWidth = 1.6 * unit
    path.lineCapStyle = .round
    UIColor.secondaryLabel.setStroke()
    path.stroke()
  }
}
