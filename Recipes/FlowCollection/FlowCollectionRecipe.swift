import RecipeKit

/// A grid of colours with as many columns as fit.
@MainActor public let recipe: any Recipe = FlowCollectionRecipe()

struct FlowCollectionRecipe: Recipe {
  typealias Way = RaisingWay<PaletteViewController>

  let lesson = Lesson.embedded
  let rightWay = Way { PaletteViewController() }
  let wrongWays: WrongWays<Way> = [
    "divided by the number of columns": Way { PaletteViewController(layout: DividedLayout()) },
    "UIScreen.main": Way { PaletteViewController(layout: ScreenLayout()) },
    "all in viewDidLoad": Way { LoadingController() },
    "a delegate's method": Way { MethodController(layout: UICollectionViewFlowLayout()) },
    "an identifier is enough": Way(substitute: { PaletteViewController() }) { IdentifierController() },
    "addSubview for each item": Way { EachItemController() },
  ]

  func scene(_ way: Way, on stage: Stage) -> Palette { Palette(way.makeSafe(), on: stage.boot(.iPhone16)) }

  private let launching = Way.launching(on: .iPhone16)

  /// The phone on its left side.
  private let turned = SceneSetup { (way: Way, stage) -> Palette in
    let palette = Palette(way.makeSafe(), on: stage.boot(.iPhone16))
    palette.turn()
    return palette
  }

  /// The phone after a swipe to the end of the colours.
  private let atTheEnd = SceneSetup { (way: Way, stage) -> Palette in
    let palette = Palette(way.makeSafe(), on: stage.boot(.iPhone16))
    palette.scrollToEnd()
    return palette
  }

  var claims: Claims<Way> {
    // 393 points are 373 between the insets: (373 + 10) / (90 + 10) = 3.83.
    core("columns", "Upright, a line has three colours.") { expect($0.columns, is: 3) }
      .fails(in: "divided by the number of columns", seeing: 2)
      .fails(in: "a delegate's method", seeing: 6)
    // (373 − 2 · 10) / 3 = 117.67.
    core("side", "They share the width that the gaps leave.") {
      expect($0.firstSize, is: CGSize(width: 117, height: 117))
    }
    .fails(in: "a delegate's method", seeing: CGSize(width: 50, height: 50))
    .fails(in: "divided by the number of columns", seeing: CGSize(width: 124, height: 124))
    // 852 points, less 2 · 59 for the safe area and 20 for the insets, are 714: (714 + 10) / 100 = 7.24.
    turned.core("turned", "On its side the phone has room for seven.") { expect($0.columns, is: 7) }
      .fails(in: "all in viewDidLoad", seeing: 5)
      .fails(in: "UIScreen.main", seeing: 6)
    // (714 − 6 · 10) / 7 = 93.43.
    turned.core("turned-side", "The colours get another size, too.") {
      expect($0.firstSize, is: CGSize(width: 93, height: 93))
    }
    .fails(in: "all in viewDidLoad", seeing: CGSize(width: 117, height: 117))
    .fails(in: "UIScreen.main", seeing: CGSize(width: 95, height: 95))
    launching.core("registered", "The collection view can make a cell for each colour.") { launch in
      expectException(nil) { launch().view.layoutIfNeeded() }
    }
    .fails(
      in: "an identifier is enough",
      seeing: SeenException(
        "NSInternalInconsistencyException",
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier color - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard"
      )
    )
    atTheEnd.core("one-label", "At the end each cell shows one number.") { palette in
      expect(
        palette.visible.map { $0.contentView.subviews.count { ($0 as? UILabel)?.text != nil } }.max() ?? 0,
        is: 1
      )
    }
    .fails(in: "addSubview for each item")
    detail("reused", "The cells at the end had other colours before.") { palette in
      let atTheTop = palette.visible
      palette.scrollToEnd()
      expect(atTheTop.contains { $0 === palette.visible.last }, is: true)
    }
    .fails(when: "each colour gets a new cell", with: Way { NewCellsController() }, seeing: false)
    detail("rounded", "A point more in each of them, and the third has no room.") { palette in
      let side = palette.firstSize.width
      expect(3 * side + 2 * 10 <= 373, is: true)
      expect(3 * (side + 1) + 2 * 10 <= 373, is: false, "with one point more three squares don't fit")
    }
    .fails(
      when: "sides are rounded up",
      with: Way { PaletteViewController(layout: RoundedUpLayout()) },
      seeing: false
    )
    detail("lines", "Lines have the same distance as columns.") { palette in
      expect(palette.lineGap, is: 10)
    }
    .fails(
      when: "lines have no distance",
      with: Way { PaletteViewController(layout: CloseLayout()) },
      seeing: 0
    )
    detail("standard", "Without a size items are 50 points wide and high.", isFact: true) { _ in
      expect(UICollectionViewFlowLayout().itemSize, is: CGSize(width: 50, height: 50))
    }
    detail("again", "The layout is prepared again when the width changes.", isFact: true) { palette in
      let layout = PreparationCounter()
      palette.screen.collectionView.collectionViewLayout = layout
      palette.screen.view.layoutIfNeeded()
      let before = layout.widths.last ?? 0
      palette.turn()
      expect([before, layout.widths.last ?? 0], is: [393, 852])
    }
  }

