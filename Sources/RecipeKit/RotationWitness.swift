/// A child controller that hears of a turn right after its parent, and looks at something each time.
///
/// A claim puts it beside an example to see what is so at each of the three rotation calls.
///
/// ```swift
/// let witness = RotationWitness(beside: controller) { controller.view.subviews.isEmpty ? "empty" : "full" }
/// device.rotate(to: .landscapeLeft)
/// expect(witness.seen, is: ["full", "empty", "full"])
/// ```
public final class RotationWitness: UIViewController {
  private let look: () -> String

  /// The calls heard, in order, each with what was seen then.
  public private(set) var sightings: [(call: String, seen: String)] = []

  /// The orientation and the seconds that came with the call in the midst of the turn.
  public private(set) var argument = "none"

  /// Makes a witness and adds it to the children of `parent`.
  ///
  /// - Parameters:
  ///   - parent: the controller that turns; it keeps the witness.
  ///   - look: what the witness looks at, put into words.
  public init(beside parent: UIViewController, seeing look: @escaping () -> String) {
    self.look = look
    super.init(nibName: nil, bundle: nil)
    parent.addChild(self)
    loadViewIfNeeded()
  }

  /// A witness is made beside a controller and comes from no archive.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// What was seen at `willRotate`, `willAnimateRotation` and `didRotate`; empty for a call not heard.
  public var seen: [String] {
    ["willRotate", "willAnimateRotation", "didRotate"].map { call in
      sightings.filter { $0.call == call }.map(\.seen).joined(separator: ", then ")
    }
  }

  /// Looks before the turn.
  public override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    sightings.append(("willRotate", look()))
  }

  /// Looks in the midst of the turn.
  public override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    sightings.append(("willAnimateRotation", look()))
    argument = "\(toInterfaceOrientation), \(duration) s"
  }

  /// Looks after the turn.
  public override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    sightings.append(("didRotate", look()))
  }
}
