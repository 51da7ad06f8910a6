import RecipeKit

/// Storyboards help you design the interface: scenes, and the segues between them.
@MainActor public let recipe: any Recipe = StoryboardsRecipe()

struct StoryboardsRecipe: Recipe {
  typealias Way = StoryboardDocument

  let lesson = Lesson.embedded
  let rightWay = StoryboardDocument.main
  let wrongWays: WrongWays<Way> = [
    "outlet set too early": .main.with(EarlyOutletContacts.self),
    "view touched in prepare": .main.with(ViewTouchingContacts.self),
    "the sender ignored": .main.with(OpenMarkingContacts.self),
    "one for all": .main.with(OneForAllContacts.self).setting("kind", of: .open, to: "custom")
      .with(OneForAllSegue.self, at: .open),
    "a fade over black": .main.with(FullScreenFadeSegue.self, for: FadeSegue.self),
  ]

  func scene(_ example: Way, on stage: Stage) throws -> StoryboardApp {
    try StoryboardApp(example, on: stage)
  }

  /// The storyboard is in the application's bundle, and nothing is made of it: the name by which it is loaded.
  private let bundled = SceneSetup { (example: Way, stage) -> Loading in
    _ = stage.boot(.iPad, iOS: 9)
    example.install()
    return Loading()
  }

  /// The name that the application asks for.
  private final class Loading {
    var name = "Main"
  }

  /// What comes first out of the storyboard, and how many controllers are made for it.
  private let loaded = SceneSetup { (example: Way, stage) -> (first: UIViewController?, made: Int) in
    let device = stage.boot(.iPad, iOS: 9)
    example.install()
    var first: UIViewController?
    let calls = device.callsReachingUIKit {
      first = UIStoryboard(name: example.name, bundle: nil).instantiateInitialViewController()
    }
    return (first, calls.count { $0 == "init(coder:)" })
  }

  /// Launches the application anew for each button.
  private let launching = SceneSetup { (example: Way, stage) -> () throws -> StoryboardApp in
    { try StoryboardApp(example, on: stage) }
  }

  private let mixedUp = Way.main
    .setting("kind", of: .open, to: "presentation")
    .setting("kind", of: .add, to: "show")

  var claims: Claims<Way> {
    making
    segues
    kinds
  }

  // MARK: Making

