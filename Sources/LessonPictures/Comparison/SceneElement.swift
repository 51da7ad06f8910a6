import Rendering
import UIKit

/// Something on a screen that readers see as one: a view with the parts that have no name of their own.
struct SceneElement {
  /// What it is called: "button", "square".
  let noun: String
  /// Its text, or else its accessibility label; nil for neither.
  let name: String?
  /// The value of a control in a picture.
  let value: String?
  /// The name of its colour; nil for things that readers tell apart by their names.
  let color: String?
  /// The position on the screen, as the reader holds the device.
  let frame: CGRect
  /// The clockwise rotation in degrees.
  let angle: Int
  /// Whether it has a shape or an image, and not only text.
  let hasShape: Bool
  /// Whether it covers almost the whole screen, or is a part of the device.
  let isBackdrop: Bool
  /// The indices of its leaves.
  let leaves: [Int]

  /// Returns the things on a screen, back to front, without annotations.
  ///
  /// - Parameters:
  ///   - leaves: the leaves of the scene.
  ///   - nouns: what readers call its views.
  ///   - place: the transform from the canvas to the interface.
  static func things(_ leaves: [PaintedLeaf], _ nouns: ViewNouns, _ toInterface: CGAffineTransform)
    -> [SceneElement]
  {
    var order: [Int32] = []
    var members: [Int32: [Int]] = [:]
    for (index, leaf) in leaves.enumerated() {
      var key = nouns[leaf.owner]?.number ?? leaf.owner
      if leaf.owner == SceneKey.device { key = leaf.isOnScreen ? statusBar : SceneKey.device }
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(index)
    }
    let screen = leaves.filter(\.isOnScreen).map(\.box).reduce(CGRect.null) { $0.union($1) }
    return order.compactMap { key in
      members[key].map { SceneElement(key, $0, leaves, nouns[key]?.noun, toInterface, screen) }
    }
  }

  /// The key of the status bar, whose parts have no view.
  private static let statusBar: Int32 = -1

  private init(
    _ key: Int32,
    _ members: [Int],
    _ leaves: [PaintedLeaf],
    _ noun: ViewNoun?,
    _ toInterface: CGAffineTransform,
    _ screen: CGRect
  ) {
    self.leaves = members
    let own = members.map { leaves[$0] }
    let texts = Self.lines(own)
    let ink = own.filter { $0.string != nil && !$0.isSoft }.map(\.whole).reduce(CGRect.null) { $0.union($1) }
    // What lies behind a part of a text is a part of its style.
    let shapes = own.filter {
      $0.string == nil && !$0.isSoft && (ink.isNull || $0.whole.insetBy(dx: -4, dy: -8).contains(ink))
    }
    let main = shapes.max { $0.whole.width * $0.whole.height < $1.whole.width * $1.whole.height }
    let extents = (shapes.isEmpty ? own.filter { $0.string != nil || ink.isNull } : shapes).map(\.whole)
    let whole = extents.reduce(CGRect.null) { $0.union($1) }
    frame = whole.applying(toInterface)
    hasShape = main != nil
    let leading = own.first { $0.string != nil } ?? main ?? own[0]
    let turn = ((leading.angle + atan2(toInterface.b, toInterface.a)) * 180 / .pi).rounded()
    // An upright rectangle of a turned view is written as one that isn't turned.
    let round = leading.string == nil ? 90 : 360
    angle = turn.isFinite ? (Int(turn) % round + round + round / 2) % round - round / 2 : 0
    let isDevice = key == SceneKey.device || key == Self.statusBar
    let share = whole.intersection(screen)
    isBackdrop =
      isDevice
      || (!screen.isEmpty && texts.isEmpty
        && share.width * share.height > 0.9 * screen.width * screen.height)
    let kind = noun?.kind ?? .plain
    let text = texts.isEmpty ? noun?.label : texts
    // The letters of a keyboard are no name.
    name = isDevice || kind == .keyboard || text?.isEmpty != false ? nil : text
    value = noun?.value
    if isDevice {
      self.noun = key == Self.statusBar ? "status bar" : "device"
    } else if kind != .plain {
      self.noun = kind.rawValue
    } else if isBackdrop {
      self.noun = "background"
    } else if let main {
      self.noun = texts.isEmpty ? main.noun : ViewNoun.Kind.plain.rawValue
    } else {
      self.noun = "text"
    }
    let isNamedByColor = !isDevice && kind == .plain && name == nil
    color = isNamedByColor ? main?.color.map(ColorName.of) : nil
  }

  /// The text of leaves: runs that touch are one word, and a run behind its like is its shadow.
  private static func lines(_ leaves: [PaintedLeaf]) -> String {
    let runs = leaves.filter { $0.string != nil && !$0.isSoft }
    var text = ""
    var last: PaintedLeaf?
    for (index, run) in runs.enumerated() {
      let isShadow = runs[(index + 1)...].contains { other in
        other.string == run.string && !other.whole.isFar(from: run.whole, by: 6)
      }
      guard !isShadow, let string = run.string else { continue }
      let isJoined = last.map { $0.whole.intersects(run.whole) && abs(run.whole.minX - $0.whole.maxX) < 1.5 }
      if last != nil, isJoined != true { text += " " }
      text += string
      last = run
    }
    return text
  }

  /// The middle, in whole points.
  var middle: String { "(\(Self.whole(frame.midX)), \(Self.whole(frame.midY)))" }

  /// The size, in whole points.
  var size: String { "\(Self.whole(frame.width)) × \(Self.whole(frame.height))" }

  static func whole(_ number: CGFloat) -> Int { Int(max(-1e6, min(1e6, number.rounded()))) }

  /// Whether both have the same name, or look the same.
  func isCalled(as other: SceneElement) -> Bool {
    noun == other.noun && name == other.name && color == other.color
  }

  /// Whether middles and sizes differ by less than a point.
  func isPlaced(as other: SceneElement) -> Bool { !frame.isFar(from: other.frame, by: 1) }
}

extension PaintedLeaf {
  /// What readers call a plain shape.
  fileprivate var noun: String {
    let isEven = abs(size.width - size.height) < 1.5
    switch figure {
    case .rectangle(let rounding):
      if min(size.width, size.height) < 4, max(size.width, size.height) > 20 { return "line" }
      return isEven ? rounding > 0.45 ? "circle" : "square" : "rectangle"
    case .ellipse: return isEven ? "circle" : "oval"
    case .outline: return "shape"
    case .text: return "text"
    case .image: return "picture"
    }
  }
}
