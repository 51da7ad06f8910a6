import Rendering
import Simulator
import UIKit

/// The running case of controllers and its invariants.
@MainActor
final class ControllerScene {
  /// The length beyond which a chain counts as a cycle.
  private static let longest = 1_000

  let simulator: Simulator
  private var controllers: [Int: UIViewController] = [:]
  private var popover: UIPopoverController?
  /// Whether the device can have split views: phones from iOS 8; creating one earlier is misuse.
  private let canSplit: Bool
  /// The number of calls of each completion, in the order of registration.
  private var completions: [Int] = []

  /// Boots the device of the steps, and launches an application.
  init(_ steps: [ControllerStep]) {
    var (model, version) = (DeviceModel.iPhone5, 7.0)
    for case .boot(let number, let booted) in steps {
      model = DeviceModel.all[number % DeviceModel.all.count]
      version = booted
    }
    simulator = Simulator.boot(model, iOS: version)
    canSplit = model.idiom == .pad || version >= 8
    for case .make(let number, let kind) in steps where controllers[number] == nil {
      controllers[number] = make(kind)
    }
    simulator.launch(controllers[0] ?? LoggingController())
  }

  private func make(_ kind: ControllerStep.Kind) -> UIViewController {
    switch kind {
    case .plain: LoggingController()
    case .navigation: UINavigationController(rootViewController: LoggingController())
    case .tabs: UITabBarController()
    case .scrolledPages: UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    case .curledPages: UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    case .split: canSplit ? UISplitViewController() : LoggingController()
    case .alert: UIAlertController(title: "Alert", message: "Message", preferredStyle: .alert)
    case .actionSheet: UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    }
  }

  /// Whether a controller isn't displayed: presenting a displayed one is misuse, and would end most cases.
  private func isFree(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.presentingViewController == nil
      && controller.viewIfLoaded?.window == nil
  }

  /// A controller and its parents.
  private func ancestors(of controller: UIViewController) -> [UIViewController] {
    Array(sequence(first: controller) { $0.parent }.prefix(Self.longest))
  }

  /// A completion handler that counts its calls.
  private func completion() -> () -> Void {
    completions.append(0)
    let number = completions.count - 1
    return { [weak self] in self?.completions[number] += 1 }
  }

  private func some(_ numbers: [Int]) -> [UIViewController] { numbers.compactMap { controllers[$0] } }

  func perform(_ step: ControllerStep) {
    switch step {
    case .boot, .make: break
    case .present(let number, let other, let style, let transition, let animated):
      guard let one = controllers[number], let other = controllers[other], isFree(one) else { return }
      one.modalPresentationStyle = UIModalPresentationStyle(rawValue: style) ?? .fullScreen
      if style == 0 || transition != UIModalTransitionStyle.partialCurl.rawValue {
        one.modalTransitionStyle = UIModalTransitionStyle(rawValue: transition) ?? .coverVertical
      }
      one.popoverPresentationController?.sourceView = other.viewIfLoaded
      other.present(one, animated: animated, completion: completion())
    case .dismiss(let number, let animated):
      controllers[number]?.dismiss(animated: animated, completion: completion())
    case .push, .pop, .popToRoot, .setStack, .hideBars: navigate(step)
    case .addChild, .removeFromParent, .transition, .loadView: contain(step)
    case .setTabs(let number, let list, let animated):
      (controllers[number] as? UITabBarController)?.setViewControllers(some(list), animated: animated)
    case .selectTab(let number, let index):
      guard let tabs = controllers[number] as? UITabBarController, index < tabs.viewControllers?.count ?? 0
      else {
        return
      }
      tabs.selectedIndex = index
    case .setPages(let number, let list, let forward, let animated):
      let done = completion()
      (controllers[number] as? UIPageViewController)?.setViewControllers(
        Array(some(list).prefix(1)),
        direction: forward ? .forward : .reverse,
        animated: animated,
        completion: { _ in done() }
      )
    case .setSplit(let number, let list):
      (controllers[number] as? UISplitViewController)?.viewControllers = some(list)
    case .show(let number, let other, let detail):
      guard let one = controllers[number], let other = controllers[other] else { return }
      if detail { other.showDetailViewController(one, sender: nil) } else { other.show(one, sender: nil) }
    case .popover(let number, let other, let rect, let animated):
      guard simulator.model.idiom == .pad, let one = controllers[number],
        let view = controllers[other]?.viewIfLoaded, view.window != nil
      else { return }
      let popover = UIPopoverController(contentViewController: one)
      self.popover = popover
      popover.present(from: rect, in: view, permittedArrowDirections: .any, animated: animated)
    case .dismissPopover(let animated): popover?.dismiss(animated: animated)
    case .addAction(let number, let style):
      let action = UIAlertAction(title: "Action", style: UIAlertAction.Style(rawValue: style) ?? .default)
      (controllers[number] as? UIAlertController)?.addAction(action)
    case .addTextField(let number): (controllers[number] as? UIAlertController)?.addTextField()
    case .replaceRoot(let number): simulator.keyWindow?.rootViewController = controllers[number]
    case .turn, .tap, .drag, .type, .pass, .idle, .home, .reopen, .warn: happen(step)
    }
  }

