import Rendering

/// A state of a playground: the screen at rest, and the possible gestures.
struct PlayAppearance: Equatable {
  /// The tappable areas of the picture.
  private(set) var spots: [PlayStateRecord.Spot] = []
  private(set) var barred: [PlayStateRecord.Barred] = []
  /// The numbers of the possible gestures, in order.
  private(set) var possible: [Int] = []
  private let picture: Picture
  /// The texts of the screens behind a presented one, which show the result of earlier gestures later.
  private let textsBehind: [String]

  @MainActor
  init(of device: Simulator, _ gestures: [Gesture]) {
    picture = Picture(of: device, caption: "The screen")
    let root = device.keyWindow?.rootViewController
    let controllers = root.map { Array(sequence(first: $0, next: \.presentedViewController)) } ?? []
    textsBehind = controllers.dropLast().compactMap(\.viewIfLoaded).flatMap(Self.texts)
    let screen = ScreenContents(of: device)
    for (key, gesture) in gestures.enumerated() {
      switch gesture.reachability(on: screen) {
      case .unreachable(let reason): barred.append(PlayStateRecord.Barred(key: key, reason: reason))
      case .reachable(_, let frame):
        possible.append(key)
        guard case .tap = gesture.action, let frame else { continue }
        let area = Picture.place(of: frame, on: device.device)
        spots.append(PlayStateRecord.Spot(key: key, frame: PlayStateRecord.Frame(area)))
      case nil: possible.append(key)
      }
    }
  }

  /// The texts of the labels that aren't hidden.
  @MainActor
  private static func texts(in view: UIView) -> [String] {
    if view.isHidden { return [] }
    return ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
  }

  /// The screen in words, and the texts behind it that it covers.
  var words: String {
    let seen = picture.scene.summary
    let covered = textsBehind.filter { !$0.isEmpty && !seen.contains($0) }
    return covered.isEmpty ? seen : "\(seen) Behind it: \(covered.joined(separator: ", "))."
  }

  var svg: String { picture.svg }

  static func == (one: PlayAppearance, other: PlayAppearance) -> Bool {
    guard one.possible == other.possible, one.spots == other.spots, one.barred == other.barred,
      one.textsBehind == other.textsBehind, one.words == other.words
    else { return false }
    // Equal scenes are equal pictures, without writing SVG.
    return one.picture.scene.paintsSame(as: other.picture.scene) || one.svg == other.svg
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
