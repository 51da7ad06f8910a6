import UIKit

class AnywhereController: GuideViewController {
  override func makePlaces() -> NSCollectionLayoutSection {
    let section = super.makePlaces()
    section.orthogonalScrollingBehavior = .continuous
    return section
  }
}

class HeadlessController: GuideViewController {
  override func finished(_ section: NSCollectionLayoutSection) -> NSCollectionLayoutSection {
    let section = super.finished(section)
    section.boundarySupplementaryItems = []
    return section
  }
}

class OneColumnController: GuideViewController {
  override func makeColumns(_ count: CGFloat, height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSection
  {
    super.makeColumns(1, height: height)
  }
}
