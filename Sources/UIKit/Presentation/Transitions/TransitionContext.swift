/// One transition between two controllers, as its animation sees it.
///
/// Presentations and containers make one, run an animation with it, and hear of its end once.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated: Bool
  let isInteractive = false
  let presentationStyle: UIModalPresentationStyle
  let targetTransform = CGAffineTransform.identity
  private(set) var transitionWasCancelled = false

  /// The controller, view and frames of one side.
  struct Side {
    /// The controller, or nil if there was none.
    var controller: UIViewController?

    /// The view that moves, or nil if it stays as it is.
    var view: UIView?

    /// The view's place at the start, zero if it is not there.
    var initialFrame = CGRect.zero

    /// The view's place at the end, zero if it leaves.
    var finalFrame = CGRect.zero
  }

  private let from: Side
  private let to: Side
  private var completion: ((_ didComplete: Bool) -> Void)?

  init(
    in containerView: UIView,
    from: Side,
    to: Side,
    isAnimated: Bool,
    presentationStyle: UIModalPresentationStyle = .none,
    completion: @escaping (_ didComplete: Bool) -> Void
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.presentationStyle = presentationStyle
    self.completion = completion
  }

  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    transitionWasCancelled = !didComplete
    completion(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    side(of: vc)?.initialFrame ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    side(of: vc)?.finalFrame ?? .zero
  }

  private func side(of controller: UIViewController) -> Side? {
    if from.controller === controller { return from }
    return to.controller === controller ? to : nil
  }
}
