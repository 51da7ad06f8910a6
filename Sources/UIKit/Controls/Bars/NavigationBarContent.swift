/// The views of one item of a navigation bar: back button, items, title and prompt.
@MainActor
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  private let backItem: UINavigationItem?
  private let titleFace: UIView
  private let largeTitle: LargeTitleView?
  private let prompt: UILabel?
  private var backButtons: [BarButton] = []
  private var leftViews: [(item: UIBarButtonItem, view: UIView?)] = []
  private var rightViews: [(item: UIBarButtonItem, view: UIView?)] = []

  /// Called when the back button is tapped.
  private let goBack: () -> Void

  init(
    _ item: UINavigationItem,
    backItem: UINavigationItem?,
    of bar: UINavigationBar,
    goBack: @escaping () -> Void
  ) {
    self.item = item
    self.backItem = backItem
    self.goBack = goBack
    titleFace = item.titleView ?? NavigationBarContent.makeTitle(item.title, of: bar)
    largeTitle = bar.topItemWantsLargeTitle ? LargeTitleView(item.title, of: bar) : nil
    prompt = item.prompt.map { NavigationBarContent.makePrompt($0, of: bar) }
    super.init(frame: bar.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let prompt { addSubview(prompt) }
    if let largeTitle { addSubview(largeTitle) }
    addSubview(titleFace)
    makeBackButtons(for: bar)
    leftViews = makeViews(item.leftBarButtonItems, for: bar)
    rightViews = makeViews(item.rightBarButtonItems, for: bar)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Parts

  private static func makeTitle(_ title: String?, of bar: UINavigationBar) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = title
    label.font = BarMetrics.titleFont
    label.textAlignment = .center
    takeColor(label, of: bar)
    if let font = bar.titleTextAttributes?[.font] as? UIFont { label.font = font }
    if let color = bar.titleTextAttributes?[.foregroundColor] as? UIColor { label.textColor = color }
    return label
  }

  private static func makePrompt(_ text: String, of bar: UINavigationBar) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = BarMetrics.promptFont
    label.textAlignment = .center
    takeColor(label, of: bar)
    return label
  }

  private static func takeColor(_ label: UILabel, of bar: UINavigationBar) {
    label.textColor = BarMetrics.title(bar.barStyle)
    guard let style = bar.glossyStyle else { return }
    label.textColor = style.title
    label.shadowColor = style.titleShadow
    label.shadowOffset = style.titleShadowOffset
  }

  private func makeViews(_ items: [UIBarButtonItem]?, for bar: UINavigationBar)
    -> [(item: UIBarButtonItem, view: UIView?)]
  {
    let shown = (items ?? []).filter { !$0.isHidden }
    bar.giveAppearance(to: shown)
    let views = shown.map { (item: $0, view: $0.makeView()) }
    for (_, view) in views { if let view { addSubview(view) } }
    return views
  }

  /// Creates back buttons with the previous title and with a shorter one; the layout decides which one is
  /// visible.
  private func makeBackButtons(for bar: UINavigationBar) {
    guard let backItem, !item.hidesBackButton else { return }
    let hasLeftItems = item.leftBarButtonItems?.contains { !$0.isHidden } ?? false
    guard !hasLeftItems || item.leftItemsSupplementBackButton else { return }
    backButtons = backTitles(of: backItem).map { title in
      let back = backItem.backBarButtonItem ?? UIBarButtonItem()
      bar.giveAppearance(to: [back])
      let button = BarButton(back, shape: .back, title: title)
      button.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          back.systemHandler?()
          goBack()
        },
        for: .primaryActionTriggered
      )
      addSubview(button)
      return button
    }
  }

  private func backTitles(of backItem: UINavigationItem) -> [String] {
    let title = backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title ?? ""
    switch backItem.backButtonDisplayMode {
    case .minimal where BarMetrics.isFlat: return [""]
    case .generic, .minimal: return [NavigationBarContent.backTitle]
    case .default: break
    }
    // A back item or title that is explicitly empty shows only the arrow.
    if title.isEmpty && (backItem.backBarButtonItem?.title ?? backItem.backButtonTitle) != nil {
      return [""]
    }
    return title.isEmpty ? [NavigationBarContent.backTitle] : [title, NavigationBarContent.backTitle]
  }

  /// The title of a back button if there is no other, or no space for it.
  static let backTitle = "Back"

  /// The visible back button, or nil.
  var backButton: UIButton? { backButtons.first { !$0.isHidden } }

  /// The label of the title, unless there is a title view.
  var titleLabel: UILabel? { item.titleView == nil ? titleFace as? UILabel : nil }

  /// The label of the large title, if the item can have one.
  var largeTitleLabel: UILabel? { largeTitle?.label }

  /// The height of the large title; the title in the row appears when the large one has almost gone.
  var largeTitleHeight: CGFloat = 0 {
    didSet { if largeTitleHeight != oldValue { setNeedsLayout() } }
  }

  /// The height of the row of buttons, of the height below the prompt.
  private func rowHeight(in height: CGFloat) -> CGFloat {
    guard let bar = superview as? UINavigationBar, bar.isStretchable else { return height }
    return min(height, BarMetrics.currentHeight)
  }

  /// The height of the search bar at the bottom.
  private var searchHeight: CGFloat { (superview as? UINavigationBar)?.searchArea?.bounds.height ?? 0 }

  /// Whether the title view is still here: newer content may have taken it over.
  private var ownsTitle: Bool { titleFace.superview === self }

  // MARK: Layout

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let promptHeight = prompt == nil ? 0 : BarMetrics.promptHeight
    prompt?.frame = CGRect(x: 0, y: 4, width: bounds.width, height: promptHeight - 8)
    let safe = superview?.safeAreaInsets ?? .zero
    let row = CGRect(
      x: safe.left,
      y: promptHeight,
      width: bounds.width - safe.left - safe.right,
      height: rowHeight(in: bounds.height - promptHeight)
    )
    if let largeTitle {
      largeTitle.frame = CGRect(
        x: row.minX,
        y: row.maxY,
        width: row.width,
        height: max(0, bounds.height - row.maxY - searchHeight)
      )
      titleLabel?.alpha = max(0, 1 - largeTitleHeight / BarMetrics.fadingTitleHeight)
    }
    let layout = NavigationBarLayout(width: row.width, margin: BarMetrics.margin, spacing: BarMetrics.spacing)
    let titleSize = titleFace.sizeInTitle

    let ownLeftWidths = leftViews.map(width)
    let rightWidths = rightViews.map(width)
    for (index, button) in backButtons.enumerated() {
      let fits = layout.hasRoom(
        left: layout.extent([button.sizeInBar.width] + ownLeftWidths),
        title: titleSize.width,
        right: layout.extent(rightWidths)
      )
      let isChosen = fits || index == backButtons.count - 1
      button.isHidden = !isChosen || backButtons[..<index].contains { !$0.isHidden }
    }
    let leftParts = (backButton.map { [$0 as UIView?] } ?? []) + leftViews.map(\.view)
    let leftWidths = (backButton.map { [$0.sizeInBar.width] } ?? []) + ownLeftWidths
    place(leftParts, at: layout.leftPositions(leftWidths), leftWidths, in: row)
    place(rightViews.map(\.view), at: layout.rightPositions(rightWidths), rightWidths, in: row)
    guard ownsTitle else { return }
    let title = layout.title(
      natural: titleSize.width,
      left: layout.extent(leftWidths),
      right: layout.extent(rightWidths)
    )
    let height = min(titleSize.height, row.height)
    let frame = CGRect(
      x: row.minX + title.x,
      y: row.minY + (row.height - height) / 2,
      width: title.width,
      height: height
    )
    titleFace.place(inBar: directed(frame, in: row), own: titleSize)
  }

  private func width(of part: (item: UIBarButtonItem, view: UIView?)) -> CGFloat {
    if part.item.width > 0 { return part.item.width }
    return part.view?.sizeInBar.width ?? 0
  }

  private func place(_ views: [UIView?], at positions: [CGFloat], _ widths: [CGFloat], in row: CGRect) {
    for (index, view) in views.enumerated() {
      guard let view, view.superview === self else { continue }
      let size = view.sizeInBar
      let height = view is BarButton ? row.height : min(size.height, row.height)
      let frame = CGRect(
        x: row.minX + positions[index],
        y: row.minY + (row.height - height) / 2,
        width: widths[index],
        height: height
      )
      view.place(inBar: directed(frame, in: row), own: size)
    }
  }
}

