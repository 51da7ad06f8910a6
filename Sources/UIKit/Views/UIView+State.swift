// MARK: - The layer's values

extension UIView {
  /// Makes the layer of a view of a class.
  static func makeLayer(of viewClass: UIView.Type) -> CALayer {
    let layerClass: AnyClass = viewClass.layerClass
    guard layerClass != CALayer.self, let layerClass = layerClass as? CALayer.Type else { return CALayer() }
    return CALayer.make(layerClass)
  }

  final var storedCenter: CGPoint {
    @inline(__always) get { backing.storedPosition }
    set {
      backing.storedPosition = newValue
      touchAreaDidChange()
    }
  }

  final var storedBounds: CGRect {
    @inline(__always) get { backing.storedBounds }
    set {
      backing.storedBounds = newValue
      touchAreaDidChange()
    }
  }

  final var storedTransform: CGAffineTransform {
    @inline(__always) get { backing.storedAffine }
  }

  final var storedAlpha: CGFloat {
    @inline(__always) get { backing.storedOpacity }
    set {
      backing.storedOpacity = newValue
      touchAreaDidChange()
    }
  }

  /// Whether hidden, transparent or disabled parts don't exclude the view from hit testing.
  final var isTouchable: Bool {
    flags.isDisjoint(with: .untouchable) && !backing.flags.contains(.hidden)
      && backing.storedOpacity >= UIView.leastTouchableAlpha
  }
}

extension UIView {
  /// Sets or clears a flag on which hit testing may depend.
  final func set(_ flag: ViewFlags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
    touchAreaDidChange()
  }

  /// The extras, created on first use.
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

  /// Whether the content must be drawn.
  package final var needsDisplay: Bool { flags.contains(.needsDisplay) }

  final func setHidden(_ isHidden: Bool) {
    guard isHidden != backing.flags.contains(.hidden) else { return }
    backing.store(.hidden, isHidden)
    touchAreaDidChange()
    parent?.subviewDidChangeVisibility(self)
  }

  final func setAlpha(_ alpha: CGFloat) {
    let new = alpha.isNaN ? storedAlpha : min(1, max(0, alpha))
    guard new != storedAlpha else { return }
    let action = action(forChangeOf: .opacity)
    storedAlpha = new
    run(action, forChangeOf: .opacity)
  }

  final func setBackgroundColor(_ color: UIColor?) {
    guard runsActions, storedBackgroundColor?.cgColor != color?.cgColor else {
      storedBackgroundColor = color
      return
    }
    let action = action(forChangeOf: .backgroundColor)
    storedBackgroundColor = color
    run(action, forChangeOf: .backgroundColor)
  }
}

/// The state that few views have, stored separately to keep views small.
@MainActor
final class ViewExtras {
  /// The controller whose root view this is; the controller owns the view.
  @WeakReference var controller: UIViewController?

  /// The tint colour set for this view; nil to inherit.
  var tintColor: UIColor?

  /// The name by which the view's state is saved.
  var restorationIdentifier: String?

  /// The tint adjustment mode set for this view.
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic

  /// The pixels per point of the content that were set; nil for those of the screen.
  var contentScaleFactor: CGFloat?

  /// The view whose layer masks this one's.
  var maskView: UIView?

  /// Whether a hit test among many subviews has happened since their last change.
  var wasHitTested = false

  /// The hit-test index, if there are many subviews and nothing has changed since it was built.
  var hitTestIndex: HitTestIndex?

  /// The running transition of this view's content.
  var transition: ViewTransition?

  /// The gesture recognizers of the view, in the order in which they were added.
  var gestureRecognizers: [UIGestureRecognizer] = []

  /// The interactions of the view, in the order in which they were added.
  var interactions: [any UIInteraction] = []

  /// The view's size in a bar, and its size in a higher bar.
  var barSize: (shown: CGSize, own: CGSize)?

  /// The accessibility settings of the application.
  var accessibility: AccessibilitySettings?

  /// Changes the view for its traits, before it is told of them.
  var traitsHandler: ((UITraitCollection, UIView) -> Void)?

  /// Whether the view is mirrored where interfaces are laid out from right to left.
  var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// What code has set and observes of the view's traits.
  var traitSettings: TraitSettings?

