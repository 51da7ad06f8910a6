/// Calls a closure in every display frame once it is added to a run loop.
///
/// The device has 60 frames a second. Source: Apple, CADisplayLink.
@preconcurrency @MainActor
public final class CADisplayLink: DeviceBound {
  private var handler: (CADisplayLink) -> Void
  private var follower: Int?
  private var isInvalid = false
  private var framesUntilCall = 0

  /// The time of the last frame, in seconds of `CACurrentMediaTime()`.
  public private(set) var timestamp: CFTimeInterval = 0

  /// Whether the calls are suspended.
  public var isPaused = false

  /// The requested number of calls per second; 0 for one call per frame.
  public var preferredFramesPerSecond = 0

  /// Creates a link that calls `handler` with itself.
  public init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
  }

  /// Makes a link that sends a message, with itself, to a target that it keeps until it is invalidated.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { sel.send(to: target as AnyObject, $0) }
  }

  /// The seconds between two frames.
  public var duration: CFTimeInterval { 1 / CFTimeInterval(Timeline.framesPerSecond) }

  /// The time of the frame that the next call prepares.
  public var targetTimestamp: CFTimeInterval { timestamp + duration * CFTimeInterval(framesPerCall) }

  private var framesPerCall: Int {
    guard preferredFramesPerSecond > 0 else { return 1 }
    return max(1, Timeline.framesPerSecond / preferredFramesPerSecond)
  }

  /// Starts the calls; the run loop retains the link until it is invalidated or removed.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard follower == nil, !isInvalid else { return }
    follower = device.animator.follow { self.displayFrame() }
  }

  /// Stops the calls; another `add` restarts them.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if let follower { device.animator.unfollow(follower) }
    follower = nil
  }

  /// Stops the calls for good.
  public func invalidate() {
    remove(from: .main, forMode: .default)
    isInvalid = true
    handler = { _ in }
  }

  private func displayFrame() {
    framesUntilCall -= 1
    guard !isPaused, framesUntilCall <= 0 else { return }
    framesUntilCall = framesPerCall
    timestamp = device.timeline.frameTime
    handler(self)
  }
}
