/// The root view of a container that has bars: the container places them whenever the view is laid out.
@MainActor
final class ContainerView: UIView {
  /// Places the bars and the child.
  var layOut: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut?()
  }
}
