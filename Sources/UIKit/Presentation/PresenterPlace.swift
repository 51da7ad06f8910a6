/// Where the presenter's view was.
struct PresenterPlace {
  /// What held it.
  weak var superview: UIView?

  /// Its place in the order.
  var index: Int

  /// Whether the view has left.
  var isEmpty = false

  /// The traits that the presenter had when it left.
  var traits: UITraitCollection?
}
