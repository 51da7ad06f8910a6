import Testing
import UIKit

/// Truth: Apple's rule for autoresizingMask, written a second time here as a list of three parts (margin,
/// size, margin) among which the change is shared, and numbers worked out by hand from it.
@MainActor @Suite struct UIViewAutoresizingTests {
  // MARK: All masks

  /// One situation along both axes: the superview's sizes and the subview's frame.
  struct Case: Sendable {
    let old: CGSize
    let new: CGSize
    let frame: CGRect

    init(_ old: (CGFloat, CGFloat), _ new: (CGFloat, CGFloat), _ frame: CGRect) {
      self.old = CGSize(width: old.0, height: old.1)
      self.new = CGSize(width: new.0, height: new.1)
      self.frame = frame
    }
  }

  nonisolated static let cases: [Case] = [
    Case((100, 100), (200, 50), CGRect(x: 10, y: 20, width: 50, height: 30)),
    Case((320, 568), (568, 320), CGRect(x: 20, y: 28, width: 280, height: 44)),
    Case((320, 480), (320, 460), CGRect(x: 0, y: 430, width: 320, height: 50)),
    Case((100, 100), (300, 300), CGRect(x: 0, y: 0, width: 100, height: 100)),
    Case((100, 100), (40, 10), CGRect(x: 0, y: 50, width: 100, height: 50)),
    Case((100, 100), (100, 100), CGRect(x: 1, y: 2, width: 3, height: 4)),
    Case((100, 100), (180, 130), CGRect(x: 100, y: 100, width: 0, height: 0)),
    Case((100, 100), (0, 0), CGRect(x: 10, y: 10, width: 80, height: 80)),
    Case((0, 0), (90, 60), CGRect(x: 0, y: 0, width: 0, height: 0)),
    Case((90, 90), (91, 89), CGRect(x: 30, y: 30, width: 30, height: 30)),
  ]

  /// The rule for one axis, as a list of parts: flexible ones share the change in proportion to their lengths,
  /// or equally if these add up to nothing; where none is flexible, the last part gives way.
  private func expected(
    _ start: CGFloat,
    _ length: CGFloat,
    _ old: CGFloat,
    _ new: CGFloat,
    _ flexible: [Bool]
  ) -> (start: CGFloat, length: CGFloat) {
    var parts = [start, length, old - start - length]
    let chosen = flexible.contains(true) ? flexible : [false, false, true]
    let indices = parts.indices.filter { chosen[$0] }
    let sum = indices.reduce(0) { $0 + parts[$1] }
    let lengths = parts
    for index in indices {
      let share = sum == 0 ? 1 / CGFloat(indices.count) : lengths[index] / sum
      parts[index] += (new - old) * share
    }
    return (parts[0], max(0, parts[1]))
  }

