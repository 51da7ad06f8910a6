import Simulator
import Testing
import UIKit

/// Truth: Apple, UIActivityIndicatorView and UIActivityIndicatorView.Style; its sizes are those of Interface Builder's documents, its
/// labels those of public UI tests.
@MainActor struct UIActivityIndicatorViewTests {
  @Test(arguments: [
    (UIActivityIndicatorView.Style.white, CGFloat(20)), (.gray, 20), (.medium, 20), (.whiteLarge, 37),
    (.large, 37),
  ])
  func itHasTheSizeOfItsStyle(style: UIActivityIndicatorView.Style, side: CGFloat) {
    _ = Simulator.boot(.iPhone6, iOS: 13)
    let size = CGSize(width: side, height: side)
    let view = UIActivityIndicatorView(style: style)
    #expect(view.frame == CGRect(origin: .zero, size: size))
    #expect(view.intrinsicContentSize == size && view.sizeThatFits(.zero) == size)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
    let other = UIActivityIndicatorView(frame: CGRect(x: 1, y: 2, width: 80, height: 90))
    other.style = style
    #expect(other.frame == CGRect(x: 1, y: 2, width: 80, height: 90))
    #expect(other.intrinsicContentSize == size)
  }

  @Test(arguments: [(7.0, UIActivityIndicatorView.Style.white), (12, .white), (13, .medium)])
  func theDefaultStyle(version: Double, style: UIActivityIndicatorView.Style) {
    _ = Simulator.boot(.iPhone6, iOS: version)
    #expect(UIActivityIndicatorView().style == style)
    #expect(UIActivityIndicatorView().bounds.size == CGSize(width: 20, height: 20))
  }

  @Test func rawValuesOfStyles() {
    let styles: [UIActivityIndicatorView.Style] = [.whiteLarge, .white, .gray, .medium, .large]
    #expect(styles.map(\.rawValue) == [0, 1, 2, 100, 101])
  }

  @Test func itIsHiddenWhileItIsStopped() {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let view = UIActivityIndicatorView(style: .gray)
    #expect(view.hidesWhenStopped && view.isHidden && !view.isAnimating)
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    view.stopAnimating()
    #expect(view.isHidden && !view.isAnimating)
  }

  @Test func itMayStayVisible() {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let view = UIActivityIndicatorView(style: .gray)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    view.startAnimating()
    view.stopAnimating()
    #expect(!view.isHidden && !view.isAnimating)
    view.startAnimating()
    view.hidesWhenStopped = true
    #expect(!view.isHidden)
    view.stopAnimating()
    #expect(view.isHidden)
  }

  @Test func aColourReplacesThatOfTheStyle() {
    let simulator = Simulator.boot(.iPhone6, iOS: 9)
    let view = UIActivityIndicatorView(style: .whiteLarge)
    #expect(view.color == UIColor.white)
    view.color = .red
    view.style = .gray
    #expect(view.color == UIColor.red)
    view.color = nil
    #expect(view.color != UIColor.red && view.color != nil)
    UIActivityIndicatorView.appearance().color = .blue
    let root = UIViewController()
    simulator.launch(root)
    let other = UIActivityIndicatorView(style: .white)
    root.view.addSubview(other)
    #expect(other.color == UIColor.blue)
  }

  /// As with animations that repeat: Apple documents no end.
  @Test func nothingWaitsForIt() {
    let simulator = Simulator.boot(.iPhone6, iOS: 9)
    let root = UIViewController()
    simulator.launch(root)
    let view = UIActivityIndicatorView(style: .gray)
    root.view.addSubview(view)
    view.startAnimating()
    #expect(simulator.advanceUntilIdle(limit: 5))
    simulator.rotate(to: .landscapeLeft)
    #expect(view.isAnimating)
    view.removeFromSuperview()
    #expect(view.isAnimating)
  }

  @Test func voiceOverReadsItsState() {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let view = UIActivityIndicatorView(style: .gray)
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Progress halted")
    view.startAnimating()
    #expect(view.accessibilityLabel == "In progress")
    #expect(view.accessibilityTraits.contains(.updatesFrequently))
  }
}