  @ClaimBuilder<Way> private var making: Claims<Way> {
    loaded.core(
      "auto-instantiated",
      "Controllers in a storyboard are instantiated automatically at the moment they are needed."
    ) { expect($0.made, is: 2) }
    .fails(when: "all are made at the start", with: .main.with(EagerContacts.self), seeing: 6)
    .fails(when: "a connection is forgotten", with: .main.without(.root), seeing: 1)
    detail("view-auto-loaded", "The views of each controller are loaded when it has to be shown.") {
      expect($0.course("Open").prefix { $0 != "prepared" }.count { $0 == "loaded" }, is: 0)
    }
    .fails(in: "view touched in prepare", seeing: 1)
    loaded.detail("view-auto-loaded#child", "no controller on the first stack has its view loaded yet") {
      expect(($0.first?.children ?? []).filter(\.isViewLoaded).map(StoryboardApp.name), is: [])
    }
    .fails(when: "the view is loaded early", with: .main.with(EarlyViewContacts.self), seeing: ["contacts"])
    core(
      "configured-attributes-kept",
      "Controllers and views come with the attributes that were set in the drawing."
    ) {
      expect($0.contacts.title ?? "none", is: "Contacts")
      let isGrey = $0.contacts.view.backgroundColor == .groupTableViewBackground
      expect(isGrey ? "grouped grey" : "another", is: "grouped grey", "the view has the drawn color")
      let (frame, mask) = ($0.button("Open")?.frame ?? .null, $0.button("Open")?.autoresizingMask ?? [])
      expect(frame, is: CGRect(x: 134, y: 100, width: 500, height: 44), "the button has the drawn frame")
      expect(mask, is: .flexibleRightMargin, "the drawing lets the button's right margin change")
      expect($0.contacts.view.tag, is: 7, "the view has the drawn tag")
    }
    .fails(
      when: "another title is drawn",
      with: .main.setting("title", of: "cOn-Ta-c7s", to: "People"),
      seeing: "People"
    )
    .fails(when: "the view is another one") { $0.replaceView() }
    detail("scene", "A scene is a controller together with its views.") {
      expect($0.contacts.view.subviews.count, is: 6)
      let owner = $0.contacts.openButton?.superview?.next as? UIViewController
      expect(StoryboardApp.name(of: owner), is: "contacts", "the drawn view belongs to the controller")
    }
    .fails(when: "the view is another one", seeing: 0) { $0.replaceView() }
    loaded.core(
      "containment-instantiates-children",
      "The first children of a container are made together with it."
    ) { expect($0.first?.children.count ?? 0, is: 1) }
    .fails(when: "a connection is forgotten", with: .main.without(.root), seeing: 0)
    loaded.core(
      "first-connection-is-root",
      "The first connection from a navigation controller decides which controller is first on its stack."
    ) {
      let stack = ($0.first as? UINavigationController)?.viewControllers ?? []
      expect(stack.map(StoryboardApp.name), is: ["contacts"])
    }
    .fails(
      when: "it leads to the contact",
      with: .main.setting("destination", of: .root, to: .contact),
      seeing: ["contact"]
    )
    .fails(when: "it is forgotten", with: .main.without(.root), seeing: [String]())
    detail(
      "outlets-and-actions-in-scene",
      "A controller is connected to the objects of its scene by outlets and actions."
    ) { app in
      let contacts = app.contacts
      let outlets = [
        contacts.openButton, contacts.addButton, contacts.helpButton, contacts.fadeButton,
        contacts.countButton,
      ]
      let titles = ["Open", "Add", "Help", "Card", "Count"]
      expect(zip(outlets, titles).map { $0 != nil && $0 === app.button($1) ? $1 : "none" }, is: titles)
      app.tap("Count")
      expect(app.counted, is: "Counted: 1", "a tap on Count performs the action, which changes the label")
    }
    .fails(
      when: "each outlet is drawn to the next button",
      with: .main.setting("destination", of: "oUt-Op-6kO", to: "aDd-Bt-6gJ")
        .setting("destination", of: "oUt-Ad-1eR", to: "hLp-Bt-3nM")
        .setting("destination", of: "oUt-Hp-4hU", to: "cRd-Bt-0bN")
        .setting("destination", of: "oUt-Fd-3gY", to: "cNt-Bt-2vC")
        .setting("destination", of: "oUt-Cn-2fT", to: "oPn-Bt-8fH"),
      seeing: ["none", "none", "none", "none", "none"]
    )
    .fails(when: "the action is not drawn", with: .main.without("cNt-Ac-6xZ"))
    bundled.detail("loaded-from-bundle", "A storyboard is loaded by its name from the application's bundle.")
    { loading in
      expectException(nil) { _ = UIStoryboard(name: loading.name, bundle: nil) }
      expectException(
        "NSInvalidArgumentException",
        "Could not find a storyboard named 'Other' in the application's bundle",
        "a storyboard called Other cannot be loaded"
      ) { _ = UIStoryboard(name: "Other", bundle: nil) }
    }
    .fails(when: "the application asks for Other") { $0.name = "Other" }
    .fails(when: "the bundle has Other") { _ in StoryboardDocument.main.install(as: "Other") }
  }

  // MARK: Segues