  @Test(arguments: 0..<64 as Range<UInt>)
  func everyMaskSharesTheChangeAmongItsFlexibleParts(bits: UInt) {
    let flexible = (0..<6).map { bits & (1 << $0) != 0 }
    for (index, testCase) in Self.cases.enumerated() {
      let superview = UIView(frame: CGRect(origin: CGPoint(x: 3, y: 4), size: testCase.old))
      let view = UIView(frame: testCase.frame)
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: bits)
      superview.addSubview(view)
      superview.frame.size = testCase.new
      let horizontal = expected(
        testCase.frame.minX,
        testCase.frame.width,
        testCase.old.width,
        testCase.new.width,
        Array(flexible[0..<3])
      )
      let vertical = expected(
        testCase.frame.minY,
        testCase.frame.height,
        testCase.old.height,
        testCase.new.height,
        Array(flexible[3..<6])
      )
      let rect = CGRect(
        x: horizontal.start,
        y: vertical.start,
        width: horizontal.length,
        height: vertical.length
      )
      #expect(view.frame.isNear(rect), "case \(index): \(view.frame), not \(rect)")
    }
  }

  // MARK: By hand

  @Test(
    arguments: [
      ([], 10, 50), ([.flexibleRightMargin], 10, 50), ([.flexibleLeftMargin], 110, 50),
      ([.flexibleWidth], 10, 150), ([.flexibleLeftMargin, .flexibleRightMargin], 30, 50),
      ([.flexibleLeftMargin, .flexibleWidth], 10 + 100.0 / 6, 50 + 500.0 / 6),
      ([.flexibleWidth, .flexibleRightMargin], 10, 50 + 500.0 / 9),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 100),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)]
  )
  func widthFrom100To200(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let view = UIView(frame: CGRect(x: 10, y: 1, width: 50, height: 2))
    view.autoresizingMask = mask
    superview.addSubview(view)
    superview.frame.size.width = 200
    #expect(view.frame.isNear(CGRect(x: x, y: 1, width: width, height: 2)))
  }

  @Test func barAtTheBottomStaysThereWhenThePhoneIsTurned() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let bar = UIView(frame: CGRect(x: 0, y: 436, width: 320, height: 44))
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    screen.addSubview(bar)
    screen.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    #expect(bar.frame == CGRect(x: 0, y: 276, width: 480, height: 44))
  }

  @Test func flexiblePartsWithoutLengthShareEqually() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    superview.addSubview(view)
    superview.frame.size.width = 180
    #expect(view.frame == CGRect(x: 40, y: 0, width: 100, height: 100))
  }

  @Test func sizeThatWentThroughZeroHasLostItsProportions() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 100))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    superview.addSubview(view)
    superview.frame.size.width = 0
    #expect(view.frame.width == 0)
    superview.frame.size.width = 90
    #expect(view.frame == CGRect(x: 30, y: 0, width: 30, height: 100))
  }

  // MARK: When and what

  @Test func boundsCountAsMuchAsTheFrame() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: superview.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
    superview.bounds = CGRect(x: 50, y: 60, width: 70, height: 80)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 70, height: 80))
  }

  @Test func movingOrScrollingResizesNothing() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: 63)
    superview.addSubview(view)
    superview.center = CGPoint(x: 500, y: 500)
    superview.bounds.origin = CGPoint(x: 9, y: 9)
    superview.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 5, y: 5, width: 5, height: 5))
  }

  @Test func superviewCanRefuseToResizeItsSubviews() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: superview.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
    superview.autoresizesSubviews = false
    superview.frame.size = CGSize(width: 200, height: 200)
    #expect(view.frame.size == CGSize(width: 100, height: 100))
  }

  @Test func changeGoesDownThroughAllLevels() {
    let views = (0..<5).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for index in 1..<5 {
      views[index].autoresizingMask = [.flexibleWidth, .flexibleHeight]
      views[index - 1].addSubview(views[index])
    }
    views[0].frame.size = CGSize(width: 37, height: 1000)
    #expect(views.allSatisfy { $0.bounds.size == CGSize(width: 37, height: 1000) })
  }

  @Test func scrolledSuperviewKeepsProportionsOfItsVisiblePart() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    superview.bounds.origin = CGPoint(x: 1000, y: 0)
    let view = UIView(frame: CGRect(x: 1010, y: 0, width: 50, height: 10))
    view.autoresizingMask = [.flexibleLeftMargin]
    superview.addSubview(view)
    superview.frame.size.width = 200
    #expect(view.frame == CGRect(x: 1110, y: 0, width: 50, height: 10))
  }

  @Test func turnedSubviewFollowsByBoundsAndCenter() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
    superview.frame.size = CGSize(width: 140, height: 120)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 120, height: 100))
    #expect(view.center == CGPoint(x: 70, y: 60))
    #expect(view.transform == CGAffineTransform(rotationAngle: .pi / 4))
  }

  @Test func anchorOfASubviewStaysWhereItStands() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    view.layer.anchorPoint = .zero
    view.layer.position = CGPoint(x: 10, y: 10)
    view.autoresizingMask = [.flexibleWidth]
    superview.addSubview(view)
    superview.frame.size = CGSize(width: 140, height: 120)
    #expect(view.center == CGPoint(x: 10, y: 10))
    #expect(view.frame == CGRect(x: 10, y: 10, width: 120, height: 80))
  }

  @Test func masksAreFollowedBeforeTheSuperviewLaysOut() {
    final class Observer: UIView {
      var seen: [CGRect] = []

      override func layoutSubviews() {
        seen += subviews.map(\.frame)
      }
    }
    let superview = Observer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: superview.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
    superview.layoutIfNeeded()
    superview.frame.size = CGSize(width: 50, height: 60)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    superview.layoutIfNeeded()
    #expect(
      superview.seen == [
        CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 0, y: 0, width: 50, height: 60),
      ]
    )
  }
}
