import Simulator
import UIKit

/// A scroll view of 300 × 400 points at (10, 40) of an iPhone 5, with content of 300 × 2000 points.
@MainActor
final class ScrollScene: UIScrollViewDelegate {
  let simulator: Simulator
  let scrollView: UIScrollView
  let log = CallLog()
  var logsScrolling = false
  var target: CGPoint?
  private(set) var velocity = CGPoint.zero
  private(set) var expectedTarget = CGPoint.zero
  var zoomedView: UIView?
  var onScroll: (() -> Void)?

  init(content: CGSize = CGSize(width: 300, height: 2000), scrollView: UIScrollView? = nil) {
    simulator = Simulator.boot(.iPhone5, iOS: 7)
    self.scrollView = scrollView ?? UIScrollView(frame: .zero)
    self.scrollView.frame = CGRect(x: 10, y: 40, width: 300, height: 400)
    self.scrollView.contentSize = content
    let controller = UIViewController()
    controller.view.addSubview(self.scrollView)
    simulator.launch(controller)
    self.scrollView.delegate = self
  }

  /// A screen point, given relative to the view's top left corner.
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: 10 + x, y: 40 + y) }

  /// Drags upwards by `distance` points at constant speed and lifts while moving; returns the speed in
  /// points/s.
  func fling(_ distance: CGFloat, duration: TimeInterval = 0.2) -> CGFloat {
    simulator.drag(from: point(150, 300), to: point(150, 300 - distance), duration: duration)
    return distance / CGFloat(duration)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if logsScrolling { log.add("didScroll") }
    onScroll?()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.add("willEndDragging")
    self.velocity = velocity
    expectedTarget = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.add("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.add("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.add("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("didEndScrollingAnimation") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    log.add("willBeginZooming")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if logsScrolling { log.add("didZoom") }
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    log.add("didEndZooming \(scale)")
  }
}
