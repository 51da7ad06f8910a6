import RecipeKit
import UIKit

/// The application, launched on a device, with a finger to pick things.
@MainActor
struct AdaptiveScene {
  /// The kinds of masters, and a detail without a navigation controller.
  enum Structure {
    /// A tab bar controller with two lists.
    case tabs
    /// A tab bar controller with one list.
    case oneTab
    /// A navigation controller with two lists.
    case stack
    /// A navigation controller with one list, which leads to the image.
    case oneList
    /// A list that is in no navigation controller.
    case bareList
    /// Two tabs, and an image that is in no navigation controller.
    case bareDetail
  }

  /// What only the storyboard gives to the view of the image.
  static let tag = 7

  let device: Simulator
  let split: UISplitViewController?
  let witness: AdaptiveWitness

  init(
    _ way: AdaptiveSplitRecipe.Way,
    _ model: DeviceModel,
    on stage: Stage,
    without left: AdaptiveWitness.Methods = [],
    structure: Structure? = nil
  ) {
    device = stage.boot(model, iOS: 9)
    AdaptiveScene.install(structure ?? way.structure, way, left.contains(.probed) ? way.probed : way.delegate)
    let root = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    split = root as? UISplitViewController
    split?.preferredDisplayMode = .allVisible
    witness = stage.keep(AdaptiveWitness(split?.delegate as? AdaptiveDelegate, without: left))
    split?.delegate = witness
    if let root { device.launch(way.width.map { PretendedRoom(root, $0) } ?? root) }
    device.advanceUntilIdle()
  }

  // MARK: Looking

  var columns: Int { split?.viewControllers.count ?? 0 }

  var tabs: UITabBarController? { split?.viewControllers.first as? UITabBarController }

  /// All stacks of the master.
  var stacks: [UINavigationController] {
    (tabs?.viewControllers ?? split?.viewControllers.first.map { [$0] } ?? [])
      .compactMap { $0 as? UINavigationController }
  }

  /// The stack of the selected tab, or the master itself.
  var master: UINavigationController? {
    (tabs?.selectedViewController ?? split?.viewControllers.first) as? UINavigationController
  }

  /// The list on top of the master's stack.
  var list: PhotosTVC? { master?.topViewController as? PhotosTVC }

  /// The image on top of the master's stack.
  var masterImage: ImageViewController? { master?.topViewController as? ImageViewController }

  var detail: UIViewController? { split?.viewControllers.dropFirst().first }

  /// The image in the detail's place.
  var detailImage: ImageViewController? { AdaptiveScene.image(in: detail) }

  /// The image that is presented over everything.
  var presentedImage: ImageViewController? { AdaptiveScene.image(in: split?.presentedViewController) }

  private static func image(in controller: UIViewController?) -> ImageViewController? {
    ((controller as? UINavigationController)?.topViewController ?? controller) as? ImageViewController
  }

  /// What a controller is, in a word.
  static func name(_ controller: UIViewController?) -> String {
    switch controller {
    case nil: "none"
    case is PhotographersTVC: "photographers"
    case is PhotosTVC: "photos"
    case is ImageViewController: "image"
    case is UINavigationController: "stack"
    default: "another"
    }
  }

  /// The master, and the controllers on its stack.
  var masterText: String { AdaptiveScene.name(split?.viewControllers.first) + ": " + shown }

  /// The controllers on the master's stack, from the first one on, and the one that is presented over them.
  var shown: String {
    let names = (master?.viewControllers ?? []).map(AdaptiveScene.name).joined(separator: ", ")
    guard let presented = split?.presentedViewController else { return names }
    return AdaptiveScene.name(presentedImage ?? presented) + " over " + names
  }

  // MARK: Acting

  /// Taps a row of the list on top; no time passes.
  func tap(_ row: Int) {
    guard let list = master?.topViewController as? UITableViewController,
      let cell = list.tableView.cellForRow(at: IndexPath(row: row, section: 0))
    else { return }
    device.tap(cell)
  }

  /// Taps a row of the list on top, and waits.
  func pick(_ row: Int) {
    tap(row)
    device.advanceUntilIdle()
  }

