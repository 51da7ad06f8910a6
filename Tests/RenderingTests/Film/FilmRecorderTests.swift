import Simulator
import Testing
import UIKit

@testable import LessonPictures
@testable import Rendering

/// Truth: a frame of a film shows what is on the screen at its moment, as another film shows that begins there; what has
/// not changed since the frame before need not be built again.
@MainActor struct FilmRecorderTests {
  private func recorder(_ simulator: Simulator) -> FilmRecorder {
    simulator.settle()
    return FilmRecorder(simulator.device, caption: "film")
  }

  /// A view with words, a border, a shadow and a view within.
  private func card() -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 30, width: 100, height: 40))
    label.text = "Before"
    label.layer.borderWidth = 1
    label.addSubview(box(CGRect(x: 0, y: 0, width: 5, height: 5), .green))
    return label
  }

  @Test func aFilmInWhichNothingChangesBuildsNothing() {
    let simulator = show(statusBarHidden: false) { $0.addSubview(self.card()) }
    let recorder = recorder(simulator)
    let first = recorder.buildCount
    simulator.advance(by: 2)
    #expect(first > 0 && recorder.buildCount == first)
    #expect(recorder.finish().changes.isEmpty)
  }

  @Test func aViewThatMovesIsBuiltInEachFrameAndNothingElseIs() {
    let view = card()
    let simulator = show {
      $0.addSubview(view)
      $0.addSubview(self.card())
    }
    let recorder = recorder(simulator)
    let first = recorder.buildCount
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 60 }
    simulator.advance(by: 2)
    #expect(recorder.buildCount == first + 60)
    #expect(recorder.finish().changes.count == 60)
  }

  @Test(
    arguments: [
      { $0.text = "After" }, { $0.textColor = .red }, { $0.font = .systemFont(ofSize: 9) },
      { $0.textAlignment = .center }, { $0.numberOfLines = 0 }, { $0.backgroundColor = .yellow },
      { $0.layer.borderWidth = 2 }, { $0.layer.borderColor = UIColor.red.cgColor },
      { $0.layer.cornerRadius = 8 }, { $0.layer.shadowOpacity = 1 },
      {
        $0.layer.shadowOpacity = 1
        $0.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 7, height: 7)).cgPath
      },
      { $0.clipsToBounds = true }, { $0.alpha = 0.5 }, { $0.isHidden = true },
      { $0.transform = CGAffineTransform(rotationAngle: 1) }, { $0.bounds.size.width = 30 },
      { $0.bounds.origin.y = 9 }, { $0.center.x = 90 }, { $0.removeFromSuperview() },
      { $0.subviews[0].removeFromSuperview() }, { $0.subviews[0].backgroundColor = .blue },
      { $0.insertSubview(box(CGRect(x: 2, y: 2, width: 9, height: 9)), at: 0) },
      { $0.superview?.sendSubviewToBack($0) }, { $0.superview?.superview?.backgroundColor = .blue },
      { $0.window?.rootViewController?.setNeedsStatusBarAppearanceUpdate() },
      { UIView.transition(with: $0, duration: 0.3, options: .transitionCrossDissolve) {} },
    ] as [@MainActor @Sendable (UILabel) -> Void]
  )
  func whateverChangesIsSeenInTheNextFrame(change: @MainActor @Sendable (UILabel) -> Void) throws {
    let view = card()
    let simulator = show(statusBarHidden: false) {
      $0.addSubview(box(CGRect(x: 0, y: 0, width: 60, height: 60), .gray))
      $0.addSubview(view)
    }
    let recorder = recorder(simulator)
    simulator.advance(by: 0.1)
    change(view)
    // Long enough for a transition, whose middle only the film knows that saw its beginning.
    simulator.advance(by: 0.5)
    let film = recorder.finish()
    let fresh = FilmRecorder(simulator.device, caption: "fresh").finish()
    let (shown, expected) = (film.nodes(at: film.frameStates.count - 1), fresh.nodes(at: 0))
    #expect(shown.map(\.content) == expected.map(\.content))
  }

  @Test(
    arguments: [
      { view in
        UIView.animate(withDuration: 0.1, delay: 0.2) {
          view.center.x += 9
        } completion: { _ in
          view.backgroundColor = .yellow
        }
      },
      { view in SimulatedDevice.current.timeline.schedule(at: 0.4) { view.layer.borderWidth = 3 } },
      { view in SimulatedDevice.current.timeline.schedule(at: 0.4) { view.setNeedsDisplay() } },
      { view in
        SimulatedDevice.current.timeline.schedule(at: 0.4) {
          UIView.animate(withDuration: 0.1, delay: 0, options: [.autoreverse, .repeat]) { view.alpha = 0.5 }
        }
      },
    ] as [@MainActor @Sendable (UILabel) -> Void],
    [false, true]
  )
  func whatChangesByItselfAfterARestIsSeen(
    begin: @MainActor @Sendable (UILabel) -> Void,
    withSigns: Bool
  ) {
    let view = card()
    let annotations: [Annotation] = withSigns ? [.frames { [view] }] : []
    let simulator = show { $0.addSubview(view) }
    simulator.settle()
    let recorder = FilmRecorder(simulator.device, caption: "film", showing: annotations)
    begin(view)
    simulator.advance(by: 0.55)
    let film = recorder.finish()
    let fresh = FilmRecorder(simulator.device, caption: "fresh", showing: annotations).finish()
    #expect(film.nodes(at: film.frameStates.count - 1).map(\.content) == fresh.nodes(at: 0).map(\.content))
    #expect(film.frameStates.count == 34)
  }

  @Test func copiesOfAnArrayShareItsStorageUntilOneIsChanged() {
    let one = [1, 2, 3]
    var other = one
    #expect(one.sharesStorage(with: other))
    other[0] = 1
    #expect(!one.sharesStorage(with: other))
    #expect(![1].sharesStorage(with: [1, 2]))
    #expect([Int]().sharesStorage(with: []))
  }

  @Test func ofFramesAtEvenDistancesThoseAreLookedAtWhichLastChanged() {
    let view = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let simulator = show { $0.addSubview(view) }
    let recorder = recorder(simulator)
    simulator.advance(by: 6.0 / 60)
    view.center.x += 50
    simulator.advance(by: 13.0 / 60)
    let film = recorder.finish()
    #expect(film.changes == [7])
    #expect(film.frames(every: 5, inWhichItChangesOr: nil) == [0, 10])
    #expect(film.frames(every: 7, inWhichItChangesOr: nil) == [0, 7])
    #expect(film.frames(every: 30, inWhichItChangesOr: film) == [0])
    #expect(film.showsSame(as: film))
  }
}
