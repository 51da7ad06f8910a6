/// A shadow under what a drawing command paints.
///
/// Offset and blur are in the points of the whole drawing: no transform within it turns or scales them. The shadow
/// is as opaque as its colour times that of what throws it.
package struct DrawingShadow: Hashable, Sendable {
  /// How far the shadow lies from what throws it; a positive height is further down.
  package var offset: CGSize
  /// How far its edge is softened; 0 is a hard edge.
  package var blur: CGFloat
  package var color: UIColor

  package init(offset: CGSize, blur: CGFloat, color: UIColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}
