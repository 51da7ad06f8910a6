import UIKit

/// Builds the text of an SVG file, byte by byte.
package struct SVGText {
  private(set) var bytes: [UInt8] = []

  package init() { bytes.reserveCapacity(8_192) }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds markup without escaping.
  mutating func markup(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Adds markup without escaping.
  package mutating func markup(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Adds text: XML's special characters are escaped, characters that XML can't contain are omitted, and
  /// other controls become spaces.
  mutating func words(_ text: some StringProtocol) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: markup("&amp;")
      case 0x3C: markup("&lt;")
      case 0x3E: markup("&gt;")
      case 0x22: markup("&quot;")
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: bytes.append(0x20)
      case 0x00..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: continue
      case 0x20..<0x7F: bytes.append(UInt8(scalar.value))
      default: bytes.append(contentsOf: scalar.utf8)
      }
    }
  }

  /// The largest number that is written; larger ones are clamped.
  static let limit: CGFloat = 1e9

  /// Adds a number with at most two decimals.
  mutating func number(_ value: CGFloat) {
    guard !value.isNaN else {
      bytes.append(0x30)
      return
    }
    let hundredths = Int((min(Self.limit, max(-Self.limit, value)) * 100).rounded())
    if hundredths < 0 { bytes.append(0x2D) }
    let magnitude = hundredths.magnitude
    integer(magnitude / 100)
    let rest = UInt8(magnitude % 100)
    guard rest > 0 else { return }
    bytes.append(0x2E)
    bytes.append(0x30 + rest / 10)
    if rest % 10 > 0 { bytes.append(0x30 + rest % 10) }
  }

  private mutating func integer(_ value: UInt) {
    if value < 10 {
      bytes.append(0x30 + UInt8(value))
      return
    }
    let start = bytes.count
    var rest = value
    while rest > 0 {
      bytes.append(0x30 + UInt8(rest % 10))
      rest /= 10
    }
    bytes[start...].reverse()
  }

  /// Adds a colour without opacity, in its shortest form.
  mutating func color(_ color: SceneColor) {
    bytes.append(0x23)
    let parts = [color.red, color.green, color.blue]
    let isShort = parts.allSatisfy { $0 >> 4 == $0 & 15 }
    for part in parts {
      if !isShort { bytes.append(Self.digits[Int(part >> 4)]) }
      bytes.append(Self.digits[Int(part & 15)])
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)

  /// Adds the steps of a path.
  mutating func path(_ path: PathOutline) {
    var isFirst = true
    for element in path.elements {
      switch element {
      case .move: bytes.append(UInt8(ascii: "M"))
      case .line: bytes.append(UInt8(ascii: "L"))
      case .quadCurve: bytes.append(UInt8(ascii: "Q"))
      case .curve: bytes.append(UInt8(ascii: "C"))
      case .close: bytes.append(UInt8(ascii: "Z"))
      }
      isFirst = true
      for point in element.points {
        if !isFirst { bytes.append(0x20) }
        isFirst = false
        number(point.x)
        bytes.append(0x20)
        number(point.y)
      }
    }
  }

  /// Adds the steps of a path with relative coordinates, as short as possible, for animations.
  mutating func relativePath(_ path: PathOutline) {
    // Integer hundredths, so that errors don't accumulate.
    var (x, y, startX, startY) = (0, 0, 0, 0)
    var last: UInt8?
    func hundredths(_ value: CGFloat) -> Int {
      Int((min(Self.limit, max(-Self.limit, value.isNaN ? 0 : value)) * 100).rounded())
    }
    for element in path.elements {
      let letter = element.letter(isFirst: last == nil)
      // A letter applies until the next one.
      if letter != last || letter == UInt8(ascii: "m") { bytes.append(letter) }
      var isFirst = letter != last || letter == UInt8(ascii: "m")
      last = letter
      var end = (x, y)
      for point in element.points {
        end = (hundredths(point.x), hundredths(point.y))
        for distance in [end.0 - x, end.1 - y] {
          if !isFirst && distance >= 0 { bytes.append(0x20) }
          isFirst = false
          number(CGFloat(distance) / 100)
        }
      }
      (x, y) = end
      switch element {
      case .move: (startX, startY) = (x, y)
      case .close: (x, y) = (startX, startY)
      case .line, .quadCurve, .curve: break
      }
    }
  }

  /// Adds a number from 0 to 1.
  mutating func share(_ value: Double, decimals: Int) {
    let whole = (0..<decimals).reduce(1) { product, _ in product * 10 }
    var units = Int((min(1, max(0, value)) * Double(whole)).rounded())
    guard units > 0, units < whole else {
      bytes.append(units > 0 ? 0x31 : 0x30)
      return
    }
    bytes.append(0x2E)
    var digit = whole / 10
    while units > 0 {
      bytes.append(0x30 + UInt8(units / digit))
      units %= digit
      digit /= 10
    }
  }

  /// Adds a transform in SVG's syntax.
  mutating func transform(_ transform: CGAffineTransform) {
    if transform.isTranslation {
      markup("translate(")
      numbers([transform.tx, transform.ty])
    } else {
      // Six decimals are exact to a thousandth of a point anywhere on a screen.
      markup("matrix(")
      for value in [transform.a, transform.b, transform.c, transform.d] {
        precise(value)
        bytes.append(0x20)
      }
      numbers([transform.tx, transform.ty])
    }
    bytes.append(0x29)
  }

  /// Adds numbers separated by spaces.
  mutating func numbers(_ values: some Sequence<CGFloat>) {
    var isFirst = true
    for value in values {
      if !isFirst { bytes.append(0x20) }
      isFirst = false
      number(value)
    }
  }

  /// Adds a number with at most five decimals.
  mutating func precise(_ value: CGFloat) {
    let scale: CGFloat = 100_000
    let limited = min(Self.limit, max(-Self.limit, value.isNaN ? 0 : value))
    let units = Int((limited * scale).rounded())
    if units < 0 { bytes.append(0x2D) }
    let magnitude = units.magnitude
    integer(magnitude / 100_000)
    var rest = magnitude % 100_000
    guard rest > 0 else { return }
    bytes.append(0x2E)
    var digit: UInt = 10_000
    while rest > 0 {
      bytes.append(0x30 + UInt8(rest / digit))
      rest %= digit
      digit /= 10
    }
  }
}

