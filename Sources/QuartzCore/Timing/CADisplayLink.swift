/// Calls a closure in every display frame once it is added to a run loop.
///
/// The device has 60 frames a second. Source: Apple, CADisplayLink.
public final class CADisplayLink {
  private var handler: (CADisplayLink) -> Void
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

  /// The seconds between two frames.
  public var duration: CFTimeInterval { 1 / CFTimeInterval(LayerContext.framesPerSecond) }

  /// The time of the frame that the next call prepares.
  public var targetTimestamp: CFTimeInterval { timestamp + duration * CFTimeInterval(framesPerCall) }

  private var framesPerCall: Int {
    guard preferredFramesPerSecond > 0 else { return 1 }
    return max(1, LayerContext.framesPerSecond / preferredFramesPerSecond)
  }

  /// Starts the calls; the run loop retains the link until it is invalidated or removed.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if !isInvalid { LayerContext.current.add(self) }
  }

  /// Stops the calls; another `add` restarts them.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    LayerContext.current.remove(self)
  }

  /// Stops the calls for good.
  public func invalidate() {
    remove(from: .main, forMode: .default)
    isInvalid = true
    handler = { _ in }
  }

  func displayFrame(at time: CFTimeInterval) {
    framesUntilCall -= 1
    guard !isPaused, framesUntilCall <= 0 else { return }
    framesUntilCall = framesPerCall
    timestamp = time
    handler(self)
  }
}
