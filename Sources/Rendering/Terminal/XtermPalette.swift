/// The 256 colours of xterm: a cube of 6 × 6 × 6 colours from number 16 on, and 24 greys from 232 on.
enum XtermPalette {
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// Returns the number of the colour nearest to red, green and blue of 0...255.
  static func index(of parts: [Int]) -> Int {
    let steps = parts.map { part in
      levels.indices.min { abs(levels[$0] - part) < abs(levels[$1] - part) } ?? 0
    }
    let cube = steps.map { levels[$0] }
    let mean = parts.reduce(0, +) / 3
    let grayStep = min(23, max(0, (mean - 3) / 10))
    let gray = Array(repeating: 8 + grayStep * 10, count: 3)
    if distance(gray, parts) < distance(cube, parts) { return 232 + grayStep }
    return 16 + steps[0] * 36 + steps[1] * 6 + steps[2]
  }

  private static func distance(_ one: [Int], _ two: [Int]) -> Int {
    zip(one, two).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}
