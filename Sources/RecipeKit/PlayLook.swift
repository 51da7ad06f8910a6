import Rendering

/// What a state of a playground looks like, and what can be done in it.
struct PlayLook: Hashable {
  var words: String
  var svg: String
  var spots: [PlayStateRecord.Spot]
  var barred: [PlayStateRecord.Barred]
  /// The numbers of the gestures that can be done, in their order.
  var open: [Int]

  /// What a device that has come to rest looks like.
  @MainActor
  init(of device: Simulator, _ gestures: [Gesture]) {
    let picture = Picture(of: device, caption: "The screen")
    words = picture.scene.summary
    svg = picture.svg
    (spots, barred, open) = ([], [], [])
    for (key, gesture) in gestures.enumerated() {
      switch gesture.sight(on: device) {
      case .unreachable(let reason): barred.append(PlayStateRecord.Barred(key: key, reason: reason))
      case .reachable(_, let frame):
        open.append(key)
        guard case .tap = gesture.action, let frame else { continue }
        let place = Picture.place(of: frame, on: device.device)
        spots.append(PlayStateRecord.Spot(key: key, frame: PlayStateRecord.Frame(place)))
      case nil: open.append(key)
      }
    }
  }
}

extension PlayStateRecord.Frame {
  /// A rectangle in whole points.
  fileprivate init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX.rounded()),
      y: Double(rect.minY.rounded()),
      width: Double(rect.width.rounded()),
      height: Double(rect.height.rounded())
    )
  }
}
