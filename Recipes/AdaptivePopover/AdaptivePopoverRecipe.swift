import RecipeKit

/// The fourth application of the lesson on adaptive controllers: a popover that stays small.
@MainActor public let recipe: any Recipe = AdaptivePopoverRecipe()

struct AdaptivePopoverRecipe: Recipe {
  /// The storyboards of the application, which wrong ways change.
  @MainActor
  struct Way {
    /// The lesson's application: the picture's screen is the popover's delegate.
    var app = AdaptivePopoverStoryboard()
    /// The same with a content that has no preferred size.
    var unsized = AdaptivePopoverStoryboard(url: UnsizedURLViewController.self)
    /// The second way: the content is the delegate.
    var secondWay = AdaptivePopoverStoryboard(
      image: IndependentImageViewController.self,
      url: SelfConfiguringURLViewController.self
    )
    /// Without a delegate and a preferred size.
    var untouched = AdaptivePopoverStoryboard(
      image: IndependentImageViewController.self,
      url: UnsizedURLViewController.self
    )
    /// The lesson's application in a process of its own, which exceptions may end.
    var probed = AdaptivePopoverStoryboard()
  }

  private static let late = AdaptivePopoverStoryboard(
    image: ForgottenDelegateImageViewController.self,
    url: LateURLViewController.self
  )

  let lesson = Lesson.embedded
  let rightWay = Way()
  let wrongWays: WrongWays<Way> = [
    "the delegate forgotten": Way(
      app: .init(image: ForgottenDelegateImageViewController.self),
      unsized: .init(image: ForgottenDelegateImageViewController.self, url: UnsizedURLViewController.self)
    ),
    "left open": Way(app: .init(image: StaleImageViewController.self)),
    "not shown at loading": Way(app: .init(url: LoadedOnlyURLViewController.self)),
    "configured too late": Way(app: late, secondWay: late),
    "outlets that are not there yet": Way(probed: .init(url: UnguardedURLViewController.self)),
    "shown once": Way(app: .init(url: OnceURLViewController.self)),
    "no URL handed over": Way(app: .init(image: ForgetfulImageViewController.self)),
    "one size for all": Way(app: .init(url: FixedSizeURLViewController.self)),
    "dismissed in any case": Way(app: .init(image: DismissingImageViewController.self)),
  ]

  /// A segue of another kind.
  static let modal = AdaptivePopoverStoryboard(isModal: true)

  func scene(_ way: Way, on stage: Stage) -> AdaptivePopoverScene { AdaptivePopoverScene(way, stage) }

  /// The screen with the URL, fresh from the storyboard.
  let fresh = SceneSetup { (way: Way, stage) in
    try AdaptivePopoverScene(way, stage).freshScreen(of: way.app)
  }

  /// The content that configures itself, fresh from the storyboard.
  let freshSecond = SceneSetup { (way: Way, stage) in
    try AdaptivePopoverScene(way, stage).freshScreen(of: way.secondWay)
  }

  /// A pad with a list, after a tap on the button.
  let split = SceneSetup { (way: Way, stage) in
    try AdaptivePopoverScene(way, stage).split()
  }

  /// The same with the button at the right: at the left the list would cover it.
  let bar = SceneSetup { (way: Way, stage) in
    try AdaptivePopoverScene(way, stage).split(buttonAtTheRight: true)
  }

  var claims: Claims<Way> {
    basics
    segue
    adapting
    content
    touches
  }

  // MARK: The popover