/// The movement of titles during a transition between items.
extension NavigationBarContent {
  /// A horizontal range of the bar, in points.
  struct Span {
    var start: CGFloat
    var length: CGFloat

    var middle: CGFloat { start + length / 2 }
  }

  /// The range of the title at rest.
  var titleSpan: Span {
    span(titleFace.center.x - titleFace.bounds.width / 2, titleFace.bounds.width)
  }

  /// A range along the bar, measured from the leading side.
  private func span(_ left: CGFloat, _ length: CGFloat) -> Span {
    Span(start: isRightToLeft ? bounds.width - left - length : left, length: length)
  }

  private var movingBack: BarButton? { backButtons.first { !$0.isHidden } }

  /// The range of the back button's title at rest; nil without a back button.
  var backTitleSpan: Span? {
    movingBack.map { button in
      let title = button.titleLabel?.frame ?? button.bounds
      return span(button.center.x - button.bounds.width / 2 + title.minX, title.width)
    }
  }

  /// The distance by which the back button's title must move until it is invisible, in points.
  var backTitleReach: CGFloat {
    guard let button = movingBack else { return 0 }
    return BarMetrics.isFlat ? button.bounds.width : button.bounds.width + BarMetrics.margin
  }

  /// Prepares titles for a movement.
  func beginMoving() {
    if BarMetrics.isFlat { movingBack?.beginMovingTitle(in: bounds) }
  }