extension PathElement {
  /// The step's letter for relative coordinates; a path begins with an absolute point.
  fileprivate func letter(isFirst: Bool) -> UInt8 {
    switch self {
    case .move: UInt8(ascii: isFirst ? "M" : "m")
    case .line: UInt8(ascii: "l")
    case .quadCurve: UInt8(ascii: "q")
    case .curve: UInt8(ascii: "c")
    case .close: UInt8(ascii: "z")
    }
  }
}

/// Writes attributes directly.
extension SVGText: SVGAttributes {
  private mutating func open(_ name: StaticString) {
    markup(" ")
    markup(name)
    markup("=\"")
  }

  package mutating func number(_ name: StaticString, _ value: CGFloat) {
    open(name)
    number(value)
    markup("\"")
  }

  package mutating func numbers(_ name: StaticString, _ values: [CGFloat]) {
    open(name)
    numbers(values)
    markup("\"")
  }

  package mutating func color(_ name: StaticString, _ color: SceneColor) {
    open(name)
    self.color(color)
    markup("\"")
  }

  package mutating func word(_ name: StaticString, _ value: String) {
    open(name)
    words(value)
    markup("\"")
  }

  package mutating func path(_ name: StaticString, _ path: PathOutline) {
    open(name)
    self.path(path)
    markup("\"")
  }

  package mutating func transform(_ name: StaticString, _ transform: CGAffineTransform) {
    open(name)
    self.transform(transform)
    markup("\"")
  }
}
