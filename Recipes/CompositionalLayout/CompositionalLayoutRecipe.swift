import RecipeKit

/// A guide with places that scroll sideways and notes in columns.
@MainActor public let recipe: any Recipe = CompositionalLayoutRecipe()

struct CompositionalLayoutRecipe: Recipe {
  typealias Way = RaisingWay<GuideViewController>

  let lesson = Lesson.embedded
  let rightWay = Way { GuideViewController() }
  let wrongWays: WrongWays<Way> = [
    "insets on all sides": Way { SidesController() },
    "made once and for all": Way { OnceController() },
    "absolute": Way { AbsoluteController() },
    "a horizontal group is enough": Way { GroupController() },
    "a registration where it is used": Way(substitute: { GuideViewController() }) { UsedController() },
  ]

  func scene(_ way: Way, on stage: Stage) -> Guide { Guide(way.makeSafe(), on: stage.boot(.iPhone16)) }

  private let launching = Way.launching(on: .iPhone16)

  /// The phone on its left side.
  private let turned = SceneSetup { (way: Way, stage) -> Guide in
    let guide = Guide(way.makeSafe(), on: stage.boot(.iPhone16))
    guide.turn()
    return guide
  }

  var claims: Claims<Way> {
    core("columns", "Upright, two notes stand side by side.") { guide in
      expect(guide.columns, is: 2)
    }
    .fails(when: "a note is as wide as its group", with: Way { OneColumnController() }, seeing: 1)
    turned.core("turned", "On its side the phone has room for four.") { guide in
      expect(guide.columns, is: 4)
    }
    .fails(in: "made once and for all", seeing: 2)
    core("in-a-row", "All places are in one row.") { guide in
      expect(guide.placeRows, is: 1)
    }
    .fails(in: "a horizontal group is enough", seeing: 6)
    core("heights", "Each note fits into its card.") { guide in
      expect(guide.tooHigh, is: [])
    }
    .fails(in: "absolute")
    core("gap", "Between the highest note of a line and the next line there are 8 points.") { guide in
      expect(guide.lineGap, is: 8, within: 0.5)
    }
    .fails(in: "insets on all sides")
    core("headers", "Each section has a header.") { guide in
      expect(guide.headers, is: ["Places", "Notes"])
    }
    .fails(when: "the sections have no boundary items", with: Way { HeadlessController() }, seeing: [])
    launching.core("registration", "All cards use one registration.") { launch in
      expectException(nil) { launch().view.layoutIfNeeded() }
    }
    .fails(in: "a registration where it is used", seeing: Guide.late)
    detail("boundary", "The row stops where a place begins.") { guide in
      guide.dragPlaces()
      expect(guide.places.contains { abs($0 - 8) < 0.5 }, is: true)
    }
    .fails(when: "the row stops anywhere", with: Way { AnywhereController() }, seeing: false)
    detail("sideways", "A finger moves the row of places.") { guide in
      guide.dragPlaces()
      expect(guide.firstPlace ?? "", is: "Bridge")
    }
    .fails(in: "a horizontal group is enough", seeing: "Harbour")
    detail("notes-stay", "The notes stay where they are.", isFact: true) { guide in
      let before = guide.firstNote
      guide.dragPlaces()
      expect(guide.firstNote, is: before)
    }
    detail("asked-again", "The closure is called again when the phone is turned.", isFact: true) { guide in
      var widths: [CGFloat] = []
      guide.screen.collectionView.collectionViewLayout = UICollectionViewCompositionalLayout {
        section,
        room in
        if section == 1 { widths.append(room.container.contentSize.width) }
        return guide.screen.makePlaces()
      }
      guide.screen.view.layoutIfNeeded()
      let before = widths.last ?? 0
      guide.turn()
      expect((widths.last ?? 0) > before, is: true)
    }
  }

