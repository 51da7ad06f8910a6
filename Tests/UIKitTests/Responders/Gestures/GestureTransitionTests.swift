import Simulator
import Testing
import UIKit

/// Truth: Apple's "About the gesture recognizer state machine": the transitions of discrete and continuous
/// gestures; only failing calls no handler; handlers run in the next run-loop pass, and recognizers then
/// return to possible.
@MainActor struct GestureTransitionTests {
  typealias State = UIGestureRecognizer.State

  private static let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]

  /// The allowed transitions from each state, by kind of gesture; only the system performs those of the last
  /// two rows.
  private static let allowed: [(kinds: GestureTransition.Kinds, from: State, to: [State])] = [
    (.discrete, .possible, [.ended, .failed]),
    (.continuous, .possible, [.began, .failed]),
    (.continuous, .began, [.changed, .ended, .cancelled]),
    (.continuous, .changed, [.changed, .ended, .cancelled]),
    (.discrete, .ended, [.possible]),
    (.discrete, .failed, [.possible]),
    (.continuous, .ended, [.possible]),
    (.continuous, .cancelled, [.possible]),
    (.continuous, .failed, [.possible]),
  ]

  @Test(arguments: [GestureTransition.Kinds.discrete, .continuous])
  func everyPairOfStatesIsInTheTableOrNotAllowed(kind: GestureTransition.Kinds) {
    for from in Self.states {
      let entered = GestureTransition.table.filter { $0.from == from && $0.kinds.contains(kind) }.map(
        \.entered
      )
      let expected = Self.allowed.filter { $0.kinds == kind && $0.from == from }.flatMap(\.to)
      #expect(Set(entered) == Set(expected), "from \(from)")
    }
  }

  @Test func aPairOfStatesIsInTheTableOnce() {
    for from in Self.states {
      for asked in Self.states {
        #expect(GestureTransition.table.filter { $0.from == from && $0.asked == asked }.count <= 1)
      }
    }
    #expect(GestureTransition.from(.possible, asking: .changed) == nil)
    #expect(GestureTransition.from(.ended, asking: .changed) == nil)
    #expect(GestureTransition.from(.began, asking: .failed)?.entered == .cancelled)
    #expect(GestureTransition.from(.possible, asking: .cancelled)?.entered == .failed)
  }

  @Test func recognizedIsAnotherNameOfEnded() {
    #expect(State.recognized == .ended)
    #expect(Self.states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
  }

  // MARK: A subclass

  @Test func discreteRecognizerEndsTellsAndIsReset() throws {
    let scene = try GestureScene()
    let recognizer = scene.add(ScriptedRecognizer(), "own")
    recognizer.script = ["ended": .recognized]
    scene.simulator.tap(scene.inner)
    #expect(recognizer.calls == ["began", "ended", "reset possible"])
    #expect(scene.actions == ["own ended"])
    #expect(recognizer.state == .possible)
  }

  @Test func continuousRecognizerTellsOfEveryChange() throws {
    let scene = try GestureScene()
    let recognizer = scene.add(ScriptedRecognizer(), "own")
    recognizer.script = ["began": .began, "moved": .changed, "ended": .ended]
    let finger = try scene.finger()
    #expect(recognizer.state == .began)
    finger.move(to: scene.point(1))
    #expect(recognizer.state == .changed)
    finger.move(to: scene.point(2))
    finger.lift()
    #expect(scene.actions == ["own began", "own changed", "own changed", "own ended"])
    #expect(recognizer.state == .possible)
  }

  @Test func failedRecognizerIsSilentAndHearsNoMoreOfItsFingers() throws {
    let scene = try GestureScene()
    let recognizer = scene.add(ScriptedRecognizer(), "own")
    recognizer.script = ["moved": .failed]
    let finger = try scene.finger()
    finger.move(to: scene.point(1))
    finger.move(to: scene.point(2))
    finger.lift()
    #expect(recognizer.calls == ["began", "moved", "reset possible"])
    #expect(scene.actions == [])
    #expect(recognizer.numberOfTouches == 0)
  }

  @Test func cancellingBeforeTheBeginningIsFailing() throws {
    let scene = try GestureScene()
    let recognizer = scene.add(ScriptedRecognizer(), "own")
    recognizer.script = ["cancelled": .cancelled]
    try scene.finger().cancel()
    #expect(recognizer.calls == ["began", "cancelled", "reset possible"])
    #expect(scene.actions == [])
  }

  @Test func changesThatAreNotAllowedAreIgnored() throws {
    let scene = try GestureScene()
    let recognizer = scene.add(ScriptedRecognizer(), "own")
    recognizer.state = .changed
    recognizer.state = .possible
    #expect(recognizer.state == .possible)
    recognizer.script = ["began": .began]
    _ = try scene.finger()
    recognizer.state = .possible
    recognizer.state = .began
    #expect(recognizer.state == .began)
    scene.simulator.settle()
    #expect(scene.actions == ["own began"])
  }

  @Test func handlersRunOnTheNextTurnAndSeeTheStateOfThatMoment() throws {
    let scene = try GestureScene()
    let recognizer = scene.add(ScriptedRecognizer(), "own")
    recognizer.state = .began
    recognizer.state = .changed
    recognizer.state = .ended
    #expect(recognizer.state == .ended)
    #expect(scene.actions == [])
    scene.simulator.settle()
    #expect(scene.actions == ["own began", "own changed", "own ended"])
    #expect(recognizer.state == .possible)
  }
}
