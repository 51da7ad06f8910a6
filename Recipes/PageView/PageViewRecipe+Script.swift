import RecipeKit

extension PageViewRecipe {
  /// Opens the book, leafs through it, and turns the device.
  func check(_ examples: PageViewExamples, on stage: Stage) throws {
    checkLaunch(examples, on: stage)
    checkStructure(examples, on: stage)
    checkRoles(examples, on: stage)
    checkLeafing(examples, on: stage)
    checkGoingBack(examples, on: stage)
    checkThinkingBetter(examples, on: stage)
    checkDataSource(examples, on: stage)
    checkOtherModel(examples, on: stage)
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
    for (model, name) in [(DeviceModel.iPhone4, "phone"), (.iPad, "pad")] {
      let device = stage.boot(model, iOS: 7)
      device.launch(delegate: examples.delegate())
      device.advance(by: 0.1)
      let root = device.keyWindow?.rootViewController
      if name == "pad" {
        stage.check(
          "delegate-presents-root",
          "the window's root controller is a `RootViewController`",
          expected: "RootViewController",
          actual: root.map { "\(type(of: $0))" } ?? "none"
        )
      }
      stage.check(
        "works-on-both-idioms",
        named: name,
        "on a \(name) the first page is on screen",
        expected: ["January"],
        actual: titles(under: root)
      )
    }
  }

  /// What the pages on screen are about, in all books below a controller.
  private func titles(under controller: UIViewController?) -> [String] {
    guard let controller else { return [] }
    let pages = (controller as? UIPageViewController)?.viewControllers ?? []
    return pages.filter { $0.view.window != nil }.compactMap { ($0 as? DataViewController)?.dataObject }
      + controller.children.flatMap(titles(under:))
  }

  private func checkStructure(_ examples: PageViewExamples, on stage: Stage) {
    let scene = BookScene(examples.root, .iPad, on: stage)
    let (root, book) = (scene.root, scene.book)
    stage.output("the first page", scene.titles.first ?? "none")
    stage.picture("portrait", caption: "One page in portrait")
    stage.check(
      "root-hosts-page-controller",
      "the root has one child, the book",
      expected: ["UIPageViewController"],
      actual: root.children.map { "\(type(of: $0))" }
    )
    stage.check(
      "root-hosts-page-controller",
      named: "parent",
      "the book's parent is the root",
      expected: "the root",
      actual: book.parent.map { $0 === root ? "the root" : "another" } ?? "none"
    )
    stage.check(
      "root-hosts-page-controller",
      named: "view",
      "the book's view lies in the root's view",
      expected: "the root's view",
      actual: book.view.superview.map { $0 === root.view ? "the root's view" : "another" } ?? "none"
    )
    stage.check(
      "ui-mix-of-two",
      "the root's view holds the view of the book and, on top, a label of its own",
      expected: ["the book's view", "UILabel"],
      actual: root.view.subviews.map { $0 === book.view ? "the book's view" : "\(type(of: $0))" }
    )
  }

  /// Reads the roles before a witness takes them over.
  private func checkRoles(_ examples: PageViewExamples, on stage: Stage) {
    _ = stage.boot(.iPad, iOS: 7)
    let root = examples.root()
    root.loadViewIfNeeded()
    stage.check(
      "model-is-data-source",
      "the book's data source descends from `ModelController`, and that straight from `NSObject`",
      expected: "ModelController: NSObject",
      actual: root.pageViewController.dataSource.map { lineage(of: $0).suffix(2).joined(separator: ": ") }
        ?? "none"
    )
    stage.check(
      "root-is-delegate",
      "the book's delegate is the root",
      expected: "the root",
      actual: root.pageViewController.delegate.map { $0 === root ? "the root" : "another" } ?? "none"
    )
  }

