import RecipeKit

/// An application that was launched with a storyboard, on an iPad.
@MainActor
final class StoryboardApp {
  let device: Simulator
  let navigation: UINavigationController
  let contacts: ContactsController

  init(_ storyboard: StoryboardDocument, on stage: Stage) throws {
    device = stage.boot(.iPad, iOS: 9)
    storyboard.install()
    device.launch(storyboard: storyboard.name)
    navigation = try stage.require(
      device.keyWindow?.rootViewController as? UINavigationController,
      "the navigation controller"
    )
    contacts = try stage.require(navigation.viewControllers.first as? ContactsController, "the contacts")
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

  /// The calls that reach UIKit, in order, while a tap makes, prepares, loads and shows controllers.
  func course(_ title: String) -> [String] {
    let steps = [
      "init(coder:)": "made", "prepare(for:sender:)": "prepared", "viewDidLoad": "loaded",
      "viewWillAppear": "shown",
    ]
    return device.callsReachingUIKit { tap(title) }.compactMap { steps[$0] }
  }

  /// Taps a button of the contacts, wherever the segue leads.
  func tap(_ title: String) { tap(button(title)) }

  func tap(_ button: UIButton?) {
    guard let button else { return }
    device.tap(button)
    device.advanceUntilIdle()
  }

  /// The button of the contacts with this title, as the user sees it.
  func button(_ title: String) -> UIButton? {
    contacts.view.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.title(for: .normal) == title }
  }

  /// The text of the label that the user sees below the buttons.
  var counted: String {
    contacts.view.subviews.lazy.compactMap { $0 as? UILabel }.first?.text ?? "no label"
  }

  /// What the contacts present.
  var presented: String { Self.name(of: contacts.presentedViewController) }

  var editor: EditorController? { contacts.presentedViewController as? EditorController }
  var card: CardController? { contacts.presentedViewController as? CardController }
  var contact: ContactController? {
    (navigation.topViewController ?? contacts.presentedViewController) as? ContactController
  }

  /// Begins to show the card, and stops halfway.
  func tapCardHalfway() {
    if let button = button("Card") { device.tap(button) }
    device.advance(by: 0.15)
  }

  func isShown(_ controller: UIViewController?) -> Bool {
    controller?.viewIfLoaded?.window != nil
  }
}
