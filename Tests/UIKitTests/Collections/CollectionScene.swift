import Simulator
import UIKit

/// A collection view of 320 by 480 points on an iPhone 5 that shows strings in sections, in cells with a label.
@MainActor
final class CollectionScene: UICollectionViewDataSource, UICollectionViewDelegate {
  final class Cell: UICollectionViewCell {
    let label = UILabel(frame: .zero)
    var reuses = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() { reuses += 1 }
  }

  final class Header: UICollectionReusableView {}

  let simulator: Simulator
  let view: UICollectionView
  let log = CallLog()
  var sections: [[String]]
  var cells: Set<ObjectIdentifier> = []
  var mayHighlight = true
  var maySelect = true
  var mayDeselect = true

  init(
    _ sections: [[String]],
    layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    iOS version: Double = 9
  ) {
    simulator = Simulator.boot(.iPhone5, iOS: version)
    self.sections = sections
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "Cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Header")
    }
    view.dataSource = self
    view.delegate = self
    let controller = UIViewController()
    controller.view.addSubview(view)
    simulator.launch(controller)
  }

  convenience init(items: Int, layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
    self.init([(0..<items).map { "Item \($0)" }], layout: layout)
  }

  var texts: [String] { view.visibleCells.map { ($0 as? Cell)?.label.text ?? "" } }

  /// The frames of the items of a section, from the layout.
  func frames(_ section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  func tap(_ item: Int, _ section: Int = 0) {
    guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)) else { return }
    simulator.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    cells.insert(ObjectIdentifier(cell))
    (cell as? Cell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
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

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  {
    log.add("shouldHighlight \(indexPath.item)")
    return mayHighlight
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.add("didHighlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    log.add("didUnhighlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    log.add("shouldSelect \(indexPath.item)")
    return maySelect
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    log.add("shouldDeselect \(indexPath.item)")
    return mayDeselect
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.add("didSelect \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.add("didDeselect \(indexPath.item)")
  }
}
