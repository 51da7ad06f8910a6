import UIKit

/// Draws the status bar as the simulated system does; its time never changes.
@MainActor
struct StatusBar {
  /// The time that every picture shows.
  static let time = "9:41"

  private let width: CGFloat
  private let look: StatusBarLook
  /// Whether the device's name stands in place of a signal's strength, and the battery's charge in words.
  private let namesDevice: Bool
  private var leaves = LeafPlacer(owner: SceneKey.device, clip: nil, opacity: 1)

  init(width: CGFloat, look: StatusBarLook, namesDevice: Bool) {
    self.width = width
    self.look = look
    self.namesDevice = namesDevice
    // The parts of the device's body come before.
    leaves.skip(to: 100)
  }

  /// The nodes in coordinates of the interface.
  mutating func nodes() -> [SceneNode] {
    addGround()
    if look == .clear && !namesDevice { addDots() } else { addBarsOrName() }
    addText(Self.time, at: .middle(width / 2), weight: look == .clear ? 500 : 700)
    addBattery()
    return leaves.take()
  }

  private var ink: SceneColor {
    switch look {
    case .silver: SceneColor(0x33373D)
    case .black: SceneColor(0xBFBFBF)
    case .clear: .black
    }
  }

  private mutating func addGround() {
    let strip = CGRect(x: 0, y: 0, width: width, height: UIApplication.statusBarHeight)
    switch look {
    case .silver:
      fill(.rect(strip, radius: 0), .vertical(SceneColor(0xF4F5F6), SceneColor(0xB4BAC1)))
      fill(.rect(CGRect(x: 0, y: 19, width: width, height: 1), radius: 0), .color(SceneColor(0x8E959D)))
    case .black: fill(.rect(strip, radius: 0), .color(.black))
    case .clear: break
    }
  }

  /// Five bars of growing height, then the name of the network.
  private mutating func addBarsOrName() {
    leaves.skip(to: 110)
    var left: CGFloat = 6
    if namesDevice {
      addText("iPad", at: .left(left), weight: look == .clear ? 400 : 700)
      left += 33
    } else {
      var bars = PathOutline()
      for index in 0..<5 {
        let height = 3 + CGFloat(index) * 2
        bars.addRect(CGRect(x: left + CGFloat(index) * 4, y: 15 - height, width: 3, height: height))
      }
      fill(.path(bars, .winding), .color(ink))
      left += 26
    }
    addWaves(at: CGPoint(x: left + 7, y: 15))
  }

  /// Five dots for the strength of the signal.
  private mutating func addDots() {
    leaves.skip(to: 110)
    for index in 0..<5 {
      fill(.ellipse(CGRect(x: 6.5 + CGFloat(index) * 7, y: 7.25, width: 5.5, height: 5.5)), .color(ink))
    }
    addWaves(at: CGPoint(x: 53, y: 14.5))
  }

  /// The sign of a wireless network: a dot and two arcs, standing on a point.
  private mutating func addWaves(at point: CGPoint) {
    for (index, radius) in [CGFloat(3), 6.5, 10].enumerated() {
      var arc = PathOutline()
      let reach = radius * 0.707
      let start = CGPoint(x: point.x - reach, y: point.y - reach)
      let end = CGPoint(x: point.x + reach, y: point.y - reach)
      arc.add(.move(start))
      // The tangents of a quarter arc meet above its middle.
      arc.add(.quadCurve(control: CGPoint(x: point.x, y: point.y - radius * 1.414), end: end))
      if index == 0 {
        arc.add(.line(point))
        arc.add(.close)
        fill(.path(arc, .winding), .color(ink))
      } else {
        leaves.add(
          SceneShape(.path(arc, .winding), stroke: SceneStroke(ink, width: 2)),
          .identity
        )
      }
    }
  }

  private mutating func addBattery() {
    leaves.skip(to: 130)
    let right = width - 6
    let outline = CGRect(x: right - 24.5, y: 5.5, width: 21, height: 9)
    let stroke = SceneStroke(ink, width: 1)
    leaves.add(
      SceneShape(.rect(outline, radius: look == .clear ? 1.5 : 1), stroke: stroke),
      .identity
    )
    fill(.rect(outline.insetBy(dx: 1.5, dy: 1.5), radius: 0.5), .color(ink))
    fill(.rect(CGRect(x: right - 3, y: 8, width: 1.5, height: 4), radius: 0), .color(ink))
    if namesDevice { addText("100%", at: .right(outline.minX - 5), weight: look == .clear ? 400 : 700) }
  }

  // MARK: Parts

  private mutating func fill(_ geometry: SceneShape.Geometry, _ paint: ScenePaint) {
    leaves.add(SceneShape(geometry, fill: paint), .identity)
  }

  private mutating func addText(_ string: String, at place: SceneText.LinePlace, weight: Int) {
    let size: CGFloat = look == .clear ? 12 : 14
    let text = SceneText(
      string,
      weight >= 700 ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size),
      weight: weight,
      at: place,
      baseline: look == .clear ? 14.5 : 15,
      fill: ink
    )
    if look == .silver {
      var light = text
      light.fill = SceneColor(0xFFFFFF, alpha: 0.6)
      light.baseline += 1
      leaves.add(light, .identity)
    }
    leaves.add(text, .identity)
  }
}
