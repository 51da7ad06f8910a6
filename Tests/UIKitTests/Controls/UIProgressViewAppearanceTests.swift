import Simulator
import Testing
import UIKit

/// Truth: the filled part is as wide as the progress; Apple, UIProgressView tints and observedProgress.
@MainActor struct UIProgressViewAppearanceTests {
  @Test(arguments: [(Float(0), CGFloat(0)), (0.25, 37.5), (0.5, 75), (1, 150)])
  func theFilledPartIsAsWideAsTheProgress(progress: Float, width: CGFloat) {
    let scene = Scene()
    scene.bar.progress = progress
    scene.simulator.settle()
    #expect(scene.fill.frame == CGRect(x: 0, y: 0, width: width, height: 2))
    #expect(scene.track.frame == CGRect(x: 0, y: 0, width: 150, height: 2))
  }

  @Test func theFilledPartFollowsTheWidth() {
    let scene = Scene()
    scene.bar.progress = 0.5
    scene.bar.frame.size.width = 300
    scene.simulator.settle()
    #expect(scene.fill.frame.width == 150)
    #expect(scene.track.frame.width == 300)
  }

  @Test func anAnimatedChangeReadsAtOnceAndShowsGradually() {
    let scene = Scene()
    scene.bar.setProgress(1, animated: true)
    #expect(scene.bar.progress == 1)
    #expect(scene.fill.frame.width == 150)
    #expect(scene.fill.presentationBounds.width < 150)
    scene.simulator.advance(by: 0.1)
    #expect(scene.fill.presentationBounds.width > 0 && scene.fill.presentationBounds.width < 150)
    scene.simulator.advanceUntilIdle()
    #expect(scene.fill.presentationBounds.width == 150)
  }

  @Test func aChangeThatIsNotAnimatedShowsAtOnce() {
    let scene = Scene()
    scene.bar.setProgress(1, animated: false)
    scene.simulator.settle()
    #expect(scene.fill.presentationBounds.width == 150)
    #expect(scene.simulator.time == 0)
  }

  @Test func anAnimatedChangeBeforeTheFirstLayoutMovesTheFillOnly() {
    let scene = Scene()
    let fresh = UIProgressView(progressViewStyle: .default)
    scene.bar.superview?.addSubview(fresh)
    fresh.setProgress(0.5, animated: true)
    scene.simulator.settle()
    #expect(fresh.subviews[0].presentationBounds == CGRect(x: 0, y: 0, width: 150, height: 2))
    #expect(fresh.subviews[1].presentationBounds == CGRect(x: 0, y: 0, width: 0, height: 2))
    scene.simulator.advanceUntilIdle()
    #expect(fresh.subviews[1].presentationBounds.width == 75)
  }

  @Test func withoutColoursOfItsOwnItTakesTintAndGrey() {
    let scene = Scene()
    #expect(scene.fill.backgroundColor == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
    scene.bar.superview?.tintColor = .red
    #expect(scene.fill.backgroundColor == .red)
    scene.bar.progressTintColor = .green
    scene.bar.trackTintColor = .yellow
    #expect(scene.fill.backgroundColor == .green)
    #expect(scene.track.backgroundColor == .yellow)
    scene.bar.superview?.tintColor = .blue
    #expect(scene.fill.backgroundColor == .green)
    scene.bar.progressTintColor = nil
    #expect(scene.fill.backgroundColor == .blue)
  }

  @Test func theTrackOfTheToolbarStyleIsClear() {
    let scene = Scene()
    scene.bar.progressViewStyle = .bar
    #expect(scene.track.backgroundColor == .clear)
  }

  /// As observed on devices: up to iOS 6 both parts are tubes as high as the bar, with any colours.
  @Test(arguments: [UIProgressView.Style.default, .bar])
  func upToIOS6TrackAndFilledPartAreTubes(style: UIProgressView.Style) throws {
    let scene = Scene(iOS: 6)
    let bar = scene.bar
    bar.progressViewStyle = style
    for color in [nil, UIColor.red] {
      bar.progressTintColor = color
      bar.trackTintColor = color
      for part in [scene.track, scene.fill] {
        let image = try #require((part as? UIImageView)?.image)
        #expect(image.size.height == bar.bounds.height)
        #expect(image.capInsets.left >= bar.bounds.height / 2)
        #expect(image.capInsets.left == image.capInsets.right)
        #expect(part.backgroundColor == nil)
      }
    }
    let own = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }
    bar.progressImage = own
    #expect((scene.fill as? UIImageView)?.image === own)
  }

  @Test func itFollowsAnObservedProgress() {
    let scene = Scene()
    let work = Progress(totalUnitCount: 4)
    work.completedUnitCount = 1
    scene.bar.observedProgress = work
    #expect(scene.bar.progress == 0.25)
    work.completedUnitCount = 3
    #expect(scene.bar.progress == 0.75)
    scene.simulator.advanceUntilIdle()
    #expect(scene.fill.presentationBounds.width == 112.5)
  }

  @Test func itShowsAnObservedProgressThatNobodyReads() {
    let scene = Scene()
    let work = Progress(totalUnitCount: 4)
    scene.bar.observedProgress = work
    scene.simulator.settle()
    work.completedUnitCount = 2
    scene.simulator.advance(by: 1)
    #expect(scene.fill.presentationBounds.width == 75)
  }

  @Test func anotherProgressTakesOver() {
    let scene = Scene()
    let first = Progress(totalUnitCount: 2)
    let second = Progress(totalUnitCount: 2)
    second.completedUnitCount = 2
    scene.bar.observedProgress = first
    scene.bar.observedProgress = second
    first.completedUnitCount = 1
    scene.simulator.advance(by: 1)
    #expect(scene.bar.progress == 1)
    scene.bar.observedProgress = nil
    scene.bar.progress = 0.5
    scene.simulator.advance(by: 1)
    #expect(scene.bar.progress == 0.5)
  }

  @Test func anObservedProgressWithoutATotalIsNothing() {
    let scene = Scene()
    scene.bar.progress = 0.5
    scene.bar.observedProgress = Progress(totalUnitCount: 0)
    #expect(scene.bar.progress >= 0 && scene.bar.progress <= 1)
  }

  @Test func beingObservedDoesNotKeepABarAlive() {
    let scene = Scene()
    let work = Progress(totalUnitCount: 2)
    weak var gone: UIProgressView?
    do {
      let other = UIProgressView(progressViewStyle: .default)
      other.observedProgress = work
      gone = other
      scene.simulator.advanceUntilIdle()
    }
    #expect(gone == nil)
  }
}

/// A bar of 150 points on screen.
@MainActor private struct Scene {
  let simulator: Simulator
  let bar: UIProgressView

  init(iOS version: Double = 7) {
    simulator = Simulator.boot(.iPhone5, iOS: version)
    bar = UIProgressView(progressViewStyle: .default)
    let root = UIViewController()
    root.view.addSubview(bar)
    simulator.launch(root)
  }

  /// The view in the back.
  var track: UIView { bar.subviews[0] }
  /// The view in front.
  var fill: UIView { bar.subviews[1] }
}
