import Simulator
import Testing
import UIKit

/// Truth: the filled part is as wide as progress demands; Apple, UIProgressView tints and observedProgress.
@MainActor @Suite struct UIProgressViewLookTests {
  private let simulator: Simulator
  private let bar: UIProgressView

  init() {
    simulator = Simulator.boot(.iPhone5, iOS: 7)
    bar = UIProgressView(progressViewStyle: .default)
    let root = UIViewController()
    root.view.addSubview(bar)
    simulator.launch(root)
  }

  /// Behind.
  private var track: UIView { bar.subviews[0] }
  /// In front.
  private var fill: UIView { bar.subviews[1] }

  @Test(arguments: [(Float(0), CGFloat(0)), (0.25, 37.5), (0.5, 75), (1, 150)])
  func theFilledPartIsAsWideAsTheProgress(progress: Float, width: CGFloat) {
    bar.progress = progress
    simulator.settle()
    #expect(fill.frame == CGRect(x: 0, y: 0, width: width, height: 2))
    #expect(track.frame == CGRect(x: 0, y: 0, width: 150, height: 2))
  }

  @Test func theFilledPartFollowsTheWidth() {
    bar.progress = 0.5
    bar.frame.size.width = 300
    simulator.settle()
    #expect(fill.frame.width == 150)
    #expect(track.frame.width == 300)
  }

  @Test func anAnimatedChangeReadsAtOnceAndShowsGradually() {
    bar.setProgress(1, animated: true)
    #expect(bar.progress == 1)
    #expect(fill.frame.width == 150)
    #expect(fill.presentationBounds.width < 150)
    simulator.advance(by: 0.1)
    #expect(fill.presentationBounds.width > 0 && fill.presentationBounds.width < 150)
    simulator.advanceUntilIdle()
    #expect(fill.presentationBounds.width == 150)
  }

  @Test func aChangeThatIsNotAnimatedShowsAtOnce() {
    bar.setProgress(1, animated: false)
    simulator.settle()
    #expect(fill.presentationBounds.width == 150)
    #expect(simulator.time == 0)
  }

  @Test func anAnimatedChangeBeforeTheFirstLayoutMovesTheFillOnly() {
    let fresh = UIProgressView(progressViewStyle: .default)
    bar.superview?.addSubview(fresh)
    fresh.setProgress(0.5, animated: true)
    simulator.settle()
    #expect(fresh.subviews[0].presentationBounds == CGRect(x: 0, y: 0, width: 150, height: 2))
    #expect(fresh.subviews[1].presentationBounds == CGRect(x: 0, y: 0, width: 0, height: 2))
    simulator.advanceUntilIdle()
    #expect(fresh.subviews[1].presentationBounds.width == 75)
  }

  @Test func withoutColoursOfItsOwnItTakesTintAndGrey() {
    #expect(fill.backgroundColor == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
    bar.superview?.tintColor = .red
    #expect(fill.backgroundColor == .red)
    bar.progressTintColor = .green
    bar.trackTintColor = .yellow
    #expect(fill.backgroundColor == .green)
    #expect(track.backgroundColor == .yellow)
    bar.superview?.tintColor = .blue
    #expect(fill.backgroundColor == .green)
    bar.progressTintColor = nil
    #expect(fill.backgroundColor == .blue)
  }

  @Test func theTrackOfTheToolbarStyleIsClear() {
    bar.progressViewStyle = .bar
    #expect(track.backgroundColor == .clear)
  }

  @Test func itFollowsAnObservedProgress() {
    let work = Progress(totalUnitCount: 4)
    work.completedUnitCount = 1
    bar.observedProgress = work
    #expect(bar.progress == 0.25)
    work.completedUnitCount = 3
    #expect(bar.progress == 0.75)
    simulator.advanceUntilIdle()
    #expect(fill.presentationBounds.width == 112.5)
  }

  @Test func itShowsAnObservedProgressThatNobodyReads() {
    let work = Progress(totalUnitCount: 4)
    bar.observedProgress = work
    simulator.settle()
    work.completedUnitCount = 2
    simulator.advance(by: 1)
    #expect(fill.presentationBounds.width == 75)
  }

  @Test func anotherProgressTakesOver() {
    let first = Progress(totalUnitCount: 2)
    let second = Progress(totalUnitCount: 2)
    second.completedUnitCount = 2
    bar.observedProgress = first
    bar.observedProgress = second
    first.completedUnitCount = 1
    simulator.advance(by: 1)
    #expect(bar.progress == 1)
    bar.observedProgress = nil
    bar.progress = 0.5
    simulator.advance(by: 1)
    #expect(bar.progress == 0.5)
  }

  @Test func anObservedProgressWithoutATotalIsNothing() {
    bar.progress = 0.5
    bar.observedProgress = Progress(totalUnitCount: 0)
    #expect(bar.progress >= 0 && bar.progress <= 1)
  }

  @Test func beingObservedDoesNotKeepABarAlive() {
    let work = Progress(totalUnitCount: 2)
    weak var gone: UIProgressView?
    do {
      let other = UIProgressView(progressViewStyle: .default)
      other.observedProgress = work
      gone = other
      simulator.advanceUntilIdle()
    }
    #expect(gone == nil)
  }
}
