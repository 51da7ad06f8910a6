import Simulator
import Testing
import UIKit

/// A scroll view that notes how its content is moved and touched.
private final class NotingScroll: UIScrollView {
  override var contentOffset: CGPoint {
    didSet { called() }
  }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    called()
    super.setContentOffset(contentOffset, animated: animated)
  }
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    called()
    return true
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    called()
    return true
  }
  override func adjustedContentInsetDidChange() {
    called()
    super.adjustedContentInsetDidChange()
  }
}

/// A cell, a header and an item that note updates of their configurations.
private final class ConfiguredRow: UITableViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) { called() }
}

private final class ConfiguredHeader: UITableViewHeaderFooterView {
  override func updateConfiguration(using state: UIViewConfigurationState) { called() }
}

private final class ConfiguredItem: UICollectionViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) { called() }
}

/// Shows a view on a device with iOS 17.
@MainActor
private func show(_ make: () -> UIView) {
  let device = Simulator.boot(.iPhone15, iOS: 17)
  let controller = UIViewController()
  device.launch(controller)
  controller.view.addSubview(make())
  device.settle()
}

/// A cell that notes its changes.
private final class NotingCell: UITableViewCell {
  override func prepareForReuse() {
    called()
    super.prepareForReuse()
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    called()
    super.setSelected(selected, animated: animated)
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    called()
    super.setHighlighted(highlighted, animated: animated)
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    called()
    super.setEditing(editing, animated: animated)
  }
  override func willTransition(to state: StateMask) {
    called()
    super.willTransition(to: state)
  }
  override func didTransition(to state: StateMask) {
    called()
    super.didTransition(to: state)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called()
    return super.sizeThatFits(size)
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    called("systemLayoutSizeFitting")
    return super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }
}

/// A header that notes its reuse.
private final class NotingHeader: UITableViewHeaderFooterView {
  override func prepareForReuse() {
    called()
    super.prepareForReuse()
  }
}

/// A table that notes its editing.
private final class NotingTable: UITableView {
  override func setEditing(_ editing: Bool, animated: Bool) {
    called()
    super.setEditing(editing, animated: animated)
  }
}

/// A controller of 30 sections with a cell and a header each.
private final class Rows: UITableViewController {
  override func loadView() { tableView = NotingTable(frame: UIScreen.main.bounds, style: .plain) }
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(NotingCell.self, forCellReuseIdentifier: "Cell")
    tableView.register(NotingHeader.self, forHeaderFooterViewReuseIdentifier: "Header")
  }
  override func numberOfSections(in tableView: UITableView) -> Int { 30 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
  }
}

/// An item that notes its changes.
private final class NotingItem: UICollectionViewCell {
  override var isSelected: Bool {
    didSet { called() }
  }
  override var isHighlighted: Bool {
    didSet { called() }
  }
  override func prepareForReuse() {
    called()
    super.prepareForReuse()
  }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    called()
    super.apply(layoutAttributes)
  }
  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    called()
  }
  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    called()
  }
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    called()
    layoutAttributes.alpha = 0.9
    return layoutAttributes
  }
}

/// A layout that notes what it is asked.
private final class NotingLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass {
    called()
    return super.layoutAttributesClass
  }
  override class var invalidationContextClass: AnyClass {
    called()
    return super.invalidationContextClass
  }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    called()
    return true
  }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    called()
    return .leftToRight
  }
  override func prepare() {
    called()
    super.prepare()
  }
  override var collectionViewContentSize: CGSize {
    called()
    return super.collectionViewContentSize
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    called()
    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "Line", with: first)
    line.frame = CGRect(x: 0, y: 0, width: 320, height: 1)
    return super.layoutAttributesForElements(in: rect).map { $0 + [line] }
  }
  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    called()
    return nil
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    called()
    return super.layoutAttributesForItem(at: indexPath)
  }
  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    called()
    return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    called()
    return true
  }
  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    called()
    return super.invalidationContext(forBoundsChange: newBounds)
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    called()
    super.invalidateLayout(with: context)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    called()
    return proposedContentOffset
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) { called() }
  override func finalizeCollectionViewUpdates() { called() }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    called()
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    called()
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    called()
    return nil
  }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    called()
    return nil
  }
  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    called()
    return nil
  }
  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    called()
    return nil
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    called()
    return false
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { called() }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { called() }
  override func finalizeLayoutTransition() { called() }
}

