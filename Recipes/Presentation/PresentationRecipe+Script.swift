import RecipeKit

extension PresentationRecipe {
  /// Adds a contact with a photo, presents in every context, and counts the ways to be seen.
  func check(_ example: Example, on stage: Stage) throws {
    checkForm(example, on: stage)
    checkNameless(example, on: stage)
    checkWhoDismisses(example, on: stage)
    checkChain(example, on: stage)
    checkKinds(example, on: stage)
    checkContexts(example, on: stage)
    checkTabs(example, on: stage)
    checkFourWays(example, on: stage)
  }

  func launch(
    _ example: Example,
    on stage: Stage
  ) -> (device: Simulator, list: ContactsController) {
    let device = stage.boot(.iPhone4, iOS: 7)
    let list = example.contacts()
    device.launch(list)
    device.settle()
    return (device, list)
  }

  // MARK: One level

  private func checkForm(_ example: Example, on stage: Stage) {
    let (device, list) = launch(example, on: stage)
    stage.picture("contacts", caption: "The list, with a button that adds")
    stage.film("present", caption: "A tap on + brings the form", seconds: 0.6, showing: [.touches]) {
      device.tap(list.addButton)
      device.advanceUntilIdle(limit: 2)
    }
    device.advanceUntilIdle()
    stage.picture("form", caption: "The form covers the list", showing: [.presentations])
    let form = list.presentedViewController as? NewContactController
    stage.output("presented", form.map { "\(type(of: $0))" } ?? "nothing")
    stage.check(
      "contacts-present",
      "a tap on + has the list present the form",
      expected: "form",
      actual: name(of: list.presentedViewController)
    )
    stage.check(
      "contacts-present",
      named: "presenter",
      "the form names the list as the one that presents it",
      expected: "list",
      actual: form?.presentingViewController.map(name) ?? "nobody"
    )
    stage.check(
      "presented-view-temporarily-in-window",
      "while the form is presented its view covers the window",
      expected: CGRect(x: 0, y: 0, width: 320, height: 480),
      actual: placeInWindow(form)
    )
    device.interrupt()
    device.reopen()
    device.rotate(to: .landscapeLeft)
    device.rotate(to: .portrait)
    device.tap(at: CGPoint(x: 160, y: 400))
    device.advanceUntilIdle()
    stage.check(
      "stays-until-done",
      "after an interruption, two turns and a tap beside the buttons the form is still presented",
      expected: "form",
      actual: name(of: list.presentedViewController)
    )
    checkSaving(device, list, form, on: stage)
  }

  private func checkSaving(
    _ device: Simulator,
    _ list: ContactsController,
    _ form: NewContactController?,
    on stage: Stage
  ) {
    stage.check(
      "presenter-responsibilities",
      "the form's delegate is the list, which has set it up",
      expected: "list",
      actual: (form?.delegate as? UIViewController).map(name) ?? "nobody"
    )
    if let form { device.tap(form.saveButton) }
    stage.check(
      "info-back-then-dismiss",
      "as soon as Save is tapped the list has the contact",
      expected: ["Anna Appleseed"],
      actual: list.contacts.map(\.name)
    )
    stage.check(
      "info-back-then-dismiss",
      named: "dismissal",
      "once Save was tapped the form is being dismissed",
      expected: true,
      actual: form?.isBeingDismissed ?? false
    )
    device.advanceUntilIdle()
    stage.check(
      "presenter-responsibilities",
      named: "gets",
      "the list shows the name that came back",
      expected: "Anna Appleseed",
      actual: list.list.text ?? ""
    )
    stage.check(
      "presenter-responsibilities",
      named: "dismisses",
      "in the end the list presents nothing",
      expected: "nothing",
      actual: name(of: list.presentedViewController)
    )
    stage.check(
      "presented-view-temporarily-in-window",
      named: "afterwards",
      "after its dismissal the form's view lies in no window",
      expected: "no window",
      actual: form.map { $0.viewIfLoaded?.window == nil ? "no window" : "the window" } ?? "no form"
    )
    stage.check(
      "presented-view-temporarily-in-window",
      named: "back",
      "after the form's dismissal a finger meets the list again",
      expected: "list",
      actual: met(at: CGPoint(x: 160, y: 400), device)
    )
  }

