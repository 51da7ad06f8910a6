import Simulator
import Testing
import UIKit

/// Truth: invariants that hold for all movements of fingers.
///
/// A recognizer's states follow the state machine; a view receives each finger from its beginning to exactly
/// one end; when all fingers are up, everything is at rest.
@MainActor struct GestureSequenceTests {
  /// Pseudorandom numbers, the same in every run.
  fileprivate struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  /// The fingers and recognizers of a random sequence.
  @MainActor
  private final class Play {
    let scene: GestureScene
    var numbers: Numbers
    var fingers: [Finger] = []
    var recognizers: [UIGestureRecognizer] = []
    var heard: [String: [UITouch.Phase]] = [:]
    var fingerNames: [UITouch: String] = [:]

    init(seed: Int) throws {
      scene = try GestureScene()
      numbers = Numbers(state: UInt64(seed))
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      let twoFingers = UITapGestureRecognizer()
      twoFingers.numberOfTouchesRequired = 2
      recognizers = [
        UITapGestureRecognizer(), double, twoFingers, UIPanGestureRecognizer(),
        UILongPressGestureRecognizer(),
        UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
      ]
      for (index, recognizer) in recognizers.enumerated() {
        scene.add(recognizer, "\(index)", to: numbers.next(below: 2) == 0 ? scene.inner : scene.outer)
        recognizer.delaysTouchesBegan = numbers.next(below: 4) == 0
        recognizer.delaysTouchesEnded = numbers.next(below: 4) != 0
        recognizer.cancelsTouchesInView = numbers.next(below: 4) != 0
        recognizer.require(toFail: recognizers[numbers.next(below: recognizers.count)])
      }
      for view in [scene.inner, scene.outer] {
        view.isMultipleTouchEnabled = true
        view.onTouches = { [unowned self] touches, _ in
          for touch in touches { heard[fingerNames[touch] ?? "new", default: []].append(touch.phase) }
        }
      }
    }

    func step() {
      let place = scene.point(
        CGFloat(numbers.next(below: 280) - 140),
        CGFloat(numbers.next(below: 280) - 140)
      )
      let recognizer = recognizers[numbers.next(below: recognizers.count)]
      switch numbers.next(below: 16) {
      case 0, 1, 2:
        putDown(at: place)
      case 3, 4, 5, 6:
        fingers.randomElement(using: &numbers)?.move(to: place)
      case 7, 8, 9:
        liftOne()
      case 10:
        fingers.randomElement(using: &numbers)?.cancel()
      case 11:
        recognizer.isEnabled.toggle()
      case 12:
        scene.outer.addGestureRecognizer(recognizer)
      case 13:
        scene.inner.addGestureRecognizer(recognizer)
      default:
        scene.simulator.advance(by: TimeInterval(numbers.next(below: 40)) / 60)
      }
      fingers.removeAll { !$0.isDown }
    }

    private func putDown(at place: CGPoint) {
      guard fingers.count < 3, let finger = scene.simulator.touchDown(at: place) else { return }
      let name = "finger \(fingerNames.count)"
      fingerNames[finger.touch] = name
      heard[name] = heard.removeValue(forKey: "new")
      fingers.append(finger)
    }

    private func liftOne() {
      fingers.randomElement(using: &numbers)?.lift()
    }

    func finish() {
      for finger in fingers { finger.lift() }
      scene.simulator.advance(by: 2)
    }
  }

  @Test(arguments: 1...60)
  func whateverHappensIsInOrder(seed: Int) throws {
    let play = try Play(seed: seed)
    for _ in 0..<200 { play.step() }
    play.finish()
    for (index, recognizer) in play.recognizers.enumerated() {
      #expect(recognizer.state == .possible, "\(recognizer)")
      #expect(recognizer.numberOfTouches == 0)
      var last = UIGestureRecognizer.State.possible
      for line in play.scene.actions where line.hasPrefix("\(index) ") {
        let state = try #require(Self.state(named: String(line.dropFirst(2))))
        #expect(GestureTransition.from(last, asking: state) != nil, "\(recognizer): \(last) to \(state)")
        last = state == .ended || state == .cancelled ? .possible : state
      }
      #expect(last == .possible)
    }
    for (finger, phases) in play.heard {
      #expect(phases.first == .began, "\(finger)")
      #expect(phases.last == .ended || phases.last == .cancelled, "\(finger): \(phases.map(\.rawValue))")
      #expect(phases.dropFirst().dropLast().allSatisfy { $0 == .moved }, "\(finger)")
    }
    #expect(!play.scene.actions.isEmpty)
  }

  private static func state(named name: String) -> UIGestureRecognizer.State? {
    [.possible, .began, .changed, .ended, .cancelled, .failed].first { "\($0)" == name }
  }
}

extension GestureSequenceTests.Numbers: RandomNumberGenerator {
  mutating func next() -> UInt64 {
    UInt64(next(below: 1 << 31)) << 32 | UInt64(next(below: 1 << 31))
  }
}
