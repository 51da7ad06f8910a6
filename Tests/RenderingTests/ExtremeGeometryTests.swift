import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: whatever numbers an application sets, nothing ends; sizes that leave the numbers are seen nowhere.
@MainActor struct ExtremeGeometryTests {
  nonisolated static let scales: [CGFloat] = [
    1e300, -1e300, 1e-300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .infinity, .nan, 0,
  ]

  /// Views of many kinds, each within the next.
  private func content() -> [UIView] {
    let frame = CGRect(x: 10, y: 10, width: 200, height: 100)
    let label = UILabel(frame: frame)
    label.text = "Some words that are drawn"
    let page = UIPageControl(frame: frame)
    page.numberOfPages = Int.max
    let field = UITextField(frame: frame)
    field.text = "Typed"
    field.borderStyle = .roundedRect
    let scroll = UIScrollView(frame: frame)
    scroll.contentSize = CGSize(width: 1000, height: 1000)
    let button = UIButton(type: .system)
    button.frame = frame
    button.setTitle("Button", for: .normal)
    return [label, page, field, button, UIProgressView(frame: frame), scroll]
  }

  private func check(_ simulator: Simulator, _ scroll: UIScrollView) {
    simulator.settle()
    simulator.tap(at: CGPoint(x: 160, y: 10))
    simulator.tap(at: CGPoint(x: 60, y: 60))
    simulator.doubleTap(at: CGPoint(x: 60, y: 60))
    simulator.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 60, y: 20))
    _ = scroll.convert(scroll.bounds, to: nil).intersects(UIScreen.main.bounds)
    let picture = Picture(of: simulator, caption: "wild")
    #expect(picture.svg.contains("<svg"))
    for colors in [TerminalColors.none, .trueColor] {
      #expect(!picture.terminal(columns: 40, colors: colors).isEmpty)
    }
  }

  @Test(arguments: scales, [1, 2]) func scaledScrollViewsAreTappedAndPainted(scale: CGFloat, depth: Int) {
    for model in [DeviceModel.iPhone5, .iPad] {
      let simulator = Simulator.boot(model, iOS: 7)
      let root = UIViewController()
      var holder: UIView = root.view
      for _ in 0..<depth {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        scroll.contentSize = CGSize(width: 3000, height: 3000)
        scroll.transform = CGAffineTransform(scaleX: scale, y: scale)
        holder.addSubview(scroll)
        holder = scroll
      }
      for view in content() { holder.addSubview(view) }
      let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      root.view.addSubview(other)
      simulator.launch(root)
      check(simulator, other)
    }
  }

  @Test(
    arguments: [
      CGRect(x: 0, y: 0, width: 1e300, height: 1e300),
      CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300),
      .infinite,
    ]
  )
  func viewsOfAnySizeArePainted(frame: CGRect) {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let root = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    root.view.addSubview(scroll)
    for view in content() {
      scroll.addSubview(view)
      view.bounds = frame
      view.frame = frame
    }
    simulator.launch(root)
    check(simulator, scroll)
  }

  @Test(arguments: [TimeInterval.nan, .infinity, -1])
  func gesturesOfNoTimeEnd(duration: TimeInterval) {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    simulator.launch(UIViewController())
    simulator.drag(from: CGPoint(x: 10, y: 100), to: CGPoint(x: 100, y: 100), duration: duration)
    simulator.pinch(at: CGPoint(x: 100, y: 100), from: 50, to: 100, duration: duration)
    #expect(simulator.time < 2)
  }
}
