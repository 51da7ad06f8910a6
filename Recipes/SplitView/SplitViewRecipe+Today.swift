import RecipeKit
import UIKit

extension SplitViewRecipe {
  // MARK: Today's API

  @ClaimBuilder<Way> var today: Claims<Way> {
    SceneSetup { (_: Way, stage) in AdaptiveAppScene(.iPad, on: stage) }.detail(
      "portrait-detail-only-list-in-popover#today",
      "with today's API the display mode button shows the list in portrait"
    ) {
      $0.device.rotate(to: .portrait)
      let before = $0.isListVisible
      $0.tapButton()
      expect([before, $0.isListVisible], is: [false, true])
    }
    .fails(when: "the list always stays visible") { $0.split?.preferredDisplayMode = .allVisible }
    .fails(when: "the detail has no button") { $0.detail?.navigationItem.leftBarButtonItem = nil }
    SceneSetup { (_: Way, stage) in AdaptiveAppScene(.iPhone6, on: stage) }.detail(
      "detail-pushed-on-iphone#today",
      "with today's API the same split view pushes the detail on a phone"
    ) {
      $0.pick()
      expect($0.stackDepth, is: 2)
    }
    .fails(when: "the list only sets the detail's item", seeing: 1) { $0.forgetToShow() }
  }
}

/// The adaptive application on iOS 13; a pad is on its side.
@MainActor
private struct AdaptiveAppScene {
  let device: Simulator
  let app = AdaptiveApp()

  init(_ model: DeviceModel, on stage: Stage) {
    device = stage.boot(model, iOS: 13)
    if model == .iPad { device.rotate(to: .landscapeLeft) }
    device.launch(delegate: app)
    device.advanceUntilIdle()
  }

  var split: UISplitViewController? { app.window?.rootViewController as? UISplitViewController }
  private var stack: UINavigationController? { split?.viewControllers.first as? UINavigationController }
  private var list: MasterViewController? { stack?.viewControllers.first as? MasterViewController }
  var detail: DetailViewController? { list?.detailViewController }

  /// Whether the list is on the screen.
  var isListVisible: Bool {
    guard let view = list?.viewIfLoaded, let window = view.window else { return false }
    return window.bounds.intersects(view.convert(view.bounds, to: window))
  }

  var stackDepth: Int { stack?.viewControllers.count ?? 0 }

  /// Taps where the display mode button is, at the top left.
  func tapButton() {
    device.tap(at: CGPoint(x: 40, y: 42))
    device.advanceUntilIdle()
  }

  /// Adds a row, and picks it.
  func pick() {
    list?.insertNewObject()
    device.advanceUntilIdle()
    if let list { list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0)) }
    device.advanceUntilIdle()
  }

  /// Replaces the list by one of the older kind.
  func forgetToShow() {
    let master = MasterViewController(style: .plain)
    master.detailViewController = detail
    stack?.viewControllers = [master]
  }
}