  /// What constraints need.
  var layout: LayoutState?

  /// The last drawing of the view.
  var drawing: ViewDrawing?

  /// What the layer has recorded for it.
  var recorded: [DrawingCommand] = []
}

/// The Boolean state of a view, in one word.
struct ViewFlags: OptionSet {
  let rawValue: UInt32

  static let interactionDisabled = ViewFlags(rawValue: 1 << 1)
  static let opaque = ViewFlags(rawValue: 1 << 3)
  static let multipleTouch = ViewFlags(rawValue: 1 << 4)
  static let exclusiveTouch = ViewFlags(rawValue: 1 << 5)
  static let keepsSubviewSizes = ViewFlags(rawValue: 1 << 6)
  static let maskIsNotConstraints = ViewFlags(rawValue: 1 << 7)

  /// The layout of the view itself is invalid.
  static let needsLayout = ViewFlags(rawValue: 1 << 9)

  /// The layout of a view below is invalid.
  static let needsLayoutBelow = ViewFlags(rawValue: 1 << 10)

  /// The content must be drawn.
  static let needsDisplay = ViewFlags(rawValue: 1 << 11)

  /// An animation that blocks touches is running.
  static let animationBlocksTouches = ViewFlags(rawValue: 1 << 12)

  /// A property animator moves the view, and touches hit it where it is seen.
  static let hitsWhereSeen = ViewFlags(rawValue: 1 << 23)

  /// The configurations of a cell, header or footer have been updated since its state changed.
  static let hasUpdatedConfigurations = ViewFlags(rawValue: 1 << 13)

  /// The view waits to be drawn at the end of the run-loop pass.
  static let awaitsDrawing = ViewFlags(rawValue: 1 << 14)

  /// The superview's hit-test index contains the view, so the superview must be notified of changes.
  static let isIndexed = ViewFlags(rawValue: 1 << 15)

  /// The view is in `layoutSubviews`.
  static let isPlacingSubviews = ViewFlags(rawValue: 1 << 16)

  /// There are constraints that concern the view or a view below.
  static let constraintsBelow = ViewFlags(rawValue: 1 << 17)

  /// The constraints of the tree, whose root this is, have changed since they were solved.
  static let needsSolution = ViewFlags(rawValue: 1 << 18)

  /// `updateConstraints` was called since the view asked for it.
  static let hasUpdatedConstraints = ViewFlags(rawValue: 1 << 19)

  /// `updateConstraints` was called for the view and all below.
  static let hasUpdatedConstraintsBelow = ViewFlags(rawValue: 1 << 20)

  /// The subviews have not got their frames from constraints yet.
  static let awaitsFrames = ViewFlags(rawValue: 1 << 21)

  /// The class of the view or its layer is of the application, and may have actions of its own.
  static let mayHaveActions = ViewFlags(rawValue: 1 << 22)

  /// The flags that exclude a view from hit testing.
  static let untouchable: ViewFlags = [.interactionDisabled, .animationBlocksTouches]
}

// MARK: - Description

extension UIView {
  /// The class, the frame, and the properties without default values.
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

  /// The maximum indentation; deeper lines have a number instead, so the text grows only with
  /// the number of views.
  private static let deepestIndent = 50

  /// The view and all views below it, one per line, indented by depth; equal runs give equal texts.
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
  /// The short names of the flexible parts, in the order of UIKit's own descriptions.
  fileprivate var names: [String] {
    let table: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return table.filter { contains($0.0) }.map(\.1)
  }
}

// MARK: - Archiving

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

  /// Reads the values written by `encode(with:)`; missing and not-a-number values keep their defaults.
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
    backing.store(.hidden, coder.decodeBool(forKey: CodingKey.hidden))
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

// MARK: - Classes that are known at run time only

extension UIView {
  @_silgen_name("RecipeGallery_UIView_init")
  @usableFromInline
  convenience init(dynamic frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("RecipeGallery_UIView_init")
  private static func allocate(_ frame: __owned CGRect) -> UIView

  /// Creates an object of a class that is known at run time only; what `AppleSources` writes for such a call.
  public static func appleSources_make(frame: CGRect) -> Self {
    unsafeDowncast(allocate(frame), to: self)
  }
}
