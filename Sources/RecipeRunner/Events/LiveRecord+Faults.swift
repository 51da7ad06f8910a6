import LiveScenes
import RecipeKit

extension LiveRecord {
  /// The scene's faults, completing a sentence that begins with the scene; pages play only scenes without
  /// faults.
  package var faults: [String] {
    let kinds = [motion?.faults, layout?.faults, count?.faults].compactMap(\.self)
    guard kinds.count == 1, let faults = kinds.first else {
      return ["holds \(kinds.count) of 'motion', 'layout' and 'count', and must hold one"]
    }
    return faults
  }
}

extension MotionRecord {
  /// The maximum number of frames that a page compares: one minute.
  private static let frameLimit = 3_600
  /// The maximum number of controls and boundaries.
  private static let controlLimit = 40
  private static let boundaryLimit = 100

  fileprivate var faults: [String] {
    guard let scene = LiveSceneRecord(base64: numbers) else {
      return ["has 'numbers' that are not a scene in Base64"]
    }
    let count = scene.simulation.items.count
    var faults: [String] = []
    if count > LiveScene.itemLimit || items.count != count {
      faults.append(
        "has \(count) items in 'numbers' and \(items.count) in 'items'; the counts must be equal, and at "
          + "most \(LiveScene.itemLimit)"
      )
    }
    if items.contains(where: { !isLength($0.width) || !isLength($0.height) }) {
      faults.append("has an item whose 'width' or 'height' is not a valid length")
    }
    if hand != scene.hand.name {
      faults.append("has the 'hand' '\(hand)', but 'numbers' has '\(scene.hand.name)'")
    }
    if space.count != 6 || !space.allSatisfy(\.isFinite) || space[0] * space[3] == space[1] * space[2] {
      faults.append("has a 'space' that is not the six numbers of an invertible transform")
    }
    if screen.count != 4 || !screen.allSatisfy(\.isFinite) || !isLength(screen[2]) || !isLength(screen[3]) {
      faults.append("has a 'screen' that is not x, y, width and height")
    }
    if boundaries.count > Self.boundaryLimit
      || boundaries.contains(where: { $0.points.count < 4 || !$0.points.count.isMultiple(of: 2) })
    {
      faults.append(
        "has more than \(Self.boundaryLimit) 'boundaries', or one that is not x and y of two corners or more"
      )
    }
    if controls.count > Self.controlLimit || !controls.allSatisfy(\.isSound) {
      faults.append(
        "has more than \(Self.controlLimit) 'controls', or one whose target does not exist"
      )
    }
    if !(1...Self.frameLimit).contains(frames) {
      faults.append("compares \(frames) 'frames'; 1 to \(Self.frameLimit) can be")
    }
    return faults
  }
}

extension MotionRecord.Control {
  fileprivate var isSound: Bool {
    LiveProperty(rawValue: property) != nil && index >= 0 && least < greatest && step > 0
      && [least, greatest, step, factor].allSatisfy(\.isFinite)
  }
}

extension LayoutRecord {
  private static let itemLimit = 100

  fileprivate var faults: [String] {
    var faults: [String] = []
    for (name, size) in [("size", size), ("turnedSize", turnedSize)]
    where size.count != 2 || !size.allSatisfy({ isLength($0) && $0 > 0 }) {
      faults.append("has a '\(name)' that is not width and height")
    }
    if !(1...Self.itemLimit).contains(items.count) {
      faults.append("has \(items.count) 'items'; 1 to \(Self.itemLimit) can be shown")
    }
    let frames = items.flatMap { [$0.frame, $0.turned] }
    if frames.contains(where: { $0.count != 4 || !$0.allSatisfy(\.isFinite) }) {
      faults.append("has an item whose 'frame' or 'turned' is not x, y, width and height")
    }
    if items.contains(where: { !(0..<64).contains($0.mask) }) {
      faults.append("has an item whose 'mask' is not the six bits of a mask")
    }
    return faults
  }
}

extension CountRecord {
  /// The maximum count.
  private static let limit = 200

  fileprivate var faults: [String] {
    (2...Self.limit + 1).contains(values.count) && values.allSatisfy(\.isFinite)
      ? []
      : ["has \(values.count) 'values'; a value for 0 and for each of 1 to \(Self.limit) things can be shown"]
  }
}

/// Whether a number is a plausible length on a screen, in points.
private func isLength(_ number: Double) -> Bool { (0...100_000).contains(number) }
