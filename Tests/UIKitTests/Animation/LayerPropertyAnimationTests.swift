import QuartzCore
import Simulator
import Testing
import UIKit

/// Truth: Apple, Core Animation Programming Guide, "How to Animate Layer-Backed Views", and WWDC 2017 session 230 for the
/// corner radius.
///
/// A view's layer has animations in animation closures only, with their duration, curve and delay. Linear curves make all
/// values simple fractions.
@MainActor struct LayerPropertyAnimationTests {
  /// A property of a layer that goes from one value to another, as one number.
  struct Property: Sendable, CustomTestStringConvertible {
    let name: String
    let from: CGFloat
    let to: CGFloat
    let set: @Sendable (CALayer, CGFloat) -> Void
    let get: @Sendable (CALayer) -> CGFloat

    var testDescription: String { name }
  }

  nonisolated private static func gray(_ color: CGColor?) -> CGFloat { color?.components?.first ?? -1 }

  nonisolated static let properties = [
    Property(name: "cornerRadius", from: 0, to: 8) {
      $0.cornerRadius = $1
    } get: {
      $0.cornerRadius
    },
    Property(name: "borderWidth", from: 0, to: 4) {
      $0.borderWidth = $1
    } get: {
      $0.borderWidth
    },
    Property(name: "borderColor", from: 0, to: 1) {
      $0.borderColor = CGColor(gray: $1, alpha: 1)
    } get: {
      gray($0.borderColor)
    },
    Property(name: "backgroundColor", from: 0, to: 1) {
      $0.backgroundColor = CGColor(gray: $1, alpha: 1)
    } get: {
      gray($0.backgroundColor)
    },
    Property(name: "shadowColor", from: 0, to: 1) {
      $0.shadowColor = CGColor(gray: $1, alpha: 1)
    } get: {
      gray($0.shadowColor)
    },
    Property(name: "shadowOpacity", from: 0, to: 1) {
      $0.shadowOpacity = Float($1)
    } get: {
      CGFloat($0.shadowOpacity)
    },
    Property(name: "shadowRadius", from: 2, to: 10) {
      $0.shadowRadius = $1
    } get: {
      $0.shadowRadius
    },
    Property(name: "shadowOffset", from: 0, to: 12) {
      $0.shadowOffset.width = $1
    } get: {
      $0.shadowOffset.width
    },
    Property(name: "transform in space", from: 0, to: 20) {
      $0.transform = CATransform3DMakeTranslation(0, 0, $1)
    } get: {
      $0.transform.m43
    },
    Property(name: "zPosition", from: 0, to: 6) {
      $0.zPosition = $1
    } get: {
      $0.zPosition
    },
    Property(name: "opacity", from: 1, to: 0) {
      $0.opacity = Float($1)
    } get: {
      CGFloat($0.opacity)
    },
    Property(name: "position", from: 50, to: 150) {
      $0.position.x = $1
    } get: {
      $0.position.x
    },
  ]

  private func shown(_ property: Property, of layer: CALayer) -> CGFloat {
    layer.presentation().map(property.get) ?? .nan
  }

  @Test(arguments: properties, [7.0, 8.0, 11.0])
  func aChangeInAClosureTakesItsDurationCurveAndDelay(property: Property, version: Double) {
    if property.name == "cornerRadius" && version < 11 { return }
    let scene = AnimationScene(iOS: version)
    let layer = scene.view.layer
    property.set(layer, property.from)
    scene.animate("change", duration: 2, delay: 1) { property.set(layer, property.to) }
    #expect(property.get(layer).isNear(property.to), "the layer has its new value at once")
    scene.simulator.advance(by: 1)
    #expect(shown(property, of: layer).isNear(property.from), "it waits for the delay")
    scene.simulator.advance(by: 0.5)
    #expect(shown(property, of: layer).isNear(property.from + (property.to - property.from) / 4))
    scene.simulator.advance(by: 1)
    #expect(shown(property, of: layer).isNear(property.from + (property.to - property.from) * 3 / 4))
    #expect(scene.heard.isEmpty)
    scene.simulator.advance(by: 0.5)
    #expect(scene.heard == ["change true"])
    #expect(layer.animationKeys() == nil)
  }

  @Test(arguments: properties) func aChangeOutsideOfClosuresIsShownAtOnce(property: Property) {
    let scene = AnimationScene(iOS: 11)
    property.set(scene.view.layer, property.from)
    scene.simulator.advance(by: 1)
    property.set(scene.view.layer, property.to)
    #expect(shown(property, of: scene.view.layer).isNear(property.to))
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test func theCurveIsThatOfTheClosure() {
    let scene = AnimationScene(iOS: 11)
    for (curve, option) in [
      (TimingCurve.easeIn, UIView.AnimationOptions.curveEaseIn), (.easeOut, .curveEaseOut),
    ] {
      scene.view.layer.borderWidth = 0
      scene.animate("width", options: option) { scene.view.layer.borderWidth = 10 }
      let (time, progress) = curve.point(at: 0.4)
      scene.simulator.advance(by: time)
      #expect(
        scene.view.layer.presentation()?.borderWidth.isNear(10 * CGFloat(progress), within: 1e-6) == true
      )
      scene.simulator.advance(by: 1)
    }
  }