  /// Saves a form whose name was cleared.
  private func checkNameless(_ example: Example, on stage: Stage) {
    let (device, list) = launch(example, on: stage)
    device.tap(list.addButton)
    device.advanceUntilIdle()
    if let form = list.presentedViewController as? NewContactController {
      form.nameField.text = ""
      device.tap(form.saveButton)
      device.advanceUntilIdle()
    }
    stage.check(
      "stays-until-done",
      named: "nameless",
      "a form without a name stays when Save is tapped",
      expected: "form",
      actual: name(of: list.presentedViewController)
    )
  }

  /// Puts a delegate that dismisses nothing in the place of the list.
  private func checkWhoDismisses(_ example: Example, on stage: Stage) {
    let (device, list) = launch(example, on: stage)
    device.tap(list.addButton)
    device.advanceUntilIdle()
    let form = list.presentedViewController as? NewContactController
    let keeper = KeepingDelegate()
    if let form, form.delegate != nil { form.delegate = keeper }
    if let form { device.tap(form.saveButton) }
    device.advanceUntilIdle()
    stage.check(
      "info-back-then-dismiss",
      named: "arrival",
      "when the data arrive the form is not being dismissed",
      expected: false,
      actual: keeper.wasBeingDismissed
    )
    stage.check(
      "presenter-responsibilities",
      named: "decides",
      "a form whose delegate dismisses nothing stays after Save",
      expected: "form",
      actual: name(of: list.presentedViewController)
    )
  }

  // MARK: Reading

  /// What a controller is.
  private func name(of controller: UIViewController?) -> String {
    switch controller {
    case nil: "nothing"
    case is ContactsController: "list"
    case is NewContactController: "form"
    case is PhotoPickerController: "photos"
    case is UINavigationController: "navigation"
    case is UITabBarController: "tabs"
    default: "another"
    }
  }

  /// Whose view a finger meets.
  private func met(at point: CGPoint, _ device: Simulator) -> String {
    let responders = device.view(at: point).map { sequence(first: $0 as UIResponder, next: \.next) }
    return name(of: responders?.lazy.compactMap { $0 as? UIViewController }.first)
  }

  /// The area in which a controller is seen.
  private func placeInWindow(_ controller: UIViewController?) -> CGRect {
    guard let view = controller?.viewIfLoaded, view.window != nil else { return .null }
    return view.convert(view.bounds, to: nil)
  }

  // MARK: Two levels

  private func checkChain(_ example: Example, on stage: Stage) {
    let (device, list) = launch(example, on: stage)
    device.tap(list.addButton)
    device.advanceUntilIdle()
    let form = list.presentedViewController as? NewContactController
    if let form {
      device.tap(form.photoButton)
      device.advanceUntilIdle()
    }
    let picker = form?.presentedViewController as? PhotoPickerController
    stage.picture("photos", caption: "The form has presented the photos", showing: [.presentations])
    stage.check(
      "chained-presentation",
      "the form, which is presented itself, presents the photos",
      expected: "photos",
      actual: name(of: form?.presentedViewController)
    )
    stage.check(
      "chained-presentation",
      named: "seen",
      "a finger meets the photos that the form presents",
      expected: "photos",
      actual: met(at: CGPoint(x: 160, y: 170), device)
    )
    if let picker { device.tap(picker.photoButton) }
    device.advanceUntilIdle()
    let afterOne = met(at: CGPoint(x: 160, y: 400), device)
    if let form, form.view.window != nil { device.tap(form.cancelButton) }
    device.advanceUntilIdle()
    stage.check(
      "dismiss-separately",
      "one step back leads to the form, a second one to the list",
      expected: ["form", "list"],
      actual: [afterOne, met(at: CGPoint(x: 160, y: 400), device)]
    )
    stage.check(
      "presenter-responsibilities",
      named: "cancelled",
      "the form was cancelled, and the list shows what it did before",
      expected: "No contacts",
      actual: list.list.text ?? ""
    )
  }

