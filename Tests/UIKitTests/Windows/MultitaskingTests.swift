import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, Adopting Multitasking Enhancements on iPad (size classes in figure 2-1), UIContentContainer and Human Interface
/// Guidelines, Layout; the widths are those of developers' measurements that `ScreenArrangement` names.
@MainActor struct MultitaskingTests {
  /// A part of a screen, with its width and size class.
  struct Case: Sendable {
    let model: DeviceModel
    let isLandscape: Bool
    let part: Multitasking
    let width: CGFloat
    let sizeClass: UIUserInterfaceSizeClass

    init(
      _ model: DeviceModel,
      _ isLandscape: Bool,
      _ part: Multitasking,
      _ width: CGFloat,
      _ sizeClass: UIUserInterfaceSizeClass
    ) {
      (self.model, self.isLandscape, self.part) = (model, isLandscape, part)
      (self.width, self.sizeClass) = (width, sizeClass)
    }
  }

  @Test(arguments: [
    Case(.iPad, false, .splitView(.oneThird), 320, .compact),
    Case(.iPad, false, .splitView(.twoThirds), 438, .compact),
    Case(.iPad, false, .splitView(.half), 438, .compact),
    Case(.iPad, true, .splitView(.oneThird), 320, .compact),
    Case(.iPad, true, .splitView(.half), 507, .compact),
    Case(.iPad, true, .splitView(.twoThirds), 694, .regular),
    Case(.iPad, true, .slideOver, 320, .compact),
    Case(.iPadPro, false, .splitView(.oneThird), 375, .compact),
    Case(.iPadPro, false, .splitView(.twoThirds), 639, .compact),
    Case(.iPadPro, true, .splitView(.half), 678, .regular),
    Case(.iPadPro, true, .splitView(.twoThirds), 981, .regular),
    Case(.iPadPro, true, .slideOver, 375, .compact),
    Case(.iPadPro, true, .window(CGSize(width: 500, height: 600)), 500, .compact),
    Case(.iPadPro, true, .window(CGSize(width: 9_000, height: CGFloat.nan)), 1366, .regular),
  ])
  func thePartHasItsWidthAndSizeClass(_ expected: Case) throws {
    for version in [9.0, 12, 16] {
      let device = Simulator.boot(expected.model, iOS: version)
      let controller = UIViewController()
      device.launch(controller)
      if expected.isLandscape { device.rotate(to: .landscapeLeft) }
      device.multitasking = expected.part
      let window = try #require(device.keyWindow)
      #expect(window.bounds.width == expected.width)
      #expect(window.frame.origin == .zero)
      #expect(controller.view.frame == window.bounds)
      #expect(controller.traitCollection.horizontalSizeClass == expected.sizeClass)
      #expect(controller.traitCollection.verticalSizeClass == .regular)
      device.multitasking = .fullScreen
      #expect(window.frame == device.screen.bounds)
      #expect(controller.traitCollection.horizontalSizeClass == .regular)
    }
  }

