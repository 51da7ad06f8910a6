import Simulator
import Testing

@testable import UIKit

/// Truth: Apple's documentation of popover segues (the popover has the size of the scene's top view unless
/// the content prefers another) and of autoresizing (fixed margins don't change).
@MainActor struct PopoverSceneTests {
  /// Presents a scene whose top view has its own size, with a label at fixed distances from the edges.
  private func present(preferring size: CGSize) throws -> UIViewController {
    let device = Simulator.boot(.iPad, iOS: 9)
    try UIStoryboard.install(
      initial: "host",
      """
      <viewController id="host"><connections>
      <segue destination="content" kind="popoverPresentation" identifier="show" id="s-1"/></connections></viewController>
      """,
      """
      <viewController id="content"><view key="view"><rect key="frame" x="0" y="0" width="280" height="60"/>
      <subviews><label id="label"><rect key="frame" x="16" y="12" width="248" height="36"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></label></subviews></view>
      <size key="preferredContentSize" width="\(size.width)" height="\(size.height)"/></viewController>
      """
    )
    device.launch(storyboard: "Main")
    let host = try #require(device.keyWindow?.rootViewController)
    host.performSegue(withIdentifier: "show", sender: nil)
    device.advanceUntilIdle()
    return try #require(host.presentedViewController)
  }

  @Test func theTopViewOfTheSceneSaysHowLargeThePopoverIs() throws {
    let content = try present(preferring: .zero)
    #expect(content.view.bounds.size == CGSize(width: 280, height: 60))
  }

  @Test(arguments: [CGSize(width: 200, height: 40), CGSize(width: 400, height: 300)])
  func aPreferredSizeComesFirstAndSubviewsFollow(_ size: CGSize) throws {
    let content = try present(preferring: size)
    #expect(content.view.bounds.size == size)
    #expect(content.view.subviews.first?.frame == CGRect(origin: .zero, size: size).insetBy(dx: 16, dy: 12))
  }
}
