import RecipeKit

/// An application that was launched with a storyboard, on an iPad of the time when segues were new.
@MainActor
final class StoryboardApp {
  let device: Simulator
  let navigation: UINavigationController
  let contacts: ContactsController

  /// What has happened so far; the diary starts anew.
  func diary() -> [String] {
    defer { Diary.lines = [] }
    return Diary.lines
  }

  init(_ example: @MainActor () -> MainStoryboard, on stage: Stage) throws {
    device = stage.boot(.iPad, iOS: 7)
    Diary.lines = []
    let storyboard = example()
    storyboard.register()
    device.launch(storyboard: storyboard.name)
    navigation = try stage.require(
      device.keyWindow?.rootViewController as? UINavigationController,
      "the navigation controller"
    )
    contacts = try stage.require(
      navigation.viewControllers.first as? ContactsController,
      "the contacts"
    )
  }

  /// Taps a button of the contacts, wherever the segue leads.
  func tap(_ button: UIButton?) {
    guard let button else { return }
    device.tap(button)
    device.advanceUntilIdle()
  }

  /// The button of the contacts with this title, as the user sees it.
  func button(_ title: String) -> UIButton? {
    contacts.view.subviews.lazy.compactMap { $0 as? UIButton }
      .first { $0.title(for: .normal) == title }
  }

  func isShown(_ controller: UIViewController?) -> Bool {
    controller?.viewIfLoaded?.window != nil
  }
}
