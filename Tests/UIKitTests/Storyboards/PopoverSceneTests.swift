import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of popover segues (the popover has the size of the scene's top view unless
/// the content prefers another) and of autoresizing (fixed margins don't change).
@MainActor struct PopoverSceneTests {
  private final class Content: UIViewController {
    let label = UILabel()
  }

  /// Presents a scene whose top view has its own size, with a label at fixed distances from the edges.
  private func present(preferring size: CGSize) throws -> Content {
    let device = Simulator.boot(.iPad, iOS: 9)
    UIStoryboard.register("Main", initial: "host") {
      StoryboardScene("host", UIViewController.self)
        .segue(.presentAsPopover, to: "content", identifier: "show")
      StoryboardScene("content", Content.self)
        .attributes { $0.preferredContentSize = size }
        .view { content, view in
          view.frame = CGRect(x: 0, y: 0, width: 280, height: 60)
          content.label.frame = view.bounds.insetBy(dx: 16, dy: 12)
          content.label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          view.addSubview(content.label)
        }
    }
    device.launch(storyboard: "Main")
    let host = try #require(device.keyWindow?.rootViewController)
    host.performSegue(withIdentifier: "show", sender: nil)
    device.advanceUntilIdle()
    return try #require(host.presentedViewController as? Content)
  }

  @Test func theTopViewOfTheSceneSaysHowLargeThePopoverIs() throws {
    let content = try present(preferring: .zero)
    #expect(content.view.bounds.size == CGSize(width: 280, height: 60))
  }

  @Test(arguments: [CGSize(width: 200, height: 40), CGSize(width: 400, height: 300)])
  func aPreferredSizeComesFirstAndSubviewsFollow(_ size: CGSize) throws {
    let content = try present(preferring: size)
    #expect(content.view.bounds.size == size)
    #expect(content.label.frame == CGRect(origin: .zero, size: size).insetBy(dx: 16, dy: 12))
  }
}
