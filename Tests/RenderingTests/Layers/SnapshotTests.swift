import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: Apple, UIView.drawHierarchy(in:afterScreenUpdates:), snapshotView(afterScreenUpdates:) and
/// resizableSnapshotView(from:afterScreenUpdates:withCapInsets:).
@MainActor final class SnapshotTests {
  private var simulator: Simulator?

  /// A view that moves its blue subview to its right half when it lays out.
  private final class Halves: UIView {
    let half = box(.zero, .blue)

    override func layoutSubviews() {
      half.frame = CGRect(x: bounds.midX, y: 0, width: bounds.width / 2, height: bounds.height)
    }
  }

  /// A red view of 40 × 40 points with a blue right half.
  private func halves() -> Halves {
    let view = Halves(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    view.backgroundColor = .red
    view.addSubview(view.half)
    return view
  }

  /// Launches a device with the view in its window.
  private func show(_ view: UIView) {
    let simulator = Simulator.boot(.iPhone5, iOS: 11)
    let controller = UIViewController()
    controller.view.addSubview(view)
    simulator.launch(controller)
    simulator.settle()
    self.simulator = simulator
  }

  private func picture(of view: UIView?) -> Picture {
    let paper = box(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
    if let view { paper.addSubview(view) }
    return Picture(of: paper, caption: "snapshot")
  }

  /// What a view draws in a rectangle of an image of 100 × 100 points, and whether that was all of it.
  private func drawn(_ view: UIView, in rect: CGRect, afterUpdates: Bool) -> (picture: Picture, isWhole: Bool)
  {
    var isWhole = false
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in
      isWhole = view.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }
    return (picture(of: UIImageView(image: image)), isWhole)
  }

  @Test func theHierarchyFillsTheRectangle() {
    let view = halves()
    show(view)
    let (picture, isWhole) = drawn(view, in: CGRect(x: 20, y: 0, width: 80, height: 20), afterUpdates: false)
    #expect(isWhole)
    #expect(picture.shows(.white, at: CGPoint(x: 10, y: 10)))
    #expect(picture.shows(.white, at: CGPoint(x: 50, y: 30)))
    #expect(picture.shows(.red, at: CGPoint(x: 40, y: 10)) && picture.shows(.blue, at: CGPoint(x: 80, y: 10)))
  }

  @Test func scrolledContentIsDrawnFromTheOriginOfTheBounds() {
    let view = halves()
    show(view)
    view.bounds.origin.x = 10
    view.layoutIfNeeded()
    let (picture, _) = drawn(view, in: CGRect(x: 0, y: 0, width: 40, height: 40), afterUpdates: false)
    #expect(picture.shows(.red, at: CGPoint(x: 18, y: 20)) && picture.shows(.blue, at: CGPoint(x: 22, y: 20)))
  }

  @Test func pendingLayoutIsPartOfTheSnapshotAfterUpdates() {
    let view = halves()
    show(view)
    view.bounds.size.width = 80
    let square = CGRect(x: 0, y: 0, width: 80, height: 40)
    let (before, after) = (CGPoint(x: 30, y: 20), CGPoint(x: 70, y: 20))
    let old = drawn(view, in: square, afterUpdates: false).picture
    #expect(old.shows(.blue, at: before) && old.shows(.red, at: after))
    let new = drawn(view, in: square, afterUpdates: true).picture
    #expect(new.shows(.red, at: before) && new.shows(.blue, at: after))
  }

  @Test func aViewThatIsNotOnScreenHasNothingToShowYet() {
    _ = Simulator.boot()
    let view = halves()
    let square = CGRect(x: 0, y: 0, width: 40, height: 40)
    let (early, isWhole) = drawn(view, in: square, afterUpdates: false)
    #expect(!isWhole && early.shows(.white, at: CGPoint(x: 10, y: 10)))
    let empty = view.snapshotView(afterScreenUpdates: false)
    #expect(empty?.frame == square)
    #expect(picture(of: empty).shows(.white, at: CGPoint(x: 10, y: 10)))
    let (late, isWholeNow) = drawn(view, in: square, afterUpdates: true)
    #expect(isWholeNow && late.shows(.red, at: CGPoint(x: 10, y: 10)))
  }

  @Test func withoutAContextNothingIsDrawn() {
    _ = Simulator.boot()
    #expect(!halves().drawHierarchy(in: CGRect(x: 0, y: 0, width: 40, height: 40), afterScreenUpdates: true))
  }

  @Test func aSnapshotKeepsWhatTheViewLookedLike() {
    let view = halves()
    show(view)
    let snapshot = view.snapshotView(afterScreenUpdates: false)
    view.backgroundColor = .green
    view.half.removeFromSuperview()
    #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(snapshot?.subviews.isEmpty == true)
    let picture = picture(of: snapshot)
    #expect(picture.shows(.red, at: CGPoint(x: 10, y: 20)) && picture.shows(.blue, at: CGPoint(x: 30, y: 20)))
    #expect(picture.shows(.white, at: CGPoint(x: 45, y: 20)))
  }

  @Test func aPartIsResizedBetweenItsCaps() {
    let view = halves()
    show(view)
    // From 10 to 30: ten points of red and ten of blue, of which the last eight are a cap.
    let part = view.resizableSnapshotView(
      from: CGRect(x: 10, y: 0, width: 20, height: 40),
      afterScreenUpdates: false,
      withCapInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
    )
    #expect(part?.frame.size == CGSize(width: 20, height: 40))
    #expect(picture(of: part).shows(.red, at: CGPoint(x: 8, y: 20)))
    #expect(picture(of: part).shows(.blue, at: CGPoint(x: 11, y: 20)))
    part?.frame.size.width = 68
    // The twelve points before the cap fill sixty: five for each.
    #expect(picture(of: part).shows(.red, at: CGPoint(x: 48, y: 20)))
    #expect(picture(of: part).shows(.blue, at: CGPoint(x: 52, y: 20)))
    #expect(picture(of: part).shows(.white, at: CGPoint(x: 70, y: 20)))
  }
}
