import UIKit

// MARK: insets on all sides

class SidesController: GuideViewController {
  override func makeColumns(
    _ count: CGFloat,
    height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let share = size(.fractionalWidth(1 / count), height)
    let item = NSCollectionLayoutItem(layoutSize: share)
    item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
    let line = size(.fractionalWidth(1), height)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: line,
      subitems: [item]
    )
    let section = finished(NSCollectionLayoutSection(group: group))
    section.interGroupSpacing = 0
    return section
  }
}

// MARK: made once and for all

class OnceController: GuideViewController {
  override func makeLayout() -> UICollectionViewLayout {
    let columns: CGFloat = view.bounds.width < 500 ? 2 : 4
    let places = makePlaces()
    let notes = makeColumns(columns, height: .estimated(60))
    return UICollectionViewCompositionalLayout { section, _ in
      section == 0 ? places : notes
    }
  }
}

// MARK: absolute

class AbsoluteController: GuideViewController {
  override func makeColumns(
    _ count: CGFloat,
    height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    super.makeColumns(count, height: .absolute(44))
  }
}

// MARK: a horizontal group is enough

class GroupController: GuideViewController {
  override func makePlaces() -> NSCollectionLayoutSection {
    let section = super.makePlaces()
    section.orthogonalScrollingBehavior = .none
    return section
  }
}

// MARK: a registration where it is used

class UsedController: GuideViewController {
  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let card = UICollectionView
      .CellRegistration<UICollectionViewCell, String> { cell, _, text in
        var content = UIListContentConfiguration.cell()
        content.text = text
        cell.contentConfiguration = content
      }
    let texts = indexPath.section == 0 ? places : notes
    return collectionView.dequeueConfiguredReusableCell(
      using: card,
      for: indexPath,
      item: texts[indexPath.item]
    )
  }
}
