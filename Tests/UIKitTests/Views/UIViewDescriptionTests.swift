import Testing
import UIKit

/// Truth: the form of recursiveDescription on a device (class, frame, then differences from the defaults;
/// subviews are indented), without addresses, so that equal hierarchies have equal texts.
@MainActor struct UIViewDescriptionTests {
  @Test func plainViewShowsClassAndFrame() {
    let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40.125))
    #expect(view.description == "<UIView; frame = (1 2.5; 30 40.13)>")
  }

  @Test func differencesFromAFreshViewFollow() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 0, y: 5)
    view.isHidden = true
    view.alpha = 0.5
    view.tag = 3
    view.clipsToBounds = true
    view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    #expect(
      view.description
        == "<UIView; frame = (0 0; 10 10); bounds.origin = (0 5); hidden; alpha = 0.5; tag = 3; "
        + "clips; autoresize = W+BM>"
    )
  }

  @Test func treeIsIndentedByDepthFromBackToFront() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
    let second = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    root.addSubview(first)
    root.addSubview(second)
    first.addSubview(leaf)
    #expect(
      root.treeDump == """
        <UIView; frame = (0 0; 4 4)>
           | <UIView; frame = (0 0; 3 3)>
           |    | <UIView; frame = (0 0; 1 1)>
           | <UIView; frame = (0 0; 2 2)>

        """
    )
  }

  @Test func equalTreesGiveEqualText() {
    func tree() -> UIView {
      let root = UIView(frame: CGRect(x: 0.1, y: 0.2, width: 1.0 / 3, height: 1e-7))
      root.transform = CGAffineTransform(rotationAngle: 0.1)
      for index in 0..<5 {
        let view = UIView(frame: CGRect(x: index, y: 0, width: 10, height: 10))
        view.tag = index
        root.addSubview(view)
      }
      return root
    }
    #expect(tree().treeDump == tree().treeDump)
    #expect(!tree().treeDump.contains("0x"))
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (1.5, "1.5"), (1.05, "1.05"), (-0.25, "-0.25"), (-0.001, "0"),
      (99.999, "100"), (1e9, "1000000000"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
      (1e20, "1e+20"), (CGFloat.greatestFiniteMagnitude, "1.7976931348623157e+308"),
    ] as [(CGFloat, String)]
  )
  func numbersHaveTwoDecimalsAtMost(value: CGFloat, text: String) {
    #expect(DumpText.number(value) == text)
  }
}