  @ClaimBuilder<Way> private var basics: Claims<Way> {
    core("ipad-only-before-ios8", "Before iOS 8 a popover can only be shown on the iPad.") { scene in
      expectException(
        "NSInvalidArgumentException",
        "-[UIPopoverController initWithContentViewController:] called when not running under "
          + "UIUserInterfaceIdiomPad.",
        "on a phone with iOS 7 a tap on the button ends the application"
      ) {
        _ = try scene.tapped(scene.way.app, .iPhone5, iOS: 7)
      }
      let pad = try scene.tapped(scene.way.app, .iPad, iOS: 7)
      let content = pad.label("https://photos.example/1.jpg").map { pad.place(of: $0.superview) } ?? .null
      expect(
        content.isNull ? "nothing" : content.width < 384 ? "a part" : "the whole window",
        is: "a part",
        "on a pad with iOS 7 the URL shows in a part of the window"
      )
    }
    .fails(when: "the segue is a modal one") { $0.way.app = Self.modal }
    core(
      "iphone-since-ios8",
      "Since iOS 8 a popover is shown on the iPhone too, adapted in each orientation."
    ) {
      scene in
      expect(
        try [false, true].map { try scene.tapped(scene.way.app, .iPhone5, landscape: $0).presenter },
        is: ["UIPopoverPresentationController", "UIPopoverPresentationController"]
      )
    }
    .fails(when: "the segue is a modal one") { $0.way.app = Self.modal }
    core(
      "popover-not-a-controller",
      "The popover is no view controller: a popover presentation controller shows the screen with the URL.",
      covers: "content-controller"
    ) {
      let pad = try $0.tapped($0.way.app, .iPad)
      let names: ObjectNames = ["the screen with the URL": pad.screen]
      expect(
        [pad.presenter, names.of(pad.popover?.presentedViewController)],
        is: ["UIPopoverPresentationController", "the screen with the URL"]
      )
    }
    .fails(when: "the segue is a modal one") { $0.way.app = Self.modal }
    detail("based-on-app-2", "The source's application has several lists as master; any master will do.")
    core("url-button-left", "The button URL is at the left of the picture's navigation bar.") {
      let item = try $0.tapped($0.way.app, .iPad).image.navigationItem
      expect(
        [item.leftBarButtonItems, item.rightBarButtonItems].map { ($0 ?? []).map { $0.title ?? "none" } },
        is: [["URL"], []]
      )
    }
    .fails(when: "the button is at the right", seeing: [[], ["URL"]]) { $0.way.app.isOnTheRight = true }
    detail("ipad-small-window", "On the iPad the popover is a small window.") {
      let pad = try $0.tapped($0.way.app, .iPad)
      expect(pad.share, is: "a part", "on the iPad the content covers a part of the window")
      expect(pad.frame.origin, is: CGPoint(x: 10, y: 77), "the content is just below the bar and the button")
    }
    .fails(when: "the segue is a modal one", seeing: "the whole window") { $0.way.app = Self.modal }
    core("shows-selected-url", "The popover shows the URL of the selected photo.") {
      expect(try $0.tapped($0.way.app, .iPad).shownText, is: "https://photos.example/1.jpg")
    }
    .fails(in: "no URL handed over")
    .fails(in: "not shown at loading")
    detail("arrow-side-configurable", "The popover can be kept to one side of its origin.") {
      let pad = try $0.app($0.way.app, .iPad)
      pad.tapSourceButton()
      expect(pad.arrow, is: "left", "where only the arrow to the left is permitted it points left")
      expect(pad.frame.minX, is: 183, "beside its arrow the content is 13 points right of its origin at 170")
    }
    .fails(when: "any side will do") { $0.way.app.image = AnySideImageViewController.self }
  }

  // MARK: The segue

  @ClaimBuilder<Way> private var segue: Claims<Way> {
    detail("segue-present-as-popover", "A segue of the kind Present As Popover starts at the button.") {
      let (pad, witness) = try $0.witnessed($0.way.app, .iPad)
      expect(
        [
          witness.sender, witness.style == .popover ? "a popover" : "another style",
          pad.popover?.barButtonItem?.title ?? "none",
        ],
        is: ["URL", "a popover", "URL"],
        "a tap on URL shows a content that sets no style itself in a popover at the button"
      )
    }
    .fails(when: "the segue is a modal one") { $0.way.app = Self.modal }
    .fails(when: "the button has no segue") { $0.way.app.isConnected = false }
    detail("segue-runs-prepare", "The source prepares once for this segue, as for any other.") {
      expect(try $0.witnessed($0.way.app, .iPad).witness.segues, is: ["Show URL"])
    }
    .fails(when: "the button has no segue", seeing: [String]()) { $0.way.app.isConnected = false }
    detail("prepare-gives-presentation-controller", "`prepare` can configure the presentation controller.") {
      let (pad, witness) = try $0.witnessed($0.way.app, .iPad)
      let names: ObjectNames = ["what shows the popover": pad.popover]
      expect(names.of(witness.popover), is: "what shows the popover")
    }
    .fails(when: "the segue is a modal one", seeing: "none") { $0.way.app = Self.modal }
    core("awake-from-nib-first", "`awakeFromNib` is called before any other method of the content.") {
      let witness = try $0.witnessed($0.way.secondWay, .iPad).witness
      expect(
        [witness.delegate, witness.content],
        is: ["the content", "not loaded"],
        "when `prepare` is called the content is the delegate already, and its view is not loaded"
      )
    }
    .fails(in: "configured too late", seeing: ["none", "not loaded"])
    .fails(when: "`awakeFromNib` asks for the view", seeing: ["the content", "loaded"]) {
      $0.way.secondWay.url = EarlyURLViewController.self
    }
    freshSecond.detail("awake-sets-popover-style", "`awakeFromNib` sets the presentation style to popover.") {
      expect($0.modalPresentationStyle, is: .popover)
    }
    .fails(in: "configured too late")
    detail("content-is-delegate", "In the second way the content is the popover's delegate itself.") {
      let pad = try $0.tapped($0.way.secondWay, .iPad)
      let names: ObjectNames = ["the content": pad.screen, "the picture's screen": pad.image]
      expect(names.of(pad.popover?.delegate), is: "the content")
    }
    .fails(when: "it is the first way", seeing: "the picture's screen") { $0.way.secondWay = $0.way.app }
    detail(
      "second-way-self-configuring",
      "Second way: the content configures itself, and the presenting controller has no code for popovers."
    ) { scene in
      expect(
        try [scene.way.app, scene.way.secondWay].map { way in
          let phone = try scene.tapped(way, .iPhone5)
          let names: ObjectNames = ["the picture's screen": phone.image, "the content": phone.screen]
          return "\(names.of(phone.popover?.delegate)) is the delegate, and the popover covers \(phone.share)"
        },
        is: [
          "the picture's screen is the delegate, and the popover covers a part",
          "the content is the delegate, and the popover covers a part",
        ]
      )
    }
    .fails(in: "the delegate forgotten")
    .fails(when: "the second way is the first one") { $0.way.secondWay = $0.way.app }
  }

