/// The root view of a container that has bars: it holds a stage for the views of the children, and the bars over it.
///
/// The container places all of them whenever the view is laid out.
@MainActor
final class ContainerView: UIView {
  private let layOut: () -> Void

  /// Creates a view that fills the screen, and its stage with it.
  init(stage: UIView, bars: [UIView], layOut: @escaping () -> Void) {
    self.layOut = layOut
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.frame = bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.clipsToBounds = true
    addSubview(stage)
    for bar in bars { addSubview(bar) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }
}
