import UIKit

// MARK: divided by the number of columns

class DividedLayout: ColumnLayout {
  override func size(for room: CGFloat) -> CGSize {
    let columns = max(1, ((room + gap) / (leastSide + gap)).rounded(.down))
    let side = (room / columns).rounded(.down)
    return CGSize(width: side, height: side)
  }
}

// MARK: UIScreen.main

class ScreenLayout: ColumnLayout {
  override func size(in collection: UICollectionView) -> CGSize {
    size(for: UIScreen.main.bounds.width - 2 * gap)
  }
}

// MARK: all in viewDidLoad

class LoadingController: PaletteViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.sectionInsetReference = .fromSafeArea
    layout.sectionInset =
      UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let side = ((view.bounds.width - 40) / 3).rounded(.down)
    layout.itemSize = CGSize(width: side, height: side)
    collectionView.collectionViewLayout = layout
  }
}

// MARK: a delegate's method

class MethodController: PaletteViewController {
  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = ((view.bounds.width - 40) / 3).rounded(.down)
    return CGSize(width: side, height: side)
  }
}

// MARK: an identifier is enough

class IdentifierController: PaletteViewController {
  override func register() {}
}

// MARK: addSubview for each item

class EachItemController: PaletteViewController {
  override func show(_ item: Int, in cell: ColorCell) {
    let label = UILabel(frame: cell.contentView.bounds)
    label.textAlignment = .center
    label.text = "\(item + 1)"
    cell.contentView.addSubview(label)
    cell.contentView.backgroundColor = colors[item]
  }
}
