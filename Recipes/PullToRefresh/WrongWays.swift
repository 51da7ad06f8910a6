import UIKit

// MARK: a spinner without an end

class EndlessController: LettersViewController {
  override func show(_ new: [String]) {
    letters = new + letters
    tableView.reloadData()
  }
}

// MARK: ended too soon

class EndedTooSoonController: LettersViewController {
  override func refresh() {
    super.refresh()
    refreshControl?.endRefreshing()
  }
}

// MARK: only begun

class OnlyBegunController: LettersViewController {
  override func refreshByCode() {
    // As if the control then sent its action.
    refreshControl?.beginRefreshing()
  }
}

// MARK: an offset to watch

class WatchedOffsetController: LettersViewController {
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let pulled = -scrollView.adjustedContentInset.top - 40
    if scrollView.contentOffset.y < pulled { refresh() }
  }
}

// MARK: the table without its data

class TableOnlyController: LettersViewController {
  override func show(_ new: [String]) {
    letters = new + letters
    refreshControl?.endRefreshing()
  }
}

// MARK: new letters only

class ReplacedController: LettersViewController {
  override func show(_ new: [String]) {
    letters = new
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }
}