@MainActor
private func scroll(_ work: (ScrollScene) -> Void) {
  let scene = ScrollScene(scrollView: NotingScroll(frame: .zero))
  work(scene)
  scene.simulator.advanceUntilIdle()
}

@MainActor
private func rows(_ work: (Rows, Simulator) -> Void = { _, _ in }) {
  let device = Simulator.boot(.iPhone5, iOS: 11)
  let controller = Rows()
  device.launch(controller)
  device.settle()
  work(controller, device)
  device.advanceUntilIdle()
}

/// A controller of 200 items below a header.
private final class Items: UICollectionViewController {
  var number = 200
  var sections = 1

  override func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(NotingItem.self, forCellWithReuseIdentifier: "Cell")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header"
    )
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    number
  }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "Header",
      for: indexPath
    )
  }
}

@MainActor
private func items(_ work: (Items, Simulator) -> Void = { _, _ in }) {
  let device = Simulator.boot(.iPhone5, iOS: 11)
  let layout = NotingLayout()
  layout.headerReferenceSize = CGSize(width: 320, height: 30)
  layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "Line")
  let controller = Items(collectionViewLayout: layout)
  device.launch(controller)
  device.settle()
  work(controller, device)
  device.advanceUntilIdle()
}

private let first = IndexPath(row: 0, section: 0)

