import RecipeKit

/// Recipe 1.28: a book of pages that curl.
@MainActor public let recipe: any Recipe = PageViewRecipe()

struct PageViewRecipe: Recipe {
  /// The parts of the example that can be got wrong.
  @MainActor
  struct Way {
    /// Launches the application.
    var delegate: ControllerFactory<AppDelegate> = { AppDelegate() }
    /// Holds the book.
    var root: ControllerFactory<RootViewController> = { RootViewController() }
    /// Holds a book that is rotated only where an exception ends nothing else.
    var rotated: ControllerFactory<RootViewController> = { RootViewController() }
    /// Has a view from a nib: Book~iphone.xib or Book~ipad.xib.
    var nib: ControllerFactory<RootViewController> = { RootViewController(nibName: "Book", bundle: nil) }
  }

  let lesson = Lesson.embedded
  let rightWay = Way()
  let wrongWays: WrongWays<Way> = [
    "one page for two": Way(rotated: { OnePageForTwoController() }),
    "two controllers for all pages": Way(root: { TwoForAllController() }),
    "model not retained": Way(root: { LostModelController() }),
    "delegate not set": Way(root: { DelegateNotSetController() }),
    "completed not looked at": Way(root: { CompletedIgnoredController() }),
    "before and after mixed up": Way(root: { MixedUpController() }),
    "child not added": Way(root: { ChildNotAddedController() }),
  ]

  func scene(_ way: Way, on stage: Stage) -> BookScene { BookScene(way.root, .iPad, on: stage) }

  private let phone = SceneSetup { (way: Way, stage) in BookScene(way.root, .iPhone4, on: stage) }

  private let rotating = SceneSetup { (way: Way, stage) in BookScene(way.rotated, .iPad, on: stage) }

  /// A book with another model.
  private let seasons = SceneSetup { (way: Way, stage) in
    BookScene(way.root, .iPad, on: stage) {
      $0.modelController = ModelController(pageData: ["Spring", "Summer", "Autumn", "Winter"])
    }
  }

  var claims: Claims<Way> {
    classes
    turns
    spine
    dataSource
  }

  // MARK: Turning pages

  @ClaimBuilder<Way> private var turns: Claims<Way> {
    detail("did-finish-signature", "`didFinishAnimating` gets the book, two Booleans and the old pages.") {
      $0.turnForward()
      expect($0.witness.endings.last, is: ["the book", "finished true", "from January", "completed true"])
    }
    .fails(in: "delegate not set")
    core("did-finish-on-next", "`didFinishAnimating` is called when the user turns a page forward.") {
      $0.turnForward()
      expect($0.endings, is: ["from January, completed true"])
    }
    .fails(in: "delegate not set", seeing: [String]())
    detail("did-finish-on-previous", "`didFinishAnimating` is called when the user turns a page back.") {
      $0.root.show(pagesFrom: 5, count: 1)
      $0.turnBack()
      expect($0.endings, is: ["from June, completed true"])
    }
    .fails(in: "delegate not set", seeing: [String]())
    phone.core("did-finish-on-abort", "`didFinishAnimating` is also called when a page falls back.") {
      $0.turnHalfway()
      expect($0.endings, is: ["from January, completed false"])
    }
    .fails(in: "delegate not set", seeing: [String]())
    phone.core("abort-returns-to-page", "After a page has fallen back, the old page is on screen.") {
      let before = $0.pages
      $0.turnHalfway()
      expect($0.titles, is: ["January"], "the page on screen after the fall is about the same month")
      expect(Set(before + $0.pages).count, is: 1, "the pages before and after the fall are one controller")
    }
    .fails(when: "the delegate goes on all the same") { scene in
      scene.witness.turnEnded = { scene.root.show(pagesFrom: 1, count: 1) }
    }
    phone.detail("completed-flag", "`transitionCompleted` tells whether a page was turned.") {
      $0.turnHalfway()
      $0.turnForward()
      expect($0.root.turnsLabel.text, is: "Turned: 1")
    }
    .fails(in: "completed not looked at", seeing: "Turned: 2")
    detail("manages-transitions", "The book manages the turn: both pages are in it, then the new one.") {
      let finger = $0.device.touchDown(at: $0.place(0.85))
      finger?.move(to: $0.place(0.35), duration: 0.5)
      let during = $0.titlesInBook.sorted()
      finger?.lift()
      $0.device.advanceUntilIdle()
      expect([during, $0.titlesInBook], is: [["February", "January"], ["February"]])
    }
    .fails(in: "model not retained", seeing: [["January"], ["January"]])
  }

  // MARK: The spine

