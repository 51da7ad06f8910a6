import Simulator
import Testing
import UIKit

/// Truth: Apple, UIView.layerClass, CALayer.layoutSublayers(), CALayer.draw(in:) and CALayerDelegate: the view is the delegate
/// of its layer, which asks it for layout and content; CALayer.render(in:): what the tree of layers shows is drawn.
@MainActor struct LayerClassTests {
  /// Notes in which order a layer and its view are asked.
  private final class AskedLayer: CALayer {
    nonisolated(unsafe) static var calls: [String] = []

    override func layoutSublayers() {
      Self.calls.append("layer's layoutSublayers")
      super.layoutSublayers()
    }

    override func draw(in ctx: CGContext) {
      Self.calls.append("layer's draw")
      super.draw(in: ctx)
      ctx.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  private final class AskedView: UIView {
    override class var layerClass: AnyClass { AskedLayer.self }

    override func layoutSublayers(of layer: CALayer) {
      AskedLayer.calls.append("layoutSublayers(of:)")
      super.layoutSublayers(of: layer)
    }

    override func layoutSubviews() {
      AskedLayer.calls.append("layoutSubviews")
      super.layoutSubviews()
    }

    override func layerWillDraw(_ layer: CALayer) { AskedLayer.calls.append("layerWillDraw") }

    override func draw(_ layer: CALayer, in ctx: CGContext) {
      AskedLayer.calls.append("draw(_:in:)")
      super.draw(layer, in: ctx)
    }

    override func draw(_ rect: CGRect) { AskedLayer.calls.append("draw \(rect.width)") }
  }

  @Test func aLayerOfItsOwnClassAsksItsView() {
    _ = Simulator.boot()
    let view = AskedView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    AskedLayer.calls = []
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(AskedLayer.calls == ["layer's layoutSublayers", "layoutSublayers(of:)", "layoutSubviews"])
    AskedLayer.calls = []
    let drawn = Painted.play(view.drawing).map(\.box)
    #expect(AskedLayer.calls == ["layerWillDraw", "layer's draw", "draw(_:in:)", "draw 20.0"])
    #expect(drawn == [CGRect(x: 1, y: 2, width: 3, height: 4)])
  }

  /// What applications do to keep a gradient as large as its view.
  private final class GradientView: UIView {
    let gradient = CAGradientLayer()

    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      gradient.frame = layer.bounds
    }
  }

  @Test func aSublayerFollowsItsViewInLayoutSublayers() {
    let device = Simulator.boot()
    let controller = UIViewController()
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.layer.addSublayer(view.gradient)
    controller.view.addSubview(view)
    device.launch(controller)
    #expect(view.gradient.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    view.frame.size = CGSize(width: 50, height: 40)
    device.settle()
    #expect(view.gradient.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
  }

  private final class PaintingView: UIView {
    override func draw(_ rect: CGRect) { UIRectFill(rect) }
  }

  @Test func renderingALayerDrawsWhatItsViewDraws() {
    _ = Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.addSubview(PaintingView(frame: CGRect(x: 5, y: 6, width: 7, height: 3)))
    let context = CGContext()
    view.layer.render(in: context)
    #expect(Painted.play(context.drawing).map(\.box) == [CGRect(x: 5, y: 6, width: 7, height: 3)])
  }
}
