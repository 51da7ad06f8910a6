import RecipeKit

extension PageViewRecipe {
  /// Opens the book, leafs through it, and turns the device.
  func check(_ examples: PageViewExamples, on stage: Stage) throws {
    checkLaunch(examples, on: stage)
    checkStructure(examples, on: stage)
    checkLeafing(examples, on: stage)
    checkGoingBack(examples, on: stage)
    checkThinkingBetter(examples, on: stage)
    checkDataSource(examples, on: stage)
    checkTransition(examples, on: stage)
    checkSpine(examples, on: stage)
  }

  /// The pages of Xcode's page-based application, written out: no locale decides here.
  var months: [String] {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ]
  }

  // MARK: The classes

  private func checkLaunch(_ examples: PageViewExamples, on stage: Stage) {
    let device = stage.boot(.iPad, iOS: 7)
    device.launch(delegate: examples.delegate())
    let root = device.keyWindow?.rootViewController
    stage.check(
      "delegate-presents-root",
      "the class of the window's root controller",
      expected: "RootViewController",
      actual: root.map { "\(type(of: $0))" } ?? "none"
    )
    let counts = [DeviceModel.iPhone4, .iPad].map { model in
      let scene = BookScene(examples.root, model, on: stage)
      return scene.pages.count { $0.view.window != nil }
    }
    stage.check(
      "works-on-both-idioms",
      "pages on screen on a phone, and on a pad",
      expected: [1, 1],
      actual: counts
    )
  }

  private func checkStructure(_ examples: PageViewExamples, on stage: Stage) {
    let scene = BookScene(examples.root, .iPad, on: stage)
    let bookView: UIView = scene.book.view
    stage.output("the first page", scene.titles.first ?? "none")
    stage.picture("portrait", caption: "One page in portrait")
    stage.check(
      "root-hosts-page-controller",
      "the root's only child is the book, which knows its parent, and whose view is in the root's",
      expected: [true, true, true],
      actual: [
        scene.root.children == [scene.book], scene.book.parent === scene.root,
        bookView.superview === scene.root.view,
      ]
    )
    stage.check(
      "ui-mix-of-two",
      "the book's view is another one than the root's, and lies in it",
      expected: [true, true],
      actual: [bookView !== scene.root.view, bookView.isDescendant(of: scene.root.view)]
    )
    checkRoles(examples, on: stage)
  }

  private func checkRoles(_ examples: PageViewExamples, on stage: Stage) {
    _ = stage.boot(.iPad, iOS: 7)
    let root = examples.root()
    root.loadViewIfNeeded()
    let source = root.pageViewController.dataSource
    stage.check(
      "model-is-data-source",
      "the data source is the model, an object, and no controller",
      expected: [true, true, false],
      actual: [source === root.modelController, source is NSObject, source is UIViewController]
    )
    stage.check(
      "root-is-delegate",
      "the book's delegate is the root",
      expected: true,
      actual: root.pageViewController.delegate === root
    )
  }

  // MARK: Turning pages

  private func checkLeafing(_ examples: PageViewExamples, on stage: Stage) {
    let scene = BookScene(examples.root, .iPad, on: stage)
    var seen = scene.pages
    let classes = Mirror(reflecting: seen[0])
    stage.check(
      "data-controller-subclass",
      "the class of a page, and its superclass",
      expected: ["DataViewController", "UIViewController"],
      actual: [classes.subjectType, classes.superclassMirror?.subjectType ?? Void.self].map { "\($0)" }
    )
    scene.turnForward()
    seen += scene.pages
    stage.check(
      "min-next-is-new-controller",
      "the page after a turn is another controller",
      expected: true,
      actual: seen.first !== seen.last
    )
    stage.check(
      "did-finish-on-next",
      "calls after a turn to the next page",
      expected: ["this book, finished true, from January, completed true"],
      actual: scene.witness.endings.map(\.description)
    )
    stage.check(
      "after-called-for-next",
      "what the book asked, and what it shows then",
      expected: ["after January", "February"],
      actual: scene.witness.questions + scene.titles
    )
    for _ in 0..<2 {
      scene.turnForward()
      seen += scene.pages
    }
    stage.output("pages seen in three turns", seen.map(\.dataObject).joined(separator: ", "))
    stage.check(
      "data-controller-per-page",
      "controllers seen in three turns",
      expected: 4,
      actual: Set(seen.map(ObjectIdentifier.init)).count
    )
    stage.check(
      "data-controller-per-page",
      named: "data",
      "what they are about",
      expected: Array(months.prefix(4)),
      actual: seen.map(\.dataObject)
    )
    stage.check(
      "asks-data-source-when-needed",
      "what the book asked in three turns",
      expected: ["after January", "after February", "after March"],
      actual: scene.witness.questions
    )
  }

  private func checkGoingBack(_ examples: PageViewExamples, on stage: Stage) {
    let scene = BookScene(examples.root, .iPad, on: stage)
    scene.root.show(pagesFrom: 5, count: 1)
    scene.turnBack()
    stage.check(
      "did-finish-on-previous",
      "calls after a turn to the previous page",
      expected: ["this book, finished true, from June, completed true"],
      actual: scene.witness.endings.map(\.description)
    )
    stage.check(
      "before-called-for-previous",
      "what the book asked, and what it shows then",
      expected: ["before June", "May"],
      actual: scene.witness.questions + scene.titles
    )
  }

  private func checkThinkingBetter(_ examples: PageViewExamples, on stage: Stage) {
    let scene = BookScene(examples.root, .iPhone4, on: stage)
    let before = scene.pages
    stage.film("fall-back", caption: "A finger that thinks better of it: the page falls back", seconds: 2) {
      scene.turnAndThinkBetter()
    }
    stage.check(
      "did-finish-on-abort",
      "calls after a page fell back",
      expected: ["this book, finished true, from January, completed false"],
      actual: scene.witness.endings.map(\.description)
    )
    stage.check(
      "abort-returns-to-page",
      "the page before, and now",
      expected: ["January", "January", "the same"],
      actual: before.map(\.dataObject) + scene.titles + [scene.pages == before ? "the same" : "another"]
    )
    scene.turnForward()
    stage.check(
      "did-finish-signature",
      "what the last of the calls brings",
      expected: BookWitness.Ending(isSameBook: true, finished: true, previous: ["January"], completed: true),
      actual: scene.witness.endings.last
        ?? .init(isSameBook: false, finished: false, previous: [], completed: false)
    )
    stage.check(
      "completed-flag",
      "pages turned, as the root counts them: one fell back, one was turned",
      expected: 1,
      actual: scene.root.turnCount
    )
  }

  private func checkDataSource(_ examples: PageViewExamples, on stage: Stage) {
    let scene = BookScene(examples.root, .iPad, on: stage)
    let model = scene.root.modelController
    func title(_ page: UIViewController?) -> String {
      (page as? DataViewController)?.dataObject ?? "nil"
    }
    let neighbors = [0, 5, 11].map { index -> String in
      guard let page = model.viewController(at: index) else { return "none" }
      let before = model.pageViewController(scene.book, viewControllerBefore: page)
      let first = title(before)
      let after = model.pageViewController(scene.book, viewControllerAfter: page)
      return "\(first), \(title(after))"
    }
    stage.check(
      "data-source-two-methods",
      "the pages before and after the first, the sixth and the last",
      expected: ["nil, February", "May, July", "November, nil"],
      actual: neighbors
    )
  }

  private func checkTransition(_ examples: PageViewExamples, on stage: Stage) {
    let scene = BookScene(examples.root, .iPad, on: stage)
    func shows(_ title: String) -> Bool {
      scene.book.children.contains { page in
        (page as? DataViewController)?.dataObject == title && page.view.isDescendant(of: scene.book.view)
      }
    }
    let finger = scene.device.touchDown(at: scene.place(0.85))
    finger?.move(to: scene.place(0.35), duration: 0.5)
    let during = [shows("January"), shows("February")]
    finger?.lift()
    scene.device.advanceUntilIdle()
    stage.check(
      "manages-transitions",
      "whether January and February are in the book: in the midst of a turn, and after it",
      expected: [[true, true], [false, true]],
      actual: [during, [shows("January"), shows("February")]]
    )
  }
}
