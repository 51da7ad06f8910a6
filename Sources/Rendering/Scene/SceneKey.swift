/// The identity of a node: whom it belongs to, and which part it is.
package struct SceneKey: Hashable, Sendable {
  /// 0 for the device, else the number of a view.
  package var owner: Int32
  /// The place among the owner's parts.
  package var part: Int32

  /// The device around the screen, status bar included.
  package static let device: Int32 = 0
  /// A part of the device.
  package static func device(_ part: Int32) -> SceneKey { SceneKey(owner: device, part: part) }

  /// A part of an annotation, numbered from 1, of the layer around all of them, 0, or of their legend, -1.
  package static func annotation(_ number: Int, _ part: Int32) -> SceneKey {
    SceneKey(owner: firstAnnotation + Int32(clamping: number), part: part)
  }

  /// Whether the node belongs to an annotation, their layer or their legend.
  var isAnnotation: Bool { owner < Self.firstAnnotation / 2 }

  /// Views, and what fades away of them, have numbers far above.
  private static let firstAnnotation = Int32.min / 2

  /// The part that closes an owner's group.
  package static let end = Int32.max
  /// The part of a view's border, which lies above everything that the view holds.
  package static let border = Int32.max - 10
}
