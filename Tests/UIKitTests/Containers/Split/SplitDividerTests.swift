import Simulator
import Testing

@testable import UIKit

/// Truth: on devices the columns are separated by a line of one pixel; up to iOS 6 it is black.
///
/// Nothing behind the split view is visible, at any scale of the picture.
@MainActor struct SplitDividerTests {
  @Test(arguments: [(DeviceModel.iPad, CGFloat(1)), (.iPadPro, 0.5)])
  func sideBySideTheColumnsCoverTheLinesEdges(model: DeviceModel, width: CGFloat) throws {
    let scene = SplitScene(model, iOS: 9, isLandscape: true)
    let divider = scene.split.divider
    let primary = try #require(scene.primaryFrame)
    let secondary = try #require(scene.secondaryFrame)
    #expect(secondary.minX - primary.maxX == width)
    #expect(divider.frame.minX < primary.maxX && divider.frame.maxX > secondary.minX)
    let order = scene.split.view.subviews
    #expect(order.firstIndex(of: divider) == 0)
    #expect(order.contains(scene.primary.view) && order.contains(scene.secondary.view))
  }

  @Test func overTheOtherColumnTheLineLiesBetweenBoth() throws {
    let scene = SplitScene { $0.preferredDisplayMode = .oneOverSecondary }
    let order = scene.split.view.subviews
    let divider = try #require(order.firstIndex(of: scene.split.divider))
    #expect(order.firstIndex(of: scene.secondary.view).map { $0 < divider } == true)
    #expect(order.firstIndex(of: scene.primary.view).map { $0 > divider } == true)
    #expect(scene.split.divider.frame == CGRect(x: 319, y: 0, width: 2, height: 1024))
  }

  @Test(arguments: [(6.0, CGFloat(0)), (7, 0.7), (9, 0.7)])
  func theLineIsBlackUpToIOS6AndGreyLater(version: Double, white: CGFloat) {
    let scene = SplitScene(iOS: version, isLandscape: true)
    #expect(scene.split.divider.backgroundColor == UIColor(white: white, alpha: 1))
  }
}