  @ClaimBuilder<Way> private var spine: Claims<Way> {
    core("spine-called-on-rotation", "The delegate is asked for the spine at every rotation of the device.") {
      _ = $0.rotated { _ in }
      expect($0.witness.orientations, is: ["landscapeRight", "portrait", "landscapeLeft"])
    }
    .fails(in: "delegate not set", seeing: [String]())
    core("spine-return-applied", "What the delegate returns is the spine's new location.") {
      expect($0.rotated(\.book.spineLocation), is: [.mid, .min, .mid])
    }
    .fails(in: "delegate not set", seeing: Array(repeating: UIPageViewController.SpineLocation.min, count: 3))
    .fails(when: "the delegate always answers `.mid`") { $0.answer(.mid, pages: 2) }
    core("spine-enum-values", "The locations are none 0, min 1, mid 2 and max 3.", isFact: true) { _ in
      expect([UIPageViewController.SpineLocation.none, .min, .mid, .max].map(\.rawValue), is: [0, 1, 2, 3])
    }
    detail("spine-return-applied#number", "the spine is 2 with the device on its side, and 1 upright") {
      expect($0.rotated(\.book.spineLocation.rawValue), is: [2, 1, 2])
    }
    .fails(in: "delegate not set", seeing: [1, 1, 1])
    .fails(when: "the delegate always answers `.mid`") { $0.answer(.mid, pages: 2) }
    core("min-one-controller", "With the spine at `.min` one controller is enough.") {
      expect($0.rotated(\.pages.count)[1], is: 1)
    }
    .fails(when: "the delegate always answers `.mid`", seeing: 2) { $0.answer(.mid, pages: 2) }
    detail("min-next-is-new-controller", "With the spine at `.min` each next page is a new controller.") {
      expect(Set($0.pagesSeen(inTurns: 2)).count, is: 3, "two turns show three controllers")
    }
    .fails(in: "two controllers for all pages", seeing: 2)
    detail("min-landscape-single-page", "In landscape, too, one page covers the whole book with `.min`.") {
      $0.answer(.min, pages: 1)
      $0.device.rotate(to: .landscapeLeft)
      expect($0.frames.map(\.width), is: [1024])
    }
    .fails(when: "the book keeps its frame", seeing: [768]) { $0.book.view.autoresizingMask = [] }
    core("mid-two-controllers", "With `.mid` two controllers show at once, side by side.") {
      $0.openSpread()
      expect($0.titles, is: ["January", "February"])
      expect(
        $0.frames,
        is: [CGRect(x: 0, y: 0, width: 512, height: 768), CGRect(x: 512, y: 0, width: 512, height: 768)],
        "of two pages the first fills the left half, the second the right half"
      )
    }
    .fails(when: "the delegate answers `.min`", seeing: ["January"]) { $0.answer(.min, pages: 1) }
    detail("mid-needs-two", "One controller is not enough for `.mid`.") { scene in
      scene.device.rotate(to: .landscapeLeft)
      expectException(
        "NSInvalidArgumentException",
        "The number of view controllers provided (1) doesn't match the number required (2) for the requested transition"
      ) {
        scene.book.setViewControllers([UIViewController()], direction: .forward, animated: false)
      }
    }
    .fails(when: "the delegate answers `.min`") { $0.answer(.min, pages: 1) }
    rotating.detail("mid-needs-two#rotation", "a device with a book can be laid on its side") { scene in
      expectException(nil) { scene.device.rotate(to: .landscapeLeft) }
    }
    .fails(in: "one page for two")
    core("mid-spine-centre", "With `.mid` the spine is exactly in the centre, between the pages.") {
      expect($0.edgesAtSpine, is: [512, 512])
    }
    .fails(when: "the delegate answers `.min`", seeing: [1024, 0]) { $0.answer(.min, pages: 1) }
    .fails(when: "the book keeps its frame", seeing: [384, 384]) { $0.book.view.autoresizingMask = [] }
    phone.detail("mid-spine-centre#phone", "on a phone, too, both pages end at the middle of the screen") {
      expect($0.edgesAtSpine, is: [240, 240])
    }
    .fails(when: "the delegate answers `.min`", seeing: [480, 0]) { $0.answer(.min, pages: 1) }
    .fails(when: "the book keeps its frame", seeing: [160, 160]) { $0.book.view.autoresizingMask = [] }
    detail("mid-turn-right-to-left", "A leaf that is turned comes to lie on the left, beside a new page.") {
      $0.openSpread()
      $0.turnForward()
      expect($0.titles, is: ["March", "April"])
    }
    .fails(in: "two controllers for all pages", seeing: ["March", "February"])
    detail("delegate-decides-spine", "This one method of the delegate decides between one page and two.") {
      scene in
      @MainActor func count(_ answer: UIPageViewController.SpineLocation, _ pages: Int) -> Int {
        scene.answer(answer, pages: pages)
        scene.device.rotate(to: .landscapeLeft)
        defer { scene.device.rotate(to: .portrait) }
        return scene.pages.count
      }
      expect(
        "\(count(.min, 1)), then \(count(.mid, 2))",
        is: "1, then 2",
        "on its side the book shows one page if the answer is `.min`, and two if it is `.mid`"
      )
    }
    .fails(in: "delegate not set", seeing: "1, then 1")
  }

