import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, iOS 7 UI Transition Guide (the previous title becomes the back button's); on devices, texts
/// that are visible at the same time never overlap.
@MainActor struct NavigationBarSlideTests {
  @MainActor private final class Scene {
    let simulator: Simulator
    let navigation: UINavigationController

    init(iOS version: Double, titles: [String]) {
      simulator = Simulator.boot(.iPhone5, iOS: version)
      let controllers = titles.map { title in
        let controller = UIViewController()
        controller.title = title
        return controller
      }
      navigation = UINavigationController(rootViewController: controllers[0])
      simulator.launch(navigation)
      for controller in controllers.dropFirst().dropLast() {
        navigation.pushViewController(controller, animated: false)
      }
      simulator.settle()
      last = controllers[controllers.count - 1]
    }

    let last: UIViewController

    /// The texts in the bar, with their visible rectangles.
    var texts: [(text: String, box: CGRect)] {
      var found: [(String, CGRect)] = []
      collect(navigation.navigationBar, CGPoint.zero, CGRect.infinite, &found)
      return found
    }

    private func collect(
      _ view: UIView,
      _ origin: CGPoint,
      _ clip: CGRect,
      _ found: inout [(String, CGRect)]
    ) {
      for child in view.subviews where !child.isHidden && child.presentationAlpha > 0.02 {
        let size = child.presentationBounds.size
        let transform = child.presentationTransform
        let corner = CGPoint(
          x: origin.x + child.presentationCenter.x - size.width / 2 + transform.tx,
          y: origin.y + child.presentationCenter.y - size.height / 2 + transform.ty
        )
        let box = CGRect(origin: corner, size: size)
        let shown = child.clipsToBounds ? clip.intersection(box) : clip
        if let label = child as? UILabel, let text = label.text, !text.isEmpty {
          let visible = box.intersection(shown)
          if !visible.isNull && visible.width > 1 { found.append((text, visible)) }
        }
        let bounds = child.presentationBounds.origin
        collect(child, CGPoint(x: corner.x - bounds.x, y: corner.y - bounds.y), shown, &found)
      }
    }

    /// Checks each frame of half a second.
    func watch(_ check: ([(text: String, box: CGRect)]) -> Void) {
      for _ in 0..<30 {
        simulator.advance(by: 1.0 / 60)
        check(texts)
      }
    }
  }

  nonisolated static let titles = [
    ["Albums", "Harbour"], ["Photographs", "In the old town"], ["Home", "Albums", "Harbour"],
    ["A title of some length", "Another one that is long"],
  ]

  @Test(arguments: [6.0, 7, 9], titles) func textsNeverLieOnEachOther(version: Double, titles: [String]) {
    let scene = Scene(iOS: version, titles: titles)
    func check(_ texts: [(text: String, box: CGRect)]) {
      for (index, one) in texts.enumerated() {
        for other in texts[(index + 1)...] where one.text != other.text {
          let overlap = one.box.insetBy(dx: 0.5, dy: 0).intersection(other.box)
          let fadesOver = Set([one.text, other.text]).contains("Back")
          #expect(overlap.isNull || overlap.width < 0.5 || fadesOver, "\(one) \(other)")
        }
      }
    }
    scene.navigation.pushViewController(scene.last, animated: true)
    scene.watch(check)
    scene.navigation.popViewController(animated: true)
    scene.watch(check)
  }

  @Test func thePreviousTitleBecomesTheBackButtons() throws {
    let scene = Scene(iOS: 7, titles: ["Albums", "Harbour"])
    let middle = try #require(scene.texts.first { $0.text == "Albums" }).box.midX
    #expect(middle == 160)
    scene.navigation.pushViewController(scene.last, animated: true)
    var places: [CGFloat] = []
    scene.watch { texts in
      let albums = texts.filter { $0.text == "Albums" }.map(\.box.midX)
      // While one cross-fades to the other, both are at the same place.
      if albums.count == 2 { #expect(abs(albums[0] - albums[1]) < 0.5) }
      if let place = albums.last { places.append(place) }
    }
    #expect(places.first.map { $0 < 160 } == true)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 })
    let back = try #require(scene.navigation.navigationBar.backButton?.titleLabel)
    #expect(
      places.last == back.convert(CGPoint(x: back.bounds.midX, y: 0), to: scene.navigation.navigationBar).x
    )
  }

  @Test(arguments: [6.0, 7]) func allIsInItsPlaceAfterwards(version: Double) throws {
    let scene = Scene(iOS: version, titles: ["Albums", "Harbour"])
    let bar = scene.navigation.navigationBar
    scene.navigation.pushViewController(scene.last, animated: true)
    scene.simulator.advance(by: 0.1)
    // A title that changes during the transition changes in place.
    scene.last.navigationItem.title = "Quay"
    scene.simulator.advance(by: 1)
    #expect(bar.titleLabel?.text == "Quay" && bar.titleLabel?.frame.midX == 160)
    let back = try #require(bar.backButton)
    #expect(back.transform.isIdentity && back.titleLabel?.superview === back)
    scene.simulator.tap(back)
    scene.simulator.advance(by: 1)
    #expect(bar.titleLabel?.text == "Albums" && bar.titleLabel?.frame.midX == 160)
    #expect(bar.backButton == nil)
  }
}
