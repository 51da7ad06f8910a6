import RecipeKit
import UIKit

/// A launched application with the parts that the checks look at.
@MainActor
struct SplitScene {
  let device: Simulator
  let app: MasterDetailApp

  /// Launches on a pad that is held on its side, with the texts of a language.
  init(
    _ example: @MainActor () -> MasterDetailApp,
    strings: [String: String] = [:],
    on stage: Stage
  ) {
    device = stage.boot(.iPad, iOS: 7)
    device.localize(strings)
    device.rotate(to: .landscapeLeft)
    app = example()
    device.launch(delegate: app)
    device.advanceUntilIdle()
  }

  var split: UISplitViewController? { app.window?.rootViewController as? UISplitViewController }

  var masterColumn: UIViewController? { split?.viewControllers.first }

  var detailColumn: UIViewController? { split?.viewControllers.dropFirst().first }

  /// The controller in the left column.
  var list: UIViewController? { (masterColumn as? UINavigationController)?.viewControllers.first }

  var master: MasterViewController? { list as? MasterViewController }

  var detail: DetailViewController? {
    (detailColumn as? UINavigationController)?.viewControllers.first as? DetailViewController
  }

  /// What the detail has written in its view.
  var detailText: String {
    detail?.viewIfLoaded?.subviews.compactMap { ($0 as? UILabel)?.text }.first ?? "none"
  }

  /// What the rows of the list have written on them, from top to bottom.
  var rowTexts: [String] {
    guard let table = master?.tableView else { return [] }
    return (0..<table.numberOfRows(inSection: 0)).map {
      table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text ?? "none"
    }
  }

  /// What a controller is, or the first one in it.
  static func name(_ controller: UIViewController?) -> String {
    switch (controller as? UINavigationController)?.viewControllers.first ?? controller {
    case nil: "none"
    case is MasterViewController: "MasterViewController"
    case is DetailViewController: "DetailViewController"
    case let other?: "\(type(of: other))"
    }
  }

  /// The controllers of the columns that are in the window, from left to right.
  var visible: [String] {
    [masterColumn, detailColumn].filter(isVisible).map(SplitScene.name)
  }

  /// The controller whose content is seen at a point of the split view.
  func controller(at x: CGFloat, _ y: CGFloat) -> String {
    guard let split else { return "no split view" }
    let point = split.view.convert(CGPoint(x: x, y: y), to: nil)
    var responder: UIResponder? = device.view(at: point)
    while let next = responder, !(next is UIViewController) { responder = next.next }
    return SplitScene.name(responder as? UIViewController)
  }

  /// The title of the button at a point of the screen.
  func button(at x: CGFloat, _ y: CGFloat) -> String {
    (device.view(at: CGPoint(x: x, y: y)) as? UIButton)?.title(for: .normal) ?? "none"
  }

  /// The titles of the items on the left of the detail's bar.
  var leftItems: [String] {
    (detail?.navigationItem.leftBarButtonItems ?? []).map { $0.title ?? "no title" }
  }

  /// How much of the items in the detail's bar has faded in by now.
  var itemsShown: CGFloat? {
    (detailColumn as? UINavigationController)?.navigationBar.subviews
      .map { CGFloat($0.layer.presentation()?.opacity ?? 1) }.min()
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

  /// Adds a moment with a finger, a minute after the last one; returns that moment.
  ///
  /// + is at the right of the master's bar.
  func tapPlus() -> String {
    device.advance(by: 60)
    guard let bar = (masterColumn as? UINavigationController)?.navigationBar else { return "not tapped" }
    device.tap(at: bar.convert(CGPoint(x: bar.bounds.maxX - 22, y: bar.bounds.midY), to: nil))
    let moment = Date()
    device.advanceUntilIdle()
    return moment.description
  }

  func pick(_ row: Int) {
    guard let cell = master?.tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
    device.tap(cell)
    device.advanceUntilIdle()
  }

  /// Where a column lies in the split view; null if it is not seen.
  func frame(_ column: UIViewController?) -> CGRect { frame(of: column?.viewIfLoaded) }

  /// Where a view lies in the split view; null if it is not seen.
  func frame(of view: UIView?) -> CGRect {
    guard let view, let split, view.window != nil else { return .null }
    return view.convert(view.bounds, to: split.view)
  }

  /// How wide master and detail are.
  var widths: [Int] {
    [frame(masterColumn), frame(detailColumn)].map { $0.isNull ? 0 : Int($0.width) }
  }

  private func isVisible(_ controller: UIViewController?) -> Bool { controller?.viewIfLoaded?.window != nil }
}
