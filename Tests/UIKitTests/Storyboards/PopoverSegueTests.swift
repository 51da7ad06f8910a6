import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of UIStoryboardPopoverSegue and UIPopoverPresentationController: a popover
/// segue shows its destination in a popover at its anchor.
@MainActor struct PopoverSegueTests {
  /// A controller with a button for help.
  private final class Host: UIViewController {
    var button: UIButton?
    var segue: UIStoryboardSegue?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      self.segue = segue
    }
  }

  private func launch(iOS version: Double) throws -> (device: Simulator, host: Host) {
    let device = Simulator.boot(.iPad, iOS: version)
    UIStoryboard.register("Main", initial: "host") {
      StoryboardScene("host", Host.self)
        .view { host, view in
          let button = UIButton(frame: CGRect(x: 300, y: 400, width: 100, height: 44))
          view.addSubview(button)
          host.button = button
        }
        .segue(.presentAsPopover, to: "help", identifier: "help", from: { $0.button })
      StoryboardScene("help", UIViewController.self)
        .attributes { $0.preferredContentSize = CGSize(width: 200, height: 100) }
    }
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