  func illustrate(_ way: Way, on stage: Stage) {
    guard !way.raises else { return stage.note("The application ends with an exception.") }
    let guide = scene(way, on: stage)
    stage.picture("upright", caption: "The phone upright")
    stage.output("notes side by side", guide.columns)
    stage.film("sideways", caption: "A finger moves the places", seconds: 1.5, showing: [.touches]) {
      guide.drag()
    }
    let other = scene(way, on: stage)
    other.turn()
    stage.picture("turned", caption: "The phone on its side")
    stage.output("notes side by side, turned", other.columns)
  }

  func playground(_ way: Way) -> Playground? {
    if way.raises { return nil }
    let y: CGFloat = 0.24
    return Playground(
      [
        .turn(.landscapeLeft), .turn(.portrait),
        .drag(
          from: CGPoint(x: 0.8, y: y),
          to: CGPoint(x: 0.4, y: y),
          called: "the places to the left",
          while: "Places"
        ),
      ],
      within: 3
    ) { self.scene(way, on: $0).device }
  }
}

/// The guide on a phone.
@MainActor
struct Guide {
  let device: Simulator
  let screen: GuideViewController

  init(_ screen: GuideViewController, on device: Simulator) {
    (self.device, self.screen) = (device, screen)
    device.launch(UINavigationController(rootViewController: screen))
    device.advanceUntilIdle()
  }

  private var collection: UICollectionView { screen.collectionView }

  /// What UIKit says of a registration that is made for one cell.
  static let late = SeenException(
    "NSInternalInconsistencyException",
    "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or "
      + "inside a UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is "
      + "requested will prevent reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
      + "collection view. Registrations should be created up front and reused. Registration: "
      + "<UICollectionViewCellRegistration>"
  )

  private func frames(ofSection section: Int) -> [CGRect] {
    (0..<collection.numberOfItems(inSection: section)).compactMap {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  /// The number of notes in the first line.
  var columns: Int {
    let frames = frames(ofSection: 1)
    return frames.count { abs($0.minY - (frames.first?.minY ?? 0)) < 0.5 }
  }

  /// The distance between the highest note of the first line and the second line.
  var lineGap: CGFloat {
    let frames = frames(ofSection: 1)
    guard frames.count > columns else { return -1 }
    return frames[columns].minY - (frames[..<columns].map(\.maxY).max() ?? 0)
  }

  /// The number of rows that the places take.
  var placeRows: Int { Set(frames(ofSection: 0).map(\.minY)).count }

  /// Where the visible places begin on the screen, in points from the left.
  var places: [CGFloat] { cells(ofSection: 0).map { $0.convert(CGPoint.zero, to: nil).x } }

  /// The place at the left of the screen.
  var firstPlace: String? {
    let cell = cells(ofSection: 0).min {
      $0.convert(CGPoint.zero, to: nil).x < $1.convert(CGPoint.zero, to: nil).x
    }
    return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
  }

  /// Where the first visible note is on the screen.
  var firstNote: CGPoint? { cells(ofSection: 1).first?.convert(CGPoint.zero, to: nil) }

  /// The notes that are higher than their cells.
  var tooHigh: [String] {
    cells(ofSection: 1).compactMap { cell in
      guard let content = cell.contentConfiguration as? UIListContentConfiguration else { return nil }
      let size = CGSize(width: cell.bounds.width, height: 0)
      let needed = UIListContentView(configuration: content).systemLayoutSizeFitting(
        size,
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      return needed.height > cell.bounds.height + 0.5 ? content.text : nil
    }
  }

  /// The texts of the headers.
  var headers: [String] {
    collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).compactMap {
      (($0 as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  private func cells(ofSection section: Int) -> [UICollectionViewCell] {
    collection.indexPathsForVisibleItems.filter { $0.section == section }.compactMap(collection.cellForItem)
  }

  func turn() {
    device.rotate(to: .landscapeLeft)
    device.advanceUntilIdle()
  }

  /// Moves the places to the left by 150 points.
  func drag() { device.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 150, y: 200), duration: 1) }

  /// Moves the places to the left, and waits until all is at rest.
  func dragPlaces() {
    drag()
    device.advanceUntilIdle()
  }
}
