import RecipeKit

extension PresentationRecipe {
  /// Since iOS 13 a presented controller is a sheet by default.
  @ClaimBuilder<Way> var fullScreen: Claims<Way> {
    SceneSetup { (way: Way, stage) in SheetPhoneScene(way.contacts(), on: stage) }.detail(
      "context-default-window#full-screen",
      "since iOS 13 the style `.fullScreen` covers the window"
    ) {
      expect($0.open(), is: CGRect(x: 0, y: 0, width: 375, height: 667))
    }
    .fails(when: "the form is presented with its default style") { $0.presentAutomatically() }
  }
}

/// A list on a phone with iOS 13.
@MainActor
private final class SheetPhoneScene {
  let device: Simulator
  private let list: ContactsController

  init(_ list: ContactsController, on stage: Stage) {
    device = stage.boot(.iPhone6, iOS: 13)
    self.list = list
    device.launch(list)
  }

  /// Presents the form before the list does.
  func presentAutomatically() {
    list.present(list.makeForm(), animated: false)
    device.advanceUntilIdle()
  }

  /// Taps the button that adds, unless a form is open, and returns the frame of the form in the window.
  func open() -> CGRect? {
    if list.presentedViewController == nil { device.tap(list.addButton) }
    device.advanceUntilIdle()
    guard let view = list.presentedViewController?.viewIfLoaded else { return nil }
    return view.convert(view.bounds, to: nil)
  }
}
