import Rendering

/// The possible gestures in a state of a playground, and the reasons why others are impossible.
struct GestureAvailability: Equatable {
  /// The tappable areas of the picture.
  private(set) var spots: [PlayStateRecord.Spot] = []
  private(set) var barred: [PlayStateRecord.Barred] = []
  /// The numbers of the possible gestures, in order.
  private(set) var possible: [Int] = []

  @MainActor
  init(of device: Simulator, _ gestures: [Gesture]) {
    let screen = ScreenContents(of: device)
    for (key, gesture) in gestures.enumerated() {
      switch gesture.reachability(on: screen) {
      case .unreachable(let reason): barred.append(PlayStateRecord.Barred(key: key, reason: reason))
      case .reachable(_, let frame):
        possible.append(key)
        guard case .tap = gesture.action, let frame else { continue }
        let place = Picture.place(of: frame, on: device.device)
        spots.append(PlayStateRecord.Spot(key: key, frame: PlayStateRecord.Frame(place)))
      case nil: possible.append(key)
      }
    }
  }
}

extension PlayStateRecord.Frame {
  /// Creates a rectangle in whole points.
  fileprivate init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX.rounded()),
      y: Double(rect.minY.rounded()),
      width: Double(rect.width.rounded()),
      height: Double(rect.height.rounded())
    )
  }
}
