/// A child controller that receives rotation calls right after its parent, and records an observation at
/// each.
///
/// A claim adds it to an example to observe the state at each of the three rotation calls.
///
/// ```swift
/// let witness = RotationRecorder(beside: controller) { controller.view.subviews.isEmpty ? "empty" : "full" }
/// device.rotate(to: .landscapeLeft)
/// expect(witness.seen, is: ["full", "empty", "full"])
/// ```
public final class RotationRecorder: UIViewController {
  private let look: () -> String

  /// The received calls in order, each with its observation.
  public private(set) var observedCalls: [(call: String, seen: String)] = []

  /// The orientation and the duration in seconds that came with `willAnimateRotation`.
  public private(set) var argument = "none"

  /// Creates a witness and adds it to the children of `parent`.
  ///
  /// - Parameters:
  ///   - parent: the controller that rotates; it retains the witness.
  ///   - look: returns the observation as text.
  public init(beside parent: UIViewController, seeing look: @escaping () -> String) {
    self.look = look
    super.init(nibName: nil, bundle: nil)
    parent.addChild(self)
    loadViewIfNeeded()
  }

  /// Unavailable: a witness is not created from an archive.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The observations at `willRotate`, `willAnimateRotation` and `didRotate`; empty for a call that wasn't
  /// received.
  public var seen: [String] {
    ["willRotate", "willAnimateRotation", "didRotate"].map { call in
      observedCalls.filter { $0.call == call }.map(\.seen).joined(separator: ", then ")
    }
  }

  /// Records an observation before the rotation.
  public override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    observedCalls.append(("willRotate", look()))
  }

  /// Records an observation in the rotation's animation.
  public override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    observedCalls.append(("willAnimateRotation", look()))
    argument = "\(toInterfaceOrientation), \(duration) s"
  }

  /// Records an observation after the rotation.
  public override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    observedCalls.append(("didRotate", look()))
  }
}
