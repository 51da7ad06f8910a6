import RecipeKit

/// An application that was launched with a storyboard, on an iPad of the time when segues were new.
@MainActor
final class StoryboardApp {
  let device: Simulator
  let navigation: UINavigationController
  let contacts: ContactsController

  /// What UIKit hears of the making, preparing, loading and showing of controllers while the closure runs.
  func course(of work: () -> Void) -> [String] {
    let steps = [
      "init(coder:)": "made", "prepare(for:sender:)": "prepared", "viewDidLoad": "loaded",
      "viewWillAppear": "shown",
    ]
    return device.callsReachingUIKit(while: work).compactMap { steps[$0] }
  }

  /// What kind of controller it is.
  static func name(of controller: UIViewController?) -> String {
    switch controller {
    case nil: "nothing"
    case is ContactsController: "contacts"
    case is ContactController: "contact"
    case is EditorController: "editor"
    case is HelpController: "help"
    case is CardController: "card"
    case is UINavigationController: "navigation"
    default: "another"
    }
  }

  init(_ example: @MainActor () -> MainStoryboard, on stage: Stage) throws {
    device = stage.boot(.iPad, iOS: 7)
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