  /// Picks Anna, and her second photo.
  func pickPhoto() {
    pick(0)
    pick(1)
  }

  func pickPhotoInLandscape() {
    turn(.landscapeLeft)
    pickPhoto()
  }

  /// Where the image's left edge is a tenth of a second after a row was tapped; -1 if there is no image.
  func imageEdge(afterTapping row: Int) -> CGFloat {
    tap(row)
    device.advance(by: 0.1)
    return masterImage?.viewIfLoaded?.layer.presentation()?.frame.minX ?? -1
  }

  func tap(at point: CGPoint) {
    device.tap(at: point)
    device.advanceUntilIdle()
  }

  func tapEverywhere() {
    for y in stride(from: 30, through: 640, by: 61) {
      for x in stride(from: 20, through: 360, by: 57) {
        device.tap(at: CGPoint(x: x, y: y))
        device.advance(by: 0.4)
      }
    }
  }

  func select(tab: Int) {
    tabs?.selectedIndex = tab
    device.advanceUntilIdle()
  }

  func turn(_ orientation: UIDeviceOrientation) {
    device.rotate(to: orientation)
    device.advanceUntilIdle()
  }

  // MARK: The storyboard

  /// Puts Main.storyboard in the application's bundle, with another structure or other classes.
  private static func install(
    _ structure: Structure,
    _ way: AdaptiveSplitRecipe.Way,
    _ delegate: AdaptiveDelegate.Type
  ) {
    let main = StoryboardDocument("Main", in: .module).with(way.image, for: ImageViewController.self)
      .with(way.photos, at: "pHo-To-s9e").with(delegate, for: AdaptiveDelegate.self)
    let master = "mAs-Te-r1x"
    let document =
      switch structure {
      case .tabs: main
      case .oneTab: main.without("tAb-Re-5oK")
      case .stack: main.setting("destination", of: master, to: "gRa-Nv-7mP")
      case .oneList: main.setting("destination", of: master, to: "rEs-Nv-9qL")
      case .bareList: main.setting("destination", of: master, to: "gRa-Tv-2wS")
      case .bareDetail:
        ["dEt-Ai-l2y", "dEt-Sg-2cX", "dEt-Sg-3vZ"].reduce(main) {
          $0.setting("destination", of: $1, to: "iMg-Vc-5tY")
        }
      }
    document.install()
  }
}

/// Notes what a split view asks its delegate, and passes it on, except for what is left out.
@MainActor
final class AdaptiveWitness: UISplitViewControllerDelegate {
  /// The methods that are left out, and whether the delegate is the one that may raise.
  struct Methods: OptionSet {
    let rawValue: Int
    static let showDetail = Methods(rawValue: 1)
    static let separateSecondary = Methods(rawValue: 2)
    static let probed = Methods(rawValue: 4)
    static let all: Methods = [.showDetail, .separateSecondary]
  }

  private let inner: AdaptiveDelegate?
  private let left: Methods
  /// What `showDetail` was asked to show, and the text of the row that was the sender.
  private(set) var asked: [String] = []
  private(set) var shown: UIViewController?
  /// What `separateSecondaryFrom` answered.
  private(set) var separated: [String] = []

  init(_ inner: AdaptiveDelegate?, without left: Methods) {
    (self.inner, self.left) = (inner, left)
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    let row = (sender as? UITableViewCell)?.textLabel?.text
    asked.append("\(AdaptiveScene.name(vc)) from \(row ?? "none")")
    shown = vc
    return !left.contains(.showDetail)
      && inner?.splitViewController(splitViewController, showDetail: vc, sender: sender) == true
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    let detail =
      left.contains(.separateSecondary)
      ? nil : inner?.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
    separated.append(AdaptiveScene.name(detail))
    return detail
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    inner?.splitViewController(
      splitViewController,
      collapseSecondary: secondaryViewController,
      onto: primaryViewController
    ) == true
  }
}

/// Tells its child how much room there is, whatever there is.
@MainActor
private final class PretendedRoom: UIViewController {
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