  // MARK: How it adapts

  @ClaimBuilder<Way> private var adapting: Claims<Way> {
    core("iphone-full-screen-default", "Without a delegate an iPhone's popover is full screen.") { scene in
      expect(
        try [false, true].map { try scene.tapped(scene.way.untouched, .iPhone5, landscape: $0).frame },
        is: [CGRect(x: 0, y: 0, width: 320, height: 568), CGRect(x: 0, y: 0, width: 568, height: 320)]
      )
    }
    .fails(when: "the delegate returns none") { $0.way.untouched = .init() }
    detail("iphone-full-screen-default#sheet", "with iOS 13 it is a sheet that ends at the bottom edge") {
      let frame = try $0.tapped($0.way.untouched, .iPhone6, iOS: 13).frame
      expect([frame.width, frame.maxY], is: [375, 667], "a sheet on an iPhone 6 reaches three edges")
      expect(
        frame.minY > 0 ? "below the top" : "at the top",
        is: "below the top",
        "a sheet leaves a strip free"
      )
    }
    .fails(when: "the delegate returns none") { $0.way.untouched = .init() }
    .fails(when: "full screen is asked for") { $0.way.untouched.image = FullScreenImageViewController.self }
    detail("default-answer-full-screen", "The default adaptive style is full screen.") {
      expect(try $0.tapped($0.way.untouched, .iPhone5).popover?.adaptivePresentationStyle, is: .fullScreen)
    }
    .fails(when: "the delegate returns none") { $0.way.untouched = .init() }
    core("ios-asks-delegate", "UIKit asks the delegate how to adapt before it shows a popover.") {
      expect(try $0.witnessed($0.way.secondWay, .iPhone5).witness.questions.first, is: "not yet on screen")
    }
    .fails(in: "configured too late", seeing: String?.none)
    core("none-switches-off", "A delegate that returns none prevents the adaptation on the iPhone.") {
      expect(
        try $0.tapped($0.way.app, .iPhone5).share,
        is: "a part",
        "the popover covers a part of the screen"
      )
      expect(
        try $0.tapped($0.way.unsized, .iPhone5).frame.size,
        is: AdaptivePopoverStoryboard.sizeOfURLScene,
        "without a preferred size the content keeps the size of its scene on the iPhone"
      )
    }
    .fails(in: "the delegate forgotten", seeing: "the whole window")
    detail("none-switches-off#today", "with iOS 13 the popover keeps a distance to the edges of an iPhone") {
      let frame = try $0.tapped($0.way.app, .iPhone6, iOS: 13).frame
      expect(frame.minX > 0 && frame.maxX < 375 ? "kept" : "reached", is: "kept")
    }
    .fails(in: "the delegate forgotten", seeing: "reached")
    detail("delegate-in-prepare", "First way: the source makes itself the delegate while it prepares.") {
      let phone = try $0.tapped($0.way.app, .iPhone5)
      let names: ObjectNames = ["the picture's screen": phone.image]
      expect(names.of(phone.popover?.delegate), is: "the picture's screen")
    }
    .fails(in: "the delegate forgotten", seeing: "none")
    detail("first-way-enough", "The first way is enough on the iPhone, upright and in landscape.") { scene in
      expect(
        try [false, true].map { try scene.tapped(scene.way.unsized, .iPhone5, landscape: $0).share },
        is: ["a part", "a part"]
      )
    }
    .fails(in: "the delegate forgotten", seeing: ["the whole window", "the whole window"])
    core("same-as-ipad", "With the style none the popover looks on the iPhone as on the iPad.") { scene in
      let apps = try [DeviceModel.iPad, .iPhone5].map { try scene.tapped(scene.way.app, $0) }
      expect(apps.map(\.arrow), is: ["up", "up"], "on the iPad and on the iPhone the arrow points up")
      // Lengths are rounded to pixels, which are smaller on this iPhone.
      expect(
        apps[1].frame.size,
        is: apps[0].frame.size,
        within: 1,
        "the iPhone's content is as large as the iPad's"
      )
    }
    .fails(in: "the delegate forgotten", seeing: ["up", "none"])
    .fails(when: "the segue is a modal one") { $0.way.app = Self.modal }
    detail("conclusion-none", "For a small popover in compact width the delegate has to return none.") {
      scene in
      expect(
        try [scene.way.app, scene.way.untouched].map { try scene.tapped($0, .iPhone5).share },
        is: ["a part", "the whole window"]
      )
    }
    .fails(in: "the delegate forgotten", seeing: ["the whole window", "the whole window"])
    .fails(when: "the delegate returns none", seeing: ["a part", "a part"]) { $0.way.untouched = .init() }
  }

