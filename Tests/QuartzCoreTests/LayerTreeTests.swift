import Testing

@testable import QuartzCore

/// Truth: Apple, CALayer (addSublayer and the other methods of the tree, convert, hitTest, layout), and the exceptions
/// that devices print.
struct LayerTreeTests {
  private let root = CALayer()
  private let layers = (0..<4).map { number in
    let layer = CALayer()
    layer.name = "\(number)"
    return layer
  }

  private var order: String { (root.sublayers ?? []).compactMap(\.name).joined() }

  private func fill(_ count: Int = 3) {
    for layer in layers.prefix(count) { root.addSublayer(layer) }
  }

  @Test func sublayersKeepTheirOrder() {
    #expect(root.sublayers == nil)
    fill()
    #expect(order == "012")
    root.insertSublayer(layers[3], at: 1)
    #expect(order == "0312")
    root.insertSublayer(layers[2], below: layers[0])
    #expect(order == "2031")
    root.insertSublayer(layers[2], above: layers[3])
    #expect(order == "0321")
    root.addSublayer(layers[0])
    #expect(order == "3210")
    root.insertSublayer(layers[0], at: 99)
    #expect(order == "3210")
  }

  @Test func aLayerHasOneSuperlayer() {
    fill(1)
    let other = CALayer()
    other.addSublayer(layers[0])
    #expect(root.sublayers == nil)
    #expect(layers[0].superlayer === other)
    layers[0].removeFromSuperlayer()
    #expect(layers[0].superlayer == nil)
  }

  @Test func aSublayerIsReplacedInItsPlace() {
    fill()
    root.replaceSublayer(layers[1], with: layers[3])
    #expect(order == "032")
    #expect(layers[1].superlayer == nil)
    root.replaceSublayer(layers[3], with: layers[0])
    #expect(order == "02")
    root.replaceSublayer(layers[1], with: layers[3])
    #expect(order == "02")
  }

  @Test func settingTheSublayersRemovesTheOthers() {
    fill()
    root.sublayers = [layers[2], layers[3]]
    #expect(order == "23")
    #expect(layers[0].superlayer == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil)
  }

  @Test func aSuperlayerOwnsItsSublayers() {
    weak var released: CALayer?
    do {
      let layer = CALayer()
      released = layer
      root.addSublayer(layer)
    }
    #expect(released != nil)
    released?.removeFromSuperlayer()
    #expect(released == nil)
  }

  @Test func aDeepTreeIsReleased() {
    let top = CALayer()
    var last = top
    for _ in 0..<100_000 {
      let next = CALayer()
      last.addSublayer(next)
      last = next
    }
    #expect(last.superlayer != nil)
  }

