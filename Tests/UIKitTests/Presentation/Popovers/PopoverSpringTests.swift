import Simulator
import Testing

@testable import UIKit

/// Truth: the source of the popover recipe, according to which a popover springs from the button.
///
/// The arrow's tip stays at the anchor, and the popover overshoots its size before it comes to rest. Up to
/// iOS 6 it only fades in.
@MainActor struct PopoverSpringTests {
  @Test(arguments: [UIPopoverArrowDirection.up, .down, .left, .right])
  func itGrowsFromItsTipAndOvershoots(direction: UIPopoverArrowDirection) throws {
    let scene = PopoverScene()
    scene.popover.present(
      from: scene.source.bounds,
      in: scene.source,
      permittedArrowDirections: direction,
      animated: true
    )
    let view = try #require(scene.popover.session?.popoverView)
    let size = view.bounds.size
    let tip =
      switch direction {
      case .up: CGPoint(x: 0, y: -size.height / 2)
      case .down: CGPoint(x: 0, y: size.height / 2)
      case .left: CGPoint(x: -size.width / 2, y: 0)
      default: CGPoint(x: size.width / 2, y: 0)
      }
    var scales: [CGFloat] = []
    for _ in 0..<40 {
      let transform = view.presentationTransform
      let place = tip.applying(transform)
      #expect(abs(place.x - tip.x) < 1e-6 && abs(place.y - tip.y) < 1e-6)
      scales.append(transform.a)
      scene.simulator.advance(by: 1.0 / 60)
    }
    let first = try #require(scales.first)
    #expect(first > 0 && first < 0.5)
    #expect(scales.contains { $0 > 1.01 })
    #expect(scales.last == 1)
  }

  @Test func itsFrameIsItsPlaceFromTheStart() {
    let scene = PopoverScene()
    scene.present(.up)
    let place = scene.frame
    scene.popover.dismiss(animated: false)
    scene.popover.present(
      from: scene.source.bounds,
      in: scene.source,
      permittedArrowDirections: .up,
      animated: true
    )
    #expect(scene.frame == place)
  }

  @Test func withoutAnimationAndUpToIOS6ItHasItsSizeAtOnce() {
    for (version, isAnimated) in [(7.0, false), (6.0, true)] {
      let scene = PopoverScene(iOS: version)
      scene.popover.present(
        from: scene.source.bounds,
        in: scene.source,
        permittedArrowDirections: .up,
        animated: isAnimated
      )
      scene.simulator.advance(by: 0.05)
      #expect(scene.popover.session?.popoverView.presentationTransform.isIdentity == true)
    }
  }
}
