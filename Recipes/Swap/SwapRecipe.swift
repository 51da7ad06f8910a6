import RecipeKit

/// Chapter 5, third part: two views, one for each way of holding the phone.
@MainActor public let recipe: any Recipe = SwapRecipe()

/// What subclasses of the example load; the example itself has its name.
let nib = "SwapViewController"

struct SwapRecipe: Recipe {
  typealias Way = ControllerFactory<SwapViewController>

  let lesson = Lesson.embedded
  let rightWay: Way = { SwapViewController() }
  let wrongWays: WrongWays<Way> = [
    "sender only": { SenderOnlyController(nibName: nib, bundle: nil) },
    "one outlet pair": { OneOutletPairController(nibName: nib, bundle: nil) },
    "transform never set": { TransformNeverSetController(nibName: nib, bundle: nil) },
    "bounds never set": { BoundsNeverSetController(nibName: nib, bundle: nil) },
    "transform never reset": { TransformNeverResetController(nibName: nib, bundle: nil) },
    "degrees for radians": { DegreesForRadiansController(nibName: nib, bundle: nil) },
    "after the turn": { AfterTheTurnController(nibName: nib, bundle: nil) },
    "weak outlets": { WeakOutletsController(nibName: nib, bundle: nil) },
    "strong self": { StrongSelfController(nibName: nib, bundle: nil) },
  ]

  func scene(_ make: Way, on stage: Stage) -> Phone { Phone(make, on: stage) }

  /// The controller with its views loaded, and not on screen.
  private let loaded = SceneSetup { (make: Way, stage) in
    _ = stage.boot(.iPhone4, iOS: 4)
    let controller = make()
    controller.loadViewIfNeeded()
    return controller
  }

  /// Launches the example on a version of iOS.
  let launching = SceneSetup { (make: @escaping Way, stage) -> (Double) -> Phone in
    { Phone(make, iOS: $0, on: stage) }
  }

  /// Taps a button upright, and, on another phone, on the side.
  private let tapping = SceneSetup { (make: @escaping Way, stage) -> (String) -> [Phone] in
    { title in
      [UIDeviceOrientation.portrait, .landscapeLeft].map {
        let phone = Phone(make, on: stage)
        phone.device.rotate(to: $0)
        phone.tap(title)
        return phone
      }
    }
  }

  /// Gives all buttons a size, taps Foo upright and Bar on the side, and returns how many buttons are hidden.
  private let sized = SceneSetup { (make: @escaping Way, stage) -> (CGSize) -> Int in
    { size in
      let phone = Phone(make, on: stage)
      for button in phone.controller.allButtons { button.frame.size = size }
      phone.tap("Foo")
      phone.device.rotate(to: .landscapeLeft)
      phone.tap("Bar")
      return phone.controller.allButtons.count(where: \.isHidden)
    }
  }

  /// The views and buttons of a controller that is gone.
  private let dropped = SceneSetup { (make: Way, stage) in
    _ = stage.boot(.iPhone4, iOS: 4)
    let controller = make()
    controller.loadViewIfNeeded()
    return controller.outlets.map { WeakProbe($0) }
  }

  var claims: Claims<Way> {
    outlets
    views
    turn
    branches
    taps
    life
    today
  }

  // MARK: Outlets

  @ClaimBuilder<Way> private var outlets: Claims<Way> {
    detail("two-sets-of-outlets", "The views may share actions, but their controls need two sets of outlets.")
    loaded.core("four-button-outlets", "An outlet refers to one object, so there are four for the buttons.") {
      expect(Set($0.buttonOutlets).count, is: 4)
    }
    .fails(in: "one outlet pair", seeing: 2)
    loaded.detail("two-view-outlets", "Two more outlets refer to the two views.") {
      expect(Set([$0.portrait, $0.landscape].compactMap(\.self)).count, is: 2)
    }
    .fails(when: "both refer to one view", seeing: 1) { $0.landscape = $0.portrait }
    loaded.detail(
      "same-titles-other-objects",
      "The buttons of both views look alike, but are different objects."
    ) {
      expect(
        $0.buttonOutlets.map { $0.title(for: .normal) },
        is: ["Foo", "Bar", "Foo", "Bar"],
        "the outlets of both views hold buttons with the same titles"
      )
      expect(Set($0.allButtons).count, is: 4, "no button of one view is in the other")
    }
    .fails(when: "the outlets of Foo and Bar are crossed") {
      ($0.portraitFooButton, $0.portraitBarButton) = ($0.portraitBarButton, $0.portraitFooButton)
      ($0.landscapeFooButton, $0.landscapeBarButton) = ($0.landscapeBarButton, $0.landscapeFooButton)
    }
    .fails(when: "both outlets refer to one view") { $0.landscape = $0.portrait }
    loaded.detail("user-need-not-know", "People don't notice that another view appears after the turn.") {
      expect($0.landscape?.looks, is: $0.portrait?.looks)
    }
    .fails(when: "a title is different") { $0.landscapeFooButton?.setTitle("Foo!", for: .normal) }
    .fails(when: "the picture is different") {
      ($0.landscape?.subviews.first as? UIImageView)?.image = UIImage(named: "Harbour")
    }
  }

