import RecipeKit
import UIKit

/// A launched application, with a finger to tap and a hand to turn the device.
@MainActor
final class SplitScene {
  /// The place of the button for the list, at the top left of a pad.
  static let button = CGPoint(x: 40, y: 42)

  let device: Simulator
  let app: MasterDetailApp
  /// Stands between the split view and its delegate; nil if there is no delegate.
  let witness: SplitWitness?
  /// The moments at which + was tapped, the latest one first.
  private(set) var moments: [String] = []

  /// Launches on a pad in landscape, or on a phone held upright.
  init(_ make: ControllerFactory<MasterDetailApp>, _ model: DeviceModel = .iPad, on stage: Stage) {
    device = stage.boot(model, iOS: 7)
    if model == .iPad { device.rotate(to: .landscapeLeft) }
    app = make()
    device.launch(delegate: app)
    device.advanceUntilIdle()
    let split = app.window?.rootViewController as? UISplitViewController
    witness = split?.delegate.map(SplitWitness.init)
    split?.delegate = witness
  }

  // MARK: Looking

  var split: UISplitViewController? { app.window?.rootViewController as? UISplitViewController }

  /// The left column, or the whole screen of a phone.
  var masterColumn: UIViewController? { split?.viewControllers.first ?? app.window?.rootViewController }
  var detailColumn: UIViewController? { split?.viewControllers.dropFirst().first }

  /// The stack with the list.
  var stack: UINavigationController? { masterColumn as? UINavigationController }
  /// The controller that runs the list.
  var list: UIViewController? { stack?.viewControllers.first ?? masterColumn }
  var master: MasterViewController? { list as? MasterViewController }
  var detail: DetailViewController? {
    (detailColumn as? UINavigationController)?.viewControllers.first as? DetailViewController
  }

  /// The text in the detail's view.
  var detailText: String {
    detail?.viewIfLoaded?.subviews.compactMap { ($0 as? UILabel)?.text }.first ?? "none"
  }

  /// The texts of the rows of the list, from top to bottom.
  var rowTexts: [String] {
    guard let table = master?.tableView else { return [] }
    return (0..<table.numberOfRows(inSection: 0)).map {
      table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text ?? "none"
    }
  }

  /// The class of a controller, or of the first one in it.
  static func name(_ controller: UIViewController?) -> String {
    switch (controller as? UINavigationController)?.viewControllers.first ?? controller {
    case nil: "none"
    case is MasterViewController: "MasterViewController"
    case is DetailViewController: "DetailViewController"
    case let other?: "\(type(of: other))"
    }
  }

  var stackNames: [String] { SplitScene.names(stack?.viewControllers) }
  static func names(_ controllers: [UIViewController]?) -> [String] { controllers?.map(name) ?? [] }

  /// The names of objects that checks compare.
  var names: ObjectNames {
    [
      "the split view": split, "the detail": detail,
      "the item brought": witness?.hidden?.item, "the popover brought": witness?.hidden?.popover,
    ]
  }

  /// The items on the left of the detail's bar.
  var leftItems: [UIBarButtonItem] { detail?.navigationItem.leftBarButtonItems ?? [] }
  var leftTitles: [String] { detail == nil ? ["no detail"] : leftItems.map { $0.title ?? "no title" } }

  /// The controller whose content is seen at a point of the split view.
  func controller(at x: CGFloat, _ y: CGFloat) -> String {
    guard let split else { return "no split view" }
    var responder: UIResponder? = device.view(at: split.view.convert(CGPoint(x: x, y: y), to: nil))
    while let next = responder, !(next is UIViewController) { responder = next.next }
    return SplitScene.name(responder as? UIViewController)
  }

  /// The frame of a controller's view in the split view; null if the view is not in the window.
  func frame(_ controller: UIViewController?) -> CGRect {
    guard let view = controller?.viewIfLoaded, let split, view.window != nil else { return .null }
    return view.convert(view.bounds, to: split.view)
  }