  @Test func aCornerRadiusIsNotAnimatedBeforeIOS11() {
    let scene = AnimationScene(iOS: 10)
    scene.animate("radius") { scene.view.layer.cornerRadius = 8 }
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test func contentsAndFlagsAreNotAnimated() {
    let scene = AnimationScene(iOS: 11)
    scene.animate("flags") {
      scene.view.layer.masksToBounds = true
      scene.view.layer.isDoubleSided = false
      scene.view.isHidden = true
      scene.view.layer.contents = "anything"
    }
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test func animationsOfALayerAddUpAsThoseOfAView() {
    let scene = AnimationScene(iOS: 8)
    let layer = scene.view.layer
    scene.animate("first") { layer.borderWidth = 8 }
    scene.simulator.advance(by: 0.5)
    scene.animate("second") { layer.borderWidth = 0 }
    // 0 and half of 0 - 8 and all of 8 - 0.
    #expect(layer.presentation()?.borderWidth.isNear(4) == true)
    #expect(layer.animationKeys() == ["borderWidth", "borderWidth-2"])
  }

  @Test func aShapesPropertiesAreAnimatedButNotItsPath() {
    final class ShapeView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let scene = AnimationScene(iOS: 11)
    let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.simulator.keyWindow?.addSubview(view)
    scene.simulator.settle()
    guard let shape = view.layer as? CAShapeLayer else {
      Issue.record("The layer is of layerClass.")
      return
    }
    scene.animate("line") {
      shape.lineWidth = 5
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    }
    scene.simulator.advance(by: 0.5)
    #expect(shape.presentation()?.lineWidth.isNear(3) == true)
    #expect(shape.animationKeys() == ["lineWidth"])
  }

  // MARK: Actions

  @Test func aViewGivesAnimationsInClosuresOnly() throws {
    let scene = AnimationScene(iOS: 11)
    let view = scene.view
    #expect(view.action(for: view.layer, forKey: "position") is NSNull)
    #expect(view.layer.action(forKey: "position") == nil)
    var given: (any CAAction)?
    UIView.animate(withDuration: 3) { given = view.action(for: view.layer, forKey: "opacity") }
    let animation = try #require(given as? CABasicAnimation)
    #expect(animation.keyPath == "opacity")
    #expect(animation.duration == 3)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
    #expect(animation.fromValue as? NSNumber == 1)
  }

  /// Fades in when it gets another background, and notes for which keys it is asked.
  private final class ActingView: UIView {
    var keys: [String] = []

    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      keys.append(event)
      guard event == "backgroundColor" else { return super.action(for: layer, forKey: event) }
      let slow = CABasicAnimation(keyPath: event)
      slow.fromValue = layer.backgroundColor
      slow.duration = 4
      return slow
    }
  }

  @Test func aSubclassHasActionsOfItsOwnAlsoOutsideOfClosures() {
    let scene = AnimationScene(iOS: 11)
    let view = ActingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = UIColor(white: 0, alpha: 1)
    #expect(view.keys.isEmpty, "what isn't on screen has no actions")
    scene.simulator.keyWindow?.addSubview(view)
    scene.simulator.settle()
    view.keys = []
    view.center.x = 40
    view.layer.shadowRadius = 7
    #expect(view.keys == ["position", "shadowRadius"])
    #expect(view.layer.animationKeys() == nil)
    view.backgroundColor = UIColor(white: 1, alpha: 1)
    scene.simulator.advance(by: 1)
    let shown = Self.gray(view.layer.presentation()?.backgroundColor)
    #expect(shown.isNear(0.25))
    scene.simulator.advance(by: 3)
    #expect(view.layer.animationKeys() == nil)
  }

  /// Passes its animation of a colour on to a key of its own, with the timing of the closure.
  private final class GaugeView: UIView {
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      guard event == "level",
        let like = super.action(for: layer, forKey: "backgroundColor") as? CABasicAnimation,
        let animation = like.copy() as? CABasicAnimation
      else { return super.action(for: layer, forKey: event) }
      animation.keyPath = "level"
      animation.fromValue = layer.value(forKey: "level")
      return animation
    }
  }

  @Test func aKeyOfTheApplicationIsAnimatedLikeAPropertyOfTheView() {
    let scene = AnimationScene(iOS: 11)
    let view = GaugeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.setValue(10, forKey: "level")
    scene.simulator.keyWindow?.addSubview(view)
    scene.simulator.settle()
    scene.animate("level", duration: 2) { view.layer.setValue(20, forKey: "level") }
    scene.simulator.advance(by: 0.5)
    #expect((view.layer.presentation()?.value(forKey: "level") as? NSNumber)?.doubleValue == 12.5)
    scene.simulator.advance(by: 1.5)
    #expect(scene.heard == ["level true"])
  }

  @Test func theCompletionBlockOfATransactionWaitsForAnimationsOfViews() {
    let scene = AnimationScene(iOS: 11)
    var isOver = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isOver = true }
    scene.animate("move") { scene.view.center.x = 150 }
    CATransaction.commit()
    scene.simulator.advance(by: 0.9)
    #expect(!isOver)
    scene.simulator.advance(by: 0.1)
    #expect(isOver)
  }
}
