import RecipeKit
import UIKit

/// A launched application with the parts that the checks look at.
@MainActor
struct SplitScene {
  let device: Simulator
  let app: MasterDetailApp

  /// Launches on a pad that is held on its side.
  init(_ example: @MainActor () -> MasterDetailApp, on stage: Stage) {
    device = stage.boot(.iPad, iOS: 7)
    device.rotate(to: .landscapeLeft)
    app = example()
    device.launch(delegate: app)
    device.advanceUntilIdle()
  }

  var split: UISplitViewController? { app.window?.rootViewController as? UISplitViewController }

  var masterColumn: UIViewController? { split?.viewControllers.first }

  var detailColumn: UIViewController? { split?.viewControllers.dropFirst().first }

  var master: MasterViewController? {
    let root = masterColumn ?? app.window?.rootViewController
    return (root as? UINavigationController)?.viewControllers.first as? MasterViewController
  }

  var detail: DetailViewController? {
    (detailColumn as? UINavigationController)?.viewControllers.first as? DetailViewController
  }

  /// Puts a witness between the split view and its delegate.
  func observe() -> SplitWitness? {
    guard let split, let delegate = split.delegate else { return nil }
    let witness = SplitWitness(delegate)
    split.delegate = witness
    return witness
  }

  func turn(_ orientation: UIDeviceOrientation) {
    device.rotate(to: orientation)
    device.advanceUntilIdle()
  }

  /// Adds a moment with a finger: + is at the right of the master's bar.
  func tapPlus() {
    guard let bar = (masterColumn as? UINavigationController)?.navigationBar else { return }
    device.tap(at: bar.convert(CGPoint(x: bar.bounds.maxX - 22, y: bar.bounds.midY), to: nil))
    device.advanceUntilIdle()
  }

  func pick(_ row: Int) {
    guard let cell = master?.tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
    device.tap(cell)
    device.advanceUntilIdle()
  }

  /// Where a column lies in the split view.
  func frame(_ column: UIViewController?) -> CGRect {
    guard let view = column?.viewIfLoaded, let split, view.window != nil else { return .null }
    return view.convert(view.bounds, to: split.view)
  }

  func isVisible(_ controller: UIViewController?) -> Bool { controller?.viewIfLoaded?.window != nil }
}
