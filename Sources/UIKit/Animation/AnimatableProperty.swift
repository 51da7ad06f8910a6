/// The properties of a view that change gradually inside an animation.
package enum AnimatableProperty: Int, CaseIterable, Sendable {
  case center
  case bounds
  case transform
  case alpha
  case backgroundColor
}
