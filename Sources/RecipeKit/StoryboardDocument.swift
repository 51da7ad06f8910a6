import UIKit

/// A storyboard in a recipe's target, as Interface Builder saved it, for examples whose other half is code.
///
/// Wrong ways and counter-proofs are the same drawing with other classes or attributes:
///
/// ```swift
/// let rightWay = StoryboardDocument("Main", in: .module)
/// let wrongWays: WrongWays<StoryboardDocument> = [
///   "left on": StoryboardDocument("Main", in: .module).with(LeftOnController.self, for: LampController.self)
/// ]
/// ```
public struct StoryboardDocument: Sendable {
  /// The name by which the application loads it.
  public let name: String
  private let bundle: @Sendable () -> Bundle
  private var changes: [NibChange] = []

  /// Creates the storyboard with the name of its file, in the bundle of the recipe's target: `.module`.
  ///
  /// The bundle is loaded when the storyboard is installed: without its file a tool can still list its recipes.
  public init(_ name: String, in bundle: @autoclosure @escaping @Sendable () -> Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }

  /// The storyboard with another class where `replaced` is the custom class of a controller, a view or a segue.
  public func with(_ type: AnyClass, for replaced: AnyClass) -> StoryboardDocument {
    changed(by: .replaceClass(String(reflecting: replaced), by: String(reflecting: type)))
  }

  /// The storyboard with another custom class for the element that has an `id` in the file.
  public func with(_ type: AnyClass, at id: String) -> StoryboardDocument {
    setting("customClass", of: id, to: String(reflecting: type))
  }

  /// The storyboard with another value of an attribute, such as the `kind` of a segue.
  ///
  /// - Parameters:
  ///   - attribute: the attribute's name in the file.
  ///   - id: the `id` of the element in the file.
  ///   - value: the new value.
  public func setting(_ attribute: String, of id: String, to value: String) -> StoryboardDocument {
    changed(by: .set(attribute, of: id, to: value))
  }

  /// The storyboard without the element that has an `id` in the file, such as a segue.
  public func without(_ id: String) -> StoryboardDocument { changed(by: .remove(id)) }

  /// Puts the storyboard in the application's bundle, until another device is booted.
  ///
  /// `UIStoryboard(name:bundle:)` would find a file of any recipe that has one of this name.
  ///
  /// - Parameter newName: the name by which the application loads it; nil for that of its file.
  @MainActor
  public func install(as newName: String? = nil) {
    UIStoryboard.install(name, in: bundle(), changes: changes, as: newName)
  }

  private func changed(by change: NibChange) -> StoryboardDocument {
    var copy = self
    copy.changes.append(change)
    return copy
  }
}