  @ClaimBuilder<Way> private var segues: Claims<Way> {
    core(
      "segue-instantiates-and-transitions",
      "A segue that is triggered makes a new controller and brings it on the screen."
    ) { app in
      // Kept, so that no second controller can take the place of the first one.
      let shown = (0..<2).compactMap { _ in
        app.tap("Open")
        let contact = app.navigation.topViewController as? ContactController
        let seen = app.isShown(contact) ? contact : nil
        _ = app.navigation.popToRootViewController(animated: false)
        app.device.advanceUntilIdle()
        return seen
      }
      expect(Set(shown).count, is: 2)
    }
    .fails(in: "one for all", seeing: 1)
    launching.detail(
      "segue-triggered-by-third-object",
      "A third object, such as a button in the scene, triggers the segue and is its sender."
    ) { launch in
      let titles = ["Open", "Add", "Card"]
      let marked = try titles.map { title in
        let app = try launch()
        app.tap(title)
        return titles.filter { app.button($0)?.titleColor(for: .normal) == .purple }
          .joined(separator: ", ")
      }
      expect(marked, is: titles)
    }
    .fails(in: "the sender ignored", seeing: ["Open", "Open", "Open"])
    .fails(
      when: "it is always Card",
      with: .main.with(CardMarkingContacts.self),
      seeing: ["Card", "Card", "Card"]
    )
    detail("segue-from-to-controller", "A segue always leads from one controller to another.") {
      $0.tap("Open")
      let stack = $0.navigation.viewControllers.map(StoryboardApp.name)
      expect(stack.joined(separator: ", "), is: "contacts, contact")
    }
    .fails(when: "push and modal are mixed up", with: mixedUp, seeing: "contacts")
    core("segue-triggered-by-button", "A segue that starts at a button is performed when the user taps it.") {
      expect($0.course("Open").count { $0 == "prepared" }, is: 1)
    }
    .fails(when: "no segue starts at it", with: .main.without(.open), seeing: 0)
    core("segue-programmatic", "A segue that starts at a controller is performed from code.") { app in
      app.contacts.openFavorite()
      app.device.advanceUntilIdle()
      expect(StoryboardApp.name(of: app.navigation.topViewController), is: "contact")
      expectException(
        "NSInvalidArgumentException",
        "Receiver (\(app.contacts)) has no segue with identifier 'nobody'",
        "a segue that isn't there raises an exception"
      ) { app.contacts.performSegue(withIdentifier: "nobody", sender: nil) }
    }
    .fails(
      when: "the code doesn't reach the segue",
      with: .main.with(UnperformedContacts.self),
      seeing: "contacts"
    )
    .fails(when: "a segue called nobody is drawn", with: .main.setting("identifier", of: .fade, to: "nobody"))
    launching.detail("segue-programmatic#no-tap", "no button performs the segue that shows Grace") {
      launch in
      let titles = try ["Open", "Add", "Help", "Card", "Count"].filter { title in
        let app = try launch()
        app.tap(title)
        return app.contact?.nameLabel?.text == "Grace"
      }
      expect(titles, is: [])
    }
    .fails(
      when: "the segue of that name starts at Open",
      with: .main.setting("identifier", of: .open, to: "favorite"),
      seeing: ["Open"]
    )
    launching.core(
      "prepare-before-display",
      "All segues make the destination, let the source configure it, and show it then."
    ) { launch in
      let courses = try ["Open", "Add", "Help", "Card"].map { title in
        let app = try launch()
        return app.course(title)
      }
      expect(courses, is: Array(repeating: ["made", "prepared", "loaded", "shown"], count: 4))
    }
    .fails(
      in: "view touched in prepare",
      seeing: Array(repeating: ["made", "loaded", "prepared", "shown"], count: 4)
    )
    .fails(when: "a custom segue shows nothing", with: .main.with(EmptySegue.self, for: FadeSegue.self))
    .fails(when: "no drawn button is on the screen", with: .main.with(OwnViewContacts.self))
    detail("prepare-before-display#data", "the contact shows the name that it was given") {
      $0.tap("Open")
      expect($0.contact?.nameLabel?.text ?? "no contact", is: "Ada")
    }
    .fails(in: "outlet set too early", seeing: "").fails(in: "view touched in prepare", seeing: "")
  }

  // MARK: Kinds

