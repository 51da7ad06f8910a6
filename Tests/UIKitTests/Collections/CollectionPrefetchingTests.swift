import Simulator
import Testing
import UIKit

/// Truth: Apple, UICollectionViewDataSourcePrefetching and UICollectionView.isPrefetchingEnabled.
@MainActor struct CollectionPrefetchingTests {
  final class Loader: UICollectionViewDataSourcePrefetching {
    var fetched: [Int] = []
    var cancelled: [Int] = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      fetched += indexPaths.map(\.item)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      cancelled += indexPaths.map(\.item)
    }
  }

  private func makeScene(iOS version: Double = 12) -> (CollectionScene, Loader) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let scene = CollectionScene([(0..<100).map { "\($0)" }], layout: layout, iOS: version)
    let loader = Loader()
    scene.view.prefetchDataSource = loader
    scene.view.setNeedsLayout()
    scene.simulator.settle()
    return (scene, loader)
  }

  @Test func itemsAheadAreFetchedOnceTheNearestFirst() {
    let (scene, loader) = makeScene()
    // Items 0 to 4 are visible.
    #expect(loader.fetched == [5, 6, 7, 8, 9])
    loader.fetched = []
    scene.view.contentOffset.y = 200
    scene.simulator.settle()
    #expect(loader.fetched == [10, 11] && loader.cancelled.isEmpty)
  }

  @Test func theOtherDirectionCancels() {
    let (scene, loader) = makeScene()
    scene.view.contentOffset.y = 2000
    scene.simulator.settle()
    loader.fetched = []
    loader.cancelled = []
    scene.view.contentOffset.y = 1900
    scene.simulator.settle()
    #expect(loader.cancelled == [25, 26, 27, 28, 29])
    #expect(loader.fetched == [18, 17, 16, 15, 14])
  }

  @Test func prefetchingCanBeDisabledAndCameWithIOS10() {
    let (scene, loader) = makeScene()
    scene.view.isPrefetchingEnabled = false
    loader.fetched = []
    scene.view.contentOffset.y = 1000
    scene.simulator.settle()
    #expect(loader.fetched.isEmpty)
    #expect(makeScene(iOS: 9).1.fetched.isEmpty)
  }
}
