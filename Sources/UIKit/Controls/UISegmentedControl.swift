/// A row of segments, of which a tap selects one.
///
/// A tap on another segment than the selected one sends `valueChanged`. Source: Apple, UISegmentedControl.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index of a segment where none is selected.
  public nonisolated static let noSegment = -1

  private var segments: [Segment] = []
  private var storedIndex = UISegmentedControl.noSegment
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The segment under the tracked finger.
  private weak var pressed: Segment?

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeAppearance()
  }

  /// Creates a control with a segment for each string or image; other items are ignored.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String { segments.append(Segment(title: title)) }
      if let image = item as? UIImage { segments.append(Segment(image: image)) }
    }
    segments.forEach(addSubview)
    takeAppearance()
    frame.size = sizeThatFits(.zero)
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
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image; an index out of range is the nearest one in it.
  ///
  /// The selected segment stays selected. The change is not animated.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
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

  private func pinned(_ index: Int) -> (index: Int, view: Segment)? {
    guard !segments.isEmpty else { return nil }
    let index = min(max(0, index), segments.count - 1)
    return (index, segments[index])
  }

  private func update(_ index: Int, _ change: (Segment) -> Void) {
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
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  private func segment(at touch: UITouch) -> Segment? {
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

  private func takeAppearance() {
    let (isFlat, tint) = takeSegmentOutline()
    for (index, segment) in segments.enumerated() {
      let isSelected = index == storedIndex
      segment.isSelected = isSelected
      segment.backgroundColor = isSelected ? isFlat ? tint : selectedSegmentTintColor ?? .white : nil
      segment.layer.cornerRadius = isFlat ? 0 : 7
      let color: UIColor = isFlat ? isSelected ? ground : tint : .black
      let state: State = !(segment.isEnabled && isEnabled) ? .disabled : isSelected ? .selected : .normal
      let own = (attributes[State.normal.rawValue] ?? [:])
        .merging(attributes[state.rawValue] ?? [:]) { _, new in new }
      segment.show(
        font: own[.font] as? UIFont
          ?? .systemFont(ofSize: 13, weight: isSelected && !isFlat ? .medium : .regular),
        color: own[.foregroundColor] as? UIColor
          ?? (state == .disabled ? color.withAlphaComponent(0.3) : color)
      )
      segment.edge.backgroundColor = isFlat && index > 0 ? tint : nil
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
  final func takeSegmentOutline() -> (isFlat: Bool, tint: UIColor) {
    let isFlat = !device.behavior.segmentsAreCards
    let tint: UIColor = tintColor ?? .systemBlue
    layer.cornerRadius = isFlat ? 4 : 8
    layer.borderWidth = isFlat ? 1 : 0
    layer.borderColor = tint.cgColor
    clipsToBounds = true
    if !isFlat, backgroundColor == nil {
      storedBackgroundColor = UIColor(red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.12)
    }
    return (isFlat, tint)
  }
}

/// A segment, which assistive technologies see as a button.
private final class Segment: UIView {
  enum Content {
    case title(String?)
    case image(UIImage?)
  }

  /// The room left and right of what a segment shows, in points; Apple doesn't document it.
  private static let margin: CGFloat = 10

  var content: Content
  /// The width that was set; 0 for none.
  var width: CGFloat = 0
  var isEnabled = true
  var isSelected = false
  /// The line that separates it from the segment before.
  let edge = UIView()
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)

  init(title: String?) {
    content = .title(title)
    super.init(frame: .zero)
    prepare()
  }

  init(image: UIImage?) {
    content = .image(image)
    super.init(frame: .zero)
    prepare()
  }

  required init?(coder: NSCoder) { nil }

  private func prepare() {
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    picture.contentMode = .center
    for view in [picture, label, edge] { addSubview(view) }
  }

  var title: String? { if case .title(let title) = content { title } else { nil } }
  var image: UIImage? { if case .image(let image) = content { image } else { nil } }

  var naturalWidth: CGFloat {
    (image?.size.width ?? label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width)
      + 2 * Segment.margin
  }

  func show(font: UIFont, color: UIColor) {
    label.font = font
    label.textColor = color
    label.text = title
    picture.image = image
    picture.tintColor = color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
    picture.frame = bounds
    edge.frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
  }

  override var accessibilityDefaults: AccessibilityDefaults? {
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(label: self.title, traits: traits)
  }
}
