import Simulator
import Testing
import UIKit

/// A view that paints its bounds, and runs a test's drawing code.
private final class PaintingView: UIView {
  var drawCount = 0
  var lastRect = CGRect.null
  var paint: (CGRect) -> Void = { UIRectFill($0) }

  override func draw(_ rect: CGRect) {
    drawCount += 1
    lastRect = rect
    paint(rect)
  }
}

/// Truth: Apple's documentation of UIView.draw(_:), setNeedsDisplay() and UIView.ContentMode: a view draws
/// only when needed, in the coordinates of its bounds, and is clipped to them.
@MainActor struct UIViewDrawingTests {
  private func makeView() -> PaintingView {
    _ = Simulator.boot()
    return PaintingView(frame: CGRect(x: 50, y: 50, width: 20, height: 10))
  }

  @Test func aPlainViewDrawsNothing() {
    _ = Simulator.boot()
    #expect(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).drawing.isEmpty)
  }

  @Test func nothingIsDrawnBeforeItIsLookedAt() {
    let view = makeView()
    #expect(view.drawCount == 0)
    #expect(Painted.play(view.drawing).map(\.box) == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    #expect(view.lastRect == view.bounds)
  }

  @Test func aViewInAVisibleWindowIsDrawnAtTheEndOfTheTurn() {
    let simulator = Simulator.boot()
    let view = PaintingView(frame: CGRect(x: 50, y: 50, width: 20, height: 10))
    let controller = UIViewController()
    controller.view.addSubview(view)
    simulator.settle()
    #expect(view.drawCount == 0)
    simulator.launch(controller)
    simulator.settle()
    #expect(view.drawCount == 1)
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    simulator.settle()
    #expect(view.drawCount == 2)
    view.removeFromSuperview()
    view.setNeedsDisplay()
    simulator.settle()
    #expect(view.drawCount == 2)
  }

  @Test func aViewThatAsksToBeDrawnAgainWhileItDrawsWaitsForTheNextTurn() {
    let simulator = Simulator.boot()
    let view = PaintingView(frame: CGRect(x: 50, y: 50, width: 20, height: 10))
    view.paint = { [unowned view] _ in
      // A request during the drawing itself, and one through other deferred work.
      view.setNeedsDisplay()
      SimulatedDevice.current.afterCommit { view.setNeedsDisplay() }
    }
    let controller = UIViewController()
    controller.view.addSubview(view)
    simulator.launch(controller)
    simulator.settle()
    let count = view.drawCount
    simulator.settle()
    #expect(view.drawCount <= count + 2)
    #expect(simulator.console.isEmpty)
  }

  @Test func aDrawingIsKeptUntilItMustChange() {
    let view = makeView()
    _ = view.drawing
    view.center = CGPoint(x: 7, y: 7)
    view.alpha = 0.5
    _ = view.drawing
    #expect(view.drawCount == 1)
    view.setNeedsDisplay()
    _ = view.drawing
    #expect(view.drawCount == 2)
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    _ = view.drawing
    #expect(view.drawCount == 3)
    view.bounds.size.width = 30
    _ = view.drawing
    #expect(view.drawCount == 4)
    view.bounds.origin.y = 5
    _ = view.drawing
    #expect(view.drawCount == 5)
    #expect(view.lastRect == CGRect(x: 0, y: 5, width: 30, height: 10))
  }

  @Test func aViewThatAsksForItselfWhileDrawingIsDrawnOnceMoreEachTime() {
    let view = makeView()
    view.paint = { [unowned view] _ in view.setNeedsDisplay() }
    _ = view.drawing
    _ = view.drawing
    #expect(view.drawCount == 2)
  }

  @Test func thereIsAContextOnlyWhileDrawing() {
    let view = makeView()
    var isThere = false
    view.paint = { _ in isThere = UIGraphicsGetCurrentContext() != nil }
    _ = view.drawing
    #expect(isThere)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func whatAViewForgetsOnTheStackGoesWithIt() {
    let view = makeView()
    view.paint = { rect in
      UIGraphicsBeginImageContext(rect.size)
      UIGraphicsPushContext(UIGraphicsGetCurrentContext()!)
    }
    _ = view.drawing
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func aViewWithoutAreaIsNotAsked() {
    let view = makeView()
    view.bounds.size.width = 0
    #expect(view.drawing.isEmpty)
    #expect(view.drawCount == 0)
  }

  /// Drawing code, and whether its result must be clipped to the bounds.
  static let reaches: [(String, Bool, @MainActor (CGRect) -> Void)] = [
    ("a fill inside", false, { UIRectFill($0) }),
    ("a fill outside", true, { UIRectFill($0.offsetBy(dx: 1, dy: 0)) }),
    ("a stroke on the edge", true, { UIBezierPath(rect: $0).stroke() }),
    (
      "a moved fill", true,
      {
        UIGraphicsGetCurrentContext()?.translateBy(x: 0, y: -1)
        UIRectFill($0)
      }
    ),
    (
      "a shadow", true,
      {
        UIGraphicsGetCurrentContext()?.setShadow(offset: CGSize(width: 4, height: 0), blur: 0)
        UIRectFill($0)
      }
    ),
    (
      "a fill that is moved back", false,
      {
        UIGraphicsGetCurrentContext()?.saveGState()
        UIGraphicsGetCurrentContext()?.translateBy(x: 5, y: 0)
        UIGraphicsGetCurrentContext()?.restoreGState()
        UIRectFill($0)
      }
    ),
  ]

  @Test(arguments: 0..<6)
  func whatSticksOutIsCutOff(index: Int) {
    let view = makeView()
    view.paint = Self.reaches[index].2
    let isCut = Painted.play(view.drawing).contains { $0.clips == [view.bounds] }
    #expect(isCut == Self.reaches[index].1, "\(Self.reaches[index].0)")
  }
}