  func illustrate(_ way: Way, on stage: Stage) {
    guard !way.raises else { return stage.note("The application ends with an exception.") }
    let palette = scene(way, on: stage)
    stage.picture("upright", caption: "The phone upright")
    stage.output("columns upright", palette.columns)
    palette.scrollToEnd()
    stage.picture("end", caption: "The end of the colours, in the same cells")
    let other = scene(way, on: stage)
    other.turn()
    stage.picture("turned", caption: "The phone on its side")
    stage.output("columns on its side", other.columns)
  }

  func playground(_ way: Way) -> Playground? {
    if way.raises { return nil }
    return Playground([.turn(.landscapeLeft), .turn(.portrait), .swipe(.up), .swipe(.down)], within: 3) {
      self.scene(way, on: $0).device
    }
  }
}

/// The grid on a phone.
@MainActor
struct Palette {
  let device: Simulator
  let screen: PaletteViewController

  init(_ screen: PaletteViewController, on device: Simulator) {
    (self.device, self.screen) = (device, screen)
    device.launch(UINavigationController(rootViewController: screen))
  }

  private var collection: UICollectionView { screen.collectionView }

  /// The frames of the first colours.
  private var frames: [CGRect] {
    (0..<20).compactMap { collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  /// The number of colours in the first line.
  var columns: Int { frames.count { $0.minY == frames.first?.minY } }

  /// The size of the first colour.
  var firstSize: CGSize { frames.first?.size ?? .zero }

  /// The distance between the first two lines.
  var lineGap: CGFloat {
    guard let first = frames.first, let next = frames.first(where: { $0.minY > first.minY }) else {
      return -1
    }
    return next.minY - first.maxY
  }

  /// The cells on the screen, in order.
  var visible: [ColorCell] { collection.visibleCells.compactMap { $0 as? ColorCell } }

  func turn() {
    device.rotate(to: .landscapeLeft)
    device.advanceUntilIdle()
  }

  func scrollToEnd() {
    // In steps, as a finger does, so that cells are used again.
    let end =
      collection.contentSize.height + collection.adjustedContentInset.bottom - collection.bounds.height
    while collection.contentOffset.y < end {
      collection.contentOffset.y = min(end, collection.contentOffset.y + 100)
      collection.layoutIfNeeded()
    }
  }
}

/// Records for which widths it is prepared.
private class PreparationCounter: UICollectionViewFlowLayout {
  var widths: [CGFloat] = []

  override func prepare() {
    super.prepare()
    widths.append(collectionView?.bounds.width ?? 0)
  }
}