  private func checkKinds(_ example: Example, on stage: Stage) {
    let kinds = [true, false].map { isContainer in
      let (device, list) = launch(example, on: stage)
      let form = NewContactController()
      let presented = isContainer ? UINavigationController(rootViewController: form) : form
      list.showForm(presented)
      device.settle()
      return name(of: list.presentedViewController)
    }
    stage.check(
      "presented-any-kind",
      "a navigation controller and a plain form are presented alike",
      expected: ["navigation", "form"],
      actual: kinds
    )
  }

  // MARK: Contexts

  private func checkContexts(_ example: Example, on stage: Stage) {
    func area(
      _ present: (HalvesController) -> Void,
      whileShown look: () -> Void = {}
    ) -> CGRect {
      let device = stage.boot(.iPhone4, iOS: 7)
      let halves = example.halves()
      device.launch(halves)
      device.settle()
      present(halves)
      device.advanceUntilIdle()
      look()
      return placeInWindow(halves.upper.presentedViewController)
    }
    stage.check(
      "context-default-window",
      "presented from the upper half, the form covers the window",
      expected: CGRect(x: 0, y: 0, width: 320, height: 480),
      actual: area { $0.presentOverAll() }
    )
    stage.check(
      "context-defined-by-controller",
      "if the upper half defines the context the form covers only that",
      expected: CGRect(x: 0, y: 0, width: 320, height: 240),
      actual: area {
        $0.presentOverHalf()
      } whileShown: {
        stage.picture(
          "half",
          caption: "The form keeps to the half that defines the context",
          showing: [.presentations]
        )
      }
    )
  }

  private func checkTabs(_ example: Example, on stage: Stage) {
    // On iOS 6 a tab ends where the tab bar begins.
    let device = stage.boot(.iPhone4, iOS: 6)
    let tabs = example.tabs()
    device.launch(tabs)
    device.settle()
    tabs.presentFromTab()
    device.advanceUntilIdle()
    let form = tabs.contacts.presentedViewController
    stage.check(
      "context-may-differ-from-presenter",
      "the controller that presents for a list in a tab is the tab bar controller, whose context it is",
      expected: "tabs",
      actual: name(of: form?.presentingViewController)
    )
    stage.check(
      "uses-context-area",
      "the form covers the whole area of the tab bar controller, below the status bar",
      expected: CGRect(x: 0, y: 20, width: 320, height: 460),
      actual: placeInWindow(form)
    )
    stage.check(
      "uses-context-area",
      named: "bar",
      "where the tab bar was a finger meets the form",
      expected: "form",
      actual: met(at: CGPoint(x: 80, y: 460), device)
    )
  }

  // MARK: Four ways

  private func checkFourWays(_ example: Example, on stage: Stage) {
    let device = stage.boot(.iPad, iOS: 7)
    let root = example.fourWays()
    device.launch(root)
    device.advanceUntilIdle()
    stage.check(
      "four-ways-visible",
      "the window's root covers the window",
      expected: CGRect(x: 0, y: 0, width: 768, height: 1024),
      actual: placeInWindow(root)
    )
    stage.check(
      "four-ways-visible",
      named: "child",
      "the root's child is seen in the upper part of it",
      expected: CGRect(x: 0, y: 0, width: 768, height: 200),
      actual: placeInWindow(root.child)
    )
    stage.check(
      "four-ways-visible",
      named: "popover",
      "the content of a popover is seen at the size that it prefers",
      expected: CGSize(width: 200, height: 125),
      actual: placeInWindow(root.inPopover).size
    )
    root.presentLast()
    device.advanceUntilIdle()
    stage.check(
      "four-ways-visible",
      named: "presented",
      "a controller that is presented covers the window",
      expected: CGRect(x: 0, y: 0, width: 768, height: 1024),
      actual: placeInWindow(root.presented)
    )
  }
}

/// Takes the form's result and dismisses nothing.
private final class KeepingDelegate: NewContactDelegate {
  /// Whether the form was on its way out when the data came; nil if none came.
  private(set) var wasBeingDismissed: Bool?

  func newContactController(_ form: NewContactController, didFinishWith contact: Contact?) {
    wasBeingDismissed = form.isBeingDismissed
  }
}
