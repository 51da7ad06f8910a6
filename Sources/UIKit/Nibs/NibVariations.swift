/// What a document says of a view for some size classes: which of its subviews are installed, its font, colours and image, and
/// whether it is hidden.
///
/// A subview that isn't installed is made with its connections like any other, but has no superview. Source: Apple, Xcode Help,
/// "Customize a design for size classes".
@MainActor
final class NibVariations {
  private let element: NibElement
  private let variations: [NibElement]
  /// The subviews of the document, in its order, with their identifiers; also those that aren't installed.
  private let subviews: [(id: String, view: UIView)]

  /// Takes over what a view's element says; nil if it is the same for all size classes.
  init?(_ element: NibElement, subviews: [(id: String, view: UIView)]) {
    variations = element.children.filter { $0.name == "variation" }
    guard !variations.isEmpty else { return nil }
    self.element = element
    self.subviews = subviews
  }

  /// Changes the view to what the document says for some traits.
  func apply(_ traits: UITraitCollection, to view: UIView) {
    // What is for both classes is more special than what is for one.
    let fitting = variations.filter { $0.fits(traits) }.sorted { $0.specificity < $1.specificity }
    install(fitting, in: view)
    let resolved = ([element] + fitting).reversed()
    func first<Value>(_ value: (NibElement) -> Value?) -> Value? { resolved.lazy.compactMap(value).first }
    func isVaried(_ name: String) -> Bool {
      variations.contains { $0[name] != nil || $0.value(name) != nil }
    }
    if isVaried("hidden") { view.isHidden = first { $0.bool("hidden") } ?? false }
    if isVaried("backgroundColor") { view.backgroundColor = first { $0.color("backgroundColor") } }
    if isVaried("tintColor") { view.tintColor = first { $0.color("tintColor") } }
    let font = isVaried("fontDescription") ? first { $0.font("fontDescription") } : nil
    let textColor = isVaried("textColor") ? first { $0.color("textColor") } : nil
    switch view {
    case let label as UILabel:
      if let font { label.font = font }
      if let textColor { label.textColor = textColor }
    case let field as UITextField:
      if let font { field.font = font }
      if let textColor { field.textColor = textColor }
    case let button as UIButton: if let font { button.titleLabel?.font = font }
    case let image as UIImageView: if isVaried("image") { image.image = first { $0.image("image") } }
    default: break
    }
  }

  /// Adds the subviews that are installed at their places, and removes the others.
  private func install(_ fitting: [NibElement], in view: UIView) {
    var excluded: Set<String> = []
    for variation in fitting {
      for change in variation.value("subviews", "mask")?.children ?? [] {
        guard let id = change["reference"] else { continue }
        if change.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
    var below: UIView?
    for (id, subview) in subviews {
      guard !excluded.contains(id) else {
        if subview.superview === view { subview.removeFromSuperview() }
        continue
      }
      if subview.superview == nil {
        if let below {
          view.insertSubview(subview, aboveSubview: below)
        } else {
          view.insertSubview(subview, at: 0)
        }
      }
      below = subview
    }
  }
}

extension NibElement {
  /// The names and values of a variation's key, such as `heightClass=regular-widthClass=compact`.
  private var classes: [(dimension: Substring, value: Substring)] {
    (self["key"] ?? "").split(separator: "-").compactMap { part in
      let sides = part.split(separator: "=")
      return sides.count == 2 ? (sides[0], sides[1]) : nil
    }
  }

  /// How many size classes a variation is for: none for the default.
  fileprivate var specificity: Int { classes.count }

  fileprivate func fits(_ traits: UITraitCollection) -> Bool {
    classes.allSatisfy { dimension, value in
      let present = dimension == "widthClass" ? traits.horizontalSizeClass : traits.verticalSizeClass
      return present == (value == "compact" ? .compact : .regular)
    }
  }
}
