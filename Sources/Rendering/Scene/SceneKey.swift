/// The identity of a node: its owner, and its part.
package struct SceneKey: Hashable, Sendable {
  /// 0 for the device, otherwise the number of a view.
  package var owner: Int32
  /// The number among the owner's parts.
  package var part: Int32

  package init(owner: Int32, part: Int32) {
    self.owner = owner
    self.part = part
  }

  /// The owner of the device around the screen, including the status bar.
  package static let device: Int32 = 0
  /// Returns the key of a part of the device.
  package static func device(_ part: Int32) -> SceneKey { SceneKey(owner: device, part: part) }

  /// The key of the group of the screen's contents.
  package static let screen = SceneKey.device(50)
  /// The key of the black glass behind the windows.
  static let glass = SceneKey.device(51)

  /// Returns the key of a part of an annotation, numbered from 1; 0 is the layer of all annotations, -1 the
  /// legend.
  package static func annotation(_ number: Int, _ part: Int32) -> SceneKey {
    SceneKey(owner: firstAnnotation + Int32(clamping: number), part: part)
  }

  /// Whether the node belongs to an annotation, the layer or the legend.
  package var isAnnotation: Bool { owner < Self.firstAnnotation / 2 }

  /// The start of annotations' numbers, far below those of views and their fading contents.
  private static let firstAnnotation = Int32.min / 2

  /// The part that ends an owner's group.
  package static let end = Int32.max
  /// The part of a view's border, which is in front of the view's contents.
  package static let border = Int32.max - 10
}