  // MARK: Views

  /// The example with a nib that connects `view` to the landscape view, and leaves no room for the status bar.
  private let otherNib: Way = { SwapViewController(nibName: "SwapViewControllerOther", bundle: nil) }

  @ClaimBuilder<Way> private var views: Claims<Way> {
    detail("default-view-replaced", "The two views replace the default one, whose size the system chooses.")
    loaded.core("view-outlet-is-portrait", "At launch `view` is the portrait view.") {
      let names: ObjectNames = ["the portrait view": $0.portrait, "the landscape view": $0.landscape]
      expect(names.of($0.view), is: "the portrait view")
    }
    .fails(
      when: "the nib connects `view` to the other one",
      with: otherNib,
      seeing: "the landscape view"
    )
    core("starts-portrait-two-buttons", "The app starts in portrait with two buttons, one above the other.") {
      expect($0.controller.onScreen, is: "portrait: Foo over Bar")
    }
    .fails(when: "`view` is the other one") { $0.controller.view = $0.controller.landscape }
    loaded.detail("portrait-320x460", "The portrait view is made 320 points wide and 460 high.") {
      expect($0.portrait?.bounds.size, is: CGSize(width: 320, height: 460))
    }
    .fails(when: "the nib forgets the status bar", with: otherNib, seeing: CGSize(width: 320, height: 480))
    loaded.core("landscape-480x300", "The landscape view is made 480 points wide and 300 high.") {
      expect($0.landscape?.bounds.size, is: CGSize(width: 480, height: 300))
    }
    .fails(when: "the nib forgets the status bar", with: otherNib, seeing: CGSize(width: 480, height: 320))
    loaded.core("portrait-foo-above", "In the portrait view Foo stands 70 points above Bar.") {
      expect(($0.portraitBarButton?.frame.minY ?? 0) - ($0.portraitFooButton?.frame.maxY ?? 0), is: 70)
    }
    .fails(when: "the outlets of Foo and Bar are crossed", seeing: -320) {
      ($0.portraitFooButton, $0.portraitBarButton) = ($0.portraitBarButton, $0.portraitFooButton)
    }
    loaded.core("landscape-foo-left", "In the landscape view Foo stands 76 points to the left of Bar.") {
      expect(($0.landscapeBarButton?.frame.minX ?? 0) - ($0.landscapeFooButton?.frame.maxX ?? 0), is: 76)
    }
    .fails(when: "the outlets of Foo and Bar are crossed", seeing: -326) {
      ($0.landscapeFooButton, $0.landscapeBarButton) = ($0.landscapeBarButton, $0.landscapeFooButton)
    }
    loaded.core("degrees-to-radians", "`degreesToRadians(x)` is π · x / 180.") { controller in
      expect([90, -90, 180].map { controller.degreesToRadians($0) / .pi }, is: [0.5, -0.5, 1])
    }
    .fails(in: "degrees for radians")
    loaded.detail("radians-argument", "A rotation is made from radians: those of 90 degrees turn by 90.") {
      expect(CGAffineTransform(rotationAngle: $0.degreesToRadians(90)).degrees, is: 90)
    }
    .fails(in: "degrees for radians", seeing: 117)
    loaded.detail("transform-size-position-angle", "A transform changes size, position or angle.") {
      let view = $0.landscape ?? UIView()
      view.frame = CGRect(x: 0, y: 0, width: 480, height: 300)
      let transforms = [
        CGAffineTransform(scaleX: 0.5, y: 0.5), CGAffineTransform(translationX: 30, y: 40),
        CGAffineTransform(rotationAngle: .pi / 2),
      ]
      let frames = transforms.map { transform in
        view.transform = transform
        return view.frame
      }
      expect(
        frames,
        is: [
          CGRect(x: 120, y: 75, width: 240, height: 150), CGRect(x: 30, y: 40, width: 480, height: 300),
          CGRect(x: 90, y: -90, width: 300, height: 480),
        ],
        within: 0.05
      )
    }
    .fails(when: "the view ignores its transform") { $0.landscape = StiffView() }
  }

