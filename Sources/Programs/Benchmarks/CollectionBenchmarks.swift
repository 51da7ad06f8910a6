import Simulator
import UIKit

/// Collection views of 100,000 items: loading, scrolling from end to end, and updates, with each layout.
@MainActor
enum CollectionBenchmarks {
  private static let itemCount = 100_000
  private static let runs = 5
  /// The distance between two layouts, in points.
  private static let step: CGFloat = 440
  /// The items on a line.
  private static let columns = 4

  /// Measures all figures.
  static func run() -> [Figure] {
    var figures: [Figure] = []
    let layouts: [(name: String, make: () -> UICollectionViewLayout)] = [
      ("flow", flow), ("compositional", grid), ("estimated", estimated),
    ]
    for (name, make) in layouts {
      var (scrolling, inserting) = (Double.infinity, Double.infinity)
      var cells = 0
      let loading = Stopwatch.best(of: runs) {
        _ = Simulator.boot(.iPhone5, iOS: 15)
        let items = Items()
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 568),
          collectionViewLayout: make()
        )
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
        let time = Stopwatch.nanoseconds {
          view.dataSource = items
          view.layoutIfNeeded()
        }
        scrolling = min(scrolling, Stopwatch.nanoseconds { scroll(view) } / Double(itemCount))
        cells = items.made.count
        items.count += 1
        inserting = min(
          inserting,
          Stopwatch.nanoseconds {
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
            view.layoutIfNeeded()
          }
        )
        return time
      }
      figures += [
        Figure("\(name) load", "\(name): load 100,000 items", loading / 1000, "µs", aim: nil),
        Figure("\(name) scroll", "\(name): scroll by an item", scrolling, "ns", aim: nil),
        Figure("\(name) insert", "\(name): insert an item", inserting / 1000, "µs", aim: nil),
        Figure("\(name) cells", "\(name): cells from end to end", Double(cells), "cells", aim: nil),
      ]
    }
    return figures
  }

  private static func flow() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 72, height: 72)
    return layout
  }

  private static func grid() -> UICollectionViewLayout { layout(.fractionalWidth(0.25)) }

  /// A layout that asks its cells for their heights.
  private static func estimated() -> UICollectionViewLayout { layout(.estimated(80)) }

  private static func layout(_ height: NSCollectionLayoutDimension) -> UICollectionViewLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      repeatingSubitem: NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)),
          heightDimension: height.isEstimated ? height : .fractionalHeight(1)
        )
      ),
      count: columns
    )
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private static func scroll(_ view: UICollectionView) {
    while view.contentOffset.y < view.contentSize.height - view.bounds.height {
      view.contentOffset.y += step
      view.layoutIfNeeded()
    }
  }

  private final class Items: UICollectionViewDataSource {
    var count = itemCount
    var made: Set<ObjectIdentifier> = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
      made.insert(ObjectIdentifier(cell))
      return cell
    }
  }
}
