import Testing
import UIKit

/// Truth: Apple, UIView.autoresizingMask, and numbers computed by hand from its rule; the rule's own tests
/// cover all masks.
@MainActor struct UIViewAutoresizingTests {
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

  @Test(
    arguments: [
      ([], 1, 2), ([.flexibleBottomMargin], 1, 2), ([.flexibleTopMargin], 11, 2), ([.flexibleHeight], 1, 12),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)]
  )
  func heightFrom10To20(mask: UIView.AutoresizingMask, y: CGFloat, height: CGFloat) {
    let superview = UIView(frame: CGRect(x: 3, y: 4, width: 100, height: 10))
    let view = UIView(frame: CGRect(x: 10, y: 1, width: 50, height: 2))
    view.autoresizingMask = mask
    superview.addSubview(view)
    superview.frame.size.height = 20
    #expect(view.frame.isNear(CGRect(x: 10, y: y, width: 50, height: height)))
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
