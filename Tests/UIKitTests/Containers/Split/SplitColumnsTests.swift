import Simulator
import Testing
import UIKit

/// Truth: Apple, UISplitViewController (fraction, minimum and maximum, automatic dimension), and the
/// automatic widths seen on devices: 320 points on pads, 295 on a 6 Plus, 375 on a 12.9-inch pad in
/// landscape.
@MainActor struct SplitColumnsTests {
  @Test func widthsAreAutomaticAtFirst() {
    _ = Simulator.boot(.iPad, iOS: 8)
    let split = UISplitViewController()
    #expect(split.preferredPrimaryColumnWidthFraction == UISplitViewController.automaticDimension)
    #expect(split.minimumPrimaryColumnWidth == UISplitViewController.automaticDimension)
    #expect(split.maximumPrimaryColumnWidth == UISplitViewController.automaticDimension)
    #expect(UISplitViewController.automaticDimension == -CGFloat(Float.greatestFiniteMagnitude))
  }

  @Test(arguments: [
    (DeviceModel.iPad, false, CGFloat(320)), (.iPad, true, 320), (.iPadPro, false, 320),
    (.iPadPro, true, 375), (.iPhone6Plus, true, 295),
  ])
  func thePrimaryColumnHasTheDevicesWidth(model: DeviceModel, isLandscape: Bool, width: CGFloat) {
    let scene = SplitScene(model, iOS: 9, isLandscape: isLandscape) {
      $0.preferredDisplayMode = .oneBesideSecondary
    }
    #expect(scene.split.primaryColumnWidth == width)
    #expect(scene.primaryFrame?.width == width)
  }

  @Test(arguments: LandscapeColumns.all)
  func inLandscapeADividerOfOnePixelStandsBetweenTheColumns(expected: LandscapeColumns) throws {
    let scene = SplitScene(expected.model, iOS: 9, isLandscape: true)
    let size = scene.split.view.bounds.size
    let start = expected.primary + 1 / expected.model.scale
    let primaryFrame = try #require(scene.primaryFrame)
    let secondaryFrame = try #require(scene.secondaryFrame)
    #expect(primaryFrame == CGRect(x: 0, y: 0, width: expected.primary, height: size.height))
    #expect(secondaryFrame.isNear(CGRect(x: start, y: 0, width: size.width - start, height: size.height)))
  }

  @Test(
    arguments: [
      (UISplitViewController.DisplayMode.secondaryOnly, nil, CGRect(x: 0, y: 0, width: 768, height: 1024)),
      (
        .oneBesideSecondary, CGRect(x: 0, y: 0, width: 320, height: 1024),
        CGRect(x: 321, y: 0, width: 447, height: 1024)
      ),
      (
        .oneOverSecondary, CGRect(x: 0, y: 0, width: 320, height: 1024),
        CGRect(x: 0, y: 0, width: 768, height: 1024)
      ),
    ] as [(UISplitViewController.DisplayMode, CGRect?, CGRect)]
  )
  func eachModeHasItsFrames(
    mode: UISplitViewController.DisplayMode,
    primary: CGRect?,
    secondary: CGRect
  ) {
    let scene = SplitScene { $0.preferredDisplayMode = mode }
    #expect(scene.split.displayMode == mode)
    #expect(scene.primaryFrame == primary)
    #expect(scene.secondaryFrame == secondary)
  }

  @Test(arguments: WidthPreferences.all)
  func wishesGiveTheWidth(wishes: WidthPreferences) {
    let scene = SplitScene(isLandscape: true) {
      if let fraction = wishes.fraction { $0.preferredPrimaryColumnWidthFraction = fraction }
      if let minimum = wishes.minimum { $0.minimumPrimaryColumnWidth = minimum }
      if let maximum = wishes.maximum { $0.maximumPrimaryColumnWidth = maximum }
    }
    #expect(scene.split.primaryColumnWidth == wishes.width)
    #expect(scene.primaryFrame?.width == wishes.width)
    #expect(scene.secondaryFrame?.width == max(0, 1024 - wishes.width - 1))
  }

  @Test(arguments: [CGFloat.nan, -1, -CGFloat.infinity])
  func wishesThatAreNoneCountAsAutomatic(wish: CGFloat) {
    let scene = SplitScene(isLandscape: true) {
      $0.preferredPrimaryColumnWidthFraction = wish
      $0.minimumPrimaryColumnWidth = wish
      $0.maximumPrimaryColumnWidth = wish
    }
    #expect(scene.primaryFrame?.width == 320)
  }

  @Test func aWidthChangedInAnAnimationIsAnimated() {
    let scene = SplitScene(isLandscape: true)
    UIView.animate(withDuration: 1) { scene.split.preferredPrimaryColumnWidthFraction = 0.25 }
    #expect(scene.primaryFrame?.width == 256)
    scene.simulator.advance(by: 0.5)
    #expect(scene.primary.view.presentationBounds.width.isNear(288, within: 0.01))
  }

  @Test func thePrimaryColumnIsCompactWideForItsController() {
    let scene = SplitScene(isLandscape: true)
    #expect(scene.primary.traitCollection.horizontalSizeClass == .compact)
    #expect(scene.primary.traitCollection.verticalSizeClass == .regular)
    #expect(scene.secondary.traitCollection.horizontalSizeClass == .regular)
    scene.split.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular),
      forChild: scene.primary
    )
    #expect(scene.primary.traitCollection.horizontalSizeClass == .regular)
  }
}

/// The width of the primary column next to the secondary one in landscape, in points.
struct LandscapeColumns: Sendable {
  let model: DeviceModel
  let primary: CGFloat

  static let all = [
    LandscapeColumns(model: .iPad, primary: 320), LandscapeColumns(model: .iPadPro, primary: 375),
    LandscapeColumns(model: .iPhone6Plus, primary: 295),
  ]
}

/// The requested width of the primary column, and the resulting width within 1024 points.
struct WidthPreferences: Sendable {
  var fraction: CGFloat?
  var minimum: CGFloat?
  var maximum: CGFloat?
  let width: CGFloat

  static let all = [
    WidthPreferences(fraction: 0.25, width: 256), WidthPreferences(fraction: 0.5, width: 320),
    WidthPreferences(fraction: 0.5, maximum: 600, width: 512),
    WidthPreferences(fraction: 0.1, minimum: 200, width: 200),
    WidthPreferences(maximum: 500, width: 410), WidthPreferences(maximum: 200, width: 200),
    WidthPreferences(minimum: 400, width: 400),
    WidthPreferences(fraction: 0.5, minimum: 400, maximum: 350, width: 400),
    WidthPreferences(fraction: 0.2001, width: 205), WidthPreferences(fraction: 0, width: 0),
    WidthPreferences(fraction: 2, maximum: 5000, width: 1024), WidthPreferences(minimum: 5000, width: 1024),
    WidthPreferences(fraction: 0.5, maximum: .infinity, width: 512),
  ]
}
