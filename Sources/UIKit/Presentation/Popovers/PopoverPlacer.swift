/// Places popovers, for `UIPopoverController` and for `UIPopoverPresentationController`.
///
/// All rectangles are in the coordinates of the interface below the popover.
///
/// 1. The free area is `container` inset by `margins`. Negative and not-a-number margins are replaced by 0;
///    margins that leave no area are ignored.
/// 2. The anchor is clipped to the free area. An anchor outside it is replaced by the point of the area that
///    is nearest to the anchor's centre.
/// 3. The directions are tried in the order up, down, left, right. In each, the popover may use the whole
///    breadth of the free area beyond the side of the anchor that the arrow touches. The first permitted
///    direction is chosen in which content, border and arrow fit.
/// 4. If none fits and the popover may overlap its anchor, it keeps the size that the free area allows. In
///    the direction with the most space it moves over the anchor as far as necessary.
/// 5. If none fits and it may not overlap, the direction that shows most of the content is chosen, the
///    earlier one of equals. The popover is cut to the space there.
/// 6. If even that shows less than `leastSide` points of a content that wants more, the anchor fills the
///    area. Then step 5 is repeated with the anchor's centre as the anchor.
/// 7. Along its side the popover is centred on the anchor, but stays inside the free area.
/// 8. The arrow points at the anchor's centre, but stays clear of the rounded corners. Of an arrow that is
///    cut at corners, only the tip stays clear.
/// 9. If no direction is permitted there is no arrow: the popover is centred on the anchor, inside the
///    free area and cut to it.
///
/// Source: Apple, UIPopoverController and UIPopoverPresentationController: inside the margins, not over the
/// source rectangle unless that is allowed, the size "may be altered to ensure that the popover fits". The
/// order of the directions and steps 4 to 6 are our decisions.
struct PopoverPlacer {
  /// The requested size of the content.
  var contentSize: CGSize
  /// The rectangle that the popover points at.
  var anchor: CGRect
  /// The directions to choose from; other bits are ignored, so `.unknown` is the same as `.any`.
  var permittedArrowDirections: UIPopoverArrowDirection
  /// The rectangle of the interface.
  var container: CGRect
  /// The minimum distances from the interface's edges, status bar included.
  var margins: UIEdgeInsets
  /// The space that the background needs around the content.
  var shape: PopoverShape
  /// Whether the popover may cover its anchor instead of being cut.
  var mayOverlapAnchor = false

  /// The minimum useful width and height of cut content, in points.
  static let leastSide: CGFloat = 44

  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// Computes the frame and the arrow of the popover.
  func placement() -> PopoverPlacement {
    let area = freeArea
    let target = anchorInside(area)
    let permitted = PopoverPlacer.order.filter(permittedArrowDirections.contains)
    guard !permitted.isEmpty else { return withoutArrow(at: target, in: area) }
    let candidates = permitted.map { Candidate($0, outerSize($0), beside: target, in: area) }
    if let fitting = candidates.first(where: \.fits) { return place(fitting, target, area) }
    if mayOverlapAnchor, let roomiest = roomiest(of: candidates) {
      return place(roomiest.cut(to: area), target, area)
    }
    if let best = roomiest(of: candidates), showsEnough(best) { return place(best, target, area) }
    let middle = CGRect(x: target.midX, y: target.midY, width: 0, height: 0)
    let again = permitted.map { Candidate($0, outerSize($0), beside: middle, in: area) }
    guard let best = again.first(where: \.fits) ?? roomiest(of: again) else {
      return withoutArrow(at: target, in: area)
    }
    return place(best, middle, area)
  }

  /// A direction, with the popover's requested size and the space available there.
  private struct Candidate {
    let direction: UIPopoverArrowDirection
    let wanted: CGSize
    let room: CGRect

    init(
      _ direction: UIPopoverArrowDirection,
      _ wanted: CGSize,
      beside anchor: CGRect,
      in area: CGRect
    ) {
      self.direction = direction
      self.wanted = wanted
      var left = area.minX
      var right = area.maxX
      var top = area.minY
      var bottom = area.maxY
      switch direction {
      case .up: top = anchor.maxY
      case .down: bottom = anchor.minY
      case .left: left = anchor.maxX
      default: right = anchor.minX
      }
      room = CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    private init(_ direction: UIPopoverArrowDirection, _ wanted: CGSize, room: CGRect) {
      self.direction = direction
      self.wanted = wanted
      self.room = room
    }

    /// The same direction with all of `area` available.
    func cut(to area: CGRect) -> Candidate {
      Candidate(direction, wanted, room: area)
    }

    var size: CGSize {
      CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    }

    var fits: Bool { size == wanted }
  }

  // MARK: Area and anchor

