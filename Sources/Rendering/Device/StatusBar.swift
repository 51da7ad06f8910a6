import UIKit

/// Draws the status bar in the style of the simulated system, with a constant time.
@MainActor
struct StatusBar {
  /// The time in every picture.
  static let time = "9:41"

  /// The carrier name in pictures of phones, as in Apple's simulator.
  static let carrier = "Carrier"

  private let width: CGFloat
  private let look: StatusBarAppearance
  /// The background colour of the bar if it has one; nil for black.
  private let tint: SceneColor?
  /// Whether the content is light if the bar is transparent.
  private let isLight: Bool
  /// Whether the bar shows the device's name instead of the signal strength, and the battery charge in words.
  private let namesDevice: Bool
  /// The shape of a screen whose opening divides the bar; nil for other screens.
  private let shape: ScreenShape?
  private var leaves = LeafPlacer(owner: SceneKey.device, clip: nil, opacity: 1)

  init(
    width: CGFloat,
    look: StatusBarAppearance,
    tint: SceneColor?,
    isLight: Bool,
    namesDevice: Bool,
    shape: ScreenShape?
  ) {
    self.width = width
    self.look = look
    self.tint = tint
    self.isLight = isLight
    self.namesDevice = namesDevice
    self.shape = look == .clear ? shape : nil
    // Smaller numbers are parts of the device's body.
    leaves.skip(to: 100)
  }

  func isSame(as other: StatusBar) -> Bool {
    width == other.width && look == other.look && tint == other.tint && isLight == other.isLight
      && namesDevice == other.namesDevice && shape == other.shape
  }

  /// Returns the nodes in interface coordinates.
  mutating func nodes() -> [SceneNode] {
    addBackground()
    if let shape {
      if shape.opening == .none { addCorners(shape) } else { addEars(shape) }
      return leaves.take()
    }
    if look == .clear && !namesDevice { addDots() } else { addBarsOrName() }
    addText(Self.time, at: .middle(width / 2), weight: look == .clear ? 500 : 700)
    addBattery()
    return leaves.take()
  }

  /// Adds the time left of the opening, and signal strength, network and battery right of it.
  private mutating func addEars(_ shape: ScreenShape) {
    let opening: CGFloat =
      switch shape.opening {
      case .notch(let width, _): width
      case .island: DeviceFrame.island.width
      case .none: 0
      }
    let ear = (width - opening) / 2
    let middle = (shape.statusBarHeight / 2).rounded() + 1
    leaves.skip(to: 110)
    let left = width - ear / 2 - 34
    for index in 0..<4 {
      let height = 4 + CGFloat(index) * 2.5
      let bar = CGRect(x: left + CGFloat(index) * 4.5, y: middle + 6 - height, width: 3, height: height)
      fill(.rect(bar, radius: 1), .color(ink))
    }
    addWaves(at: CGPoint(x: left + 30, y: middle + 6))
    addText(Self.time, at: .middle(ear / 2 + 4), weight: 600, size: 16, baseline: middle + 6)
    addBattery(at: left + 45, middle: middle)
  }

  /// Adds the time at the left, and the network and the battery at the right of a pad's screen with round corners.
  private mutating func addCorners(_ shape: ScreenShape) {
    let middle = (shape.statusBarHeight / 2).rounded() + 1
    leaves.skip(to: 110)
    addWaves(at: CGPoint(x: width - 59, y: middle + 6))
    addText(Self.time, at: .left(20), weight: 500, size: 13, baseline: middle + 5)
    addBattery(at: width - 44, middle: middle)
  }

  private mutating func addBattery(at left: CGFloat, middle: CGFloat) {
    leaves.skip(to: 130)
    let outline = CGRect(x: left, y: middle - 5.5, width: 22, height: 11)
    leaves.add(SceneShape(.rect(outline, radius: 3), stroke: SceneStroke(ink, width: 1)), .identity)
    fill(.rect(outline.insetBy(dx: 1.5, dy: 1.5), radius: 1.5), .color(ink))
    fill(.rect(CGRect(x: outline.maxX + 1, y: middle - 2, width: 1.5, height: 4), radius: 0.5), .color(ink))
  }

