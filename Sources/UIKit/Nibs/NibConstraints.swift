/// The constraints that a document keeps in one view.
///
/// Which of them are active, and their constants and priorities, can depend on size classes. One whose items have no common
/// superview, because a view isn't installed, is inactive. Source: Apple, Xcode Help, "Customize a design for size classes".
@MainActor
final class NibConstraints {
  private struct Entry {
    let element: NibElement
    let constraint: NSLayoutConstraint
  }

  private var entries: [Entry] = []
  private let variations: [NibElement]
  private weak var view: UIView?
  /// The size classes of the last change.
  private var classes: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass)?

  /// Makes the constraints of a view whose items are there, and activates those that are installed.
  init(_ element: NibElement, of view: UIView, in objects: NibObjects) {
    self.view = view
    variations = element.children.filter { $0.name == "variation" }
    for element in element.list("constraints") where element.name == "constraint" {
      guard let constraint = objects.makeConstraint(element, in: view) else { continue }
      objects.take(constraint, for: element.id)
      entries.append(Entry(element: element, constraint: constraint))
    }
    apply(UIScreen.main.traitCollection)
  }

  /// Whether something depends on size classes, or must be kept because it isn't active.
  var isVaried: Bool {
    !variations.isEmpty
      || entries.contains { $0.element.first("variation") != nil || !$0.constraint.isActive }
  }

  /// Changes the constraints to what the document says for some traits, if their size classes are others than the last time.
  func apply(_ traits: UITraitCollection) {
    let new = (horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
    if let classes, classes == new { return }
    classes = new
    let excluded = NibVariations.excluded("constraints", variations.fitting(traits))
    var installed: [NSLayoutConstraint] = []
    var others: [NSLayoutConstraint] = []
    for entry in entries {
      take(entry, traits)
      let isInstalled =
        !excluded.contains(entry.element.id ?? "") && entry.element.bool("installed") != false
        && connectsViews(entry.constraint)
      if isInstalled { installed.append(entry.constraint) } else { others.append(entry.constraint) }
    }
    NSLayoutConstraint.deactivate(others.filter(\.isActive))
    NSLayoutConstraint.activate(installed.filter { !$0.isActive })
  }

  private func take(_ entry: Entry, _ traits: UITraitCollection) {
    let varied = entry.element.children.filter { $0.name == "variation" }
    guard !varied.isEmpty else { return }
    let resolved = ([entry.element] + varied.fitting(traits)).reversed()
    entry.constraint.constant = resolved.lazy.compactMap { $0.number("constant") }.first ?? 0
    entry.constraint.priority = resolved.lazy.compactMap(\.priority).first ?? .required
  }

  /// Whether both items are in the view that keeps the constraint.
  private func connectsViews(_ constraint: NSLayoutConstraint) -> Bool {
    guard let view else { return false }
    return [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      (item as? UIView).map { $0.isDescendant(of: view) } ?? true
    }
  }
}

extension NibObjects {
  /// Makes the constraint of an element, which the view around it keeps; nil if an item is not there.
  func makeConstraint(_ element: NibElement, in view: UIView) -> NSLayoutConstraint? {
    guard let attribute = element.layoutAttribute("firstAttribute"),
      let first = item(element["firstItem"], attribute, in: view)
    else { return nil }
    var second: (item: Any, attribute: NSLayoutConstraint.Attribute)?
    if let id = element["secondItem"] {
      guard let attribute = element.layoutAttribute("secondAttribute"),
        let item = item(id, attribute, in: view)
      else { return nil }
      second = item
    }
    let constraint = NSLayoutConstraint(
      item: first.item,
      attribute: first.attribute,
      relatedBy: element.choice(
        "relation",
        [
          "lessThanOrEqual": NSLayoutConstraint.Relation.lessThanOrEqual,
          "greaterThanOrEqual": .greaterThanOrEqual,
        ]
      ) ?? .equal,
      toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute,
      multiplier: element.number("multiplier") ?? 1,
      constant: element.number("constant") ?? standardSpace(element)
    )
    if let priority = element.priority { constraint.priority = priority }
    constraint.identifier = element["identifier"]
    return constraint
  }

