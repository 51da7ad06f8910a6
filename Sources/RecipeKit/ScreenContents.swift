/// The named things on a screen that has come to rest, found once for everybody who looks for one of them.
@MainActor
final class ScreenContents {
  let device: Simulator

  init(of device: Simulator) {
    self.device = device
  }

  /// All things that are seen, those in front first.
  private(set) lazy var things = ScreenThing.all(on: device)

  /// The rows of the list in front, from top to bottom.
  private(set) lazy var rows = ScreenThing.rows(on: device)
}
