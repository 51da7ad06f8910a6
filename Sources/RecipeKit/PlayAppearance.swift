import Rendering

/// The appearance of a playground's state, and its possible gestures.
struct PlayAppearance: Hashable {
  let availability: GestureAvailability
  private let picture: Picture

  /// The appearance of a device at rest.
  @MainActor
  init(of device: Simulator, _ gestures: [Gesture]) {
    picture = Picture(of: device, caption: "The screen")
    availability = GestureAvailability(of: device, gestures)
  }

  var words: String { picture.scene.summary }

  var svg: String { picture.svg }

  static func == (one: PlayAppearance, other: PlayAppearance) -> Bool {
    guard one.availability == other.availability, one.words == other.words else { return false }
    // Equal scenes are equal pictures, without writing SVG.
    return one.picture.scene.paintsSame(as: other.picture.scene) || one.svg == other.svg
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(words)
    hasher.combine(availability.possible)
  }
}
