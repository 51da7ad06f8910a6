import Simulator
import Testing
import UIKit

/// Truth: Apple, Human Interface Guidelines, Layout (screens in points, size classes), and safe areas as measured in Apple's simulator
/// (useyourloaf.com, "iPhone screen sizes"): a tab bar of 49 points is 83 points high above a home indicator, 34 points are covered at
/// the bottom in portrait, 21 in landscape, and the top inset is at both sides in landscape.
@MainActor struct ScreenShapeTests {
  nonisolated static let phones: [(DeviceModel, Double, CGSize, CGFloat, CGFloat)] = [
    (.iPhoneX, 11, CGSize(width: 375, height: 812), 44, 44),
    (.iPhoneXR, 12, CGSize(width: 414, height: 896), 44, 44),
    (.iPhone11ProMax, 13, CGSize(width: 414, height: 896), 44, 44),
    (.iPhone11, 14, CGSize(width: 414, height: 896), 48, 48),
    (.iPhone12Mini, 14, CGSize(width: 375, height: 812), 50, 50),
    (.iPhone13, 15, CGSize(width: 390, height: 844), 47, 47),
    (.iPhone14Plus, 16, CGSize(width: 428, height: 926), 47, 47),
    (.iPhone15Pro, 17, CGSize(width: 393, height: 852), 59, 54),
    (.iPhone15ProMax, 17, CGSize(width: 430, height: 932), 59, 54),
    (.iPhone16Pro, 18, CGSize(width: 402, height: 874), 62, 54),
    (.iPhone16ProMax, 18, CGSize(width: 440, height: 956), 62, 54),
  ]

