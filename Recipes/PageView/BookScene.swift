import RecipeKit

/// A book on screen, with a witness between it and those that it asks.
@MainActor
struct BookScene {
  let device: Simulator
  let root: RootViewController
  let witness: BookWitness

  /// Launches the controller on a device with iOS 7.
  init(_ root: @MainActor () -> RootViewController, _ model: DeviceModel, on stage: Stage) {
    device = stage.boot(model, iOS: 7)
    self.root = root()
    device.launch(self.root)
    device.advance(by: 0.1)
    witness = BookWitness(of: self.root.pageViewController)
  }

  var book: UIPageViewController { root.pageViewController }

  /// The pages shown.
  var pages: [DataViewController] { (book.viewControllers ?? []).compactMap { $0 as? DataViewController } }

  /// What the pages shown are about.
  var titles: [String] { pages.map(\.dataObject) }

  /// What the pages are about whose views are in the book at present, in the midst of a turn, too.
  var titlesInBook: [String] {
    book.children.filter { $0.view.isDescendant(of: book.view) }.map {
      ($0 as? DataViewController)?.dataObject ?? "none"
    }
  }

  /// The frames of the pages shown, in the book.
  var frames: [CGRect] {
    pages.map { page in
      let view: UIView = page.view
      return view.convert(view.bounds, to: book.view)
    }
  }

  /// A point of the book, from (0, 0) at the top left to (1, 1) at the bottom right, in screen coordinates.
  func place(_ x: CGFloat, _ y: CGFloat = 0.5) -> CGPoint {
    let bounds = book.view.bounds
    return book.view.convert(CGPoint(x: bounds.width * x, y: bounds.height * y), to: nil)
  }

  /// Wipes from right to left.
  func turnForward() {
    device.drag(from: place(0.8), to: place(0.3))
    device.advanceUntilIdle()
  }

  /// Wipes from left to right.
  func turnBack() {
    device.drag(from: place(0.2), to: place(0.7))
    device.advanceUntilIdle()
  }

  /// Begins to turn the page, thinks better of it, and takes the finger back.
  func turnAndThinkBetter() {
    let finger = device.touchDown(at: place(0.85))
    finger?.move(to: place(0.45), duration: 0.6)
    finger?.move(to: place(0.8), duration: 0.5)
    finger?.lift()
    device.advanceUntilIdle()
  }
}