  /// The widths of master and detail; 0 for a column that is not in the window.
  var widths: [Int] { [frame(masterColumn), frame(detailColumn)].map { $0.isNull ? 0 : Int($0.width) } }

  // MARK: Acting

  func turn(_ orientation: UIDeviceOrientation) {
    device.rotate(to: orientation)
    device.advanceUntilIdle()
  }

  /// Turns the pad once around, from portrait on; returns the widths in each orientation.
  @discardableResult
  func turnAround() -> [[Int]] {
    [UIDeviceOrientation.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft].map {
      turn($0)
      return widths
    }
  }

  /// The opacity of the detail's bar, a tenth of a second after a rotation has begun; -1 if there is no bar.
  func barOpacity(turning orientation: UIDeviceOrientation) -> Double {
    defer { device.advanceUntilIdle() }
    device.rotate(to: orientation, animating: true)
    device.advance(by: 0.1)
    return (detailColumn as? UINavigationController)?.navigationBar.subviews
      .map { Double($0.layer.presentation()?.opacity ?? 1) }.min() ?? -1
  }

  func tap(_ point: CGPoint) {
    device.tap(at: point)
    device.advanceUntilIdle()
  }

  /// Taps +, which is at the right of the master's bar, as often as told, each time after some seconds.
  @discardableResult
  func tapPlus(times: Int = 1, after seconds: Double = 60) -> SplitScene {
    for _ in 0..<times {
      device.advance(by: seconds)
      guard let bar = stack?.navigationBar else { return self }
      device.tap(at: bar.convert(CGPoint(x: bar.bounds.maxX - 22, y: bar.bounds.midY), to: nil))
      moments.insert(Date().description, at: 0)
      device.advanceUntilIdle()
    }
    return self
  }

  func pick(_ row: Int) {
    guard let cell = master?.tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
    device.tap(cell)
    device.advanceUntilIdle()
  }

  // MARK: Tampering

  func showStack() { app.window?.rootViewController = app.makeStack() }

  func replaceMaster() {
    split?.viewControllers[0] = UINavigationController(rootViewController: UIViewController())
  }
}

/// Notes what a split view tells its delegate, and passes it on.
@MainActor
final class SplitWitness: UISplitViewControllerDelegate {
  let inner: any UISplitViewControllerDelegate
  /// The calls of `willHide` and `willShow`, in order.
  private(set) var calls: [String] = []
  /// The controller that was to be hidden, the item, the title that the item had then, and the popover.
  private(set) var hidden:
    (controller: UIViewController, item: UIBarButtonItem, title: String?, popover: UIPopoverController)?
  private(set) var shown: (controller: UIViewController, item: UIBarButtonItem)?
  private(set) var asked:
    (split: UISplitViewController, controller: UIViewController, orientation: UIInterfaceOrientation)?

  /// Whether the delegate gets another item and another popover than those brought.
  var exchanges = false
  /// Whether the delegate gets `willShow`.
  var passesWillShow = true
  /// The answer to `shouldHide` in place of the delegate's.
  var answer: Bool?

  init(_ inner: any UISplitViewControllerDelegate) {
    self.inner = inner
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem,
    for pc: UIPopoverController
  ) {
    calls.append("willHide")
    hidden = (aViewController, barButtonItem, barButtonItem.title, pc)
    inner.splitViewController(
      svc,
      willHide: aViewController,
      with: exchanges ? UIBarButtonItem() : barButtonItem,
      for: exchanges ? UIPopoverController(contentViewController: UIViewController()) : pc
    )
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) {
    calls.append("willShow")
    shown = (aViewController, barButtonItem)
    guard passesWillShow else { return }
    inner.splitViewController(svc, willShow: aViewController, invalidating: barButtonItem)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool {
    asked = (svc, vc, orientation)
    return answer ?? inner.splitViewController(svc, shouldHide: vc, in: orientation)
  }
}
