extension UIView {
  /// Sets or clears a flag that touches may depend on.
  final func set(_ flag: ViewFlags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
    touchAreaDidChange()
  }

  /// The extras, made on first use.
  final var ensuredExtras: ViewExtras {
    if let extras { return extras }
    let created = ViewExtras()
    extras = created
    return created
  }

  /// The controller whose root view this is.
  package final var controller: UIViewController? {
    get { extras?.controller }
    set {
      if newValue == nil && extras == nil { return }
      ensuredExtras.controller = newValue
    }
  }

  /// Whether the content waits to be drawn.
  package final var needsDisplay: Bool { flags.contains(.needsDisplay) }

  final func setAlpha(_ alpha: CGFloat) {
    let new = alpha.isNaN ? storedAlpha : min(1, max(0, alpha))
    if let block = AnimationBlock.current {
      block.animate(.alpha, of: self, from: .scalar(storedAlpha), to: .scalar(new))
    }
    storedAlpha = new
  }

  final func setBackgroundColor(_ color: UIColor?) {
    if let block = AnimationBlock.current {
      block.animate(.backgroundColor, of: self, from: .color(storedBackgroundColor), to: .color(color))
    }
    storedBackgroundColor = color
  }
}

extension UIView {
  /// The layer if someone has asked for it before: looking at a view makes none.
  package final var existingLayer: CALayer? { extras?.layer }
}

/// What few views have, kept apart so that the others stay small.
@MainActor
final class ViewExtras {
  /// The layer, once someone asked for it.
  var layer: CALayer?

  /// The controller whose root view this is; it owns the view, not the other way round.
  @WeakReference var controller: UIViewController?

  /// The tint that was set here, or nil to inherit.
  var tintColor: UIColor?

  /// The tint mode that was set here.
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic

  /// The place of `center` within the bounds, from 0 to 1 in both directions.
  var anchorPoint = UIView.middleAnchor

  /// Animations in flight, oldest first.
  var animations: [PropertyAnimation] = []

  /// Whether there was a hit test among many subviews since the last change of them.
  var wasHitTested = false

  /// Where the subviews lie, if there are many and nothing has changed since the index was built.
  var hitTestIndex: HitTestIndex?

  /// The running transition of this view's content, if any.
  var transition: ViewTransition?

  /// The gesture recognizers of the view, in the order added.
  var gestureRecognizers: [UIGestureRecognizer] = []

  /// The size that the view has in a bar, and the one that it would have in a higher one.
  var barSize: (shown: CGSize, own: CGSize)?

  /// What the application has set for assistive technologies.
  var accessibility: AccessibilitySettings?

  /// What the view drew last.
  var drawing: ViewDrawing?
}

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

// MARK: - Description

extension UIView {
  /// Class, frame and what differs from a fresh view.
  package final var summary: String {
    var parts = ["\(type(of: self))", "frame = (\(DumpText.rect(frame)))"]
    if bounds.origin != .zero {
      parts.append("bounds.origin = (\(DumpText.number(bounds.minX)) \(DumpText.number(bounds.minY)))")
    }
    if !transform.isIdentity {
      let matrix = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      parts.append("transform = [\(matrix.map(DumpText.number).joined(separator: ", "))]")
    }
    parts += summaryDetails
    if isHidden { parts.append("hidden") }
    if alpha != 1 { parts.append("alpha = \(DumpText.number(alpha))") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if clipsToBounds { parts.append("clips") }
    let mask = autoresizingMask.names
    if !mask.isEmpty { parts.append("autoresize = \(mask.joined(separator: "+"))") }
    return parts.joined(separator: "; ")
  }

  /// Deeper lines are not indented further but numbered, so that the text grows with the views alone.
  private static let deepestIndent = 50

  /// The view and all it holds, one line each, indented by depth; the same run gives the same text.
  package final var treeDump: String {
    var text = ""
    var pending: [(view: UIView, depth: Int)] = [(self, 0)]
    while let (view, depth) = pending.popLast() {
      text += String(repeating: "   | ", count: min(depth, UIView.deepestIndent))
      if depth > UIView.deepestIndent { text += "\(depth) " }
      text += "<\(view.summary)>\n"
      for child in view.children.reversed() { pending.append((child, depth + 1)) }
    }
    return text
  }
}

extension UIView.AutoresizingMask {
  /// The short names of the flexible parts, in the order that UIKit's own descriptions use.
  fileprivate var names: [String] {
    let table: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return table.filter { contains($0.0) }.map(\.1)
  }
}

// MARK: - Coding

/// Keys of an archived view.
private enum CodingKey {
  static let center = "UICenter"
  static let bounds = "UIBounds"
  static let mask = "UIAutoresizingMask"
  static let alpha = "UIAlpha"
  static let tag = "UITag"
  static let hidden = "UIHidden"
}

extension UIView {
  final func archive(to coder: NSCoder) {
    coder.encode(numbers: [center.x, center.y], forKey: CodingKey.center)
    coder.encode(
      numbers: [bounds.origin.x, bounds.origin.y, bounds.width, bounds.height],
      forKey: CodingKey.bounds
    )
    coder.encode(Int(autoresizingMask.rawValue), forKey: CodingKey.mask)
    coder.encode(Double(alpha), forKey: CodingKey.alpha)
    coder.encode(tag, forKey: CodingKey.tag)
    coder.encode(isHidden, forKey: CodingKey.hidden)
  }

  /// Reads what `encode(with:)` wrote; what is missing, or not a number, keeps its default.
  final func restore(from coder: NSCoder) {
    if let numbers = coder.decodeNumbers(2, forKey: CodingKey.center) {
      storedCenter = CGPoint(x: numbers[0], y: numbers[1])
    }
    if let numbers = coder.decodeNumbers(4, forKey: CodingKey.bounds) {
      storedBounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    if coder.containsValue(forKey: CodingKey.mask) {
      storedMask = AutoresizingMask(
        rawValue: UInt(max(0, coder.decodeInteger(forKey: CodingKey.mask)))
      )
    }
    if coder.containsValue(forKey: CodingKey.alpha) {
      setAlpha(CGFloat(coder.decodeDouble(forKey: CodingKey.alpha)))
    }
    if coder.containsValue(forKey: CodingKey.tag) {
      tag = coder.decodeInteger(forKey: CodingKey.tag)
    }
    set(.hidden, coder.decodeBool(forKey: CodingKey.hidden))
  }
}

extension NSCoder {
  fileprivate func encode(numbers: [CGFloat], forKey key: String) {
    for (index, number) in numbers.enumerated() {
      encode(Double(number), forKey: "\(key).\(index)")
    }
  }

  fileprivate func decodeNumbers(_ count: Int, forKey key: String) -> [CGFloat]? {
    var numbers: [CGFloat] = []
    for index in 0..<count {
      let part = "\(key).\(index)"
      guard containsValue(forKey: part) else { return nil }
      let number = decodeDouble(forKey: part)
      guard !number.isNaN else { return nil }
      numbers.append(CGFloat(number))
    }
    return numbers
  }
}
