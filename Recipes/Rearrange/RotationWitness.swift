import RecipeKit

/// A child controller, which hears of a turn right after its parent, and looks at something each time.
final class RotationWitness: UIViewController {
  /// What the witness looks at.
  private let look: () -> String

  /// The calls heard, in order, each with what was seen then.
  private(set) var sightings: [(call: String, seen: String)] = []

  /// The orientation and the seconds that came with the call in the midst of the turn.
  private(set) var argument = "none"

  init(beside parent: UIViewController, seeing look: @escaping () -> String) {
    self.look = look
    super.init(nibName: nil, bundle: nil)
    parent.addChild(self)
    loadViewIfNeeded()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// What was seen at `willRotate`, `willAnimateRotation` and `didRotate`; empty for a call not heard.
  var seen: [String] {
    ["willRotate", "willAnimateRotation", "didRotate"].map { call in
      sightings.filter { $0.call == call }.map(\.seen).joined(separator: ", then ")
    }
  }

  override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    sightings.append(("willRotate", look()))
  }

  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    sightings.append(("willAnimateRotation", look()))
    argument = "\(toInterfaceOrientation), \(duration) s"
  }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    sightings.append(("didRotate", look()))
  }
}