  // MARK: The data source

  private let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December",
  ]

  @ClaimBuilder<Way> private var dataSource: Claims<Way> {
    core("data-source-two-methods", "A data source gives the page before a page, and the page after it.") {
      let book = $0.book
      expect(
        $0.walk(from: 0) { $0.pageViewController(book, viewControllerAfter: $1) },
        is: Array(months.dropFirst()),
        "asked for the page after each, the data source goes from January to December"
      )
      expect(
        $0.walk(from: 11) { $0.pageViewController(book, viewControllerBefore: $1) },
        is: months.dropLast().reversed(),
        "asked for the page before each, the data source goes from December to January"
      )
    }
    .fails(in: "before and after mixed up", seeing: [String]())
    core("before-called-for-previous", "The book asks for the page before when the user goes back.") {
      $0.root.show(pagesFrom: 5, count: 1)
      $0.turnBack()
      expect([$0.witness.questions, $0.titles], is: [["before June"], ["May"]])
    }
    .fails(in: "model not retained", seeing: [[], ["June"]])
    core("after-called-for-next", "The book asks for the page after when the user goes on.") {
      $0.turnForward()
      expect([$0.witness.questions, $0.titles], is: [["after January"], ["February"]])
    }
    .fails(in: "model not retained", seeing: [[], ["January"]])
    seasons.detail("only-model-needed", "All that you need to supply is the content of the model.") {
      expect(
        $0.pagesSeen(inTurns: 4).map(\.dataObject),
        is: ["Spring", "Summer", "Autumn", "Winter", "Winter"]
      )
    }
    .fails(when: "the root makes a page of its own") {
      $0.book.setViewControllers([DataViewController()], direction: .forward, animated: false)
    }
    detail("container-for-pages", "A page view controller is a container: the pages are its children.") {
      $0.openSpread()
      expect(
        $0.book.children.sorted { $0.view.frame.minX < $1.view.frame.minX }.map(title),
        is: ["January", "February"]
      )
    }
    .fails(when: "the delegate answers `.min`", seeing: ["January"]) { $0.answer(.min, pages: 1) }
    detail("asks-data-source-when-needed", "The book asks once for each page, when it needs the page.") {
      _ = $0.pagesSeen(inTurns: 3)
      expect($0.witness.questions, is: ["after January", "after February", "after March"])
    }
    .fails(in: "model not retained", seeing: [String]())
  }

  // MARK: What is shown

  func illustrate(_ way: Way, on stage: Stage) {
    let reader = scene(way, on: stage)
    stage.output("the first page", reader.titles.first ?? "none")
    stage.picture("portrait", caption: "One page in portrait")
    stage.output(
      "pages seen in three turns",
      reader.pagesSeen(inTurns: 3).map(\.dataObject).joined(separator: ", ")
    )

    let book = BookScene(way.root, .iPhone4, on: stage)
    stage.film(
      "fall-back",
      caption: "A finger that thinks better of it: the page falls back",
      seconds: 2,
      showing: [.touches]
    ) {
      book.turnHalfway()
    }

    for (place, count) in zip(["on its side", "upright"], scene(way, on: stage).rotated(\.pages.count)) {
      stage.output("pages that are shown \(place)", count)
    }

    let spread = scene(way, on: stage)
    spread.openSpread()
    stage.picture("landscape", caption: "The book in landscape")
    let finger = spread.device.touchDown(at: spread.place(0.9))
    stage.film("turn", caption: "A finger turns a leaf from right to left", seconds: 2, showing: [.touches]) {
      finger?.move(to: spread.place(0.3), duration: 1)
      stage.picture("leaf", caption: "The leaf on its way: March is on its back", showing: [.touches])
      finger?.move(to: spread.place(0.15), duration: 0.3)
      finger?.lift()
      spread.device.advanceUntilIdle()
    }
  }

  /// The book may be leafed through, and rotated for two pages beside each other.
  func playground(_ way: Way) -> Playground? {
    Playground(
      [.swipe(.right), .swipe(.left), .turn(.portrait), .turn(.landscapeLeft)],
      note: """
        The label that counts the turns is hidden here: with it, a page would look different each time that a \
        reader returns to it.
        """
    ) { stage in
      let scene = stage.keep(scene(way, on: stage))
      scene.root.turnsLabel.isHidden = true
      return scene.device
    }
  }
}