  @Test func controllersAreToldOfTraitsAndSizesInOrder() {
    let device = Simulator.boot(.iPad, iOS: 12)
    let controller = LoggingController()
    device.launch(controller)
    device.rotate(to: .landscapeLeft)
    controller.log = []
    device.multitasking = .splitView(.twoThirds)
    // Two thirds are regular, so only the size changes.
    #expect(controller.log == ["size 694 × 768", "alongside 694", "completion"])
    controller.log = []
    device.multitasking = .splitView(.oneThird)
    #expect(
      controller.log == [
        "traits compact", "size 320 × 768", "traits changed from regular", "alongside 320", "completion",
      ]
    )
    controller.log = []
    device.rotate(to: .portrait)
    #expect(controller.log == ["size 320 × 1024", "alongside 320", "completion"])
    controller.log = []
    device.multitasking = .fullScreen
    #expect(
      controller.log == [
        "traits regular", "size 768 × 1024", "traits changed from compact", "alongside 768", "completion",
      ]
    )
  }

  @Test func nothingIsSentForThePartThatTheApplicationHas() {
    let device = Simulator.boot(.iPad, iOS: 12)
    let controller = LoggingController()
    device.launch(controller)
    device.multitasking = .splitView(.half)
    controller.log = []
    device.multitasking = .splitView(.half)
    // In portrait a half is as wide as two thirds.
    device.multitasking = .splitView(.twoThirds)
    #expect(controller.log == [])
  }

  @Test func theApplicationIsLaunchedInItsPart() {
    let device = Simulator.boot(.iPad, iOS: 12)
    device.multitasking = .splitView(.oneThird)
    let controller = LoggingController()
    device.launch(controller)
    #expect(controller.view.bounds.size == CGSize(width: 320, height: 1024))
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(!controller.log.contains { $0.hasPrefix("size") })
  }

  @Test func touchesBelongToThePartOfTheScreen() throws {
    let device = Simulator.boot(.iPad, iOS: 12)
    let controller = UIViewController()
    let button = UIButton(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    device.launch(controller)
    device.multitasking = .splitView(.oneThird)
    // The part begins at 768 - 320 points.
    #expect(device.middle(of: button) == CGPoint(x: 448 + 60, y: 120))
    device.tap(at: CGPoint(x: 60, y: 120))
    #expect(taps == 0)
    device.tap(button)
    #expect(taps == 1)
    let window = try #require(device.keyWindow)
    #expect(window.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 449, y: 2))
    #expect(button.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 100))
    #expect(button.convert(button.bounds, to: device.screen.coordinateSpace).minX == 458)
    #expect(button.accessibilityFrame.minX == 458)
    let finger = try #require(device.touchDown(on: button))
    #expect(finger.touch.location(in: nil) == CGPoint(x: 60, y: 120))
  }

  @Test func aSplitViewControllerCollapsesAndExpands() {
    let device = Simulator.boot(.iPad, iOS: 12)
    let split = UISplitViewController()
    let list = UINavigationController(rootViewController: UITableViewController())
    let detail = UINavigationController(rootViewController: UIViewController())
    split.viewControllers = [list, detail]
    split.preferredDisplayMode = .allVisible
    device.launch(split)
    device.rotate(to: .landscapeLeft)
    #expect(!split.isCollapsed)
    device.multitasking = .splitView(.half)
    #expect(split.isCollapsed)
    #expect(detail.viewIfLoaded?.isDescendant(of: split.view) == true)
    device.multitasking = .splitView(.twoThirds)
    #expect(!split.isCollapsed)
    #expect(split.viewControllers == [list, detail])
  }

  @Test(arguments: [12.0, 13])
  func aPopoverBecomesASheetAndReturns(_ version: Double) throws {
    let device = Simulator.boot(.iPad, iOS: version)
    let presenter = UIViewController()
    device.launch(presenter)
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 200, height: 300)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = presenter.view
    content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
    presenter.present(content, animated: false)
    device.advanceUntilIdle()
    #expect(content.view.bounds.width == 200)
    device.multitasking = .slideOver
    let window = try #require(device.keyWindow)
    #expect(content.view.bounds.width == 320)
    #expect(window.bounds.width == 320)
    #expect(content.traitCollection.horizontalSizeClass == .compact)
    device.multitasking = .fullScreen
    #expect(content.view.bounds.width == 200)
    // Presented in the narrow part it adapts at once.
    presenter.dismiss(animated: false)
    device.multitasking = .splitView(.oneThird)
    presenter.present(content, animated: false)
    device.advanceUntilIdle()
    #expect(content.view.bounds.width == 320)
  }

  @Test func theKeyboardIsAsWideAsTheScreen() throws {
    let device = Simulator.boot(.iPad, iOS: 12)
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    controller.view.addSubview(field)
    device.launch(controller)
    device.multitasking = .splitView(.oneThird)
    let seen = Seen()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidShowNotification,
      object: nil,
      queue: nil
    ) { notification in
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      MainActor.assumeIsolated { seen.frame = value?.cgRectValue }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    field.becomeFirstResponder()
    device.advanceUntilIdle()
    let frame = try #require(seen.frame)
    #expect(frame.minX == 0 && frame.width == 768 && frame.maxY == 1024)
    let inView = controller.view.convert(frame, from: device.screen.coordinateSpace)
    #expect(inView.minX == -448)
    device.multitasking = .window(CGSize(width: 400, height: 624))
    // The window ends 200 points above the bottom of the screen.
    #expect(controller.view.heightBelowKeyboard == frame.height - 200)
  }

  @Test func aSlideOverFloatsFromIOS11() throws {
    let cases: [(version: Double, top: CGFloat, height: CGFloat)] = [(10, 20, 1024), (12, 0, 984)]
    for (version, top, height) in cases {
      let device = Simulator.boot(.iPad, iOS: version)
      let controller = UIViewController()
      device.launch(controller)
      device.multitasking = .slideOver
      #expect(controller.view.bounds.height == height)
      #expect(controller.topLayoutGuide.length == top)
      let corner = try #require(device.keyWindow).convert(CGPoint.zero, to: nil)
      #expect(corner == CGPoint(x: version < 11 ? 448 : 440, y: version < 11 ? 0 : 20))
    }
  }

  @Test func theSceneKnowsItsPart() throws {
    let device = Simulator.boot(.iPad, iOS: 13)
    device.launch(UIViewController())
    let scene = try #require(device.keyWindow?.windowScene)
    #expect(scene.isFullScreen)
    device.multitasking = .splitView(.oneThird)
    #expect(!scene.isFullScreen)
    #expect(scene.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 320, height: 1024))
    #expect(scene.traitCollection.horizontalSizeClass == .compact)
    #expect(device.screen.traitCollection.horizontalSizeClass == .regular)
    #expect(scene.statusBarManager?.statusBarFrame == CGRect(x: 0, y: 0, width: 320, height: 20))
    #expect(UIWindow(windowScene: scene).frame.width == 320)
  }

  @Test func aWindowOfAnotherSizeKeepsIt() throws {
    let device = Simulator.boot(.iPad, iOS: 12)
    device.launch(UIViewController())
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    window.rootViewController = UIViewController()
    window.isHidden = false
    device.multitasking = .splitView(.oneThird)
    #expect(window.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func settingsAreToldInANarrowPart() {
    let device = Simulator.boot(.iPad, iOS: 13)
    let controller = LoggingController()
    device.launch(controller)
    device.multitasking = .splitView(.oneThird)
    device.appearance = .dark
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test(arguments: [DeviceModel.iPhone6, .iPad])
  func devicesWithoutMultitaskingRefuse(_ model: DeviceModel) {
    let device = Simulator.boot(model, iOS: 8)
    device.launch(UIViewController())
    withKnownIssue { device.multitasking = .slideOver }
    #expect(device.multitasking == .fullScreen)
    device.multitasking = .fullScreen
  }
}

@MainActor private final class Seen {
  var frame: CGRect?
}

/// A controller that notes changes of its size and traits.
private final class LoggingController: UIViewController {
  var log: [String] = []

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log.append("traits \(newCollection.horizontalSizeClass)")
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("size \(Int(size.width)) × \(Int(size.height))")
    coordinator.animate { [unowned self] _ in
      log.append("alongside \(Int(view.bounds.width))")
    } completion: { [unowned self] _ in
      log.append("completion")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection else { return }
    log.append("traits changed from \(previousTraitCollection.horizontalSizeClass)")
  }
}
