import Rendering
import UIKit

/// The steps that change the content of views, touch and draw them.
extension ViewScene {
  func performContent(_ step: ViewStep) {
    switch step {
    case .text(let number, let text):
      view(number, as: UILabel.self)?.text = text
      view(number, as: UIButton.self)?.setTitle(text, for: .normal)
      view(number, as: UITextField.self)?.text = text
    case .fontSize(let number, let size):
      view(number, as: UILabel.self)?.font = .systemFont(ofSize: size)
      view(number, as: UITextField.self)?.font = .systemFont(ofSize: size)
    case .image(let number, let kind):
      view(number, as: UIImageView.self)?.image = image(kind)
      view(number, as: UIButton.self)?.setImage(image(kind), for: .normal)
    case .contentSize(let number, let size): view(number, as: UIScrollView.self)?.contentSize = size
    case .contentInset(let number, let insets): view(number, as: UIScrollView.self)?.contentInset = insets
    case .contentOffset(let number, let offset, let animated):
      view(number, as: UIScrollView.self)?.setContentOffset(offset, animated: animated)
    case .scrollToRect(let number, let rect, let animated):
      view(number, as: UIScrollView.self)?.scrollRectToVisible(rect, animated: animated)
    case .zoom(let number, let scale, let minimum, let maximum, let animated):
      guard let scroll = view(number, as: UIScrollView.self) else { return }
      scroll.minimumZoomScale = minimum
      scroll.maximumZoomScale = maximum
      scroll.setZoomScale(scale, animated: animated)
    case .paging(let number, let value): view(number, as: UIScrollView.self)?.isPagingEnabled = value
    case .rows(let number, let rows, _):
      guard let table = view(number, as: UITableView.self) else { return }
      server.rows = rows
      for case let other as UITableView in views.values where other !== table { other.reloadData() }
      table.reloadData()
    case .rowHeight(let number, let height): view(number, as: UITableView.self)?.rowHeight = height
    case .selectRow(let number, let section, let row, let position):
      guard let table = view(number, as: UITableView.self), section < table.numberOfSections,
        row < table.numberOfRows(inSection: section),
        let position = UITableView.ScrollPosition(rawValue: position)
      else { return }
      table.selectRow(at: IndexPath(row: row, section: section), animated: true, scrollPosition: position)
    case .editing(let number, let value):
      view(number, as: UITableView.self)?.setEditing(value, animated: true)
    case .progress(let number, let progress, let animated):
      view(number, as: UIProgressView.self)?.setProgress(progress, animated: animated)
    case .pages(let number, let count, let current):
      view(number, as: UIPageControl.self)?.numberOfPages = count
      view(number, as: UIPageControl.self)?.currentPage = current
    case .recognizers(let number, let taps, let fingers):
      guard let view = view(number, as: UIView.self) else { return }
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = taps
      tap.numberOfTouchesRequired = fingers
      view.addGestureRecognizer(tap)
      view.addGestureRecognizer(UIPanGestureRecognizer())
      view.addGestureRecognizer(UIPinchGestureRecognizer())
      view.addGestureRecognizer(UIRotationGestureRecognizer())
      view.addGestureRecognizer(UISwipeGestureRecognizer())
      view.addGestureRecognizer(UILongPressGestureRecognizer())
    case .focus(let number): _ = view(number, as: UIView.self)?.becomeFirstResponder()
    default: performEvent(step)
    }
  }

  private func performEvent(_ step: ViewStep) {
    switch step {
    case .type(let text): simulator.type(text)
    case .turn(let orientation):
      simulator.rotate(to: UIDeviceOrientation(rawValue: orientation) ?? .portrait)
    case .tap(let point): simulator.tap(at: point)
    case .tapView(let number): if let view = view(number, as: UIView.self) { simulator.tap(view) }
    case .doubleTap(let point, let fingers):
      for _ in 0..<2 {
        let down = (0..<fingers).map { finger in
          simulator.touchDown(at: CGPoint(x: point.x + CGFloat(finger) * 60, y: point.y))
        }
        simulator.advance(by: 0.05)
        for finger in down { finger?.lift() }
        simulator.advance(by: 0.05)
      }
    case .drag(let from, let to, let seconds): simulator.drag(from: from, to: to, duration: seconds)
    case .pinch(let point, let from, let to): simulator.pinch(at: point, from: from, to: to)
    case .pass(let seconds): simulator.advance(by: seconds)
    case .idle: simulator.advanceUntilIdle(limit: 5)
    case .picture: _ = Picture(of: simulator, caption: "picture").svg
    case .film(let seconds):
      let recorder = FilmRecorder(simulator.device, caption: "film")
      simulator.advance(by: seconds)
      _ = recorder.finish().svg()
    default: break
    }
  }

  private func image(_ kind: ViewStep.ImageKind) -> UIImage? {
    func picture(_ size: CGSize) -> UIImage {
      UIGraphicsImageRenderer(size: size).image { context in
        UIColor.green.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }
    return switch kind {
    case .small: picture(CGSize(width: 10, height: 20))
    case .empty: UIImage()
    case .huge: picture(CGSize(width: 100_000, height: 1e9))
    case .resizable:
      picture(CGSize(width: 30, height: 30)).resizableImage(
        withCapInsets: UIEdgeInsets(top: 10, left: 20, bottom: 40, right: 5)
      )
    case .none: nil
    }
  }
}
