/// The purpose of a group other than painting, which becomes a class in SVG files, so that pages can show and
/// hide it.
package struct SceneRole: Hashable, Sendable {
  /// The value of the class attribute.
  package let classNames: String

  package init(_ classNames: String) { self.classNames = classNames }
}
