import Simulator
import Testing
import UIKit

/// Truth: Apple, CALayer.display() ("subclasses can override it to set the contents directly") and
/// CALayerDelegate.display(_:) ("if the delegate implements it, its draw(_:in:) isn't called").
@MainActor struct LayerDisplayTests {
  private final class DisplayingView: UIView {
    private(set) var calls: [String] = []

    override func display(_ layer: CALayer) {
      calls.append("display")
      layer.contents = "picture"
    }

    override func draw(_ rect: CGRect) { calls.append("draw") }
  }

  private final class DisplayingLayer: CALayer {
    nonisolated(unsafe) static var count = 0

    override func display() {
      Self.count += 1
      contents = "picture"
    }

    override func draw(in ctx: CGContext) { Issue.record("A layer that displays doesn't draw.") }
  }

  private final class LayerView: UIView {
    override class var layerClass: AnyClass { DisplayingLayer.self }

    override func draw(_ rect: CGRect) { Issue.record("The layer displays.") }
  }

  private func shown<View: UIView>(_ view: View) -> (view: View, simulator: Simulator) {
    let simulator = Simulator.boot(.iPhone5, iOS: 11)
    simulator.launch(UIViewController())
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    simulator.keyWindow?.addSubview(view)
    simulator.settle()
    return (view, simulator)
  }

  @Test func aViewDisplaysInPlaceOfDrawing() {
    let (view, simulator) = shown(DisplayingView())
    #expect(view.calls == ["display"])
    #expect(view.layer.contents as? String == "picture")
    #expect(view.drawing.isEmpty)
    view.setNeedsDisplay()
    #expect(view.layer.needsDisplay())
    simulator.settle()
    #expect(view.calls == ["display", "display"])
    view.layer.setNeedsDisplay()
    view.layer.displayIfNeeded()
    #expect(view.calls == ["display", "display", "display"])
    #expect(!view.layer.needsDisplay())
  }

  @Test func aLayerOfItsOwnClassDisplaysInPlaceOfDrawing() {
    DisplayingLayer.count = 0
    let (view, simulator) = shown(LayerView())
    #expect(DisplayingLayer.count == 1)
    #expect(view.layer.contents as? String == "picture")
    view.setNeedsDisplay()
    simulator.settle()
    #expect(DisplayingLayer.count == 2)
  }
}