  /// Moves the title towards the trailing side of its position; a title view doesn't move.
  func moveTitle(by distance: CGFloat) {
    titleLabel?.transform = CGAffineTransform(translationX: directed(distance), y: 0)
  }

  private func directed(_ distance: CGFloat) -> CGFloat { isRightToLeft ? -distance : distance }

  /// Moves the back button's title towards the trailing side of its position; before iOS 7, the whole button.
  func moveBackTitle(by distance: CGFloat) {
    guard let button = movingBack else { return }
    if BarMetrics.isFlat {
      button.moveTitle(by: directed(distance))
    } else {
      button.transform = CGAffineTransform(translationX: directed(distance), y: 0)
    }
  }

  func endMoving() {
    alpha = 1
    moveTitle(by: 0)
    moveBackTitle(by: 0)
    for button in backButtons { button.endMovingTitle() }
  }
}

extension UIView {
  /// The preferred size of a title view.
  fileprivate var sizeInTitle: CGSize {
    guard !(self is UILabel), !bounds.isEmpty else {
      return sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    }
    return ownSizeInBar
  }
}

/// The layout of a navigation bar.
///
/// 1. The back button and the left items are at the left, the right items at the right, with standard
///    spacing.
/// 2. The title is in the middle of the bar. If the middle is occupied, it moves to the side; if there is too
///    little space, it is truncated.
/// 3. The back button shows the previous title if this leaves the title complete and centred, otherwise
///    "Back".
///
/// Source: Apple, UINavigationItem.backBarButtonItem and UINavigationBar.
struct NavigationBarLayout {
  /// The bar's width.
  let width: CGFloat
  /// The margin at both ends.
  let margin: CGFloat
  /// The space between two parts.
  let spacing: CGFloat

  /// Returns the left edges of parts in a row from the left.
  func leftPositions(_ widths: [CGFloat]) -> [CGFloat] {
    var x = margin
    return widths.map { width in
      defer { x += width + spacing }
      return x
    }
  }

