import UIKit

/// Layers of all kinds, each in a square of its own.
@MainActor
enum LayerSheet {
  private static let side: CGFloat = 80
  private static let gap: CGFloat = 10
  private static let columns = 6
  private static var square: CGRect { CGRect(x: 0, y: 0, width: side, height: side) }

  static func view() -> UIView {
    let layers = samples.map { $0() }
    let rows = (layers.count + columns - 1) / columns
    let step = side + gap
    let size = CGSize(width: CGFloat(columns) * step + gap, height: CGFloat(rows) * step + gap)
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.backgroundColor = UIColor(white: 0.95, alpha: 1)
    for (index, layer) in layers.enumerated() {
      let cell = UIView(
        frame: CGRect(
          x: gap + CGFloat(index % columns) * step,
          y: gap + CGFloat(index / columns) * step,
          width: side,
          height: side
        )
      )
      cell.layer.addSublayer(layer)
      view.addSubview(cell)
    }
    return view
  }

  private static let samples: [@MainActor () -> CALayer] = [
    // Corners
    { plain { $0.cornerRadius = 20 } }, { plain { $0.cornerRadius = 40 } },
    { plain { $0.cornerRadius = 60 } },
    {
      plain {
        $0.cornerRadius = 30
        $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      }
    }, { clipping(radius: 55, corners: nil) },
    { clipping(radius: 30, corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner]) },
    // Masks
    { masked(by: gradient(.axial, [.clear, .black])) }, { masked(by: gradient(.radial, [.black, .clear])) },
    { masked(by: star()) }, { masked(by: text("Mask", 28)) }, { masked(by: image()) },
    {
      let layer = masked(by: gradient(.axial, [.clear, .black]))
      layer.cornerRadius = 30
      layer.masksToBounds = true
      return layer
    },
    // Gradients
    { gradient(.axial, [.red, .yellow, .blue]) }, { gradient(.radial, [.white, .blue]) },
    { gradient(.conic, [.red, .yellow, .green, .cyan, .blue, .magenta, .red]) },
    { gradient(.conic, [.clear, .black]) },
    {
      let layer = gradient(.axial, [.red, .blue])
      (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      layer.locations = [0.4, 0.6]
      layer.cornerRadius = 20
      return layer
    },
    {
      let layer = gradient(.radial, [.yellow, .red, .black])
      layer.endPoint = CGPoint(x: 0.9, y: 0.7)
      return layer
    },
    // Shapes
    { star() }, { shape { $0.fillRule = .evenOdd } },
    {
      shape {
        ($0.strokeStart, $0.strokeEnd) = (0.1, 0.6)
        ($0.fillColor, $0.lineCap) = (nil, .round)
      }
    },
    {
      shape {
        ($0.lineDashPattern, $0.lineDashPhase) = ([8, 4], 4)
        $0.fillColor = nil
      }
    }, { shape { $0.lineJoin = .round } }, { shape { ($0.lineJoin, $0.miterLimit) = (.miter, 10) } },
    // Space
    { turned(plain()) { CATransform3DRotate($0, .pi / 4, 0, 1, 0) } },
    { turned(clipping(radius: 24, corners: nil)) { CATransform3DRotate($0, .pi / 4, 1, 0, 0) } },
    { turned(star()) { CATransform3DRotate($0, .pi / 3, 0, 1, 0) } },
    { turned(text("Depth", 24)) { CATransform3DRotate($0, .pi / 4, 0, 1, 0) } }, { cube() }, { carousel() },
    // Copies
    { spinner() }, { fan() },
    // Contents
    { contents { $0.contentsGravity = .resizeAspect } },
    { contents { $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5) } },
    { contents { $0.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2) } },
    {
      contents {
        $0.contentsGravity = .bottomRight
        $0.backgroundColor = UIColor.white.cgColor
      }
    },
    // Opacity
    { faded(asGroup: true) }, { faded(asGroup: false) },
    // Texts
    { text("A text that is wrapped into several lines", 12) { $0.isWrapped = true } },
    { text("A long text that is cut off", 14) { $0.truncationMode = .end } },
    { text("right", 18) { $0.alignmentMode = .right } },
    {
      plain {
        ($0.shadowOpacity, $0.shadowRadius) = (0.7, 4)
        $0.frame = square.insetBy(dx: 10, dy: 10)
        $0.cornerRadius = 40
      }
    },
  ]

  // MARK: Kinds

  private static func plain(_ change: (CALayer) -> Void = { _ in }) -> CALayer {
    let layer = CALayer()
    layer.frame = square
    layer.backgroundColor = UIColor.orange.cgColor
    (layer.borderWidth, layer.borderColor) = (4, UIColor.brown.cgColor)
    change(layer)
    return layer
  }

  /// A layer that clips stripes.
  private static func clipping(radius: CGFloat, corners: CACornerMask?) -> CALayer {
    let layer = plain()
    (layer.cornerRadius, layer.masksToBounds) = (radius, true)
    if let corners { layer.maskedCorners = corners }
    for index in 0..<4 {
      let stripe = CALayer()
      stripe.frame = CGRect(x: 0, y: CGFloat(index) * 20, width: side, height: 10)
      stripe.backgroundColor = UIColor.purple.cgColor
      layer.addSublayer(stripe)
    }
    return layer
  }

  private static func masked(by mask: CALayer) -> CALayer {
    let layer = clipping(radius: 0, corners: nil)
    layer.masksToBounds = false
    mask.backgroundColor = nil
    layer.mask = mask
    return layer
  }

  private static func gradient(_ type: CAGradientLayerType, _ colors: [UIColor]) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = square
    layer.type = type
    layer.colors = colors.map(\.cgColor)
    if type != .axial {
      (layer.startPoint, layer.endPoint) = (
        CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: type == .conic ? 0.5 : 1)
      )
    }
    return layer
  }

  private static func shape(_ change: (CAShapeLayer) -> Void = { _ in }) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.frame = square
    let path = CGMutablePath()
    for index in 0..<5 {
      let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: 40 + 34 * cos(angle), y: 42 + 34 * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    layer.path = path
    layer.fillColor = UIColor.green.cgColor
    (layer.strokeColor, layer.lineWidth) = (UIColor.blue.cgColor, 4)
    change(layer)
    return layer
  }

  /// A star without a line.
  private static func star() -> CAShapeLayer { shape { $0.strokeColor = nil } }

  private static func text(
    _ string: String,
    _ size: CGFloat,
    _ change: (CATextLayer) -> Void = { _ in }
  ) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = square
    (layer.string, layer.fontSize) = (string, size)
    layer.foregroundColor = UIColor.black.cgColor
    change(layer)
    return layer
  }

  /// A ring of 40 points.
  private static func picture() -> CGImage? {
    RenderingTests.image(CGSize(width: 40, height: 40)) { _ in
      UIColor.red.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).fill()
      UIColor.white.setFill()
      UIBezierPath(ovalIn: CGRect(x: 8, y: 8, width: 24, height: 24)).fill()
    }
  }

  private static func image() -> CALayer {
    let layer = CALayer()
    layer.frame = square
    (layer.contents, layer.contentsScale) = (picture(), 2)
    return layer
  }

  private static func contents(_ change: (CALayer) -> Void) -> CALayer {
    let layer = image()
    change(layer)
    return layer
  }

  // MARK: Space

  /// A layer that is seen from a distance of 150 points.
  private static func turned(_ layer: CALayer, _ turn: (CATransform3D) -> CATransform3D) -> CALayer {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 150
    layer.transform = turn(eye)
    return layer
  }

  /// A scene around a layer that doesn't flatten its sublayers.
  private static func scene(_ inner: CALayer) -> CALayer {
    let scene = CALayer()
    scene.frame = square
    scene.sublayerTransform.m34 = -1 / 200
    inner.frame = square
    scene.addSublayer(inner)
    return scene
  }

  private static func cube() -> CALayer {
    let box = CATransformLayer()
    let turns: [CATransform3D] = [
      CATransform3DIdentity, CATransform3DMakeRotation(.pi, 0, 1, 0),
      CATransform3DMakeRotation(.pi / 2, 0, 1, 0), CATransform3DMakeRotation(-.pi / 2, 0, 1, 0),
      CATransform3DMakeRotation(.pi / 2, 1, 0, 0), CATransform3DMakeRotation(-.pi / 2, 1, 0, 0),
    ]
    let colors: [UIColor] = [.red, .orange, .yellow, .green, .blue, .purple]
    for (turn, color) in zip(turns, colors) {
      let face = CALayer()
      face.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
      face.backgroundColor = color.cgColor
      face.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 20), turn)
      box.addSublayer(face)
    }
    let scene = scene(box)
    box.transform = CATransform3DRotate(CATransform3DMakeRotation(-0.5, 1, 0, 0), 0.6, 0, 1, 0)
    return scene
  }

  private static func carousel() -> CALayer {
    let ring = CAReplicatorLayer()
    (ring.preservesDepth, ring.instanceCount) = (true, 8)
    ring.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    ring.instanceRedOffset = -0.1
    let card = CALayer()
    card.frame = CGRect(x: 30, y: 25, width: 20, height: 30)
    card.backgroundColor = UIColor.red.cgColor
    (card.borderWidth, card.borderColor) = (1, UIColor.black.cgColor)
    card.zPosition = 30
    ring.addSublayer(card)
    let scene = scene(ring)
    ring.transform = CATransform3DMakeRotation(-0.3, 1, 0, 0)
    return scene
  }

  // MARK: Copies

  private static func spinner() -> CALayer {
    let layer = CAReplicatorLayer()
    layer.frame = square
    layer.instanceCount = 12
    layer.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    layer.instanceAlphaOffset = -0.08
    let bar = CALayer()
    bar.frame = CGRect(x: 37, y: 4, width: 6, height: 20)
    (bar.cornerRadius, bar.backgroundColor) = (3, UIColor.black.cgColor)
    layer.addSublayer(bar)
    return layer
  }

  private static func fan() -> CALayer {
    let layer = CAReplicatorLayer()
    layer.frame = square
    layer.instanceCount = 5
    layer.instanceTransform = CATransform3DMakeTranslation(14, 0, 0)
    (layer.instanceGreenOffset, layer.instanceBlueOffset) = (-0.25, -0.25)
    let bar = CALayer()
    bar.frame = CGRect(x: 4, y: 10, width: 12, height: 60)
    bar.backgroundColor = UIColor.white.cgColor
    layer.addSublayer(bar)
    return layer
  }

  private static func faded(asGroup: Bool) -> CALayer {
    let layer = CALayer()
    layer.frame = square
    (layer.opacity, layer.allowsGroupOpacity) = (0.5, asGroup)
    for (x, color) in [(CGFloat(5), UIColor.red), (25, .blue)] {
      let part = CALayer()
      part.frame = CGRect(x: x, y: x, width: 50, height: 50)
      part.backgroundColor = color.cgColor
      layer.addSublayer(part)
    }
    return layer
  }
}
