import Testing

@testable import QuartzCore

/// Truth: Apple, Core Animation Programming Guide, "Key-Value Coding Extensions", and the defaults in the reference of
/// CALayer and its subclasses.
struct KeyPathTests {
  @Test(arguments: [
    "position.x", "position.y", "bounds.origin.x", "bounds.origin.y", "bounds.size.width",
    "bounds.size.height",
    "anchorPoint.x", "anchorPoint.y", "zPosition", "anchorPointZ", "opacity", "cornerRadius", "borderWidth",
    "shadowOpacity", "shadowRadius", "shadowOffset.width", "shadowOffset.height", "contentsScale",
    "contentsRect.origin.x",
    "contentsRect.size.width", "transform.rotation", "transform.rotation.x", "transform.rotation.y",
    "transform.rotation.z", "transform.scale", "transform.scale.x", "transform.scale.y", "transform.scale.z",
    "transform.translation.x", "transform.translation.y", "transform.translation.z",
    "sublayerTransform.rotation.y",
    "frame.origin.x", "frame.size.height",
  ])
  func aNumberIsReadAsItWasSet(path: String) throws {
    let layer = CALayer()
    layer.setValue(0.75, forKeyPath: path)
    let value = try #require(layer.value(forKeyPath: path) as? Double)
    #expect(abs(value - 0.75) < 1e-12)
    // A number of any type, and as any type.
    layer.setValue(CGFloat(0.5), forKeyPath: path)
    #expect(abs((layer.value(forKeyPath: path) as? CGFloat ?? 0) - 0.5) < 1e-12)
    layer.setValue(1, forKeyPath: path)
    #expect(abs((layer.value(forKeyPath: path) as? NSNumber)?.doubleValue ?? 0) - 1 < 1e-12)
  }

  @Test func structuresAreReadAndSetAsAWhole() {
    let layer = CALayer()
    layer.setValue(CGPoint(x: 3, y: 4), forKeyPath: "position")
    #expect(layer.position == CGPoint(x: 3, y: 4))
    layer.setValue(CGSize(width: 5, height: 6), forKeyPath: "bounds.size")
    #expect(layer.value(forKeyPath: "bounds") as? CGRect == CGRect(x: 0, y: 0, width: 5, height: 6))
    layer.setValue(CGSize(width: 7, height: 8), forKeyPath: "transform.translation")
    #expect(layer.affineTransform() == CGAffineTransform(translationX: 7, y: 8))
    layer.setValue(NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 4)), forKeyPath: "transform")
    #expect(layer.value(forKeyPath: "transform.scale") as? Double == 3)
    layer.setValue(true, forKeyPath: "hidden")
    #expect(layer.isHidden && layer.value(forKeyPath: "hidden") as? Bool == true)
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.setValue(red, forKeyPath: "backgroundColor")
    #expect(layer.backgroundColor == red)
    layer.setValue(nil, forKeyPath: "backgroundColor")
    #expect(layer.backgroundColor == nil)
  }

  @Test func aPartOfATransformLeavesTheOthers() {
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale.x")
    layer.setValue(Double.pi / 6, forKeyPath: "transform.rotation.z")
    layer.setValue(9, forKeyPath: "transform.translation.y")
    #expect(abs((layer.value(forKeyPath: "transform.scale.x") as? Double ?? 0) - 2) < 1e-12)
    let expected = CGAffineTransform(scaleX: 2, y: 1).concatenating(CGAffineTransform(rotationAngle: .pi / 6))
      .concatenating(CGAffineTransform(translationX: 0, y: 9))
    let actual = layer.affineTransform()
    for (one, other) in [
      (actual.a, expected.a), (actual.b, expected.b), (actual.c, expected.c), (actual.d, expected.d),
    ] {
      #expect(abs(one - other) < 1e-12)
    }
    layer.setValue(Double.pi / 3, forKeyPath: "transform.rotation.y")
    #expect(abs((layer.value(forKeyPath: "transform.rotation.z") as? Double ?? 0) - .pi / 6) < 1e-12)
    #expect(abs((layer.value(forKeyPath: "transform.rotation.y") as? Double ?? 0) - .pi / 3) < 1e-12)
  }

  @Test func aTransformWithoutASizeGetsOneAgain() {
    let layer = CALayer()
    layer.setValue(0, forKeyPath: "transform.scale")
    layer.setValue(1, forKeyPath: "transform.scale")
    #expect(layer.transform == CATransform3DIdentity)
  }

  @Test(arguments: ["position.z", "bounds.middle", "transform.skew", "opacity.x", "nothing.at.all"])
  func anUnknownPathIsIgnored(path: String) {
    let layer = CALayer()
    layer.setValue(5, forKeyPath: path)
    #expect(layer.value(forKeyPath: path) == nil)
    #expect(layer.bounds == .zero && layer.position == .zero && layer.opacity == 1)
  }

  @Test func aValueOfAnotherKindIsIgnored() {
    let layer = CALayer()
    layer.setValue("wide", forKeyPath: "bounds.size.width")
    layer.setValue(nil, forKeyPath: "opacity")
    layer.setValue(5, forKeyPath: "position")
    #expect(layer.bounds == .zero && layer.opacity == 1 && layer.position == .zero)
  }

  @Test func otherKeysAreKept() {
    let layer = CALayer()
    layer.setValue("mine", forKey: "owner")
    #expect(layer.value(forKey: "owner") as? String == "mine")
    #expect(layer.value(forKey: "none") == nil)
    layer.style = ["none": 3]
    #expect(layer.value(forKey: "none") as? Int == 3)
  }

  @Test func subclassesHaveTheirOwnKeys() {
    let shape = CAShapeLayer()
    shape.setValue(0.25, forKeyPath: "strokeEnd")
    #expect(shape.strokeEnd == 0.25)
    let gradient = CAGradientLayer()
    gradient.setValue(0.25, forKeyPath: "endPoint.x")
    #expect(gradient.endPoint == CGPoint(x: 0.25, y: 1))
    gradient.setValue([0, 0.5], forKeyPath: "locations")
    #expect(gradient.locations == [0, 0.5])
  }

  @Test func defaultsAreApples() {
    let layer = CALayer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(
      layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3
        && layer.shadowOpacity == 0
    )
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) && layer.contentsGravity == .resize)
    #expect(layer.isDoubleSided && !layer.masksToBounds && layer.speed == 1)
    #expect(layer.borderColor == CGColor(gray: 0, alpha: 1) && layer.backgroundColor == nil)
    let shape = CAShapeLayer()
    #expect(shape.fillColor == CGColor(gray: 0, alpha: 1) && shape.strokeColor == nil)
    #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.strokeStart == 0 && shape.strokeEnd == 1)
    let gradient = CAGradientLayer()
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
    let text = CATextLayer()
    #expect(text.fontSize == 36 && text.foregroundColor == CGColor(gray: 1, alpha: 1))
    #expect(CAReplicatorLayer().instanceCount == 1 && CAScrollLayer().masksToBounds)
    #expect(CALayer.defaultValue(forKey: "shadowRadius") as? Double == 3)
  }
}
