/// What a document says of a view for some size classes: which of its subviews are installed, its font, colours and image, and
/// whether it is hidden.
///
/// A subview that isn't installed is made with its connections like any other, but has no superview. Source: Apple, Xcode Help,
/// "Customize a design for size classes".
@MainActor
final class NibVariations {
  private let element: NibElement
  private let variations: [NibElement]
  /// A subview of the document, which is kept here if it isn't always installed.
  private struct Subview {
    let id: String
    weak var view: UIView?
    let kept: UIView?
  }

  private let subviews: [Subview]
  /// The size classes of the last change, and what wasn't installed then.
  private var classes: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass)?
  private var excluded: Set<String> = []

  /// Takes over what a view's element says; nil if it is the same for all size classes.
  init?(_ element: NibElement, subviews: [(id: String, view: UIView)]) {
    variations = element.children.filter { $0.name == "variation" }
    guard !variations.isEmpty else { return nil }
    self.element = element
    let varied = Set(
      variations.compactMap { $0.value("subviews", "mask") }.flatMap(\.children).compactMap {
        $0["reference"]
      }
    )
    self.subviews = subviews.map { id, view in
      Subview(id: id, view: view, kept: varied.contains(id) ? view : nil)
    }
  }

  /// Changes the view to what the document says for some traits, if their size classes are others than the last time.
  ///
  /// What the application has changed in the meantime stays as long as the classes are the same.
  func apply(_ traits: UITraitCollection, to view: UIView) {
    let new = (horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
    if let classes, classes == new { return }
    classes = new
    let fitting = variations.fitting(traits)
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
    case let view as UITextView:
      if let font { view.font = font }
      if let textColor { view.textColor = textColor }
    case let button as UIButton: if let font { button.titleLabel?.font = font }
    case let image as UIImageView: if isVaried("image") { image.image = first { $0.image("image") } }
    default: break
    }
  }

  /// The identifiers of the subviews or constraints that variations exclude, and later ones don't include.
  static func excluded(_ key: String, _ fitting: [NibElement]) -> Set<String> {
    var excluded: Set<String> = []
    for change in fitting.flatMap({ $0.value(key, "mask")?.children ?? [] }) {
      guard let id = change["reference"] else { continue }
      if change.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
    }
    return excluded
  }

  /// Adds the subviews that are installed at their places, and removes the others.
  private func install(_ fitting: [NibElement], in view: UIView) {
    let excluded = Self.excluded("subviews", fitting)
    let before = self.excluded
    self.excluded = excluded
    var below: UIView?
    for subview in subviews {
      guard let shown = subview.view else { continue }
      switch (before.contains(subview.id), excluded.contains(subview.id)) {
      case (false, true): if shown.superview === view { shown.removeFromSuperview() }
      case (true, false):
        if let stack = view as? UIStackView {
          let index = below.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
          stack.insertArrangedSubview(shown, at: index)
        } else if let below {
          view.insertSubview(shown, aboveSubview: below)
        } else {
          view.insertSubview(shown, at: 0)
        }
      case (true, true), (false, false): break
      }
      if shown.superview === view { below = shown }
    }
  }
}

extension [NibElement] {
  /// The variations for some traits; what is for both classes is more special, and comes after what is for one.
  func fitting(_ traits: UITraitCollection) -> [NibElement] {
    filter { $0.fits(traits) }.sorted { $0.specificity < $1.specificity }
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