  /// Returns the left edges of parts in a row from the right, with the outermost first.
  func rightPositions(_ widths: [CGFloat]) -> [CGFloat] {
    var x = width - margin
    return widths.map { width in
      x -= width
      defer { x -= spacing }
      return x
    }
  }

  /// Returns the width of the parts at one end, including the space before the title.
  func extent(_ widths: [CGFloat]) -> CGFloat {
    widths.isEmpty ? margin : widths.reduce(margin) { $0 + $1 + spacing }
  }

  /// Returns the left edge and width of a title with a preferred width of `natural` points.
  func title(natural: CGFloat, left: CGFloat, right: CGFloat) -> (x: CGFloat, width: CGFloat) {
    let room = max(0, width - left - right)
    let title = min(natural, room)
    let centered = (width - title) / 2
    return (min(max(centered, left), width - right - title), title)
  }

  /// Returns whether parts at the left leave the title centred, and complete beside those at the right.
  func hasRoom(left: CGFloat, title: CGFloat, right: CGFloat) -> Bool {
    left <= (width - title) / 2 && left + title + right <= width
  }
}

/// The transition between two items of a navigation bar.
///
/// 1. The lower title moves to the title of the upper item's back button; the two cross-fade.
/// 2. The upper title comes from the right, at a distance from the lower one, so they never overlap.
/// 3. The lower item's own back title moves out to the left behind the arrow, which doesn't move. Before iOS
///    7 the whole button moves.
/// 4. All other parts fade in place.
///
/// Source: Apple, iOS 7 UI Transition Guide and UINavigationBar.backIndicatorTransitionMaskImage; observed on
/// devices.
@MainActor
struct NavigationBarSlide {
  /// The content of the pushed or popped item.
  let upper: NavigationBarContent?
  /// The content of the item below.
  let lower: NavigationBarContent?
  /// The bar's width in points.
  let width: CGFloat

  /// Shows the progress of a push, from 0 to 1; a pop is the reverse.
  func show(_ stage: CGFloat) {
    let rest = 1 - stage
    if let lower {
      lower.alpha = rest
      lower.moveTitle(by: lowerWay * stage)
      lower.moveBackTitle(by: -lowerBackWay * stage)
    }
    if let upper {
      upper.alpha = stage
      upper.moveTitle(by: upperWay * rest)
      upper.moveBackTitle(by: upperBackWay * rest)
    }
  }

  // All movements are linear and simultaneous: parts that don't overlap at both ends never overlap.

  /// The start offset of the upper title: at least half the width, and to the right of the lower title.
  private var upperWay: CGFloat {
    guard let upper, let lower else { return width / 2 }
    let half = max(lower.titleSpan.length, upper.backTitleSpan?.length ?? 0) / 2
    return max(width / 2, lower.titleSpan.middle + half + BarMetrics.spacing - upper.titleSpan.start)
  }

  /// The end offset of the lower title: at the back button's title, or left of the upper title.
  private var lowerWay: CGFloat {
    guard let upper, let lower else { return -width / 2 }
    let half = lower.titleSpan.length / 2
    let free = upper.titleSpan.start - BarMetrics.spacing - half
    return min(upper.backTitleSpan?.middle ?? free, free) - lower.titleSpan.middle
  }

  /// The start offset of the upper back title: at the lower title.
  private var upperBackWay: CGFloat {
    guard let upper, let lower, let back = upper.backTitleSpan else { return 0 }
    return lower.titleSpan.middle - back.middle
  }

  /// The distance by which the lower back title moves to the left: until it is invisible and doesn't overlap
  /// the lower title.
  private var lowerBackWay: CGFloat {
    guard let lower, let back = lower.backTitleSpan else { return 0 }
    let left = lower.titleSpan.start + lowerWay
    return max(lower.backTitleReach, back.start + back.length - left + BarMetrics.spacing)
  }
}
