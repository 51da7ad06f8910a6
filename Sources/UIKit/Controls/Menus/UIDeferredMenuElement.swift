/// A place in a menu whose elements are provided when the menu is shown; until then a spinner is in it.
///
/// Source: Apple, UIDeferredMenuElement.
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  /// The elements of the first time, if they are kept.
  private(set) var elements: [UIMenuElement]?

  /// Creates a place whose elements are asked for once.
  ///
  /// - Parameter elementProvider: called when the menu is shown for the first time, with a closure that takes the elements, at once
  ///   or later.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(elementProvider, isCached: true)
  }

  /// Creates a place whose elements are asked for each time that the menu is shown, from iOS 15 on.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
    (self.provider, self.isCached) = (provider, isCached)
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Asks for the elements; `completion` runs once.
  func provide(_ completion: @escaping ([UIMenuElement]) -> Void) {
    var isDone = false
    provider { [weak self] elements in
      guard !isDone else { return }
      isDone = true
      if let self, isCached { self.elements = elements }
      completion(elements)
    }
  }
}
