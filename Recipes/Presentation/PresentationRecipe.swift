import RecipeKit

/// The guide's fourth part: a controller that shows another one over itself.
@MainActor public let recipe: any Recipe = PresentationRecipe()

struct PresentationRecipe: Recipe {
  /// The parts of the example that can be got wrong.
  @MainActor
  struct Way {
    /// The list that presents a form, which presents photos.
    var contacts: ControllerFactory<ContactsController> = { ContactsController() }
    /// The same list in one half of the screen.
    var halves: ControllerFactory<HalvesController> = { HalvesController() }
  }

  let lesson = Lesson.embedded
  let rightWay = Way()
  let wrongWays: WrongWays<Way> = [
    "delegate not called": Way(contacts: { KeepingContactsController() }),
    "no delegate": Way(contacts: { UnheardContactsController() }),
    "dismissed as soon as it is shown": Way(contacts: { HastyContactsController() }),
    "dismissed from the first screen": Way(contacts: { AllAtOnceContactsController() }),
    "addSubview instead of present": Way(contacts: { LaidOnTopController() }),
    "a form that dismisses itself": Way(contacts: { SelfDismissingContactsController() }),
    "no presentation context": Way(halves: { UndefinedContextController() }),
  ]

  func scene(_ way: Way, on stage: Stage) -> ContactsScene { ContactsScene(way, on: stage) }

  private let halves = SceneSetup { (way: Way, stage) in HalvesScene(way, on: stage) }

  /// A list in a tab; on iOS 6 a tab ends where the tab bar begins.
  private let tabs = SceneSetup { (way: Way, stage) in TabsScene(way, on: stage) }

  private let ways = SceneSetup { (_: Way, stage) in FourWaysScene(on: stage) }

  var claims: Claims<Way> {
    levels
    contexts
    fullScreen
  }

  // MARK: Forms

  @ClaimBuilder<Way> private var levels: Claims<Way> {
    ways.core("four-ways-visible", "Content is visible as root, as a child, in a popover, or presented.") {
      let window = CGRect(x: 0, y: 0, width: 768, height: 1024)
      let upper = CGRect(x: 0, y: 0, width: 768, height: 200)
      expect([$0.root, $0.child].map(area), is: [window, upper])
      expect(
        area(of: $0.inPopover)?.size,
        is: CGSize(width: 200, height: 125),
        "the content of a popover is seen at the size that it prefers"
      )
      $0.presentLast()
      expect(area(of: $0.presented), is: window, "a controller that is presented covers the window")
    }
    .fails(when: "the root is replaced") { $0.root.view.window?.rootViewController = UIViewController() }
    .fails(when: "the child's view is not added") { $0.child.view.removeFromSuperview() }
    .fails(when: "the popover is not presented") { $0.popover.dismiss(animated: false) }
    detail("contacts-present", "A tap on + makes the list present the form.") {
      $0.open()
      expect([$0.presented, name(of: $0.form?.presentingViewController)], is: ["form", "list"])
    }
    .fails(in: "addSubview instead of present", seeing: ["nothing", "nothing"])
    detail("stays-until-done", "The form stays until it is cancelled or complete.") {
      $0.open()
      $0.disturb()
      let disturbed = $0.presented
      $0.form?.nameField.text = ""
      $0.tap($0.form?.saveButton)
      expect([disturbed, $0.presented], is: ["form", "form"])
    }
    .fails(in: "dismissed as soon as it is shown", seeing: ["nothing", "nothing"])
    .fails(when: "Save asks for no name", seeing: ["form", "nothing"]) {
      $0.whenOpened = { form in
        form.onTap(form.saveButton) { $0.delegate?.newContactController($0, didFinishWith: $0.contact) }
      }
    }
    core("info-back-then-dismiss", "The data goes back to the presenter, which then dismisses the form.") {
      $0.open()
      let spy = $0.listen(forwarding: true)
      if let form = $0.form { $0.device.tap(form.saveButton) }
      expect(
        [spy.arrival, $0.list.contacts.map(\.name).joined(separator: ", "), state(of: $0.form)],
        is: ["the form stays", "Anna Appleseed", "the form goes"]
      )
    }
    .fails(in: "no delegate", seeing: ["no data", "", "the form stays"])
    .fails(in: "a form that dismisses itself", seeing: ["the form goes", "Anna Appleseed", "the form goes"])
    detail("presenter-responsibilities", "The presenter configures, gets the information, and dismisses.") {
      $0.open()
      let delegate = $0.form?.delegate as? UIViewController
      $0.tap($0.form?.saveButton)
      expect(
        [name(of: delegate), $0.list.list.text ?? "", $0.presented],
        is: ["list", "Anna Appleseed", "nothing"]
      )
    }
    .fails(in: "no delegate", seeing: ["nothing", "No contacts", "form"])
    detail("presenter-responsibilities#decides", "a form whose delegate dismisses nothing stays") {
      $0.open()
      $0.listen(forwarding: false)
      $0.tap($0.form?.saveButton)
      expect($0.presented, is: "form")
    }
    .fails(in: "a form that dismisses itself", seeing: "nothing")
    detail("presenter-responsibilities#cancelled", "a cancelled form changes nothing in the list") {
      $0.open()
      $0.tap($0.form?.cancelButton)
      expect($0.list.list.text, is: "No contacts")
    }
    .fails(when: "Cancel saves", seeing: "Anna Appleseed") {
      $0.whenOpened = { form in form.onTap(form.cancelButton) { $0.save() } }
    }
    detail("presented-any-kind", "A content or a container controller may be presented.") { scene in
      let kinds = [UINavigationController(rootViewController: UIViewController()), NewContactController()]
      let presented = kinds.map {
        scene.list.showForm($0)
        scene.device.settle()
        let name = name(of: scene.list.presentedViewController)
        scene.device.advanceUntilIdle()
        scene.list.dismiss(animated: false)
        scene.device.advanceUntilIdle()
        return name
      }
      expect(presented, is: ["navigation", "form"])
    }
    .fails(in: "addSubview instead of present", seeing: ["nothing", "nothing"])
    core("chained-presentation", "A presented controller may itself present another.") {
      $0.open()
      $0.tap($0.form?.photoButton)
      expect(
        [name(of: $0.form?.presentedViewController), name(at: CGPoint(x: 160, y: 170), on: $0.device)],
        is: ["photos", "photos"]
      )
    }
    .fails(in: "addSubview instead of present", seeing: ["nothing", "form"])
    core("dismiss-separately", "Each level is dismissed by itself: photos first, then the form.") {
      $0.open()
      $0.tap($0.form?.photoButton)
      $0.tap(($0.form?.presentedViewController as? PhotoPickerController)?.photoButton)
      let afterOne = $0.seen
      $0.tap($0.form?.cancelButton)
      expect([afterOne, $0.seen], is: ["form", "list"])
    }
    .fails(in: "dismissed from the first screen", seeing: ["list", "list"])
    core("presented-view-temporarily-in-window", "The view is in the window only while it is presented.") {
      $0.open()
      expect(area(of: $0.form), is: CGRect(x: 0, y: 0, width: 320, height: 480))
      $0.tap($0.form?.saveButton)
      expect(
        [$0.form.map { $0.view.window == nil ? "no window" : "the window" }, $0.seen],
        is: ["no window", "list"],
        "after its dismissal the form's view lies in no window, and a finger meets the list again"
      )
    }
    .fails(in: "addSubview instead of present")
    .fails(in: "no delegate")
  }

