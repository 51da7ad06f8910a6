import Simulator
import Testing
import UIKit

/// Truth: what each helper says it does with its fingers: where they come down, which way they go and how long
/// it takes.
@MainActor struct GestureTests {
  private func launched() throws -> (Simulator, UIView) {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let root = UIViewController()
    simulator.launch(root)
    return (simulator, try #require(root.view))
  }

  private let middle = CGPoint(x: 160, y: 284)

  @Test func doubleTapIsTwoTapsInThreeTenthsOfASecond() throws {
    let (simulator, view) = try launched()
    var taps = 0
    view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    simulator.doubleTap(view)
    #expect(taps == 2)
    #expect(abs(simulator.time - 0.3) < 1e-9)
  }

  @Test func pressHoldsTheFingerDown() throws {
    let (simulator, view) = try launched()
    var states: [UIGestureRecognizer.State] = []
    view.addGestureRecognizer(UILongPressGestureRecognizer { states.append($0.state) })
    simulator.press(view, duration: 0.4)
    #expect(states == [])
    simulator.press(at: middle)
    #expect(states == [.began, .ended])
    #expect(abs(simulator.time - 1.4) < 1e-9)
  }

  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.right, CGPoint(x: 100, y: 0)), (.left, CGPoint(x: -100, y: 0)),
    (.up, CGPoint(x: 0, y: -100)), (.down, CGPoint(x: 0, y: 100)),
  ])
  func swipeGoesAHundredPointsOverThePlace(
    direction: UISwipeGestureRecognizer.Direction,
    way: CGPoint
  ) throws {
    let (simulator, view) = try launched()
    var translation = CGPoint.zero
    var end = CGPoint.zero
    view.addGestureRecognizer(
      UIPanGestureRecognizer { pan in
        translation = pan.translation(in: nil)
        end = pan.location(in: nil)
      }
    )
    simulator.swipe(direction, on: view)
    #expect(hypot(translation.x - way.x, translation.y - way.y) < 1e-9)
    #expect(hypot(end.x - middle.x - way.x / 2, end.y - middle.y - way.y / 2) < 1e-9)
    #expect(abs(simulator.time - 0.15) < 1e-9)
  }

  @Test func pinchMovesTwoFingersApart() throws {
    let (simulator, view) = try launched()
    var places: [CGPoint] = []
    view.addGestureRecognizer(
      UIPinchGestureRecognizer { pinch in
        if pinch.numberOfTouches == 2 { places = (0..<2).map { pinch.location(ofTouch: $0, in: nil) } }
      }
    )
    simulator.pinch(at: middle, from: 40, to: 100)
    #expect(places == [CGPoint(x: 110, y: 284), CGPoint(x: 210, y: 284)])
    #expect(abs(simulator.time - 0.3) < 1e-9)
  }

  @Test func fingersTurnClockwise() throws {
    let (simulator, view) = try launched()
    var places: [CGPoint] = []
    view.addGestureRecognizer(
      UIRotationGestureRecognizer { turn in
        if turn.numberOfTouches == 2 { places = (0..<2).map { turn.location(ofTouch: $0, in: nil) } }
      }
    )
    simulator.rotateFingers(at: middle, by: .pi / 2)
    let expected = [CGPoint(x: 160, y: 234), CGPoint(x: 160, y: 334)]
    #expect(zip(places, expected).allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) < 1e-9 } && places.count == 2)
  }

  @Test func fingersOffTheScreenDoNothing() throws {
    let (simulator, _) = try launched()
    simulator.pinch(at: CGPoint(x: -100, y: 0), from: 10, to: 20)
    simulator.pinch(at: CGPoint(x: 318, y: 50), from: 40, to: 20)
    simulator.swipe([], at: CGPoint(x: CGFloat.nan, y: 0))
    simulator.doubleTap(at: CGPoint(x: -5, y: -5))
    simulator.press(at: CGPoint(x: -5, y: -5), duration: 1)
    #expect(simulator.touchDown(at: middle) != nil)
  }
}
