/// A bar with a title, a back button and other buttons for the topmost of a stack of items.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, GlossyBar {
  /// The direction of a transition between items.
  enum Direction {
    case none
    case forward
    case backward
  }

  /// The duration of a transition, in seconds.
  ///
  /// Apple publishes no value; devices use a similar one.
  static let transitionDuration: TimeInterval = 0.35

  private let background = BarBackground(lineAt: .bottom)
  final private(set) var stack: [UINavigationItem] = []
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// The content of the topmost item, and the content that is being removed.
  final var content: NavigationBarContent?
  final var leavingContent: NavigationBarContent?

  /// The clipped area of the search bar of the topmost item.
  final var searchArea: UIView?

  /// The navigation controller of the bar, if any.
  final weak var manager: (any NavigationBarManager)?

  /// The height by which the background extends above the bar, under the status bar.
  final var overlapAbove: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Creates a bar without items from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    coder.decodeNib(self, as: UINavigationBar.self)
  }

  private weak var storedDelegate: (any UINavigationBarDelegate)?

  /// The delegate, which decides about pushing and popping; not retained.
  ///
  /// Setting the delegate of a navigation controller's bar raises NSInternalInconsistencyException.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { storedDelegate }
    set {
      refuseManaged("Cannot manually set the delegate on a UINavigationBar managed by a controller.")
      storedDelegate = newValue
    }
  }

  /// The position of the bar: the top of the screen for a navigation controller's bar.
  ///
  /// Otherwise the delegate decides; by default it is the top of the container.
  open var barPosition: UIBarPosition {
    if manager != nil { return .topAttached }
    let position = storedDelegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }

  private func refuseManaged(_ reason: String) {
    if manager != nil { UIKitException.raise(.internalInconsistencyException, reason) }
  }

  // MARK: Items

  /// The items, lowest first.
  ///
  /// Changing the items of a navigation controller's bar raises NSInternalInconsistencyException.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The topmost item.
  open var topItem: UINavigationItem? { stack.last }

  /// The item below the topmost one, which the back button leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Replaces all items; the transition is a pop if the new top was below the old one, otherwise a push.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    refuseManaged("Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")
    let new = items ?? []
    let isBelow = new.last.map { top in stack.contains { $0 === top } } ?? true
    let isSame = new.last === stack.last
    change(to: new, isSame || !animated ? .none : isBelow ? .backward : .forward, completion: nil)
  }

  /// Pushes an item, if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    refuseManaged(
      "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller."
    )
    guard storedDelegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: stack + [item], animated ? .forward : .none) { [weak self] in
      guard let self else { return }
      storedDelegate?.navigationBar(self, didPush: item)
    }
  }

  /// Pops the topmost item, if the delegate allows it, and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    refuseManaged(
      "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller."
    )
    guard let item = stack.last, storedDelegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    change(to: stack.dropLast(), animated ? .backward : .none) { [weak self] in
      guard let self else { return }
      storedDelegate?.navigationBar(self, didPop: item)
    }
    return item
  }

  private func change(to items: [UINavigationItem], _ direction: Direction, completion: (() -> Void)?) {
    beginChange(to: items, direction)
    guard direction != .none, window != nil, UIView.areAnimationsEnabled else {
      endChange()
      completion?()
      return
    }
    UIView.animate(
      withDuration: UINavigationBar.transitionDuration,
      animations: { self.setChangeProgress(1) },
      completion: { _ in
        self.endChange()
        completion?()
      }
    )
  }

  // MARK: Transitions

  /// Adds the content of the new top, which starts invisible if the change is animated.
  final func beginChange(to items: [UINavigationItem], _ direction: Direction) {
    let isSameTop = stack.last === items.last && stack.dropLast().last === items.dropLast().last
    for item in stack { item.onChange = nil }
    stack = items
    endChange()
    for item in items { item.onChange = { [weak self] in self?.itemDidChange($0) } }
    guard !isSameTop || content == nil else { return }
    leavingContent = content
    changeDirection = direction
    content = makeContent()
    if let content { addSubview(content) }
    searchDidChange()
    if direction == .none {
      endChange()
    } else {
      UIView.performWithoutAnimation {
        for content in [content, leavingContent] {
          content?.layoutIfNeeded()
          content?.beginMoving()
        }
        setChangeProgress(0)
      }
    }
  }

  private var changeDirection = Direction.none

  /// The progress of the transition, from 0 to 1.
  private var changeProgress: CGFloat = 1

  /// Shows a progress of the transition, from 0 to 1.
  final func setChangeProgress(_ progress: CGFloat) {
    changeProgress = progress
    guard changeDirection != .none else { return }
    let isPop = changeDirection == .backward
    let slide = NavigationBarSlide(
      upper: isPop ? leavingContent : content,
      lower: isPop ? content : leavingContent,
      width: bounds.width
    )
    slide.show(isPop ? 1 - progress : progress)
  }

  final func endChange() {
    setChangeProgress(1)
    changeDirection = .none
    leavingContent?.removeFromSuperview()
    leavingContent = nil
    content?.endMoving()
  }

  private func makeContent() -> NavigationBarContent? {
    guard let item = stack.last else { return nil }
    for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
      button.follow(in: self) { [weak self] in self?.itemDidChange(false) }
    }
    backItem?.backBarButtonItem?.follow(in: self) { [weak self] in self?.itemDidChange(false) }
    let content = NavigationBarContent(item, backItem: backItem, of: self) { [weak self] in
      self?.backButtonWasTapped()
    }
    content.largeTitleHeight = titlePart(of: stack)
    return content
  }

  private func itemDidChange(_ animated: Bool) {
    rebuild()
    manager?.barItemDidChange()
    guard animated, window != nil, let content else { return }
    BarMetrics.fadeIn([content])
  }

  /// Rebuilds the content of the topmost item.
  final func rebuild() {
    guard let old = content else { return }
    let new = makeContent()
    new?.frame = old.frame
    if let new { insertSubview(new, aboveSubview: old) }
    old.removeFromSuperview()
    content = new
    searchDidChange()
    if changeDirection != .none {
      UIView.performWithoutAnimation {
        new?.layoutIfNeeded()
        new?.beginMoving()
        setChangeProgress(changeProgress)
      }
    }
    setNeedsLayout()
  }

  private func backButtonWasTapped() {
    if let manager {
      manager.backButtonWasTapped()
    } else {
      popItem(animated: true)
    }
  }

  /// The visible back button, or nil.
  package final var backButton: UIButton? { content?.backButton }

  /// The label of the title, or nil if there is a title view.
  package final var titleLabel: UILabel? { content?.titleLabel }

  /// The label of the large title, or nil if the topmost item has none.
  package final var largeTitleLabel: UILabel? { content?.largeTitleLabel }

  // MARK: Appearance

  final var glossyStyle: GlossyBarStyle? { background.glossyStyle }

  /// The colour of the lowest pixel row before iOS 7, or nil if there is an image.
  final var bottomColor: UIColor? { background.bottomColor }

  /// The style of the background.
  open var barStyle: UIBarStyle {
    get { background.style }
    set {
      customize(newValue) { $0.barStyle = $1 }
      background.style = newValue
      rebuild()
      manager?.viewIfLoaded?.setNeedsLayout()
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

  /// Whether the bar is translucent; defaults to true from iOS 7, false before.
  open var isTranslucent: Bool {
    get { background.isTranslucent }
    set {
      customize(newValue) { $0.isTranslucent = $1 }
      background.isTranslucent = newValue
      setItemsNeedDisplay()
      manager?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      customize(titleTextAttributes) { $0.titleTextAttributes = $1 }
      rebuild()
    }
  }

  /// Whether titles are large, below the buttons and in a higher bar; items decide with `largeTitleDisplayMode`.
  ///
  /// It has no effect before iOS 11, and where the height is compact, as on phones in landscape. In a navigation controller the
  /// large title moves out of the bar when the controller's content is scrolled.
  open var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      rebuild()
      invalidateIntrinsicContentSize()
      manager?.barItemDidChange()
    }
  }

  /// The font and colour of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      customize(largeTitleTextAttributes) { $0.largeTitleTextAttributes = $1 }
      rebuild()
    }
  }

  /// The image of the line below the bar; if a background image is set, an empty image hides the line.
  open var shadowImage: UIImage? {
    get { background.shadow }
    set {
      customize(newValue) { $0.shadowImage = $1 }
      background.shadow = newValue
    }
  }

  /// Sets the background image for a kind of bar; the position is ignored.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// Returns the background image for a kind of bar.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }

  /// Sets the background image for a kind of bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    customize(backgroundImage, axes: [barMetrics.rawValue]) { $0.setBackgroundImage($1, for: barMetrics) }
    backgroundImages[barMetrics] = backgroundImage
    showBackgroundImage()
  }

  /// Returns the background image for a kind of bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  private func showBackgroundImage() {
    background.image =
      backgroundImages[BarMetrics.isCompact ? .compact : .default] ?? backgroundImages[.default]
  }

  override func didTakeAppearance() {
    if hasItemProxies { rebuild() }
  }

  // MARK: Layout

  /// Returns the given width, and the height of a bar with the topmost item.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(of: stack, stretch: stretchHeight(of: stack)))
  }

  /// The height of a bar with the topmost of these items, and a large title and a search bar that together have some height.
  final func height(of items: [UINavigationItem], stretch: CGFloat) -> CGFloat {
    if let search = items.last?.shownSearch, search.coversBar { return heightOfSearch(search) }
    let prompt = items.last?.prompt == nil ? 0 : BarMetrics.promptHeight
    return BarMetrics.currentHeight + prompt + stretch + fixedSearchHeight(of: items)
  }

  /// Whether the bar has large titles in this version of the system.
  final var hasLargeTitles: Bool { prefersLargeTitles && device.behavior.hasLargeTitles }

  /// Whether the topmost item has a large title where the height is not compact.
  final var topItemWantsLargeTitle: Bool {
    hasLargeTitles && UINavigationItem.LargeTitleDisplayMode.isLarge(stack.map(\.largeTitleDisplayMode))
  }

  /// Whether the topmost of these items has a large title now.
  final func showsLargeTitle(of items: [UINavigationItem]) -> Bool {
    prefersLargeTitles && BarMetrics.hasLargeTitles
      && UINavigationItem.LargeTitleDisplayMode.isLarge(items.map(\.largeTitleDisplayMode))
  }

  /// The height of a bar with the topmost item.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Places the background, which can be clear while there is a large title.
  final func placeBackground() {
    let above = manager == nil && barPosition == .topAttached ? max(0, frame.minY) : overlapAbove
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    guard isStretchable || background.alpha < 1 else { return }
    let isHigh = isStretchable && bounds.height > height(of: stack, stretch: 0)
    background.alpha = isHigh && device.behavior.barsOfLargeTitlesAreClear ? 0 : 1
  }

  private var layoutWasCompact = BarMetrics.isCompact

  /// Lays out background and content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeBackground()
    content?.largeTitleHeight = titlePart(of: stack)
    placeSearch()
    guard layoutWasCompact != BarMetrics.isCompact else { return }
    layoutWasCompact = BarMetrics.isCompact
    showBackgroundImage()
    rebuild()
  }
}

/// Decides about changes of a bar's items, and is notified of them.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether `item` may be pushed; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

  /// Called after an item was pushed and the animation has ended.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

  /// Returns whether `item` may be popped; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

  /// Called after an item was popped and the animation has ended.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns true.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }

  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  /// Returns true.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }

  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