  @ClaimBuilder<Way> private var kinds: Claims<Way> {
    core("push-segue", "A push segue pushes the destination on the navigation stack.") {
      $0.tap("Open")
      expect($0.navigation.viewControllers.count, is: 2)
    }
    .fails(when: "push and modal are mixed up", with: mixedUp, seeing: 1)
    core("modal-segue", "A modal segue presents the destination.") {
      $0.tap("Add")
      expect($0.presented, is: "editor")
    }
    .fails(when: "push and modal are mixed up", with: mixedUp, seeing: "nothing")
    detail(
      "modal-segue#unwound",
      "a tap on Done takes the editor away, and the action of the unwind segue runs once"
    ) {
      $0.tap("Add")
      $0.tap($0.editor?.doneButton)
      expect([$0.presented, $0.counted], is: ["nothing", "Counted: 1"])
    }
    .fails(when: "nobody lets it", with: .main.with(RefusingContacts.self), seeing: ["editor", "Counted: 0"])
    core("popover-segue", "A popover segue shows the destination in a popover.") {
      $0.tap("Help")
      let shown = $0.contacts.presentedViewController
      let isPopover = shown?.presentationController is UIPopoverPresentationController
      expect(isPopover ? StoryboardApp.name(of: shown) : "no popover", is: "help")
    }
    .fails(
      when: "the help is presented",
      with: .main.setting("kind", of: .help, to: "presentation"),
      seeing: "no popover"
    )
    detail("custom-segue", "A custom segue defines its own transition.") {
      $0.tapCardHalfway()
      expect(Double($0.card?.viewIfLoaded?.layer.presentation()?.opacity ?? 0), is: 0.5, within: 0.05)
      $0.device.advanceUntilIdle()
      let alpha = $0.isShown($0.card) ? $0.card?.view.alpha ?? 0 : 0
      expect(alpha, is: 1, "in the end the card is all there")
    }
    .fails(when: "it shows nothing", with: .main.with(EmptySegue.self, for: FadeSegue.self))
    detail("custom-segue#source", "while the card fades in the contacts stay in the window") {
      $0.tapCardHalfway()
      expect($0.card != nil && $0.isShown($0.contacts) ? "in the window" : "taken away", is: "in the window")
    }
    .fails(in: "a fade over black", seeing: "taken away")
  }

  // MARK: What is shown

  func illustrate(_ example: Way, on stage: Stage) throws {
    let app = try StoryboardApp(example, on: stage)
    stage.output("title of the first screen", app.contacts.title ?? "")
    stage.picture("launch", caption: "The first scene, after launch")
    stage.picture("storyboard", ofStoryboard: example.name, caption: "The storyboard: scenes and segues")
    let opened = try StoryboardApp(example, on: stage)
    stage.output("the new screen, after a tap on Open, is", opened.course("Open"))
    stage.picture("contact", caption: "The contact that the segue has pushed")
    try StoryboardApp(example, on: stage).tap("Add")
    stage.picture("editor", caption: "The editor that the segue has presented", showing: [.presentations])
    let helped = try StoryboardApp(example, on: stage)
    helped.tap("Help")
    stage.picture("help", caption: "Help in a popover")
    let filmed = try StoryboardApp(example, on: stage)
    stage.film("segues", caption: "A push, a modal and an unwind segue", seconds: 5, showing: [.touches]) {
      filmed.tap("Open")
      filmed.device.advance(by: 0.4)
      _ = filmed.navigation.popViewController(animated: true)
      filmed.device.advanceUntilIdle()
      filmed.tap("Add")
      filmed.device.advance(by: 0.4)
      filmed.tap(filmed.editor?.doneButton)
    }
  }

  /// Every segue that starts at a button, and the ways back.
  func playground(_ example: Way) -> Playground? {
    Playground(
      [
        .tap("Open"), .goBack, .tap("Add"), .tap("Done"), .tap("Help"),
        .tap(at: CGPoint(x: 0.5, y: 0.8), called: "beside the help", while: "Tap Open."), .tap("Card"),
        .tap("Close"),
      ],
      note: "All buttons are marked as visited from the start, and the count is hidden."
    ) { stage in
      let app = try StoryboardApp(example, on: stage)
      for title in ["Open", "Add", "Help", "Card"] { app.contacts.mark(app.button(title)) }
      app.contacts.label.isHidden = true
      return app.device
    }
  }
}

extension StoryboardDocument {
  fileprivate static let main = StoryboardDocument("Main", in: .module)

  /// The storyboard with another class for the contacts.
  fileprivate func with(_ type: ContactsController.Type) -> StoryboardDocument {
    with(type, for: ContactsController.self)
  }
}

/// The ids in Main.storyboard.
extension String {
  fileprivate static let root = "roo-Ts-egU"
  fileprivate static let contact = "pRs-On-4kL"
  fileprivate static let open = "oPn-Sg-2rT"
  fileprivate static let add = "aDd-Sg-7yU"
  fileprivate static let help = "hLp-Sg-5iO"
  fileprivate static let fade = "fAd-Sg-4hS"
}

extension StoryboardApp {
  /// Throws the drawn view away, with all that is in it.
  fileprivate func replaceView() {
    contacts.view = UIView(frame: contacts.view.frame)
  }
}
