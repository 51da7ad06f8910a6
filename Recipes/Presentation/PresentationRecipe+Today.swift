import RecipeKit

extension PresentationRecipe {
  // MARK: Today's API

  @ClaimBuilder<Way> var today: Claims<Way> {
    SceneSetup { (_: Way, stage) in TodaysContactsScene(FullScreenContactsController(), on: stage) }.detail(
      "context-default-window#today",
      "with today's API the style `.fullScreen` covers the window"
    ) {
      expect($0.open(), is: CGRect(x: 0, y: 0, width: 375, height: 667))
    }
    .fails(when: "the form is presented with its default style") { $0.presentAutomatically() }
    SceneSetup { (_: Way, stage) in TodaysContactsScene(SheetContactsController(), on: stage) }.detail(
      "stays-until-done#today",
      "with today's API a form that is modal in its presentation stays when people tap beside it"
    ) {
      _ = $0.open()
      $0.tapOutside()
      expect($0.isFormPresented, is: true)
    }
    .fails(when: "the form is presented with its default style", seeing: false) { $0.presentAutomatically() }
  }
}

/// A list on a phone with iOS 13.
@MainActor
private final class TodaysContactsScene {
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
    if !isFormPresented { device.tap(list.addButton) }
    device.advanceUntilIdle()
    guard let view = list.presentedViewController?.viewIfLoaded else { return nil }
    return view.convert(view.bounds, to: nil)
  }

  var isFormPresented: Bool { list.presentedViewController != nil }

  /// Taps above the sheet.
  func tapOutside() {
    device.tap(at: CGPoint(x: 188, y: 25))
    device.advanceUntilIdle()
  }
}
