import Simulator
import UIKit

/// A collection view of 320 by 480 points on an iPhone 5 with a compositional layout.
///
/// Cells have a number; with `heights` their constraints demand a height of their own.
@MainActor
final class CompositionalScene: UICollectionViewDataSource, UICollectionViewDelegate {
  final class Cell: UICollectionViewCell {
    let box = UIView()
    var height: NSLayoutConstraint?
    var width: NSLayoutConstraint?

    func demand(_ size: CGSize) {
      if box.superview == nil {
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        for attribute in [NSLayoutConstraint.Attribute.top, .bottom, .leading, .trailing] {
          NSLayoutConstraint(
            item: box,
            attribute: attribute,
            relatedBy: .equal,
            toItem: contentView,
            attribute: attribute,
            multiplier: 1,
            constant: 0
          ).isActive = true
        }
        height = box.heightAnchor.constraint(equalToConstant: size.height)
        width = box.widthAnchor.constraint(equalToConstant: size.width)
        width?.priority = .defaultHigh
        height?.isActive = true
        width?.isActive = true
      }
      height?.constant = size.height
      width?.constant = size.width
    }
  }

  final class Mark: UICollectionReusableView {
    var asked: CGFloat?

    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      guard let asked else { return layoutAttributes }
      layoutAttributes.size.height = asked
      return layoutAttributes
    }
  }

  let simulator: Simulator
  let view: UICollectionView
  var counts: [Int]
  /// The size that an item's constraints demand.
  var demand: ((IndexPath) -> CGSize)?
  var markHeight: CGFloat?
  var marks: [String] = []
  var made = 0

  static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge", "top",
    "side",
  ]

  init(
    _ counts: [Int],
    _ layout: UICollectionViewLayout,
    iOS version: Double = 15,
    demand: ((IndexPath) -> CGSize)? = nil
  ) {
    simulator = Simulator.boot(.iPhone5, iOS: version)
    self.counts = counts
    self.demand = demand
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "Cell")
    for kind in CompositionalScene.kinds {
      view.register(Mark.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Mark")
    }
    view.dataSource = self
    view.delegate = self
    let controller = UIViewController()
    controller.view.addSubview(view)
    simulator.launch(controller)
  }

  convenience init(
    _ count: Int,
    _ group: NSCollectionLayoutGroup,
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    self.init([count], UICollectionViewCompositionalLayout(section: section))
  }

  /// The frames of a section's items, from the layout.
  func frames(_ section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  func frame(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: item, section: section))?
      .frame
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    made += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    if let demand { (cell as? Cell)?.demand(demand(indexPath)) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    marks.append("\(kind) \(indexPath.item)")
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "Mark",
      for: indexPath
    )
    (view as? Mark)?.asked = markHeight
    return view
  }
}

typealias Dimension = NSCollectionLayoutDimension

@MainActor
func size(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor
func item(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(layoutSize: size(width, height))
}
