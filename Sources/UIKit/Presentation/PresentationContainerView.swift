/// The view that a presentation happens in; catches the touches beside what is presented.
@MainActor
final class PresentationContainerView: UIView {
  /// Whose container this is.
  weak var presentationController: UIPresentationController?

  override func layoutSubviews() {
    guard let presentationController else { return }
    presentationController.containerViewWillLayoutSubviews()
    presentationController.placePresentedView()
    presentationController.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let presentationController else { return hit }
    return presentationController.viewForTouchBeside(point, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    presentationController?.wasTappedBeside()
  }

  // What happens beside a presented view is nobody else's business.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
