/// A view or a guide that takes part in layout.
@MainActor
struct LayoutItem {
  private(set) weak var view: UIView?
  private(set) weak var guide: UILayoutGuide?

  static func view(_ view: UIView) -> LayoutItem { LayoutItem(view: view) }

  static func guide(_ guide: UILayoutGuide) -> LayoutItem { LayoutItem(guide: guide) }

  /// The item of a constraint between nothing.
  static var none: LayoutItem { LayoutItem() }

  private init(view: UIView? = nil, guide: UILayoutGuide? = nil) {
    self.view = view
    self.guide = guide
  }

  /// The item that an application passes, or an exception for anything else.
  init(_ item: Any) {
    if let view = item as? UIView {
      self.init(view: view)
    } else if let guide = item as? UILayoutGuide {
      self.init(guide: guide)
    } else {
      UIKitException.raise(
        .invalidArgumentException,
        "NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide."
      )
    }
  }

  /// The view or the guide, while it exists.
  var object: AnyObject? { view ?? guide }

  /// The view itself, or the view that has the guide.
  var owner: UIView? { view ?? guide?.owningView }
}

/// A side of a constraint: an attribute of an item, or the distance between two.
@MainActor
struct LayoutOperand {
  let item: LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  /// What is subtracted, if this is a distance.
  private(set) var origin: (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)?

  init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The distance from another operand to this one.
  func minus(_ other: LayoutOperand) -> LayoutOperand {
    var distance = self
    distance.origin = (other.item, other.attribute)
    return distance
  }
}