  /// The constant of a constraint with the standard space, if the document doesn't state it: 20 points to a superview, 8 points
  /// between other views, and none to the safe area and other guides.
  ///
  /// Source: frames in Interface Builder's documents.
  private func standardSpace(_ element: NibElement) -> CGFloat {
    guard element.bool("symbolic") == true else { return 0 }
    // The view that keeps the constraint has no id there.
    let items = ["firstItem", "secondItem"].compactMap { element[$0].flatMap { self[$0] } }
    if items.contains(where: { $0 is UILayoutGuide }) { return 0 }
    guard items.count == 2, let first = items[0] as? UIView, let second = items[1] as? UIView else {
      return 20
    }
    return first.isDescendant(of: second) || second.isDescendant(of: first) ? 20 : 8
  }

  /// The item of a constraint with its attribute; nil if it isn't there.
  ///
  /// Before iOS 11 the guides of a controller take the place of a root view's safe area, and the view itself that of others.
  /// Source: Apple, Xcode 9 release notes, "Interface Builder".
  private func item(
    _ id: String?,
    _ attribute: NSLayoutConstraint.Attribute,
    in view: UIView
  ) -> (item: Any, attribute: NSLayoutConstraint.Attribute)? {
    guard let id else { return (view, attribute) }
    guard let object = self[id] else { return nil }
    guard let guide = object as? UILayoutGuide, let owner = guide.owningView,
      guide === owner.safeAreaLayoutGuide,
      !owner.device.behavior.hasSafeArea
    else { return (object, attribute) }
    switch attribute {
    case .top: return owner.controller.map { ($0.topLayoutGuide, .bottom) } ?? (owner, .top)
    case .bottom: return owner.controller.map { ($0.bottomLayoutGuide, .top) } ?? (owner, .bottom)
    default: return (owner, attribute)
    }
  }
}

// MARK: - Values of constraints

extension NibElement {
  var priority: UILayoutPriority? { number("priority").map { UILayoutPriority(Float($0)) } }

  fileprivate func layoutAttribute(_ name: String) -> NSLayoutConstraint.Attribute? {
    choice(
      name,
      [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
        "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
        "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
      ]
    )
  }
}

// MARK: - Layout of views

extension NibObjects {
  /// Sets what takes part in Auto Layout: priorities, margins and guides.
  ///
  /// From Xcode 8 on a view without constraints, which has a fixed frame, keeps its autoresizing mask at run time. Source: Apple,
  /// WWDC 2016, "What's New in Auto Layout".
  func decodeLayout(_ view: UIView, _ element: NibElement) {
    view.translatesAutoresizingMaskIntoConstraints =
      element.bool("translatesAutoresizingMaskIntoConstraints") ?? true || element.bool("fixedFrame") == true
    func priority(_ name: String) -> UILayoutPriority? {
      element.number(name).map { UILayoutPriority(Float($0)) }
    }
    if let priority = priority("horizontalHuggingPriority") {
      view.setContentHuggingPriority(priority, for: .horizontal)
    }
    if let priority = priority("verticalHuggingPriority") {
      view.setContentHuggingPriority(priority, for: .vertical)
    }
    if let priority = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(priority, for: .horizontal)
    }
    if let priority = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(priority, for: .vertical)
    }
    if let preserves = element.bool("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let insets = element.bool("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = insets
    }
    if let margins = element.insets("layoutMargins") { view.layoutMargins = margins }
    if let margins = element.value("directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins.number("top") ?? 0,
        leading: margins.number("leading") ?? 0,
        bottom: margins.number("bottom") ?? 0,
        trailing: margins.number("trailing") ?? 0
      )
    }
    for guide in element.children where guide.name == "viewLayoutGuide" {
      switch guide["key"] {
      case "safeArea": take(view.safeAreaLayoutGuide, for: guide.id)
      case "layoutMargins": take(view.layoutMarginsGuide, for: guide.id)
      case "readableContent": take(view.readableContentGuide, for: guide.id)
      case "contentLayoutGuide": take((view as? UIScrollView)?.contentLayoutGuide, for: guide.id)
      case "frameLayoutGuide": take((view as? UIScrollView)?.frameLayoutGuide, for: guide.id)
      default: break
      }
    }
    if element.first("constraints") != nil { constrain(view, element) }
  }

  /// Says which objects the layout guides of a controller stand for.
  func takeGuides(of controller: UIViewController, _ element: NibElement) {
    for guide in element.list("layoutGuides") {
      take(guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide, for: guide.id)
    }
  }
}
