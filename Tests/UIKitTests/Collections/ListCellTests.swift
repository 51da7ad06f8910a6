import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UICollectionViewListCell, UICellAccessory, UICollectionView.CellRegistration.
@MainActor struct ListCellTests {
  private func cell(
    width: CGFloat = 393,
    _ prepare: (UICollectionViewListCell) -> Void
  ) -> UICollectionViewListCell {
    _ = Simulator.boot(.iPhone15, iOS: 17)
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    prepare(cell)
    cell.layoutIfNeeded()
    return cell
  }

  @Test func aListCellHasDocumentedDefaults() {
    let cell = cell { _ in }
    #expect(cell.indentationLevel == 0)
    #expect(cell.indentationWidth == 10)
    #expect(cell.indentsAccessories)
    #expect(cell.accessories.isEmpty)
    #expect(cell.contentView.frame == cell.bounds)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  @Test func accessoriesMakeRoomForThemselves() {
    let cell = cell { $0.accessories = [.disclosureIndicator(), .multiselect(displayed: .always)] }
    #expect(cell.contentView.frame.minX.isNear(16 + 22))
    #expect(cell.contentView.frame.maxX.isNear(393 - 16 - 8))
  }

  @Test(arguments: [(false, 1), (true, 2)])
  func accessoriesAreShownInTheirStates(isEditing: Bool, count: Int) {
    let cell = cell {
      $0.accessories = [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
      $0.isEditingItems = isEditing
    }
    #expect(cell.subviews.filter { $0 is ListSign }.count == count)
  }

  @Test func theSystemOrdersItsAccessories() {
    let sorted = AccessoryOrder.sorted([
      .reorder(), .disclosureIndicator(), .delete(), .label(text: "1"), .multiselect(), .checkmark(),
    ])
    #expect(
      sorted.map(\.accessoryType) == [
        .multiselect, .delete, .label, .checkmark, .disclosureIndicator, .reorder,
      ]
    )
  }

  @Test func viewsOfTheApplicationAreInTheirPlaces() {
    let (first, second, third) = (UIView(), UIView(), UIView())
    let sorted = AccessoryOrder.sorted([
      .disclosureIndicator(), .checkmark(), .delete(),
      .customView(configuration: .init(customView: first, placement: .trailing())),
      .customView(
        configuration: .init(
          customView: second,
          placement: .trailing(at: UICellAccessory.Placement.position(before: .disclosureIndicator()))
        )
      ), .customView(configuration: .init(customView: third, placement: .leading())),
    ])
    #expect(
      sorted.map(\.accessoryType) == [
        .delete, .customView(third), .customView(first), .checkmark, .customView(second),
        .disclosureIndicator,
      ]
    )
  }

  @Test func anInvisibleAccessoryKeepsItsPlace() {
    let cell = cell { $0.accessories = [.disclosureIndicator(options: .init(isHidden: true))] }
    #expect(cell.contentView.frame.maxX.isNear(393 - 16 - 8))
    #expect(cell.subviews.last?.alpha == 0)
  }

  @Test func aWidthCanBeReserved() {
    let cell = cell { $0.accessories = [.checkmark(options: .init(reservedLayoutWidth: .custom(40)))] }
    #expect(cell.contentView.frame.maxX.isNear(393 - 16 - 40))
  }

  @Test func indentationMovesTheContent() {
    let cell = cell {
      $0.indentationLevel = 2
      $0.indentationWidth = 12
    }
    #expect(cell.contentView.frame.minX == 24)
  }

  @Test func theSeparatorBeginsAtTheText() {
    let simulator = Simulator.boot(.iPhone15, iOS: 17)
    let controller = UIViewController()
    simulator.launch(controller)
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
    cell.contentConfiguration = content
    controller.view.addSubview(cell)
    let guide = cell.separatorLayoutGuide
    simulator.settle()
    #expect(guide.layoutFrame.minX.isNear(16 + 30 + 16))
    #expect(guide.layoutFrame.maxX == 393)
    #expect(guide.layoutFrame.maxY == 44)
  }

  @Test func aTapOnAnAccessoryCallsItsHandler() {
    let simulator = Simulator.boot(.iPhone15, iOS: 17)
    let controller = UIViewController()
    simulator.launch(controller)
    var taps = 0
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
    cell.accessories = [.delete(displayed: .always) { taps += 1 }]
    controller.view.addSubview(cell)
    simulator.settle()
    simulator.tap(at: CGPoint(x: 16 + 11, y: 122))
    #expect(taps == 1)
  }

  @Test func aCellIsAsHighAsItsContent() {
    let cell = cell { _ in }
    func height() -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height() == 44)
    var content = cell.defaultContentConfiguration()
    content.text = "A text that is much too long for a single line of such a narrow cell"
    cell.contentConfiguration = content
    #expect(height() > 60)
  }

  // MARK: Registrations

  private final class Controller: UICollectionViewController {
    var registration: UICollectionView.CellRegistration<UICollectionViewListCell, String>?
    var make: (UICollectionView, IndexPath) -> UICollectionViewCell = { _, _ in UICollectionViewCell() }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      3
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { make(collectionView, indexPath) }
  }

  @Test func aRegistrationMakesAndPreparesCells() {
    let simulator = Simulator.boot(.iPhone15, iOS: 17)
    var items: [String] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, path, item in
      items.append("\(path.item) \(item)")
    }
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    controller.make = { view, path in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: "item")
    }
    simulator.launch(controller)
    simulator.settle()
    #expect(items == ["0 item", "1 item", "2 item"])
    let cells = controller.collectionView.visibleCells
    #expect(cells.allSatisfy { $0 is UICollectionViewListCell && $0.reuseIdentifier != nil })
    controller.collectionView.reloadData()
    simulator.settle()
    #expect(Set(controller.collectionView.visibleCells) == Set(cells), "cells are reused")
  }

  @Test func aRegistrationInACellProviderRaises() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let simulator = Simulator.boot(.iPhone15, iOS: 17)
        let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
        controller.make = { view, path in
          let late = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
          return view.dequeueConfiguredReusableCell(using: late, for: path, item: 1)
        }
        simulator.launch(controller)
        simulator.settle()
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "Attempted to dequeue a cell using a registration that was created inside "
        + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. "
        + "Creating a new registration each time a cell is requested will prevent reuse and cause created cells to "
        + "remain inaccessible in memory for the lifetime of the collection view. Registrations should be created up "
        + "front and reused. Registration: <UICollectionViewCellRegistration>"
    )
  }

  @Test func editingClearsTheSelectionAndShowsInTheStates() {
    let simulator = Simulator.boot(.iPhone15, iOS: 17)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    controller.make = { view, path in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
    }
    simulator.launch(controller)
    let view = controller.collectionView!
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    view.isEditing = true
    #expect(view.indexPathsForSelectedItems == nil)
    #expect(view.visibleCells.map { $0.configurationState.isEditing } == [true, true, true])
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == nil)
    view.allowsMultipleSelectionDuringEditing = true
    for item in 0...1 {
      view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    #expect(view.indexPathsForSelectedItems?.count == 2)
  }
}