  private var freeArea: CGRect {
    func side(_ inset: CGFloat) -> CGFloat { inset.isFinite ? max(0, inset) : 0 }
    let insets = UIEdgeInsets(
      top: side(margins.top),
      left: side(margins.left),
      bottom: side(margins.bottom),
      right: side(margins.right)
    )
    let area = container.inset(by: insets)
    return area.size.width > 0 && area.size.height > 0 ? area : container
  }

  private func anchorInside(_ area: CGRect) -> CGRect {
    guard anchor.origin.x.isFinite, anchor.origin.y.isFinite, anchor.width.isFinite,
      anchor.height.isFinite
    else { return CGRect(x: area.midX, y: area.midY, width: 0, height: 0) }
    let left = min(max(anchor.minX, area.minX), area.maxX)
    let right = min(max(anchor.maxX, area.minX), area.maxX)
    let top = min(max(anchor.minY, area.minY), area.maxY)
    let bottom = min(max(anchor.maxY, area.minY), area.maxY)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  // MARK: Sizes

  private func outerSize(_ direction: UIPopoverArrowDirection) -> CGSize {
    func length(_ side: CGFloat) -> CGFloat { side.isFinite ? max(0, side) : 0 }
    let insets = shape.contentInsets
    let isVertical = direction == .up || direction == .down
    let isHorizontal = direction == .left || direction == .right
    return CGSize(
      width: length(contentSize.width) + insets.left + insets.right
        + (isHorizontal ? shape.arrowHeight : 0),
      height: length(contentSize.height) + insets.top + insets.bottom
        + (isVertical ? shape.arrowHeight : 0)
    )
  }

  private func contentSize(of candidate: Candidate) -> CGSize {
    PopoverPlacement(
      frame: CGRect(origin: .zero, size: candidate.size),
      arrowDirection: candidate.direction,
      arrowOffset: 0
    )
    .contentRect(shape).size
  }

  private func roomiest(of candidates: [Candidate]) -> Candidate? {
    var best: Candidate?
    var bestArea = -CGFloat.infinity
    for candidate in candidates {
      let size = contentSize(of: candidate)
      if size.width * size.height > bestArea {
        best = candidate
        bestArea = size.width * size.height
      }
    }
    return best
  }

  private func showsEnough(_ candidate: Candidate) -> Bool {
    let shown = contentSize(of: candidate)
    return shown.width >= min(contentSize.width, PopoverPlacer.leastSide)
      && shown.height >= min(contentSize.height, PopoverPlacer.leastSide)
  }

  // MARK: Frames

  private func place(_ candidate: Candidate, _ target: CGRect, _ area: CGRect) -> PopoverPlacement {
    let size = candidate.size
    let isVertical = candidate.direction == .up || candidate.direction == .down
    var origin = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
    switch candidate.direction {
    case .up: origin.y = target.maxY
    case .down: origin.y = target.minY - size.height
    case .left: origin.x = target.maxX
    default: origin.x = target.minX - size.width
    }
    let frame = CGRect(origin: origin, size: size).moved(into: area)
    let offset = isVertical ? target.midX - frame.midX : target.midY - frame.midY
    let side = isVertical ? size.width : size.height
    let halfBase = shape.cutsArrowAtCorners ? 0 : shape.arrowBase / 2
    let reach = max(0, side / 2 - shape.cornerRadius - halfBase)
    return PopoverPlacement(
      frame: frame,
      arrowDirection: candidate.direction,
      arrowOffset: min(max(offset, -reach), reach)
    )
  }

  private func withoutArrow(at target: CGRect, in area: CGRect) -> PopoverPlacement {
    let wanted = outerSize([])
    let size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
    let origin = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
    return PopoverPlacement(
      frame: CGRect(origin: origin, size: size).moved(into: area),
      arrowDirection: .unknown,
      arrowOffset: 0
    )
  }
}

extension CGRect {
  /// The rectangle, moved as little as possible to be inside `area`, which is at least as large.
  fileprivate func moved(into area: CGRect) -> CGRect {
    CGRect(
      x: Swift.max(area.minX, Swift.min(minX, area.maxX - width)),
      y: Swift.max(area.minY, Swift.min(minY, area.maxY - height)),
      width: width,
      height: height
    )
  }
}

/// The frame of a popover and its arrow.
struct PopoverPlacement: Equatable {
  /// The frame of the popover, arrow included.
  var frame: CGRect
  /// One of the four directions, or `.unknown` for a popover without an arrow.
  var arrowDirection: UIPopoverArrowDirection
  /// The offset of the arrow's centre from the centre of its side: to the right, or down.
  var arrowOffset: CGFloat