  // MARK: Taps

  @ClaimBuilder<Way> private var taps: Claims<Way> {
    loaded.detail("touch-up-inside-x4", "All four buttons act on Touch Up Inside and nothing else.") {
      expect($0.allButtons.count { $0.allControlEvents == .touchUpInside }, is: 4)
    }
    .fails(when: "one acts on Touch Down, too", seeing: 3) {
      $0.landscapeFooButton?.addAction(UIAction { _ in }, for: .touchDown)
    }
    tapping.detail("tap-hides", "A tap on a button hides it.") { tap in
      expect(
        ["Foo", "Bar"].map { title in tap(title).count { !$0.controller.titles.contains(title) } },
        is: [2, 2]
      )
    }
    .fails(in: "one outlet pair")
    loaded.detail("one-action", "One action method is called for each of the four buttons.") { controller in
      let actions = controller.allButtons.map {
        $0.actions(forTarget: controller, forControlEvent: .touchUpInside)?.joined(separator: ", ")
      }
      expect(actions, is: ["buttonPressed:", "buttonPressed:", "buttonPressed:", "buttonPressed:"])
    }
    .fails(
      when: "Foo and Bar have actions of their own",
      with: { OwnActionsController(nibName: nib, bundle: nil) }
    )
    tapping.core("foo-hides-both", "A tap on Foo in either view hides Foo in both.") { tap in
      expect(tap("Foo").map { $0.controller.hidden("Foo") }, is: [2, 2])
    }
    .fails(in: "sender only", seeing: [1, 1])
    tapping.core("bar-hides-both", "A tap on Bar in either view hides Bar in both.") { tap in
      expect(tap("Bar").map { $0.controller.hidden("Bar") }, is: [2, 2])
    }
    .fails(in: "sender only", seeing: [1, 1])
    tapping.core("other-stays-visible", "Hiding one pair leaves the other pair visible.") { tap in
      expect(
        tap("Foo").map { $0.controller.hidden("Bar") } + tap("Bar").map { $0.controller.hidden("Foo") },
        is: [0, 0, 0, 0]
      )
    }
    .fails(
      when: "the sender is ignored",
      with: { SenderIgnoredController(nibName: nib, bundle: nil) },
      seeing: [2, 2, 2, 2]
    )
    detail("else-branch-is-bar", "Any sender that is not a Foo button counts as Bar.") {
      $0.controller.buttonPressed(UIButton(type: .roundedRect))
      expect($0.controller.hidden("Bar"), is: 2)
    }
    .fails(in: "sender only", seeing: 0)
    sized.detail("buttons-125-ok", "The size of the buttons does not matter; 100 × 50 will do as well.") {
      expect(
        [CGSize(width: 125, height: 125), CGSize(width: 100, height: 50)].map($0),
        is: [4, 4],
        "in either size a tap on Foo and one on Bar hide all four buttons"
      )
    }
    .fails(
      when: "only buttons of 125 points work",
      with: { Only125Controller(nibName: nib, bundle: nil) },
      seeing: [4, 0]
    )
    .fails(
      when: "only buttons of 100 points work",
      with: { Only100Controller(nibName: nib, bundle: nil) },
      seeing: [0, 4]
    )
    core("sender-only-pitfall", "Hiding only the sender would leave Foo visible in the other view.") {
      $0.tap("Foo")
      $0.device.rotate(to: .landscapeLeft)
      expect($0.controller.titles, is: ["Bar"])
    }
    .fails(in: "sender only", seeing: ["Foo", "Bar"])
    core("hidden-survives-rotation", "A button that was hidden is hidden after a turn, too.") {
      $0.tap("Foo")
      $0.device.rotate(to: .landscapeLeft)
      let turned = $0.controller.onScreen
      $0.device.rotate(to: .portrait)
      expect([turned, $0.controller.onScreen], is: ["landscape: Bar", "portrait: Bar"])
    }
    .fails(in: "sender only", seeing: ["landscape: Foo beside Bar", "portrait: Bar"])
    detail("why-hide-a-button", "A button that starts something long is hidden until that is done.")
    core("no-way-back", "Once both are hidden, only a fresh launch brings the buttons back.") {
      $0.tap("Foo")
      for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] { $0.device.rotate(to: orientation) }
      $0.tap("Bar")
      expect($0.allRound(\.titles.count), is: [0, 0, 0, 0])
    }
    .fails(in: "sender only", seeing: [2, 0, 2, 0])
    relaunching.detail("no-way-back#launch", "a new launch shows both buttons again") {
      expect($0.titles, is: ["Foo", "Bar"])
    }
    .fails(
      when: "the taps are stored",
      with: { RememberingController(nibName: nib, bundle: nil) },
      seeing: [String]()
    )
  }

  /// The controller of a new launch, after both buttons were tapped.
  private let relaunching = SceneSetup { (make: Way, stage) in
    let phone = Phone(make, on: stage)
    phone.tap("Foo")
    phone.tap("Bar")
    phone.device.terminate()
    let fresh = make()
    phone.device.launch(fresh)
    return fresh
  }

  // MARK: Lifetimes

  @ClaimBuilder<Way> private var life: Claims<Way> {
    detail("view-did-unload-clears-six", "Once the view is gone all six outlets are nil.") {
      $0.device.keyWindow?.rootViewController = UIViewController()
      $0.device.sendMemoryWarning()
      expect($0.controller.outlets.count, is: 0)
    }
    .fails(
      when: "`super` is not called",
      with: { IgnoredWarningController(nibName: nib, bundle: nil) },
      seeing: 6
    )
    detail("both-views-kept-alive", "The outlets keep both views, so turning back shows the same one.") {
      let controller = $0.controller
      // Nothing here keeps them: only the controller can.
      weak let upright: UIView? = controller.view
      $0.device.rotate(to: .landscapeLeft)
      weak let wide: UIView? = controller.view
      $0.device.rotate(to: .portrait)
      let back = ObjectNames(dictionaryLiteral: ("the first one", upright)).of(controller.view)
      $0.device.rotate(to: .landscapeLeft)
      let again = ObjectNames(dictionaryLiteral: ("the first one", wide)).of(controller.view)
      expect([back, again], is: ["the first one", "the first one"])
    }
    .fails(in: "weak outlets")
    detail("dealloc-releases-all", "A controller that goes away releases both views and all four buttons.")
    dropped.detail("dealloc-releases-all#views", "no view or button outlives the controller") {
      expect($0.count { $0.state == "there" }, is: 0)
    }
    .fails(in: "strong self", seeing: 6)
  }

  // MARK: What is shown

  func illustrate(_ make: Way, on stage: Stage) {
    let turned = Phone(make, on: stage)
    stage.output("shown after launch", turned.controller.onScreen)
    stage.picture("portrait", caption: "The portrait view at launch")
    stage.film("turn", caption: "The phone is turned on its side", seconds: 0.6) {
      turned.device.rotate(to: .landscapeLeft, animating: true)
      turned.device.advanceUntilIdle()
    }
    stage.output("shown on its side", turned.controller.onScreen)
    stage.picture("landscape", caption: "The landscape view after a turn")

    let tapped = Phone(make, on: stage)
    stage.film(
      "tap-and-turn",
      caption: "Foo is tapped, then the phone is turned",
      seconds: 1.2,
      showing: [.touches]
    ) {
      tapped.tap("Foo")
      tapped.device.advance(by: 0.3)
      tapped.device.rotate(to: .landscapeLeft)
    }
    stage.output("shown on its side, after a tap on Foo", tapped.controller.onScreen)
    stage.picture("foo-tapped", caption: "Foo was tapped upright, then the phone was turned")
  }

  /// The phone may be turned all round, and both buttons tapped, either way up.
  func playground(_ make: @escaping Way) -> Playground? {
    Playground([.tap("Foo"), .tap("Bar"), .turnLeft, .turnRight]) { Phone(make, on: $0).device }
  }
}