extension OverriddenMembers {
  static let ofScrollViews: [OverriddenMembers] = [
    .init("UITableViewCell", ["updateConfiguration(using:)"], "is shown") {
      show { ConfiguredRow(style: .default, reuseIdentifier: nil) }
    },
    .init("UITableViewHeaderFooterView", ["updateConfiguration(using:)"], "is shown") {
      show { ConfiguredHeader(reuseIdentifier: nil) }
    },
    .init("UICollectionViewCell", ["updateConfiguration(using:)"], "is shown") {
      show { ConfiguredItem(frame: .zero) }
    },
    .init("UIScrollView", ["contentOffset"], "is dragged") { scroll { _ = $0.fling(100) } },
    .init("UIScrollView", ["contentOffset"], "scrolls with an animation") {
      scroll { scene in scene.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
    },
    .init("UIScrollView", ["contentOffset", "setContentOffset(_:animated:)"], "makes a rectangle visible") {
      scroll { $0.scrollView.scrollRectToVisible(CGRect(x: 0, y: 900, width: 1, height: 1), animated: false) }
    },
    .init(
      "UIScrollView",
      ["touchesShouldBegin(_:with:in:)", "touchesShouldCancel(in:)"],
      "its content is dragged"
    ) {
      scroll { scene in
        scene.scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000)))
        let finger = scene.simulator.touchDown(at: scene.point(150, 300))
        scene.simulator.advance(by: 0.5)
        finger?.move(to: scene.point(150, 200))
        finger?.lift()
      }
    },
    .init("UIScrollView", ["adjustedContentInsetDidChange()"], "its insets change") {
      let device = Simulator.boot(.iPhone5, iOS: 11)
      let view = NotingScroll(frame: .zero)
      view.contentInset.top = 5
      device.settle()
    },
    .init(
      "UITableViewCell",
      ["prepareForReuse()"],
      "is used for another row"
    ) {
      rows { rows, _ in
        rows.tableView.scrollToRow(at: IndexPath(row: 0, section: 20), at: .top, animated: false)
      }
    },
    .init("UITableViewHeaderFooterView", ["prepareForReuse()"], "is used for another section") {
      rows { rows, _ in
        for section in [5, 10, 15, 20] {
          rows.tableView.scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
          rows.tableView.layoutIfNeeded()
        }
      }
    },
    .init(
      "UITableViewCell",
      ["setSelected(_:animated:)", "setHighlighted(_:animated:)"],
      "its row is tapped"
    ) {
      rows { rows, device in device.tap(at: CGPoint(x: 100, y: 70)) }
    },
    .init(
      "UITableViewCell",
      ["setEditing(_:animated:)", "willTransition(to:)", "didTransition(to:)"],
      "its controller starts editing"
    ) { rows { rows, _ in rows.setEditing(true, animated: true) } },
    .init("UITableView", ["setEditing(_:animated:)"], "its controller starts editing") {
      rows { rows, _ in rows.setEditing(true, animated: true) }
    },
    .init(
      "UITableViewCell",
      ["systemLayoutSizeFitting", "sizeThatFits(_:)"],
      "the table asks for its height"
    ) {
      rows()
    },
    .init("UICollectionViewCell", ["isHighlighted", "isSelected"], "its item is tapped") {
      items { $1.tap(at: CGPoint(x: 20, y: 70)) }
    },
    .init("UICollectionReusableView", ["prepareForReuse()", "apply(_:)"], "is used for another item") {
      items { items, _ in
        for item in [60, 120, 180] {
          items.collectionView.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
          items.collectionView.layoutIfNeeded()
        }
      }
    },
    .init(
      "UICollectionReusableView",
      ["willTransition(from:to:)", "didTransition(from:to:)"],
      "the layout is replaced"
    ) {
      items { items, _ in items.collectionView.setCollectionViewLayout(NotingLayout(), animated: true) }
    },
    .init(
      "UICollectionViewLayout",
      ["prepareForTransition(to:)", "prepareForTransition(from:)", "finalizeLayoutTransition()"],
      "the layout is replaced"
    ) {
      items { items, _ in items.collectionView.setCollectionViewLayout(NotingLayout(), animated: true) }
    },
    .init(
      "UICollectionViewLayout",
      ["shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)"],
      "cells want other attributes"
    ) { items() },
    .init(
      "UICollectionViewLayout",
      [
        "initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)",
        "initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)",
      ],
      "a section is inserted"
    ) {
      items { items, _ in
        items.sections = 2
        items.collectionView.insertSections([0])
      }
    },
    .init(
      "UICollectionViewLayout",
      [
        "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)",
        "finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)",
      ],
      "a section is deleted"
    ) {
      items { items, _ in
        items.sections = 0
        items.collectionView.deleteSections([0])
      }
    },
    .init(
      "UICollectionViewLayout",
      [
        "prepare()", "collectionViewContentSize", "layoutAttributesForElements(in:)", "layoutAttributesClass",
        "layoutAttributesForItem(at:)", "layoutAttributesForSupplementaryView(ofKind:at:)",
        "layoutAttributesForDecorationView(ofKind:at:)", "flipsHorizontallyInOppositeLayoutDirection",
        "developmentLayoutDirection",
      ],
      "items are shown"
    ) { items() },
    .init(
      "UICollectionViewLayout",
      [
        "shouldInvalidateLayout(forBoundsChange:)", "invalidationContext(forBoundsChange:)",
        "invalidationContextClass", "invalidateLayout(with:)",
        "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)",
      ],
      "the view is dragged"
    ) {
      items { $1.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200), duration: 0.2) }
    },
    .init(
      "UICollectionViewLayout",
      [
        "prepare(forCollectionViewUpdates:)", "finalizeCollectionViewUpdates()",
        "initialLayoutAttributesForAppearingItem(at:)", "finalLayoutAttributesForDisappearingItem(at:)",
      ],
      "items are inserted and deleted"
    ) {
      items { items, _ in
        items.collectionView.performBatchUpdates {
          items.collectionView.deleteItems(at: [first])
          items.collectionView.insertItems(at: [first])
        }
      }
    },
  ]
}
