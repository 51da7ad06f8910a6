import Rendering

/// What a state of a playground looks like, and what can be done in it.
struct PlayLook: Hashable {
  let offer: PlayOffer
  private let picture: Picture

  /// What a device that has come to rest looks like.
  @MainActor
  init(of device: Simulator, _ gestures: [Gesture]) {
    picture = Picture(of: device, caption: "The screen")
    offer = PlayOffer(of: device, gestures)
  }

  var words: String { picture.scene.summary }

  var svg: String { picture.svg }

  static func == (one: PlayLook, other: PlayLook) -> Bool {
    guard one.offer == other.offer, one.words == other.words else { return false }
    // Where both are painted from the same, they need not be drawn to tell.
    return one.picture.scene.paintsSame(as: other.picture.scene) || one.svg == other.svg
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(words)
    hasher.combine(offer.open)
  }
}
