import UIKit

class UnmarkedController: ScoresViewController {
  override func update(changed: [Int] = []) { super.update() }
}

class JumpingController: ScoresViewController {
  override func update(changed: [Int] = []) {
    UIView.performWithoutAnimation { super.update(changed: changed) }
  }
}

class UnsortedController: ScoresViewController {
  override var ranking: [Player] { players }
}

class ReloadingController: ScoresViewController {
  override func update(changed: [Int] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.all])
    snapshot.appendItems(ranking.map(\.id))
    snapshot.reloadItems(changed)
    source?.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
