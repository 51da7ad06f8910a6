/// A row of segments, of which a tap selects one.
///
/// A tap on another segment than the selected one sends `valueChanged`. Source: Apple, UISegmentedControl.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index of a segment where none is selected.
  public nonisolated static let noSegment = -1

  private var segments: [SegmentView] = []
  private var storedIndex = UISegmentedControl.noSegment
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The segment under the tracked finger.
  private weak var pressed: SegmentView?

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeAppearance()
  }

  /// Creates a control with a segment for each string or image; other items are ignored.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String { segments.append(SegmentView(title: title)) }
      if let image = item as? UIImage { segments.append(SegmentView(image: image)) }
    }
    segments.forEach(addSubview)
    takeAppearance()
    frame.size = sizeThatFits(.zero)
  }

  /// Creates a control with a segment for each action, from iOS 14 on; see `insertSegment(action:at:animated:)`.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame.size == .zero { self.frame.size = sizeThatFits(.zero) }
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeAppearance()
    coder.decodeNib(self, as: UISegmentedControl.self)
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; an index out of range is the nearest one in it.
  ///
  /// The selected segment stays selected. The change is not animated.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title), at: segment)
  }

  /// Inserts a segment with an image; an index out of range is the nearest one in it.
  ///
  /// The selected segment stays selected. The change is not animated.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(image: image), at: segment)
  }

  /// Inserts a segment with the image of an action, or otherwise its title, from iOS 14 on.
  ///
  /// The action runs when people select the segment. A segment with the action's identifier is updated if it has this index, otherwise
  /// it is removed before. Source: Apple, UISegmentedControl.insertSegment(action:at:animated:).
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let known = segmentIndex(identifiedBy: action.identifier)
    if known == segment { return segments[known].take(action, then: takeAppearance) }
    if known != NSNotFound { removeSegment(at: known, animated: animated) }
    let view = SegmentView(title: nil)
    view.take(action) {}
    insert(view, at: segment)
  }

  /// Gives a segment another action, whose identifier no other segment has; otherwise it raises NSInternalInconsistencyException, in
  /// our words.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    let known = segmentIndex(identifiedBy: action.identifier)
    guard let (index, view) = pinned(segment) else { return }
    if known != NSNotFound, known != index {
      UIKitException.raise(
        .internalInconsistencyException,
        "The identifier \(action.identifier.rawValue) is that of the action of segment \(known)."
      )
    }
    view.take(action, then: takeAppearance)
  }

  /// Returns the action of a segment; nil if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { pinned(segment)?.view.action }

  /// Returns the index of the segment whose action has an identifier; `NSNotFound` if there is none.
  open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? NSNotFound
  }

  private func insert(_ segment: SegmentView, at index: Int) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    addSubview(segment)
    if storedIndex >= index { storedIndex += 1 }
    takeAppearance()
  }

  /// Removes a segment; an index out of range is the nearest one in it.
  ///
  /// If it is selected, none is afterwards. The change is not animated.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let (index, view) = pinned(segment) else { return }
    segments.remove(at: index)
    view.removeFromSuperview()
    if storedIndex == index { storedIndex = UISegmentedControl.noSegment }
    if storedIndex > index { storedIndex -= 1 }
    takeAppearance()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments.forEach { $0.removeFromSuperview() }
    segments = []
    storedIndex = UISegmentedControl.noSegment
    takeAppearance()
  }

  /// Sets the title of a segment, which replaces its image; an index beyond the last segment means that.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    update(segment) { $0.content = .title(title) }
  }

  /// Returns the title of a segment; nil if it has none.
  open func titleForSegment(at segment: Int) -> String? { pinned(segment)?.view.title }

  /// Sets the image of a segment, which replaces its title; an index beyond the last segment means that.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    update(segment) { $0.content = .image(image) }
  }

  /// Returns the image of a segment; nil if it has none.
  open func imageForSegment(at segment: Int) -> UIImage? { pinned(segment)?.view.image }

  /// Sets the width of a segment in points; with 0 it shares what the others leave.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    update(segment) { $0.width = width > 0 && width.isFinite ? width : 0 }
  }

  /// Returns the width that was set for a segment; 0 if none was.
  open func widthForSegment(at segment: Int) -> CGFloat { pinned(segment)?.view.width ?? 0 }

  /// Sets whether a segment can be selected by taps.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    update(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether a segment can be selected by taps.
  open func isEnabledForSegment(at segment: Int) -> Bool { pinned(segment)?.view.isEnabled ?? false }

  /// Sets the offset of what a segment shows from its middle, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    update(segment) { $0.contentOffset = offset }
  }

  /// Returns the offset of what a segment shows.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    pinned(segment)?.view.contentOffset ?? .zero
  }

  private func pinned(_ index: Int) -> (index: Int, view: SegmentView)? {
    guard !segments.isEmpty else { return nil }
    let index = min(max(0, index), segments.count - 1)
    return (index, segments[index])
  }

  private func update(_ index: Int, _ change: (SegmentView) -> Void) {
    guard let segment = pinned(index)?.view else { return }
    change(segment)
    takeAppearance()
  }

  // MARK: Selection

  /// The index of the selected segment, or `noSegment`; setting it sends no action, and other indices are ignored.
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set {
      guard newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue) else { return }
      storedIndex = newValue
      takeAppearance()
    }
  }

  /// Whether a segment is selected only while its action is sent.
  open var isMomentary = false

  override var keepsTapsFromSuperviews: Bool { true }

  /// Takes a touch on a segment that is enabled.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch)
    return pressed != nil
  }

  /// Selects the segment if the finger was lifted from where it had touched it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, let segment = segment(at: touch), segment === pressed,
      let index = segments.firstIndex(where: { $0 === segment }), index != storedIndex
    else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    segment.action?.performWithSender(self, target: nil)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  private func segment(at touch: UITouch) -> SegmentView? {
    let point = touch.location(in: self)
    let gap = device.behavior.segmentGap
    return segments.first { $0.isEnabled && $0.frame.insetBy(dx: -gap, dy: -gap).contains(point) }
  }

  // MARK: Appearance

  /// The colour of the selected segment from iOS 13 on; nil for white.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      customize(selectedSegmentTintColor) { $0.selectedSegmentTintColor = $1 }
      takeAppearance()
    }
  }

  /// Sets font and colour of the titles in a state; nil for the system's.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    customize(attributes, axes: [Int(bitPattern: state.rawValue)]) {
      $0.setTitleTextAttributes($1, for: state)
    }
    self.attributes[state.rawValue] = attributes
    takeAppearance()
  }

  /// Returns the attributes that were set for the titles in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  // MARK: Images

  private var backgrounds = StateValues<UIImage>()
  private var dividers: [DividerKey: UIImage] = [:]

  private struct DividerKey: Hashable {
    let left: UInt
    let right: UInt
  }

  /// Sets the image behind segments in a state, in all kinds of bars; nil for the system's look.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    customize(backgroundImage, axes: [Int(bitPattern: state.rawValue), barMetrics.rawValue]) {
      $0.setBackgroundImage($1, for: state, barMetrics: barMetrics)
    }
    backgrounds[state] = backgroundImage
    takeAppearance()
  }

  /// Returns the image behind segments in a state, or otherwise in the normal state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state]
  }

  /// Sets the image between two segments in their states; nil for none.
  open func setDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    dividers[DividerKey(left: leftState.rawValue, right: rightState.rawValue)] = dividerImage
    takeAppearance()
  }

  /// Returns the image between two segments in their states; nil if none was set.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    dividers[DividerKey(left: leftState.rawValue, right: rightState.rawValue)]
  }

  private func divider(_ left: State, _ right: State) -> UIImage? {
    dividers[DividerKey(left: left.rawValue, right: right.rawValue)]
      ?? dividers[DividerKey(left: State.normal.rawValue, right: State.normal.rawValue)]
  }

  private func state(of index: Int) -> State {
    if !(segments[index].isEnabled && isEnabled) { return .disabled }
    return index == storedIndex
      ? .selected : segments[index] === pressed && isTouchInside ? .highlighted : .normal
  }

  private func takeAppearance() {
    let hasGround = backgrounds[.normal] == nil
    let (isFlat, tint) = takeSegmentOutline(isDrawn: hasGround)
    for (index, segment) in segments.enumerated() {
      let isSelected = index == storedIndex
      segment.isSelected = isSelected
      segment.backgroundColor =
        isSelected && hasGround
        ? isFlat ? tint : selectedSegmentTintColor ?? InterfaceColors.segmentCard : nil
      segment.background.image = hasGround ? nil : backgrounds[self.state(of: index)]
      segment.divider.image = index > 0 ? divider(self.state(of: index - 1), self.state(of: index)) : nil
      segment.layer.cornerRadius = isFlat ? 0 : 7
      let color: UIColor = isFlat ? isSelected ? ground : tint : InterfaceColors.text
      let state: State = !(segment.isEnabled && isEnabled) ? .disabled : isSelected ? .selected : .normal
      let own = (attributes[State.normal.rawValue] ?? [:])
        .merging(attributes[state.rawValue] ?? [:]) { _, new in new }
      segment.show(
        font: own[.font] as? UIFont
          ?? .systemFont(ofSize: 13, weight: isSelected && !isFlat ? .medium : .regular),
        color: own[.foregroundColor] as? UIColor
          ?? (state == .disabled ? color.withAlphaComponent(0.3) : color)
      )
      // From iOS 13 on lines separate segments that aren't selected.
      let isBesideSelected = isSelected || index - 1 == storedIndex
      segment.edge.backgroundColor =
        !hasGround || index == 0 ? nil : isFlat ? tint : isBesideSelected ? nil : .separator
      segment.edgeInset = isFlat ? 0 : 6
      segment.layer.shadowOpacity = isSelected && hasGround && !isFlat ? 0.12 : 0
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The colour behind the control, in which the selected title is up to iOS 12.
  private var ground: UIColor {
    sequence(first: superview, next: { $0?.superview })
      .compactMap { $0?.backgroundColor }.first { $0.cgColor.alpha > 0 } ?? .white
  }

  override func stateDidChange() {
    super.stateDidChange()
    takeAppearance()
  }

  /// Updates the colours of segments up to iOS 12.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    takeAppearance()
  }

  /// Takes the colours of the new place.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    takeAppearance()
  }

  // MARK: Layout

  /// Whether segments without a width share the room by what they show; otherwise in equal parts.
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// Lays out the segments.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let free = segments.filter { $0.width == 0 }
    let room = max(0, bounds.width - segments.reduce(0) { $0 + $1.width })
    let content = free.reduce(0) { $0 + $1.naturalWidth }
    var x = bounds.minX
    for segment in segments {
      let share =
        apportionsSegmentWidthsByContent && content > 0
        ? segment.naturalWidth / content : 1 / CGFloat(free.count)
      let width = segment.width > 0 ? segment.width : room * share
      let gap = device.behavior.segmentGap
      segment.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        .insetBy(dx: gap, dy: gap)
      x += width
    }
    direct(segments, in: bounds)
  }

  /// Returns the size that shows all segments.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widest = segments.map(\.naturalWidth).max() ?? 0
    let width = segments.reduce(0) {
      $0 + ($1.width > 0 ? $1.width : apportionsSegmentWidthsByContent ? $1.naturalWidth : widest)
    }
    return CGSize(width: width, height: device.behavior.segmentHeight)
  }

  /// The size that shows all segments, within the alignment insets.
  open override var intrinsicContentSize: CGSize {
    let size = sizeThatFits(.zero)
    return CGSize(width: size.width, height: size.height - alignmentRectInsets.bottom)
  }

  /// The distance from the bottom of the frame to the rectangle by which constraints align the control.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: device.behavior.segmentAlignmentInset, right: 0)
  }

  /// Its segments are the elements.
  override var accessibilityDefaults: AccessibilityDefaults? { nil }

  package override var summaryDetails: [String] { ["selected = \(storedIndex)"] }
}

extension UIControl {
  /// Gives the control the outline that segmented controls and steppers share: a line in the tint colour up to iOS 12, a grey
  /// ground from iOS 13 on.
  ///
  /// - Returns: whether there is a line, and the tint colour.
  final func takeSegmentOutline(isDrawn: Bool = true) -> (isFlat: Bool, tint: UIColor) {
    let isFlat = !device.behavior.segmentsAreCards
    let tint: UIColor = tintColor ?? .systemBlue
    layer.cornerRadius = isFlat ? 4 : 8
    layer.borderWidth = isFlat && isDrawn ? 1 : 0
    layer.borderColor = tint.cgColor
    clipsToBounds = true
    if !isFlat, backgroundColor == nil, isDrawn { storedBackgroundColor = InterfaceColors.segmentGround }
    if !isDrawn, backgroundColor == InterfaceColors.segmentGround { storedBackgroundColor = nil }
    return (isFlat, tint)
  }
}

extension UIColor {
  /// The card of the selected segment.
  fileprivate static var standardSegment: UIColor { .white }
}
