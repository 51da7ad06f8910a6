import RecipeKit
import UIKit

/// The application, launched on a device, with a finger to pick things.
@MainActor
struct AdaptiveScene {
  let device: Simulator
  let split: UISplitViewController?
  let witness: AdaptiveWitness

  init(
    _ example: AdaptiveSplitExamples,
    _ model: DeviceModel,
    on stage: Stage,
    hasDelegate: Bool = true,
    without left: Set<AdaptiveWitness.Method> = []
  ) {
    device = stage.boot(model, iOS: 9)
    AdaptiveStoryboard.register(example.structure, image: example.image)
    let root = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    split = root as? UISplitViewController
    witness = AdaptiveWitness(
      example.delegate(),
      without: hasDelegate ? left : [.showDetail, .separateSecondary]
    )
    split?.delegate = witness
    let photographers = PhotoService.photographers()
    for list in AdaptiveScene.stacks(split).compactMap(\.viewControllers.first) {
      (list as? PhotographersTVC)?.photographers = photographers
      (list as? PhotosTVC)?.photos = photographers.flatMap(\.photos)
    }
    if let width = example.pretendedWidth, let split {
      device.launch(PretendedRoom(split, width))
    } else if let root {
      device.launch(root)
    }
    device.advanceUntilIdle()
  }

  private static func stacks(_ split: UISplitViewController?) -> [UINavigationController] {
    let master = split?.viewControllers.first
    let stacks = (master as? UITabBarController)?.viewControllers ?? [master].compactMap { $0 }
    return stacks.compactMap { $0 as? UINavigationController }
  }

  var tabs: UITabBarController? { split?.viewControllers.first as? UITabBarController }

  /// The stack of the selected tab, or the master itself.
  var master: UINavigationController? {
    (tabs?.selectedViewController ?? split?.viewControllers.first) as? UINavigationController
  }

  /// All stacks of the master.
  var stacks: [UINavigationController] { AdaptiveScene.stacks(split) }

  var detail: UIViewController? { split?.viewControllers.dropFirst().first }

  /// The image in the detail's place.
  var detailImage: ImageViewController? {
    ((detail as? UINavigationController)?.topViewController ?? detail) as? ImageViewController
  }

  /// The image on top of the master's stack.
  var masterImage: ImageViewController? { master?.topViewController as? ImageViewController }

  /// What a controller is.
  static func name(_ controller: UIViewController?) -> String {
    controller.map { $0 is ImageViewController ? "ImageViewController" : "\(type(of: $0))" } ?? "none"
  }

  /// The controllers on the master's stack, from the first one on.
  var masterNames: [String] { (master?.viewControllers ?? []).map(AdaptiveScene.name) }

  /// Taps a row of the list on top.
  func tap(_ row: Int) {
    guard let list = master?.topViewController as? UITableViewController,
      let cell = list.tableView.cellForRow(at: IndexPath(row: row, section: 0))
    else { return }
    device.tap(cell)
  }

  /// Picks Anna, and her second photo.
  func pickPhoto() {
    tap(0)
    device.advanceUntilIdle()
    tap(1)
    device.advanceUntilIdle()
  }

  func select(tab: Int) {
    tabs?.selectedIndex = tab
    device.advanceUntilIdle()
  }

  func turn(_ orientation: UIDeviceOrientation) {
    device.rotate(to: orientation)
    device.advanceUntilIdle()
  }
}

/// Hears what a split view asks, and passes it on, except for what is left out.
@MainActor
final class AdaptiveWitness: UISplitViewControllerDelegate {
  /// The two methods that can be left out.
  enum Method { case showDetail, separateSecondary }

  private let inner: AdaptiveDelegate
  private let left: Set<Method>
  private(set) var calls: [String] = []
  private(set) var shown: UIViewController?
  private(set) var sender: Any?
  private(set) var separated: UIViewController?

  init(_ inner: AdaptiveDelegate, without left: Set<Method>) {
    self.inner = inner
    self.left = left
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    calls.append("showDetail")
    shown = vc
    self.sender = sender
    return !left.contains(.showDetail)
      && inner.splitViewController(splitViewController, showDetail: vc, sender: sender)
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    calls.append("separate")
    separated =
      left.contains(.separateSecondary)
      ? nil
      : inner.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
    return separated
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    calls.append("collapse")
    return inner.splitViewController(
      splitViewController,
      collapseSecondary: secondaryViewController,
      onto: primaryViewController
    )
  }
}

/// Tells its child how much room there is, whatever there is.
@MainActor
final class PretendedRoom: UIViewController {
  private let width: (CGSize) -> UIUserInterfaceSizeClass

  init(_ child: UIViewController, _ width: @escaping (CGSize) -> UIUserInterfaceSizeClass) {
    self.width = width
    super.init(nibName: nil, bundle: nil)
    addChild(child)
    pretend(in: view.bounds.size)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    pretend(in: size)
    super.viewWillTransition(to: size, with: coordinator)
  }

  private func pretend(in size: CGSize) {
    let traits = UITraitCollection(horizontalSizeClass: width(size))
    for child in children { setOverrideTraitCollection(traits, forChild: child) }
  }
}
