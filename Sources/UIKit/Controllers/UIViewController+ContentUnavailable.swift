extension UIViewController {
  /// What is shown instead of the content of the controller's view; nil for the content itself.
  ///
  /// Its view fills the controller's view, in front of it. Source: Apple, UIViewController.contentUnavailableConfiguration.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailableState?.configuration }
    set {
      guard let newValue else {
        contentUnavailableState?.view?.removeFromSuperview()
        contentUnavailableState?.configuration = nil
        contentUnavailableState?.view = nil
        return
      }
      let state = contentUnavailableState ?? ContentUnavailableState()
      contentUnavailableState = state
      let new = newValue.updated(for: contentUnavailableConfigurationState)
      state.configuration = new
      if let view = state.view, view.supports(new) {
        view.configuration = new
      } else {
        state.view?.removeFromSuperview()
        state.view = new.makeContentView()
      }
      if isViewLoaded { placeContentUnavailableView() }
    }
  }

  final var systemContentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Requests a call of `updateContentUnavailableConfiguration(using:)` in the next layout.
  final func requestContentUnavailableUpdate() {
    contentUnavailableState?.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Calls `updateContentUnavailableConfiguration(using:)` in the first layout and after a request, and places the view.
  final func layOutUnavailableContent() {
    guard device.behavior.hasUnavailableContent else { return }
    let state = contentUnavailableState ?? ContentUnavailableState()
    contentUnavailableState = state
    if state.needsUpdate {
      state.needsUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    placeContentUnavailableView()
  }

  private func placeContentUnavailableView() {
    guard let view, let shown = contentUnavailableState?.view else { return }
    shown.frame = view.bounds
    if shown.superview !== view || view.subviews.last !== shown { view.addSubview(shown) }
  }
}

/// What a controller shows instead of its content.
@MainActor
final class ContentUnavailableState {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// Whether the controller is asked in the next layout; true at first.
  var needsUpdate = true
}
