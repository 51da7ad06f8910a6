import Simulator
import Testing

@testable import UIKit

/// A controller with a button for help.
final class PopoverHostController: UIViewController {
  var button: UIButton?
  var segue: UIStoryboardSegue?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    self.segue = segue
  }

  nonisolated static var methods: [String: SelectorMethod] {
    ["setButton:": { unsafeDowncast($0, to: PopoverHostController.self).button = $1(0) }]
  }
}

/// Truth: Apple's documentation of UIStoryboardPopoverSegue and UIPopoverPresentationController: a popover
/// segue shows its destination in a popover at its anchor.
@MainActor struct PopoverSegueTests {
  private typealias Host = PopoverHostController

  private func launch(iOS version: Double) throws -> (device: Simulator, host: Host) {
    let device = Simulator.boot(.iPad, iOS: version)
    try UIStoryboard.install(
      initial: "host",
      """
      <viewController id="host" customClass="PopoverHostController" customModule="UIKitTests">
      <view key="view"><rect key="frame" x="0" y="0" width="768" height="1024"/><subviews>
      <button id="button"><rect key="frame" x="300" y="400" width="100" height="44"/><connections>
      <segue destination="help" kind="popoverPresentation" identifier="help" id="s-1"/></connections></button></subviews>
      </view><connections><outlet property="button" destination="button" id="o-1"/></connections></viewController>
      """,
      """
      <viewController id="help"><size key="preferredContentSize" width="200" height="100"/></viewController>
      """
    )
    device.launch(storyboard: "Main")
    return (device, try #require(device.keyWindow?.rootViewController as? Host))
  }

  @Test func upToSevenThereIsAPopoverController() throws {
    let (device, host) = try launch(iOS: 7)
    device.tap(try #require(host.button))
    device.advanceUntilIdle()
    let popover = try #require((host.segue as? UIStoryboardPopoverSegue)?.popoverController)
    #expect(popover.isPopoverVisible)
    #expect(popover.contentViewController === host.segue?.destination)
    popover.dismiss(animated: false)
    host.segue = nil
  }

  @Test func fromEightItIsPresentedAtTheButton() throws {
    let (device, host) = try launch(iOS: 9)
    device.tap(try #require(host.button))
    device.advanceUntilIdle()
    let help = try #require(host.presentedViewController)
    #expect(help.modalPresentationStyle == .popover)
    #expect(help.popoverPresentationController?.sourceView === host.button)
    #expect(help.view.window != nil)
  }

  @Test func fromCodeItPointsAtTheView() throws {
    let (device, host) = try launch(iOS: 9)
    host.performSegue(withIdentifier: "help", sender: nil)
    device.advanceUntilIdle()
    #expect(host.presentedViewController?.popoverPresentationController?.sourceView === host.view)
  }
}