  /// The rectangle of the content within the popover's own coordinates.
  func contentRect(_ shape: PopoverShape) -> CGRect {
    var insets = shape.contentInsets
    switch arrowDirection {
    case .up: insets.top += shape.arrowHeight
    case .down: insets.bottom += shape.arrowHeight
    case .left: insets.left += shape.arrowHeight
    case .right: insets.right += shape.arrowHeight
    default: break
    }
    let rect = CGRect(origin: .zero, size: frame.size).inset(by: insets)
    return CGRect(
      origin: rect.origin,
      size: CGSize(width: max(0, rect.size.width), height: max(0, rect.size.height))
    )
  }
}

/// The space that a popover's background needs around the content, in points.
struct PopoverShape: Equatable, Sendable {
  /// The insets from the edges of the body to the content; the arrow is outside the body.
  var contentInsets: UIEdgeInsets
  /// The height of the arrow, from base to tip.
  var arrowHeight: CGFloat
  /// The width of the arrow's base.
  var arrowBase: CGFloat
  /// The corner radius of the body; the arrow stays clear of the corners.
  var cornerRadius: CGFloat
  /// Whether the arrow's base is cut where a corner begins, which lets its tip be nearer to the corner.
  var cutsArrowAtCorners = false
}

/// The anchor of a popover: a bar button item, or a rectangle in a view.
///
/// Neither is retained. A popover whose anchor has gone stays in place until the interface rotates.
@MainActor
struct PopoverAnchor {
  private(set) weak var item: UIBarButtonItem?
  @WeakReference private var sourceView: UIView?

  /// The rectangle in the view's coordinates; nil for the whole view.
  private(set) var sourceRect: CGRect?

  /// Whether the anchor is, or was, a bar button item.
  let isItem: Bool

  /// Creates an anchor at a bar button item.
  init(_ item: UIBarButtonItem) {
    self.item = item
    isItem = true
  }

  /// Creates an anchor at a rectangle of a view; a null or non-finite rectangle means the whole view.
  init(_ rect: CGRect, in view: UIView) {
    let isUsable =
      rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size.width.isFinite
      && rect.size.height.isFinite
    sourceRect = isUsable ? rect : nil
    sourceView = view
    isItem = false
  }

  /// The view that the popover points at.
  var view: UIView? { isItem ? item?.itemView : sourceView }

  /// The anchor in the coordinates of a view of the same window; nil if the anchor has left that window.
  func rect(in other: UIView) -> CGRect? {
    guard let view, let window = view.window, window === other.window else { return nil }
    return other.convert(sourceRect ?? view.bounds, from: view)
  }

  /// The subset of the permitted directions that the anchor allows: a bar button item
  /// allows only up and down.
  ///
  /// Source: Apple, UIPopoverController.h.
  func usableDirections(of permitted: UIPopoverArrowDirection) -> UIPopoverArrowDirection {
    guard isItem, !permitted.isEmpty else { return permitted }
    let vertical = permitted.intersection([.up, .down])
    return vertical.isEmpty ? [.up, .down] : vertical
  }

  /// The bar that contains the item; its other items can be tapped while the popover is shown.
  var bar: UIView? {
    var candidate = item?.itemView
    while let view = candidate, !(view is UINavigationBar), !(view is UIToolbar) {
      candidate = view.parent
    }
    return candidate
  }
}

/// Computes the size of a popover's content, before it is cut to the available space.
///
/// 1. The size that was set on the popover controller.
/// 2. The `preferredContentSize` of the content.
/// 3. For a navigation controller without one, that of its top controller plus the bar's height.
/// 4. From iOS 8 on, the size that the content gave its own view when it was loaded.
/// 5. The default: 320 × 1100 points up to iOS 7, then 320 × 480.
///
/// Width and height are each taken from the first rule with a positive, finite number. Rule 4 is skipped if
/// the view has the screen's size.
///
/// Source: Apple, UIPopoverController.contentSize and UIViewController.preferredContentSize; the default up
/// to iOS 7 from its documentation of contentSizeForViewInPopover.
@MainActor
enum PopoverContentSize {
  /// The size by these rules; `explicit` is the size that was set on the popover controller.
  ///
  /// Load the content's view first: it often sets the preferred size in `viewDidLoad`.
  static func of(_ content: UIViewController, explicit: CGSize? = nil) -> CGSize {
    let sources = [
      explicit ?? .zero, content.preferredContentSize, content.preferredSizeOfTop, ownSize(content),
    ]
    let standard = content.device.behavior.defaultPopoverSize
    return CGSize(
      width: first(of: sources.map(\.width)) ?? standard.width,
      height: first(of: sources.map(\.height)) ?? standard.height
    )
  }

  private static func first(of lengths: [CGFloat]) -> CGFloat? {
    lengths.first { $0 > 0 && $0.isFinite }
  }

  private static func ownSize(_ content: UIViewController) -> CGSize {
    guard content.device.behavior.popoversTakeLoadedSize, let size = content.loadedViewSize,
      size != content.device.screen.bounds.size
    else { return .zero }
    return size
  }
}
