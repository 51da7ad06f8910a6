extension UIView {
  /// Changes the content of `view` as the transition of the options shows it.
  ///
  /// What `animations` sets takes its value at once; the transition covers it. `completion` runs after
  /// `duration` seconds, or on the next turn if nothing is animated.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    performWithoutAnimation { animations?() }
    let style = options.transitionStyle
    guard duration > 0, AnimationBlock.isEnabled, style != .none else {
      if let completion { SimulatedDevice.current.onNextTurn { completion(true) } }
      return
    }
    let group = AnimationGroup(
      start: SimulatedDevice.current.timeline.now,
      duration: duration,
      timing: options.timing,
      repeatCount: 1,
      autoreverses: false,
      allowsUserInteraction: options.contains(.allowUserInteraction),
      completion: completion
    )
    group.add(view)
    group.close()
    view.begin(ViewTransition(style: style, group: group))
    SimulatedDevice.current.animator.start(group)
  }

  /// Puts `toView` in the place of `fromView`, in the same superview.
  ///
  /// `fromView` is removed, or only hidden with the option `showHideTransitionViews`.
  /// Source: Apple, UIView.transition(from:to:duration:options:completion:).
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      if let completion { SimulatedDevice.current.onNextTurn { completion(false) } }
      return
    }
    transition(
      with: container,
      duration: duration,
      options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.addSubview(toView)
          fromView.removeFromSuperview()
        }
      },
      completion: completion
    )
  }
}