  // MARK: Contexts

  @ClaimBuilder<Way> private var contexts: Claims<Way> {
    halves.core("context-default-window", "Up to iOS 12 what is presented covers the window by default.") {
      expect($0.place { $0.presentOverAll() }, is: CGRect(x: 0, y: 0, width: 320, height: 480))
    }
    .fails(
      when: "the style asks for a context",
      with: Way(halves: { UnwantedContextController() }),
      seeing: CGRect(x: 0, y: 0, width: 320, height: 240)
    )
    halves.detail("context-defined-by-controller", "One controller defines the area that is covered.") {
      expect($0.place { $0.presentOverHalf() }, is: CGRect(x: 0, y: 0, width: 320, height: 240))
    }
    .fails(in: "no presentation context", seeing: CGRect(x: 0, y: 0, width: 320, height: 480))
    tabs.core("context-may-differ-from-presenter", "The context need not be the controller that presents.") {
      expect(name(of: $0.present().presentingViewController), is: "tabs")
    }
    .fails(when: "the list defines a context, too", seeing: "list") {
      $0.contacts.definesPresentationContext = true
    }
    tabs.core("uses-context-area", "The presented controller covers the whole area of the context.") {
      let form = $0.present()
      expect(area(of: form), is: CGRect(x: 0, y: 20, width: 320, height: 460))
      expect(
        name(at: CGPoint(x: 80, y: 460), on: $0.device),
        is: "form",
        "where the tab bar was a finger meets the form"
      )
    }
    .fails(when: "the list defines a context, too", seeing: CGRect(x: 0, y: 20, width: 320, height: 411)) {
      $0.contacts.definesPresentationContext = true
    }
  }

  // MARK: What is shown

  func illustrate(_ way: Way, on stage: Stage) {
    let scene = ContactsScene(way, on: stage)
    stage.picture("contacts", caption: "The list, with a button that adds")
    stage.film("present", caption: "A tap on + brings the form", seconds: 0.6, showing: [.touches]) {
      scene.device.tap(scene.list.addButton)
      scene.device.advanceUntilIdle(limit: 2)
    }
    scene.device.advanceUntilIdle()
    stage.picture("form", caption: "The form covers the list", showing: [.presentations])
    stage.output(
      "presented after a tap on +",
      scene.list.presentedViewController.map { "\(type(of: $0))" } ?? "nothing"
    )

    let chain = ContactsScene(way, on: stage)
    chain.open()
    chain.tap(chain.form?.photoButton)
    stage.picture("photos", caption: "The form has presented the photos", showing: [.presentations])

    _ = stage.keep(HalvesScene(way, on: stage)).place { $0.presentOverHalf() }
    stage.picture(
      "half",
      caption: "The form keeps to the half that defines the context",
      showing: [.presentations]
    )
  }

  /// The form comes and goes, and so do the photos over it.
  func playground(_ way: Way) -> Playground? {
    Playground(
      [
        .tap("+"), .tap("Save"), .tap("Cancel"), .tap("Add photo"),
        .tap(at: CGPoint(x: 0.5, y: 0.4), called: "the photo", while: "Photos"),
      ],
      // The first contact is enough: the form of a second one looks like that of the first.
      within: 3
    ) { ContactsScene(way, on: $0).device }
  }
}
