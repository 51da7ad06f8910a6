/// A field for searching, with a cancel button and scopes.
///
/// Source: Apple, UISearchBar.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// The styles of a search bar.
  public enum Style: UInt, Sendable {
    /// Prominent.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  private let field = UISearchTextField(frame: .zero)
  private let background = BarBackground(lineAt: .bottom)
  private let cancelButton = UIButton(type: .system)
  private var scopes: UISegmentedControl?
  private lazy var fieldDelegate = SearchFieldDelegate(self)

  /// The controller whose search bar this is.
  final weak var search: (any SearchBarController)?

  /// The delegate, which is told of typing and buttons; not retained.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Creates an empty search bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty search bar of the natural height.
  public convenience init() { self.init(frame: .zero) }

  /// Creates an empty search bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeNib(self, as: UISearchBar.self)
  }

  private func prepare() {
    addSubview(background)
    addSubview(field)
    field.delegate = fieldDelegate
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    cancelButton.alpha = 0
    addSubview(cancelButton)
    clipsToBounds = true
  }

  // MARK: Text

  /// The text; setting it tells the delegate of nothing.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// The grey text that is shown while there is no text.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The field of the search bar.
  open var searchTextField: UISearchTextField { field }

  /// The top line of text; nil, the default, for none.
  open var prompt: String? {
    didSet {
      if let promptLabel { promptLabel.removeFromSuperview() }
      promptLabel = prompt.map { text in
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = .systemFont(ofSize: 15)
        label.textAlignment = .center
        addSubview(label)
        return label
      }
      layoutDidChange()
    }
  }

  private var promptLabel: UILabel?

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: field.text ?? "")
    search?.searchDidChange()
  }

  // MARK: Editing

  /// Begins editing in the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends editing in the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// Whether the field is edited.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// Whether the field can be edited.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  // MARK: Cancel button

  /// Whether the cancel button is shown; false by default.
  open var showsCancelButton: Bool {
    get { storedShowsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  private var storedShowsCancel = false

  /// Shows or hides the cancel button, optionally with an animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != storedShowsCancel else { return }
    storedShowsCancel = showsCancelButton
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: UISearchBar.duration) { self.layoutIfNeeded() }
  }

  /// The duration of showing the cancel button and of beginning a search, in seconds (approximate).
  static let duration: TimeInterval = 0.3

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    search?.searchWasCancelled()
  }

  // MARK: Scopes

  /// The titles of the buttons that limit a search; nil for none.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes?.removeFromSuperview()
      scopes = scopeButtonTitles.map { titles in
        let control = UISegmentedControl(items: titles)
        control.selectedSegmentIndex = titles.isEmpty ? UISegmentedControl.noSegment : 0
        control.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
        insertSubview(control, aboveSubview: field)
        return control
      }
      layoutDidChange()
    }
  }

  /// The index of the selected scope; 0 by default.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes?.selectedSegmentIndex ?? 0) }
    set {
      guard let scopes, (0..<scopes.numberOfSegments).contains(newValue) else { return }
      scopes.selectedSegmentIndex = newValue
    }
  }

  /// Whether the scopes are shown; false by default.
  open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { layoutDidChange() } } }

  /// Shows or hides the scopes, optionally with an animation; from iOS 13 on.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    showsScopeBar = show
    guard animated, window != nil else { return }
    UIView.animate(withDuration: UISearchBar.duration) { self.superview?.layoutIfNeeded() }
  }

  private func scopeDidChange() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    search?.searchDidChange()
  }

  // MARK: Appearance

  /// The style; a minimal search bar has no background.
  open var searchBarStyle = Style.default { didSet { setNeedsLayout() } }

  /// The style of the background.
  open var barStyle: UIBarStyle {
    get { background.style }
    set {
      customize(newValue) { $0.barStyle = $1 }
      background.style = newValue
    }
  }

  /// The colour of the background; nil for that of the style.
  open var barTintColor: UIColor? {
    get { background.color }
    set {
      customize(newValue) { $0.barTintColor = $1 }
      background.color = newValue
    }
  }

  /// Whether the background is translucent; true by default.
  open var isTranslucent: Bool {
    get { background.isTranslucent }
    set { background.isTranslucent = newValue }
  }

  /// The image in the background's place.
  open var backgroundImage: UIImage? {
    get { background.image }
    set { background.image = newValue }
  }

  /// The position of the bar: the delegate's, by default any.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: Keyboard

  /// The letters that the keyboard capitalizes automatically.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }

  /// Whether words are suggested.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  /// Whether misspelled words are marked; the simulation marks none.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }

  /// The kind of keyboard.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }

  /// The appearance of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }

  /// The label of the return key; Search by default.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  /// Whether the return key is disabled while there is no text; true by default.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: Layout

  /// The height of the row with the field, of the row of scopes, and of the prompt, in points (approximate).
  private static let rowHeight: CGFloat = 56
  private static let scopeHeight: CGFloat = 45
  private static let promptHeight: CGFloat = 19

  /// The distance of the parts from the sides, and between them, in points (approximate).
  private static let sideMargin: CGFloat = 8
  private static let barSideMargin: CGFloat = 16

  private func layoutDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    search?.barHeightDidChange()
  }

  private var showsScopes: Bool { showsScopeBar && scopes != nil }

  /// The height of the scopes, if they are shown.
  final var heightOfScopes: CGFloat { showsScopes ? UISearchBar.scopeHeight : 0 }

  private var naturalHeight: CGFloat {
    UISearchBar.rowHeight + heightOfScopes + (prompt == nil ? 0 : UISearchBar.promptHeight)
  }

  /// The natural height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  /// Returns the given width, and the natural height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  /// Whether the bar is in a navigation bar, which has a background of its own.
  final var isInNavigationBar = false { didSet { if isInNavigationBar != oldValue { setNeedsLayout() } } }

  /// The upper edge of the field in a navigation bar, in points.
  final var fieldTop: CGFloat = 1 { didSet { if fieldTop != oldValue { setNeedsLayout() } } }

  /// Places the field and the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    background.isHidden = isInNavigationBar || searchBarStyle == .minimal
    let margin = isInNavigationBar ? UISearchBar.barSideMargin : UISearchBar.sideMargin
    let sides = UIEdgeInsets(
      top: 0,
      left: safeAreaInsets.left + margin,
      bottom: 0,
      right: safeAreaInsets.right + margin
    )
    let area = bounds.inset(by: sides)
    let top = prompt == nil ? 0 : UISearchBar.promptHeight
    promptLabel?.frame = CGRect(x: area.minX, y: 4, width: area.width, height: top)
    let rowHeight = bounds.height - top - heightOfScopes
    let y =
      isInNavigationBar
      ? min(fieldTop, rowHeight - UISearchTextField.height) : top + (rowHeight - UISearchTextField.height) / 2
    var row = CGRect(x: area.minX, y: y, width: max(0, area.width), height: UISearchTextField.height)
    let cancel = cancelButton.sizeThatFits(row.size)
    let cancelX = storedShowsCancel ? area.maxX - cancel.width : bounds.maxX
    cancelButton.frame = CGRect(x: cancelX, y: row.midY - 17, width: cancel.width, height: 34)
    cancelButton.alpha = storedShowsCancel ? 1 : 0
    if storedShowsCancel { row.size.width = max(0, cancelX - UISearchBar.sideMargin - row.minX) }
    field.frame = row
    scopes?.isHidden = !showsScopes
    let scopeTop = isInNavigationBar ? row.maxY + 8 : bounds.maxY - UISearchBar.scopeHeight + 3
    scopes?.frame = CGRect(x: area.minX, y: scopeTop, width: max(0, area.width), height: 32)
    direct([field, cancelButton], in: area)
  }
}

/// Is told of changes by the user, for a search controller.
@MainActor
protocol SearchBarController: AnyObject {
  func searchDidBegin()
  func searchDidChange()
  func searchWasCancelled()
  func barHeightDidChange()
}

/// Passes the calls of the field on to the search bar's delegate.
@MainActor
private final class SearchFieldDelegate: UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.search?.searchDidBegin()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) { bar.delegate?.searchBarTextDidEndEditing(bar) }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return true
  }
}

/// Decides about the editing of a search bar, and is told of typing and buttons.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Returns whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Returns whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Called after typing, clearing and pasting changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Returns whether the typed `text` may replace the characters in `range`.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool

  /// Called when the search key of the keyboard was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Called when the cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Called when a scope was tapped.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Returns true.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
