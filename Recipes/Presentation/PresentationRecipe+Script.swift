import RecipeKit

extension PresentationRecipe {
  /// Adds a contact with a photo, presents in every context, and counts the ways to be seen.
  func check(_ example: Example, on stage: Stage) throws {
    checkForm(example, on: stage)
    checkChain(example, on: stage)
    checkKinds(example, on: stage)
    checkContexts(example, on: stage)
    checkTabs(example, on: stage)
    checkFourWays(example, on: stage)
  }

  private func launch(
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
    stage.film("present", caption: "A tap on + brings the form", seconds: 0.6) {
      device.tap(list.addButton)
      device.advanceUntilIdle(limit: 2)
    }
    device.advanceUntilIdle()
    stage.picture("form", caption: "The form covers the list")
    let form = list.presentedViewController as? NewContactController
    stage.output("presented", form.map { "\(type(of: $0))" } ?? "nothing")
    stage.check(
      "contacts-present",
      "the list presents the form, and the form is presented by the list",
      expected: [true, true],
      actual: [form != nil, form?.presentingViewController === list]
    )
    stage.check(
      "presented-view-temporarily-in-window",
      "the form's view is in the window",
      expected: true,
      actual: form?.view.window === device.keyWindow && form != nil
    )
    device.interrupt()
    device.reopen()
    device.rotate(to: .landscapeLeft)
    device.rotate(to: .portrait)
    device.tap(at: CGPoint(x: 160, y: 400))
    device.advanceUntilIdle()
    stage.check(
      "stays-until-done",
      "after an interruption, two turns and a tap beside the buttons it is still there",
      expected: true,
      actual: form != nil && list.presentedViewController === form
    )
    checkSaving(device, list, form, on: stage)
  }

  private func checkSaving(
    _ device: Simulator,
    _ list: ContactsController,
    _ form: NewContactController?,
    on stage: Stage
  ) {
    let owner = form?.delegate === list
    if let form { device.tap(form.saveButton) }
    let early = "\(list.contacts.count), \(form?.isBeingDismissed ?? false ? "leaving" : "staying")"
    device.advanceUntilIdle()
    stage.check(
      "info-back-then-dismiss",
      "Save was tapped: contacts in the list, and what the form does",
      expected: "1, leaving",
      actual: early
    )
    stage.check(
      "presenter-responsibilities",
      "the form's delegate, the name that came back, and what is still presented",
      expected: "presenter, Anna Appleseed, nothing",
      actual: "\(owner ? "presenter" : "none"), \(list.contacts.first?.name ?? "nobody"), "
        + (list.presentedViewController == nil ? "nothing" : "something")
    )
    stage.check(
      "presented-view-temporarily-in-window",
      named: "afterwards",
      "the form's view has left the window, and the list is back",
      expected: [true, true],
      actual: [form != nil && form?.viewIfLoaded?.window == nil, list.view.window != nil]
    )
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
    stage.picture("photos", caption: "The form has presented the photos")
    stage.check(
      "chained-presentation",
      "the list presents the form, the form the photos, and these are what a finger meets",
      expected: [true, true, true],
      actual: [
        form != nil, picker != nil && picker?.presentingViewController === form,
        picker != nil && device.view(at: CGPoint(x: 160, y: 170)) === picker?.photoButton,
      ]
    )
    if let picker { device.tap(picker.photoButton) }
    device.advanceUntilIdle()
    let afterOne = seen(device, list)
    if let form, form.view.window != nil { device.tap(form.cancelButton) }
    device.advanceUntilIdle()
    stage.check(
      "dismiss-separately",
      "what is seen after one step back, and after two",
      expected: "NewContactController, ContactsController",
      actual: "\(afterOne), \(seen(device, list))"
    )
  }

  /// The controller on top.
  private func seen(_ device: Simulator, _ list: ContactsController) -> String {
    var top: UIViewController = list
    while let next = top.presentedViewController { top = next }
    return "\(type(of: top))"
  }

  private func checkKinds(_ example: Example, on stage: Stage) {
    let kinds = [true, false].map { isContainer in
      let (device, list) = launch(example, on: stage)
      let form = NewContactController()
      let presented = isContainer ? UINavigationController(rootViewController: form) : form
      list.showForm(presented)
      device.settle()
      return list.presentedViewController === presented
    }
    stage.check(
      "presented-any-kind",
      "a navigation controller and a plain one are presented alike",
      expected: [true, true],
      actual: kinds
    )
  }

  // MARK: Contexts

  private func checkContexts(_ example: Example, on stage: Stage) {
    func area(
      _ present: (HalvesController) -> UIViewController,
      whileShown look: () -> Void = {}
    ) -> CGRect {
      let device = stage.boot(.iPhone4, iOS: 7)
      let halves = example.halves()
      device.launch(halves)
      device.settle()
      let form = present(halves)
      device.advanceUntilIdle()
      look()
      return form.view.convert(form.view.bounds, to: nil)
    }
    stage.check(
      "context-default-window",
      "presented from the upper half, the form covers",
      expected: CGRect(x: 0, y: 0, width: 320, height: 480),
      actual: area { $0.presentOverAll() }
    )
    stage.check(
      "context-defined-by-controller",
      "if the upper half defines the context, the form covers",
      expected: CGRect(x: 0, y: 0, width: 320, height: 240),
      actual: area {
        $0.presentOverHalf()
      } whileShown: {
        stage.picture("half", caption: "The form keeps to the half that defines the context")
      }
    )
  }

  private func checkTabs(_ example: Example, on stage: Stage) {
    let device = stage.boot(.iPhone4, iOS: 7)
    let tabs = example.tabs()
    device.launch(tabs)
    device.settle()
    let form = tabs.presentFromTab()
    device.advanceUntilIdle()
    stage.check(
      "context-may-differ-from-presenter",
      "the tab presents; who is named as presenting",
      expected: "ContactsTabsController",
      actual: form.presentingViewController.map {
        $0 is ContactsTabsController ? "ContactsTabsController" : "\(type(of: $0))"
      }
        ?? "nobody"
    )
    let area = form.view.convert(form.view.bounds, to: nil)
    let covered = device.view(at: CGPoint(x: 80, y: 460))
    stage.check(
      "uses-context-area",
      "the form is as high as the tab bar controller; what a finger meets where the tab bar was",
      expected: "480, the form",
      actual: "\(Int(area.height)), \(covered?.isDescendant(of: form.view) ?? false ? "the form" : "the bar")"
    )
  }

  // MARK: Four ways

  private func checkFourWays(_ example: Example, on stage: Stage) {
    let device = stage.boot(.iPad, iOS: 7)
    let root = example.fourWays()
    device.launch(root)
    device.advanceUntilIdle()
    let first = [root, root.child, root.inPopover].map { $0.viewIfLoaded?.window != nil }
    let stranger = UIViewController()
    stranger.loadViewIfNeeded()
    root.presentLast()
    device.advanceUntilIdle()
    stage.check(
      "four-ways-visible",
      "in a window: a root, a child, a popover's content, what is presented, and one that is none of these",
      expected: [true, true, true, true, false],
      actual: first + [root.presented.view.window != nil, stranger.view.window != nil]
    )
  }
}