  @Test(arguments: phones)
  func theSafeAreaLeavesTheShapeFree(
    model: DeviceModel,
    version: Double,
    size: CGSize,
    inset: CGFloat,
    barHeight: CGFloat
  ) {
    let simulator = Simulator.boot(model, iOS: version)
    let controller = UIViewController()
    simulator.launch(controller)
    #expect(controller.view.bounds.size == size)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: inset, left: 0, bottom: 34, right: 0))
    #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: size.width, height: barHeight))
    for side in [UIDeviceOrientation.landscapeLeft, .landscapeRight] {
      simulator.rotate(to: side)
      #expect(controller.view.bounds.size == CGSize(width: size.height, height: size.width))
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: inset, bottom: 21, right: inset))
    }
  }

  @Test(arguments: phones)
  func barsReachBelowTheHomeIndicator(
    model: DeviceModel,
    version: Double,
    size: CGSize,
    inset: CGFloat,
    barHeight: CGFloat
  ) {
    let simulator = Simulator.boot(model, iOS: version)
    let controller = UITableViewController()
    let stack = UINavigationController(rootViewController: controller)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    simulator.launch(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: size.height - 83, width: size.width, height: 83))
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: inset, width: size.width, height: 44))
    #expect(controller.view.safeAreaInsets.bottom == 83)
    #expect(controller.view.safeAreaInsets.top == inset + 44)
  }

  @Test(arguments: phones)
  func aToolbarIsAboveTheHomeIndicator(
    model: DeviceModel,
    version: Double,
    size: CGSize,
    inset: CGFloat,
    barHeight: CGFloat
  ) {
    let simulator = Simulator.boot(model, iOS: version)
    let controller = UIViewController()
    let stack = UINavigationController(rootViewController: controller)
    stack.isToolbarHidden = false
    simulator.launch(stack)
    #expect(stack.toolbar.frame == CGRect(x: 0, y: size.height - 78, width: size.width, height: 44))
    #expect(controller.view.safeAreaInsets.bottom == 78)
    controller.edgesForExtendedLayout = []
    stack.view.setNeedsLayout()
    simulator.settle()
    #expect(controller.view.frame.height == size.height - inset - 44 - 78)
    stack.isToolbarHidden = true
    simulator.settle()
    #expect(controller.view.frame.height == size.height - inset - 44)
  }

  @Test func barItemsStayClearOfTheNotchInLandscape() {
    let simulator = Simulator.boot(.iPhoneX, iOS: 12)
    let controller = UIViewController()
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let right = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: right)
    let stack = UINavigationController(rootViewController: controller)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    simulator.launch(tabs)
    simulator.rotate(to: .landscapeRight)
    #expect(left.convert(left.bounds, to: nil).minX >= 44)
    #expect(right.convert(right.bounds, to: nil).maxX <= 812 - 44)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 375 - 53, width: 812, height: 53))
  }

  @Test(arguments: [
    (DeviceModel.iPhone5, 9.0, UIEdgeInsets.zero),
    (.iPhone6, 11, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    (.iPhoneSE3, 16, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    (.iPad, 12, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
  ])
  func aRectangularScreenCoversNothing(model: DeviceModel, version: Double, insets: UIEdgeInsets) {
    let simulator = Simulator.boot(model, iOS: version)
    let controller = UIViewController()
    simulator.launch(controller)
    #expect(controller.view.safeAreaInsets == insets)
    #expect(UIApplication.shared.statusBarFrame.height == 20)
  }

  /// Truth: Apple's technical specifications for pixels; hacknicity.medium.com, "How iPad Apps Adapt to the New 8.3 iPad Mini" and "… to the
  /// New 11 and 12.9 iPads Pro", for points; safe areas of 24 and 20 points in all orientations as measured (csdn.net, 109466661).
  @Test(arguments: [
    (DeviceModel.iPadMini6, CGSize(width: 744, height: 1133), CGSize(width: 1488, height: 2266)),
    (.iPad10, CGSize(width: 820, height: 1180), CGSize(width: 1640, height: 2360)),
    (.iPadAir11, CGSize(width: 820, height: 1180), CGSize(width: 1640, height: 2360)),
    (.iPadPro11, CGSize(width: 834, height: 1210), CGSize(width: 1668, height: 2420)),
    (.iPadPro13, CGSize(width: 1032, height: 1376), CGSize(width: 2064, height: 2752)),
  ])
  func padsWithoutAHomeButtonLeaveTheIndicatorFree(model: DeviceModel, size: CGSize, pixels: CGSize) {
    let simulator = Simulator.boot(model)
    let controller = UIViewController()
    simulator.launch(controller)
    let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    #expect(controller.view.bounds.size == size && controller.view.safeAreaInsets == insets)
    #expect(UIScreen.main.nativeBounds.size == pixels && UIDevice.current.userInterfaceIdiom == .pad)
    #expect(UIApplication.shared.statusBarFrame.height == 24)
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    simulator.rotate(to: .landscapeLeft)
    #expect(controller.view.bounds.size == CGSize(width: size.height, height: size.width))
    #expect(controller.view.safeAreaInsets == insets)
  }

  /// Truth: Apple, Human Interface Guidelines: phones with a wide screen have a regular width in landscape.
  @Test(arguments: [
    (DeviceModel.iPhoneX, UIUserInterfaceSizeClass.compact), (.iPhoneXR, .regular), (.iPhone11, .regular),
    (.iPhone12, .compact), (.iPhone13ProMax, .regular), (.iPhone14Plus, .regular), (.iPhone16Pro, .compact),
    (.iPhoneSE2, .compact),
  ])
  func largePhonesAreWideInLandscape(model: DeviceModel, width: UIUserInterfaceSizeClass) {
    let simulator = Simulator.boot(model)
    simulator.launch(UIViewController())
    #expect(UIScreen.main.traitCollection.horizontalSizeClass == .compact)
    simulator.rotate(to: .landscapeLeft)
    #expect(UIScreen.main.traitCollection.horizontalSizeClass == width)
    #expect(UIScreen.main.traitCollection.verticalSizeClass == .compact)
  }

  @Test(arguments: [
    ("iPhone15Pro", 393, 1179, 2556), ("iPhone12Mini", 375, 1080, 2338), ("iPhoneXR", 414, 828, 1792),
  ])
  func pixelsAreThoseOfTheSpecifications(
    name: String,
    width: CGFloat,
    pixelWidth: CGFloat,
    pixelHeight: CGFloat
  ) {
    let models: [String: DeviceModel] = [
      "iPhone15Pro": .iPhone15Pro, "iPhone12Mini": .iPhone12Mini, "iPhoneXR": .iPhoneXR,
    ]
    _ = Simulator.boot(models[name] ?? .iPhone5)
    #expect(UIScreen.main.bounds.width == width)
    #expect(UIScreen.main.nativeBounds.width == pixelWidth)
    // The minis' screens are 2340 pixels high; 812 points are 2338.56.
    #expect(abs(UIScreen.main.nativeBounds.height - pixelHeight) <= 2)
  }
}