  @Test func cyclesAreRefused() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.addSublayer(outer)
    }
    expectRaised(
      result,
      "CALayerInvalid",
      "layer <CALayer; frame = (0 0; 0 0)> is a part of cycle in its layer tree"
    )
    let own = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      let layer = CALayer()
      layer.addSublayer(layer)
    }
    expectRaised(own, "CALayerInvalid", "is a part of cycle in its layer tree")
  }

  @Test func geometryThatIsNotANumberIsRefused() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      CALayer().position = CGPoint(x: CGFloat.nan, y: 5)
    }
    expectRaised(result, "CALayerInvalidGeometry", "CALayer position contains NaN: [nan 5]")
    let bounds = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      CALayer().setValue(CGFloat.nan, forKeyPath: "bounds.size.height")
    }
    expectRaised(bounds, "CALayerInvalidGeometry", "CALayer bounds contains NaN: [0 0; 0 nan]")
  }

  @Test func aStrangerIsNoSibling() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      CALayer().insertSublayer(CALayer(), below: CALayer())
    }
    expectRaised(result, "NSInvalidArgumentException", "is not a sublayer of")
  }

  // MARK: Geometry

  @Test func theFrameFollowsTheOtherProperties() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(layer.frame == CGRect(x: 10, y: 45, width: 50, height: 100))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
    #expect(layer.bounds.size == CGSize(width: 30, height: 20))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
  }

  @Test func pointsAreConvertedThroughTheTree() {
    let (inner, other) = (layers[0], layers[1])
    root.addSublayer(inner)
    root.addSublayer(other)
    root.frame = CGRect(x: 500, y: 500, width: 10, height: 10)
    inner.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    inner.bounds.origin = CGPoint(x: 5, y: 0)
    other.frame = CGRect(x: 0, y: 50, width: 10, height: 10)
    #expect(inner.convert(CGPoint(x: 6, y: 2), to: root) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(CGPoint(x: 6, y: 2), to: nil) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(CGPoint(x: 6, y: 2), to: other) == CGPoint(x: 11, y: -28))
    #expect(inner.convert(CGPoint(x: 11, y: -28), from: other) == CGPoint(x: 6, y: 2))
    #expect(
      other.convert(CGRect(x: 0, y: 0, width: 3, height: 4), to: inner)
        == CGRect(x: -5, y: 30, width: 3, height: 4)
    )
    root.isGeometryFlipped = true
    #expect(other.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: -40))
    #expect(root.convert(CGPoint(x: 0, y: -40), to: other) == .zero)
  }

  @Test func perspectiveIsProjected() {
    // A point at the depth 50 before an eye at the distance 200 seems 200 / 150 as far away from the middle.
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.sublayerTransform.m34 = -1.0 / 200
    let layer = layers[0]
    root.addSublayer(layer)
    layer.position = CGPoint(x: 80, y: 50)
    layer.zPosition = 50
    let shown = layer.convert(CGPoint.zero, to: root)
    #expect(abs(shown.x - 90) < 1e-9)
    #expect(shown.y == 50)
    let back = root.convert(shown, to: layer)
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
  }

  @Test func theFrontMostLayerIsHit() {
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.position = CGPoint(x: 50, y: 50)
    fill(2)
    for layer in layers { layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100) }
    #expect(root.hitTest(CGPoint(x: 60, y: 60)) === layers[1])
    layers[0].zPosition = 1
    #expect(root.hitTest(CGPoint(x: 60, y: 60)) === layers[0])
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === root)
    #expect(root.hitTest(CGPoint(x: 120, y: 120)) === layers[0])
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 120, y: 120)) == nil)
    layers[0].isHidden = true
    #expect(root.hitTest(CGPoint(x: 60, y: 60)) === layers[1])
  }

  // MARK: Layout and display

  final class Listener: CALayerDelegate {
    var calls: [String] = []
    func layoutSublayers(of layer: CALayer) { calls.append("layout \(layer.name ?? "")") }
    func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw \(layer.name ?? "")") }
    func layerWillDraw(_ layer: CALayer) { calls.append("will draw \(layer.name ?? "")") }
  }

  @Test func layoutIsAskedOfTheDelegate() {
    let listener = Listener()
    fill(1)
    root.name = "root"
    root.delegate = listener
    layers[0].delegate = listener
    layers[0].addSublayer(layers[1])
    layers[0].layoutIfNeeded()
    #expect(listener.calls == ["layout root", "layout 0"])
    root.layoutIfNeeded()
    #expect(listener.calls.count == 2)
    layers[1].bounds.size = CGSize(width: 5, height: 5)
    root.layoutIfNeeded()
    #expect(listener.calls == ["layout root", "layout 0", "layout 0"])
  }

  @Test func drawingIsAskedOfTheDelegate() {
    let listener = Listener()
    let layer = layers[0]
    layer.delegate = listener
    layer.displayIfNeeded()
    #expect(listener.calls == [])
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(listener.calls == ["will draw 0", "draw 0"])
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 3
    #expect(layer.needsDisplay())
  }

  @Test func aPresentationHasThePresentationsOfItsTree() {
    fill(2)
    #expect(root.presentation()?.sublayers?.map(\.name) == ["0", "1"])
    #expect(root.presentation()?.sublayers?.first?.model() === layers[0])
    #expect(layers[0].presentation()?.superlayer?.model() === root)
  }

  @Test func aPresentationIsOfTheLayersClass() {
    final class Dial: CALayer {
      var angle = 0.0
      override init() { super.init() }
      override init(layer: Any) {
        super.init(layer: layer)
        angle = (layer as? Dial)?.angle ?? 0
      }
    }
    let dial = Dial()
    dial.angle = 7
    #expect(dial.presentation()?.angle == 7)
  }
}

/// Checks that a process ended with this exception, by the message that a device prints to the console.
private func expectRaised(
  _ result: ExitTest.Result?,
  _ name: String,
  _ words: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let console = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(
    console.contains("*** Terminating app due to uncaught exception '\(name)', reason: '")
      && console.contains(words),
    "\(console)",
    sourceLocation: sourceLocation
  )
}
