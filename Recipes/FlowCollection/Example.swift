import UIKit

class ColumnLayout: UICollectionViewFlowLayout {
  let leastSide: CGFloat = 90
  let gap: CGFloat = 10

  override func prepare() {
    super.prepare()
    guard let collection = collectionView else { return }
    minimumInteritemSpacing = gap
    minimumLineSpacing = gap
    sectionInset = .init(top: gap, left: gap, bottom: gap, right: gap)
    sectionInsetReference = .fromSafeArea
    itemSize = size(in: collection)
  }

  func size(in collection: UICollectionView) -> CGSize {
    let area = collection.bounds.inset(by: collection.safeAreaInsets)
    return size(for: area.width - 2 * gap)
  }

  func size(for room: CGFloat) -> CGSize {
    let columns = max(1, ((room + gap) / (leastSide + gap)).rounded(.down))
    let side = ((room - (columns - 1) * gap) / columns).rounded(.down)
    return CGSize(width: side, height: side)
  }
}

class ColorCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

class PaletteViewController: UICollectionViewController {
  let colors = stride(from: 0, to: 1, by: 1.0 / 60).map {
    UIColor(hue: $0, saturation: 0.4, brightness: 1, alpha: 1)
  }

  init(layout: UICollectionViewLayout = ColumnLayout()) {
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  func register() {
    collectionView.register(
      ColorCell.self,
      forCellWithReuseIdentifier: "color"
    )
  }

  func show(_ item: Int, in cell: ColorCell) {
    cell.contentView.backgroundColor = colors[item]
    cell.label.text = "\(item + 1)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Colours"
    register()
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { colors.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "color",
      for: indexPath
    )
    if let cell = cell as? ColorCell { show(indexPath.item, in: cell) }
    return cell
  }
}