  func illustrate(_ way: Way, on stage: Stage) throws {
    let scene = AdaptivePopoverScene(way, stage)
    let pad = try scene.app(way.app, .iPad)
    stage.film("pad", caption: "A tap on URL", seconds: 0.6, showing: [.touches]) {
      if let label = pad.label("URL") { pad.device.tap(label) }
      pad.device.advance(by: 0.5)
    }
    pad.device.advanceUntilIdle()
    stage.picture("pad-popover", caption: "On the iPad: a small window at the button")
    stage.picture("storyboard", ofStoryboard: "Main", caption: "The storyboard: a popover is a segue")
    let short = pad.frame.height
    stage.output("size of the content", pad.frame.size)
    let beside = try scene.app(way.app, .iPad)
    beside.tapSourceButton()
    stage.picture("beside", caption: "This popover may open only to the right of its button")
    _ = stage.keep(try scene.tapped(way.app, .iPhone5))
    stage.picture("phone", caption: "On the iPhone, after a tap on URL")
    _ = stage.keep(try scene.tapped(way.app, .iPhone5, landscape: true))
    stage.picture("phone-landscape", caption: "On the iPhone in landscape")
    _ = stage.keep(try scene.tapped(way.untouched, .iPhone5))
    stage.picture("phone-full-screen", caption: "Without a delegate, up to iOS 12: the whole screen")
    _ = stage.keep(try scene.tapped(way.untouched, .iPhone6, iOS: 13))
    stage.picture("phone-sheet", caption: "Without a delegate, from iOS 13 on: a sheet")
    let long = try scene.app(way.app, .iPad)
    long.pick(1)
    long.tap("URL")
    stage.picture("long-url", caption: "A longer URL makes a higher window")
    stage.output("height for a short URL", short)
    stage.output("height for a long URL", long.frame.height)
    let wishing = try scene.tapped(way.untouched, .iPad)
    wishing.prefer(CGSize(width: 2000, height: 2000))
    stage.output("size of a content that prefers 2000 × 2000", wishing.frame.size)
    let list = try scene.split(buttonAtTheRight: true)
    list.tapListButton()
    stage.picture("list", caption: "The list comes in, and the popover stays")
    let another = try scene.split()
    another.tapListButton()
    another.tapInList(1)
    stage.picture("another-photo", caption: "After another photo was picked")
  }

  /// The popover stays small on the phone, unless it has no delegate.
  func playground(_ way: Way) -> Playground? {
    Playground(
      [
        .tap("URL"), .tapRow(1), .tapRow(2),
        .tap(at: CGPoint(x: 0.5, y: 0.95), called: "beside it", while: "URL"),
        .turn(.portrait), .turn(.landscapeLeft),
      ],
      starts: [
        Playground.Start("iPhone 5") { try AdaptivePopoverApp(way.app, .iPhone5, on: $0).device },
        Playground.Start("iPhone 6, no delegate") {
          try AdaptivePopoverApp(way.untouched, .iPhone6, iOS: 13, on: $0).device
        },
        Playground.Start("iPad with a list") {
          try AdaptivePopoverApp(way.app, .iPad, inSplitView: true, on: $0).device
        },
      ]
    )
  }
}
