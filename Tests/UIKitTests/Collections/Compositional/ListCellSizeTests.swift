import Simulator
import Testing
import UIKit

/// Truth: Apple, Implementing Modern Collection Views, "Create a List Layout": cells of lists size themselves; UICollectionViewListCell,
/// separatorLayoutGuide: by default a separator begins at the text.
@MainActor struct ListCellSizeTests {
  private static let texts = [
    ("Bread", nil), ("Rolls", "With a second line"),
    ("A long name that does not fit on one line of the phone, nor on two of them", nil),
  ]

  private final class Controller: UIViewController, UICollectionViewDataSource {
    private(set) var list: UICollectionView!
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell,
      _,
      item in
      var content = cell.defaultContentConfiguration()
      content.text = texts[item].0
      content.secondaryText = texts[item].1
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
      )
      list.dataSource = self
      view.addSubview(list)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      texts.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
    }
  }

  private func cells() -> [UICollectionViewListCell] {
    let simulator = Simulator.boot(.iPhone16)
    let controller = Controller()
    simulator.launch(controller)
    return (0..<Self.texts.count).compactMap {
      controller.list.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell
    }
  }

  @Test func rowsAreAsHighAsTheirTexts() throws {
    let cells = cells()
    try #require(cells.count == 3)
    #expect(cells[0].frame.height == 44)
    #expect(cells[1].frame.height > 50)
    #expect(cells[2].frame.height > 60)
    for (cell, next) in zip(cells, cells.dropFirst()) { #expect(next.frame.minY.isNear(cell.frame.maxY)) }
  }

  @Test func separatorsBeginAtTheTexts() throws {
    let cell = try #require(cells().first)
    let label = try #require((cell.contentView as? UIListContentView)?.subviews.first { $0 is UILabel })
    let line = try #require(cell.subviews.first { $0.frame.height < 1 && $0.frame.height > 0 })
    #expect(line.frame.minX == label.convert(CGPoint.zero, to: cell).x)
    #expect(line.frame.maxX == cell.bounds.width && line.frame.maxY == cell.bounds.height)
  }
}