  private var ink: SceneColor {
    switch look {
    case .silver: SceneColor(0x33373D)
    case .tinted: tint == nil ? Self.onBlack : .white
    case .black: Self.onBlack
    case .clear: isLight ? .white : .black
    }
  }

  private static let onBlack = SceneColor(0xBFBFBF)

  private mutating func addBackground() {
    let strip = CGRect(x: 0, y: 0, width: width, height: UIScreen.statusBarHeight)
    switch look {
    case .silver:
      fill(.rect(strip, radius: 0), .vertical(SceneColor(0xF4F5F6), SceneColor(0xB4BAC1)))
      fill(.rect(CGRect(x: 0, y: 19, width: width, height: 1), radius: 0), .color(SceneColor(0x8E959D)))
    case .tinted:
      guard let tint else { return fill(.rect(strip, radius: 0), .color(.black)) }
      fill(
        .rect(strip, radius: 0),
        .vertical(tint.mixed(with: .white, by: 0.12), tint.mixed(with: .black, by: 0.2))
      )
      let edge = CGRect(x: 0, y: 19, width: width, height: 1)
      fill(.rect(edge, radius: 0), .color(tint.mixed(with: .black, by: 0.5)))
    case .black: fill(.rect(strip, radius: 0), .color(.black))
    case .clear: break
    }
  }

  /// Adds five bars of growing height, then the carrier name.
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
      left = addCarrier(at: left + 23)
    }
    addWaves(at: CGPoint(x: left + 7, y: 15))
  }

  /// Adds five dots for the signal strength, then the carrier name.
  private mutating func addDots() {
    leaves.skip(to: 110)
    for index in 0..<5 {
      fill(.ellipse(CGRect(x: 6.5 + CGFloat(index) * 7, y: 7.25, width: 5.5, height: 5.5)), .color(ink))
    }
    let left = addCarrier(at: 45)
    addWaves(at: CGPoint(x: left + 8, y: 14.5))
  }

  /// Adds the carrier name, and returns the start of the following content.
  private mutating func addCarrier(at left: CGFloat) -> CGFloat {
    let text = addText(Self.carrier, at: .left(left), weight: look == .clear ? 400 : 700)
    return text.span.right + 5
  }

  /// Adds the symbol of a wireless network, a dot and two arcs, above a point.
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

  @discardableResult
  private mutating func addText(
    _ string: String,
    at place: SceneText.LinePlace,
    weight: Int,
    size: CGFloat? = nil,
    baseline: CGFloat? = nil
  ) -> SceneText {
    let size = size ?? (look == .clear ? 12 : 14)
    let text = SceneText(
      string,
      weight >= 600 ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size),
      weight: weight,
      at: place,
      baseline: baseline ?? (look == .clear ? 14.5 : 15),
      fill: ink
    )
    if let (color, offset) = shadow {
      var cast = text
      cast.fill = color
      cast.baseline += offset
      leaves.add(cast, .identity)
    }
    leaves.add(text, .identity)
    return text
  }

  /// The shadow of texts: light below dark ones, or dark above light ones.
  private var shadow: (color: SceneColor, offset: CGFloat)? {
    switch look {
    case .silver: (SceneColor(0xFFFFFF, alpha: 0.6), 1)
    case .tinted: tint == nil ? nil : (SceneColor(0x000000, alpha: 0.35), -1)
    case .black, .clear: nil
    }
  }
}

extension Picture {
  /// The contents of the picture's status bar, as `signal`, `time` and `battery`; empty without a bar.
  @MainActor package var statusBarSigns: [String] {
    let parts = scene.nodes.filter { $0.key.owner == SceneKey.device }
    func hasShape(in range: Range<Int32>) -> Bool {
      parts.contains { node in
        if case .shape = node.content { range.contains(node.key.part) } else { false }
      }
    }
    let hasTime = parts.contains { node in
      if case .text(let text) = node.content { text.string == StatusBar.time } else { false }
    }
    // The same part numbers as above.
    return [(hasShape(in: 110..<130), "signal"), (hasTime, "time"), (hasShape(in: 130..<150), "battery")]
      .filter(\.0).map(\.1)
  }
}
