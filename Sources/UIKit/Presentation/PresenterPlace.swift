/// Where the presenter's view was.
@MainActor
struct PresenterPlace {
  /// What held it.
  @WeakReference var superview: UIView?

  /// Its place in the order.
  var index: Int

  /// Whether the view has left.
  var isEmpty = false

  /// The traits that the presenter had when it left.
  var traits: UITraitCollection?

  init(superview: UIView, index: Int) {
    self.index = index
    self.superview = superview
  }
}
