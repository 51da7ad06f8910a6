import UIKit

/// The steps that position, query and animate views.
extension ViewScene {
  func performGeometry(_ step: ViewStep) {
    switch step {
    case .frame(let number, let frame): view(number)?.frame = frame
    case .bounds(let number, let bounds): view(number)?.bounds = bounds
    case .center(let number, let center): view(number)?.center = center
    case .transform(let number, let transform): view(number)?.transform = transform
    case .mask(let number, let mask): view(number)?.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
    case .alpha(let number, let alpha): view(number)?.alpha = alpha
    case .flag(let number, let flag, let value): view(number).map { set(flag, of: $0, to: value) }
    case .contentMode(let number, let mode):
      view(number)?.contentMode = UIView.ContentMode(rawValue: mode) ?? .scaleToFill
    case .corner(let number, let radius): view(number)?.layer.cornerRadius = radius
    case .layout(let number):
      view(number)?.setNeedsLayout()
      view(number)?.layoutIfNeeded()
    case .sizeToFit(let number): view(number)?.sizeToFit()
    case .sizeThatFits(let number, let size): _ = view(number)?.sizeThatFits(size)
    case .convertPoint(let point, let from, let to):
      guard let from = view(from) else { return }
      _ = from.convert(point, to: view(to))
      _ = from.convert(point, from: view(to))
    case .convertRect(let rect, let from, let to):
      guard let from = view(from) else { return }
      _ = from.convert(rect, to: view(to))
      _ = from.convert(rect, from: view(to))
    case .hit(let number, let point): _ = view(number)?.hitTest(point, with: nil)
    case .animate(let number, let change, let seconds, let delay, let options, let spring):
      guard let view = view(number) else { return }
      let options = UIView.AnimationOptions(rawValue: options)
      if let spring {
        UIView.animate(
          withDuration: seconds,
          delay: delay,
          usingSpringWithDamping: spring,
          initialSpringVelocity: spring * 3,
          options: options,
          animations: { self.change(view, change) }
        )
      } else {
        UIView.animate(
          withDuration: seconds,
          delay: delay,
          options: options,
          animations: { self.change(view, change) }
        )
      }
    case .transition(let number, let other, let options):
      guard number != 0, other != 0, number != other, let view = self.view(number),
        let other = self.view(other),
        !view.isDescendant(of: other), !other.isDescendant(of: view)
      else { return }
      UIView.transition(
        from: view,
        to: other,
        duration: 0.3,
        options: UIView.AnimationOptions(rawValue: options)
      )
    default: performContent(step)
    }
  }

  private func view(_ number: Int) -> UIView? { views[number] }

  private func change(_ view: UIView, _ change: ViewStep.Change) {
    switch change {
    case .frame(let frame): view.frame = frame
    case .bounds(let bounds): view.bounds = bounds
    case .center(let center): view.center = center
    case .transform(let transform): view.transform = transform
    case .alpha(let alpha): view.alpha = alpha
    case .color: view.backgroundColor = .red
    }
  }

  private func set(_ flag: ViewStep.Flag, of view: UIView, to value: Bool) {
    switch flag {
    case .hidden: view.isHidden = value
    case .clips: view.clipsToBounds = value
    case .interactive: view.isUserInteractionEnabled = value
    case .resizesSubviews: view.autoresizesSubviews = value
    case .multipleTouch: view.isMultipleTouchEnabled = value
    case .exclusiveTouch: view.isExclusiveTouch = value
    case .opaque: view.isOpaque = value
    }
  }
}
