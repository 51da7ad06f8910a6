import Simulator
import Testing
import UIKit

/// Truth: the default values in Apple's UIView header and documentation, for a view created in code.
@MainActor struct UIViewDefaultsTests {
  @Test func freshViewHasTheDocumentedValues() {
    let view = UIView()
    #expect(view.isUserInteractionEnabled)
    #expect(!view.isMultipleTouchEnabled)
    #expect(!view.isExclusiveTouch)
    #expect(view.tag == 0)
    #expect(view.autoresizesSubviews)
    #expect(view.autoresizingMask == [])
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(!view.clipsToBounds)
    #expect(view.alpha == 1)
    #expect(view.isOpaque)
    #expect(!view.isHidden)
    #expect(view.backgroundColor == nil)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.transform == .identity)
    #expect(view.frame == .zero)
    #expect(view.bounds == .zero)
    #expect(view.center == .zero)
    #expect(view.subviews.isEmpty)
    #expect(view.superview == nil)
    #expect(view.window == nil)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.tintAdjustmentMode == .normal)
  }

  @Test func boundsStartAtZeroWithTheSizeOfTheFrame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 50))
    #expect(view.center == CGPoint(x: 25, y: 45))
  }

  @Test func tintIsTheSystemBlueWhereNoneWasSet() {
    _ = Simulator.boot()
    #expect(UIView().tintColor == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
  }

  @Test func responderDefaultsAreThoseOfAPlainResponder() {
    let view = UIView()
    #expect(!view.canBecomeFirstResponder)
    #expect(view.canResignFirstResponder)
    #expect(!view.isFirstResponder)
  }

  @Test func hitTestTakesANilEvent() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
  }

  @Test func newViewIsItsOwnDescendantAndIsFoundByItsTag() {
    let view = UIView()
    #expect(view.isDescendant(of: view))
    #expect(view.viewWithTag(0) === view)
  }

  @Test func rawValuesOfTheMaskAreApples() {
    let bits: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]
    #expect(bits.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }

  @Test func sizeThatFitsIsThePresentSizeAndSizeToFitKeepsTheOrigin() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width * 2, height: 7)
      }
    }
    let plain = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    #expect(plain.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 50, height: 60))
    let fitting = Fitting(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    fitting.sizeToFit()
    #expect(fitting.frame == CGRect(x: 3, y: 4, width: 100, height: 7))
  }
}
