import RecipeKit

extension PageViewRecipe {
  // MARK: The classes

  /// The window's root controller once the application was launched on a device.
  private var launching: SceneSetup<Way, (DeviceModel) -> UIViewController?> {
    SceneSetup { way, stage in
      { model in
        let device = stage.boot(model, iOS: 7)
        device.launch(delegate: way.delegate())
        device.advance(by: 0.1)
        return device.keyWindow?.rootViewController
      }
    }
  }

  /// The class of a root on a device, and the label that its nib has put into its view.
  private var fromNib: SceneSetup<Way, (DeviceModel) -> String> {
    SceneSetup { way, stage in
      { model in
        let root = stage.launch(way.nib(), on: model, iOS: 7)
        let labels = root.view.subviews.lazy.compactMap { $0 as? UILabel }
        return "\(type(of: root)), \(labels.first?.text ?? "not drawn")"
      }
    }
  }

  @ClaimBuilder<Way> var classes: Claims<Way> {
    launching.core("works-on-both-idioms", "Page view controllers work on phone and pad.") { root in
      let titles = [DeviceModel.iPhone4, .iPad].map { model in
        (root(model) as? RootViewController)?.pages.filter { $0.view.window != nil }.map(\.dataObject) ?? []
      }
      expect(titles, is: [["January"], ["January"]])
    }
    .fails(when: "phones show nothing", with: Way(delegate: { PadsOnlyDelegate() }))
    .fails(when: "pads show nothing", with: Way(delegate: { PhonesOnlyDelegate() }))
    detail("page-curl-book", "Users leaf through the pages as in a real book.")
    launching.detail("delegate-presents-root", "The app delegate only shows a `RootViewController`.") {
      expect($0(.iPad).map { "\(type(of: $0))" }, is: "RootViewController")
    }
    .fails(when: "another controller is shown", with: Way(delegate: { PhonesOnlyDelegate() }))
    fromNib.detail(
      "xib-per-idiom-same-class",
      "Phone and pad may have nib files of their own for one root class."
    ) {
      expect(
        [DeviceModel.iPhone4, .iPad].map($0),
        is: ["RootViewController, drawn for phones", "RootViewController, drawn for pads"]
      )
    }
    .fails(
      when: "the code asks for the pad's nib",
      with: Way(nib: { RootViewController(nibName: "Book~ipad", bundle: nil) }),
      seeing: ["RootViewController, drawn for pads", "RootViewController, drawn for pads"]
    )
    .fails(
      when: "the pad has a class of its own",
      with: Way(nib: PadRootController.make),
      seeing: ["RootViewController, drawn for phones", "PadRootController, drawn for pads"]
    )
    core("root-hosts-page-controller", "`RootViewController` adds a `UIPageViewController` to itself.") {
      let (root, book) = ($0.root, $0.book)
      let names: ObjectNames = ["the book": book, "the root": root, "the root's view": root.view]
      expect(
        root.children.map(names.of) + [names.of(book.parent), names.of(book.view.superview)],
        is: ["the book", "the root", "the root's view"]
      )
    }
    .fails(in: "child not added", seeing: ["none", "the root's view"])
    .fails(when: "the book's view lies elsewhere") { $0.book.view.removeFromSuperview() }
    detail("ui-mix-of-two", "The interface is a mix: the book, and over it a label of the root.") {
      let names: ObjectNames = ["the book's view": $0.book.view, "the label": $0.root.turnsLabel]
      expect($0.root.view.subviews.map(names.of), is: ["the book's view", "the label"])
    }
    .fails(when: "the book lies over the label") { $0.root.view.bringSubviewToFront($0.book.view) }
    core("data-controller-per-page", "Each page is an instance of `DataViewController` of its own.") {
      let seen = $0.pagesSeen(inTurns: 3)
      expect(Set(seen).count, is: 4, "three turns show four controllers")
      let months = ["January", "February", "March", "April"]
      expect(seen.map(\.dataObject), is: months, "each controller keeps the month that it is about")
    }
    .fails(in: "two controllers for all pages", seeing: 2)
    detail(
      "data-controller-subclass",
      "`DataViewController` is a subclass of `UIViewController`.",
      isFact: true
    ) {
      expect($0.pages.map { lineage(of: $0).prefix(2) }, is: [["DataViewController", "UIViewController"]])
    }
    core("model-is-data-source", "The data source is a `ModelController`, a plain `NSObject`.") {
      expect(
        $0.witness.dataSource.map { lineage(of: $0).suffix(2).joined(separator: ": ") } ?? "none",
        is: "ModelController: NSObject"
      )
    }
    .fails(in: "model not retained", seeing: "none")
    .fails(
      when: "the root is the data source",
      with: Way(root: { RootAsSourceController() }),
      seeing: "UIViewController: UIResponder"
    )
    core("root-is-delegate", "The root view controller is the book's delegate.") {
      let names: ObjectNames = ["the root": $0.root]
      expect(names.of($0.witness.delegate), is: "the root")
    }
    .fails(in: "delegate not set", seeing: "none")
    detail("pages-customised", "The page's own controller sets the colours and pictures of a page.") {
      let pages = $0.pagesSeen(inTurns: 1)
      expect(
        pages.map { DrawnPhotos.name(of: $0.picture.image) ?? "none" },
        is: ["January", "February"],
        "each page has the picture of its month"
      )
      expect(pages.map { $0.view.backgroundColor == .white }, is: [true, true], "each page is white")
    }
    .fails(
      when: "the pages' controllers set nothing",
      with: Way(root: { PlainPagesController() }),
      seeing: ["none", "none"]
    )
  }

  /// The names of an object's class and of its superclasses, down to the base class.
  private func lineage(of object: Any) -> [String] {
    sequence(first: Mirror(reflecting: object), next: \.superclassMirror).map { "\($0.subjectType)" }
  }
}