  /// The names of an object's class and of its superclasses, down to the base class.
  private func lineage(of object: Any) -> [String] {
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      names.append("\(current.subjectType)")
      mirror = current.superclassMirror
    }
    return names
  }

  // MARK: Turning pages

  private func checkLeafing(_ examples: PageViewExamples, on stage: Stage) {
    let scene = BookScene(examples.root, .iPad, on: stage)
    var seen = scene.pages
    stage.check(
      "data-controller-subclass",
      "a page is a `DataViewController`, and that is a `UIViewController`",
      expected: ["DataViewController", "UIViewController"],
      actual: Array(seen.first.map { lineage(of: $0).prefix(2) } ?? [])
    )
    scene.turnForward()
    seen += scene.pages
    stage.check(
      "min-next-is-new-controller",
      "the page before a turn and the page after it are two controllers",
      expected: 2,
      actual: Set(seen.map(ObjectIdentifier.init)).count
    )
    stage.check(
      "did-finish-on-next",
      "the delegate is called once when the next page has been turned to",
      expected: ["from January, completed true"],
      actual: scene.witness.endings.map(\.summary)
    )
    stage.check(
      "after-called-for-next",
      "the book asks for the page after the one on screen",
      expected: ["after January"],
      actual: scene.witness.questions
    )
    stage.check(
      "after-called-for-next",
      named: "shown",
      "the next page that the data source gives is shown",
      expected: ["February"],
      actual: scene.titles
    )
    for _ in 0..<2 {
      scene.turnForward()
      seen += scene.pages
    }
    stage.output("pages seen in three turns", seen.map(\.dataObject).joined(separator: ", "))
    stage.check(
      "data-controller-per-page",
      "three turns show four controllers",
      expected: 4,
      actual: Set(seen.map(ObjectIdentifier.init)).count
    )
    stage.check(
      "data-controller-per-page",
      named: "data",
      "each controller of three turns keeps the month that it is about",
      expected: Array(months.prefix(4)),
      actual: seen.map(\.dataObject)
    )
    stage.check(
      "asks-data-source-when-needed",
      "in three turns the book asks for three pages, each when it needs it",
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
      "the delegate is called once when the previous page has been turned to",
      expected: ["from June, completed true"],
      actual: scene.witness.endings.map(\.summary)
    )
    stage.check(
      "before-called-for-previous",
      "the book asks for the page before the one on screen",
      expected: ["before June"],
      actual: scene.witness.questions
    )
    stage.check(
      "before-called-for-previous",
      named: "shown",
      "the previous page that the data source gives is shown",
      expected: ["May"],
      actual: scene.titles
    )
  }

  private func checkThinkingBetter(_ examples: PageViewExamples, on stage: Stage) {
    let scene = BookScene(examples.root, .iPhone4, on: stage)
    let before = scene.pages
    stage.film(
      "fall-back",
      caption: "A finger that thinks better of it: the page falls back",
      seconds: 2,
      showing: [.touches]
    ) {
      scene.turnAndThinkBetter()
    }
    stage.check(
      "did-finish-on-abort",
      "the delegate is called once when the page has fallen back",
      expected: ["from January, completed false"],
      actual: scene.witness.endings.map(\.summary)
    )
    stage.check(
      "abort-returns-to-page",
      "after a page has fallen back the one from before is on screen",
      expected: ["January"],
      actual: scene.titles
    )
    stage.check(
      "abort-returns-to-page",
      named: "same",
      "the page before and the page after the fall are one controller",
      expected: 1,
      actual: Set((before + scene.pages).map(ObjectIdentifier.init)).count
    )
    scene.turnForward()
    let ending = scene.witness.endings.last
    stage.check(
      "did-finish-signature",
      "the call after a turn brings the book, two Booleans, and the pages from before",
      expected: ["the book", "finished: true", "previous: January", "completed: true"],
      actual: ending.map { ending in
        [
          ending.book === scene.book ? "the book" : "another book",
          "finished: \(ending.finished)",
          "previous: \(ending.previous.joined(separator: ", "))",
          "completed: \(ending.completed)",
        ]
      } ?? []
    )
    stage.check(
      "completed-flag",
      "after a page that fell back and one that was turned the label counts one",
      expected: "Turned: 1",
      actual: scene.root.turnsLabel.text ?? ""
    )
  }

  private func checkDataSource(_ examples: PageViewExamples, on stage: Stage) {
    let scene = BookScene(examples.root, .iPad, on: stage)
    let book = scene.book
    var page: UIViewController? = scene.pages.first
    func titles(
      _ next: (any UIPageViewControllerDataSource, UIViewController) -> UIViewController?
    ) -> [String] {
      var titles: [String] = []
      while let source = book.dataSource, titles.count < 24, let current = page,
        let other = next(source, current)
      {
        titles.append((other as? DataViewController)?.dataObject ?? "none")
        page = other
      }
      return titles
    }
    let onward = titles { $0.pageViewController(book, viewControllerAfter: $1) }
    let back = titles { $0.pageViewController(book, viewControllerBefore: $1) }
    stage.check(
      "data-source-two-methods",
      named: "after",
      "asked for the page after each, the data source goes from January to December",
      expected: Array(months.dropFirst()),
      actual: onward
    )
    stage.check(
      "data-source-two-methods",
      named: "before",
      "asked for the page before each, the data source goes from December to January",
      expected: Array(months.dropLast().reversed()),
      actual: back
    )
  }

  /// Gives the root another model, and turns the pages.
  private func checkOtherModel(_ examples: PageViewExamples, on stage: Stage) {
    let seasons = ["Spring", "Summer", "Autumn", "Winter"]
    let make: @MainActor () -> RootViewController = {
      let root = examples.root()
      root.modelController = ModelController(pageData: seasons)
      return root
    }
    let scene = BookScene(make, .iPad, on: stage)
    var titles = scene.titles
    for _ in 1...4 {
      scene.turnForward()
      if scene.titles.last != titles.last { titles += scene.titles }
    }
    stage.check(
      "only-model-needed",
      "with another model the book begins with its first page and turns to its last",
      expected: "Spring, Summer, Autumn, Winter",
      actual: titles.joined(separator: ", ")
    )
  }

  private func checkTransition(_ examples: PageViewExamples, on stage: Stage) {
    let scene = BookScene(examples.root, .iPad, on: stage)
    let finger = scene.device.touchDown(at: scene.place(0.85))
    finger?.move(to: scene.place(0.35), duration: 0.5)
    let during = scene.titlesInBook.count
    finger?.lift()
    scene.device.advanceUntilIdle()
    stage.check(
      "manages-transitions",
      named: "during",
      "in the midst of a turn two pages are in the book",
      expected: 2,
      actual: during
    )
    stage.check(
      "manages-transitions",
      named: "after",
      "after a turn only the new page is in the book",
      expected: ["February"],
      actual: scene.titlesInBook
    )
  }
}
