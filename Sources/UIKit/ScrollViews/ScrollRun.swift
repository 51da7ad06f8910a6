/// Content that moves by itself, from a moment on.
@MainActor
final class ScrollRun {
  enum Kind {
    /// After a drag, each coordinate by itself.
    case deceleration(horizontal: ScrollMotion, vertical: ScrollMotion)
    /// Because code asked for it.
    case animation(from: CGPoint, to: CGPoint)
  }

  /// How long code's own movements take, in seconds.
  ///
  /// Apple publishes no number; devices come near to it.
  static let animationDuration: TimeInterval = 0.3

  let kind: Kind

  /// Whether a tap on the status bar began it.
  let leadsToTop: Bool

  private let start = SimulatedDevice.current.timeline.now
  private let animator = SimulatedDevice.current.animator
  private var follower: Int?

  init(_ kind: Kind, leadsToTop: Bool = false) {
    self.kind = kind
    self.leadsToTop = leadsToTop
  }

  var isDeceleration: Bool {
    if case .deceleration = kind { true } else { false }
  }

  /// Where it ends.
  var target: CGPoint {
    switch kind {
    case .deceleration(let horizontal, let vertical): CGPoint(x: horizontal.target, y: vertical.target)
    case .animation(_, let target): target
    }
  }

  private var elapsed: TimeInterval { SimulatedDevice.current.timeline.now - start }

  private var duration: TimeInterval {
    switch kind {
    case .deceleration(let horizontal, let vertical): max(horizontal.duration, vertical.duration)
    case .animation: ScrollRun.animationDuration
    }
  }

  /// Whether it has arrived.
  var isOver: Bool { elapsed >= duration - Timeline.tolerance }

  /// The offset at the present time.
  var offset: CGPoint {
    guard !isOver else { return target }
    switch kind {
    case .deceleration(let horizontal, let vertical):
      return CGPoint(x: horizontal.offset(at: elapsed), y: vertical.offset(at: elapsed))
    case .animation(let from, let target):
      let progress = CGFloat(AnimationTiming(.easeInOut).progress(at: elapsed / ScrollRun.animationDuration))
      return CGPoint(x: from.x + (target.x - from.x) * progress, y: from.y + (target.y - from.y) * progress)
    }
  }

  /// Calls `step` in every display frame, as long as the view lives.
  func begin(for view: UIScrollView, _ step: @escaping @MainActor (UIScrollView) -> Void) {
    follower = animator.follow(for: view, step)
  }

  func end() {
    if let follower { animator.unfollow(follower) }
    follower = nil
  }
}