  private func navigate(_ step: ControllerStep) {
    switch step {
    case .push(let number, let other, let animated):
      guard let one = controllers[number] else { return }
      (controllers[other] as? UINavigationController)?.pushViewController(one, animated: animated)
    case .pop(let number, let animated):
      _ = (controllers[number] as? UINavigationController)?.popViewController(animated: animated)
    case .popToRoot(let number, let animated):
      _ = (controllers[number] as? UINavigationController)?.popToRootViewController(animated: animated)
    case .setStack(let number, let list, let animated):
      (controllers[number] as? UINavigationController)?.setViewControllers(some(list), animated: animated)
    case .hideBars(let number, let hidden, let animated):
      let navigation = controllers[number] as? UINavigationController
      navigation?.setNavigationBarHidden(hidden, animated: animated)
      navigation?.setToolbarHidden(!hidden, animated: animated)
    default: break
    }
  }

  private func contain(_ step: ControllerStep) {
    switch step {
    case .addChild(let number, let other, let withView, let announced):
      guard let one = controllers[number], let other = controllers[other], !ancestors(of: other).contains(one)
      else { return }
      other.addChild(one)
      // Adding a view to its own descendant correctly raises; the view may still be there after its
      // controller was removed.
      if withView, !other.view.isDescendant(of: one.view) { other.view.addSubview(one.view) }
      if announced { one.didMove(toParent: other) }
    case .removeFromParent(let number, let withView):
      guard let one = controllers[number] else { return }
      one.willMove(toParent: nil)
      if withView { one.viewIfLoaded?.removeFromSuperview() }
      one.removeFromParent()
    case .transition(let number, let from, let to, let seconds):
      guard let parent = controllers[number], let from = controllers[from], let to = controllers[to],
        from.parent === parent, to.parent === parent
      else {
        return
      }
      let done = completion()
      parent.transition(
        from: from,
        to: to,
        duration: seconds,
        options: [],
        animations: nil,
        completion: { _ in done() }
      )
    case .loadView(let number): controllers[number]?.loadViewIfNeeded()
    default: break
    }
  }

  private func happen(_ step: ControllerStep) {
    switch step {
    case .turn(let orientation): simulator.rotate(to: UIDeviceOrientation(rawValue: orientation) ?? .portrait)
    case .tap(let point): simulator.tap(at: point)
    case .drag(let from, let to): simulator.drag(from: from, to: to)
    case .type(let text): simulator.type(text)
    case .pass(let seconds): simulator.advance(by: seconds)
    case .idle: simulator.advanceUntilIdle(limit: 5)
    case .home: simulator.pressHome()
    case .reopen: simulator.reopen()
    case .warn: simulator.sendMemoryWarning()
    default: break
    }
  }

  // MARK: Invariants

  /// Checks that chains end, appearance calls are in order, and completions are called at most once.
  func check() throws(InvariantViolation) {
    for number in controllers.keys.sorted() {
      guard let controller = controllers[number] else { continue }
      try end("next responders", of: number, from: controller as UIResponder) { $0.next }
      try end("parents", of: number, from: controller) { $0.parent }
      try end("presenters", of: number, from: controller) { $0.presentingViewController }
      try end("presented controllers", of: number, from: controller) { $0.presentedViewController }
      if let view = controller.viewIfLoaded {
        try end("superviews", of: number, from: view) { $0.superview }
      }
      if let fault = (controller as? LoggingController)?.log.fault {
        throw InvariantViolation(
          name: "appearance calls are in order",
          diagnostics: "controller \(number): \(fault)"
        )
      }
    }
    try InvariantViolation.check(
      completions.allSatisfy { $0 <= 1 },
      "no completion is called twice",
      "\(completions)"
    )
  }

  /// Draws the screen and checks the picture.
  func checkPicture() throws(InvariantViolation) {
    try PictureChecks.check(svg: Picture(of: simulator, caption: "picture").svg)
  }

  private func end<Link>(
    _ name: String,
    of number: Int,
    from first: Link,
    _ next: (Link) -> Link?
  ) throws(InvariantViolation) {
    var (link, count) = (next(first), 0)
    while let present = link, count <= Self.longest { (link, count) = (next(present), count + 1) }
    try InvariantViolation.check(
      count <= Self.longest,
      "no cycle of \(name)",
      "from controller \(number)"
    )
  }
}
