import UIKit

class RoundedUpLayout: ColumnLayout {
  override func size(for room: CGFloat) -> CGSize {
    let side = super.size(for: room).width + 1
    return CGSize(width: side, height: side)
  }
}

class NewCellsController: PaletteViewController {
  private var cells: [UICollectionViewCell] = []

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    cells.append(cell)
    collectionView.register(ColorCell.self, forCellWithReuseIdentifier: "\(cells.count)")
    let new = collectionView.dequeueReusableCell(withReuseIdentifier: "\(cells.count)", for: indexPath)
    if let new = new as? ColorCell { show(indexPath.item, in: new) }
    return new
  }
}

class CloseLayout: ColumnLayout {
  override func prepare() {
    super.prepare()
    minimumLineSpacing = 0
  }
}
