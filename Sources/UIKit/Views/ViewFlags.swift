/// A view's yes-or-no state, in one word.
struct ViewFlags: OptionSet {
  let rawValue: UInt32

  static let hidden = ViewFlags(rawValue: 1 << 0)
  static let interactionDisabled = ViewFlags(rawValue: 1 << 1)
  static let clipsToBounds = ViewFlags(rawValue: 1 << 2)
  static let opaque = ViewFlags(rawValue: 1 << 3)
  static let multipleTouch = ViewFlags(rawValue: 1 << 4)
  static let exclusiveTouch = ViewFlags(rawValue: 1 << 5)
  static let keepsSubviewSizes = ViewFlags(rawValue: 1 << 6)
  static let maskIsNotConstraints = ViewFlags(rawValue: 1 << 7)

  /// The transform is not the identity or the anchor not the middle: the frame needs the long way.
  static let placedByTransform = ViewFlags(rawValue: 1 << 8)

  /// The view itself must be laid out.
  static let needsLayout = ViewFlags(rawValue: 1 << 9)

  /// Something below the view must be laid out.
  static let needsLayoutBelow = ViewFlags(rawValue: 1 << 10)

  /// The picture must be drawn anew.
  static let needsDisplay = ViewFlags(rawValue: 1 << 11)

  /// An animation is in flight that does not let touches through.
  static let animationBlocksTouches = ViewFlags(rawValue: 1 << 12)

  /// The view was told of its traits once.
  static let knowsTraits = ViewFlags(rawValue: 1 << 13)

  /// The view waits to be drawn at the end of the turn.
  static let awaitsDrawing = ViewFlags(rawValue: 1 << 14)

  /// Hit tests in the superview go by where this view lies, so that it must tell of a change.
  static let isIndexed = ViewFlags(rawValue: 1 << 15)

  /// The view places its subviews just now.
  static let isPlacingSubviews = ViewFlags(rawValue: 1 << 16)

  /// What a hit test refuses at once.
  static let untouchable: ViewFlags = [.hidden, .interactionDisabled, .animationBlocksTouches]
}
