import UIKit

class GuideViewController: UICollectionViewController {
  let places = ["Harbour", "Bridge", "Market", "Park", "Old town", "Beach"]
  let notes = [
    "Ferries leave at nine.", "The bridge is closed on Sundays.",
    "Bring a bag.", "Ducks like salad, and bread isn't good for them.",
    "Follow the red line from door to door.", "Bathing shoes!",
    "There is a bus at six, and after that you walk.", "Ring twice.",
  ]

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] section, room in
      section == 0 ? self?.makePlaces() : self?.makeNotes(in: room)
    }
  }

  func makePlaces() -> NSCollectionLayoutSection {
    let whole = size(.fractionalWidth(1), .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: whole)
    let place = size(.fractionalWidth(0.4), .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: place,
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return finished(section)
  }

  func makeNotes(
    in room: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = room.container.effectiveContentSize.width
    return makeColumns(width < 500 ? 2 : 4, height: .estimated(60))
  }

  func makeColumns(
    _ count: CGFloat,
    height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let share = size(.fractionalWidth(1 / count), height)
    let item = NSCollectionLayoutItem(layoutSize: share)
    item.contentInsets.trailing = 8
    let line = size(.fractionalWidth(1), height)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: line,
      subitems: [item]
    )
    return finished(NSCollectionLayoutSection(group: group))
  }

  func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  func finished(
    _ section: NSCollectionLayoutSection
  ) -> NSCollectionLayoutSection {
    section.interGroupSpacing = 8
    section.contentInsets.leading = 8
    section.contentInsets.bottom = 16
    section.boundarySupplementaryItems = [makeHeader()]
    return section
  }

  func makeHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
  }

  let card = UICollectionView
    .CellRegistration<UICollectionViewCell, String> { cell, path, text in
      var content = UIListContentConfiguration.cell()
      content.text = text
      cell.contentConfiguration = content
      cell.contentView.backgroundColor =
        path.section == 0 ? .systemTeal : .secondarySystemBackground
    }

  let header = UICollectionView
    .SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = UIListContentConfiguration.plainHeader()
      content.text = path.section == 0 ? "Places" : "Notes"
      view.contentConfiguration = content
    }

  init() {
    super.init(collectionViewLayout: UICollectionViewLayout())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Guide"
    collectionView.collectionViewLayout = makeLayout()
  }

  override func numberOfSections(
    in collectionView: UICollectionView
  ) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? places.count : notes.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let texts = indexPath.section == 0 ? places : notes
    return collectionView.dequeueConfiguredReusableCell(
      using: card,
      for: indexPath,
      item: texts[indexPath.item]
    )
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(
      using: header,
      for: indexPath
    )
  }
}
