import UIKit

class EachMoveController: LettersViewController {
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.isDragging { refresh() }
  }
}
