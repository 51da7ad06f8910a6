import LayoutRules
import Testing

/// Truth: Apple's rule for autoresizingMask, written a second time here as a list of three parts (margin,
/// size, margin) among which the change is shared, and numbers worked out by hand from it.
struct AutoresizingTests {
  /// One situation along both axes: the superview's sizes and the subview's frame.
  struct Case: Sendable {
    let old: LayoutSize
    let new: LayoutSize
    let frame: LayoutRect

    init(
      _ old: (Double, Double),
      _ new: (Double, Double),
      _ frame: (x: Double, y: Double, width: Double, height: Double)
    ) {
      self.old = LayoutSize(width: old.0, height: old.1)
      self.new = LayoutSize(width: new.0, height: new.1)
      self.frame = LayoutRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
  }

  private static let cases: [Case] = [
    Case((100, 100), (200, 50), (10, 20, 50, 30)),
    Case((320, 568), (568, 320), (20, 28, 280, 44)),
    Case((320, 480), (320, 460), (0, 430, 320, 50)),
    Case((100, 100), (300, 300), (0, 0, 100, 100)),
    Case((100, 100), (40, 10), (0, 50, 100, 50)),
    Case((100, 100), (100, 100), (1, 2, 3, 4)),
    Case((100, 100), (180, 130), (100, 100, 0, 0)),
    Case((100, 100), (0, 0), (10, 10, 80, 80)),
    Case((0, 0), (90, 60), (0, 0, 0, 0)),
    Case((90, 90), (91, 89), (30, 30, 30, 30)),
  ]

  /// The rule for one axis, as a list of parts: flexible ones share the change in proportion to their lengths,
  /// or equally if these add up to nothing; where none is flexible, the last part gives way.
  private func expected(
    _ start: Double,
    _ length: Double,
    _ old: Double,
    _ new: Double,
    _ flexible: [Bool]
  ) -> (start: Double, length: Double) {
    var parts = [start, length, old - start - length]
    let chosen = flexible.contains(true) ? flexible : [false, false, true]
    let indices = parts.indices.filter { chosen[$0] }
    let sum = indices.reduce(0) { $0 + parts[$1] }
    let lengths = parts
    for index in indices {
      let share = sum == 0 ? 1 / Double(indices.count) : lengths[index] / sum
      parts[index] += (new - old) * share
    }
    return (parts[0], max(0, parts[1]))
  }

  @Test(arguments: 0..<64 as Range<UInt>)
  func everyMaskSharesTheChangeAmongItsFlexibleParts(bits: UInt) {
    let flexible = (0..<6).map { bits & (1 << $0) != 0 }
    for (index, example) in Self.cases.enumerated() {
      let (frame, old, new) = (example.frame, example.old, example.new)
      let resized = Autoresizing.resized(frame, mask: ResizingMask(rawValue: bits), from: old, to: new)
      let across = expected(frame.x, frame.width, old.width, new.width, Array(flexible[0..<3]))
      let down = expected(frame.y, frame.height, old.height, new.height, Array(flexible[3..<6]))
      let rect = LayoutRect(x: across.start, y: down.start, width: across.length, height: down.length)
      #expect(resized.isNear(rect), "case \(index): \(resized), not \(rect)")
    }
  }

  /// A width of 50 at 10 in 100 points that become 200: the margins before and after are 10 and 40.
  @Test(
    arguments: [
      ([], 10, 50), ([.flexibleRightMargin], 10, 50), ([.flexibleLeftMargin], 110, 50),
      ([.flexibleWidth], 10, 150), ([.flexibleLeftMargin, .flexibleRightMargin], 30, 50),
      ([.flexibleLeftMargin, .flexibleWidth], 10 + 100.0 / 6, 50 + 500.0 / 6),
      ([.flexibleWidth, .flexibleRightMargin], 10, 50 + 500.0 / 9),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 100),
    ] as [(ResizingMask, Double, Double)]
  )
  func widthFrom100To200(mask: ResizingMask, x: Double, width: Double) {
    let resized = Autoresizing.resized(
      LayoutRect(x: 10, y: 1, width: 50, height: 2),
      mask: mask,
      from: LayoutSize(width: 100, height: 10),
      to: LayoutSize(width: 200, height: 10)
    )
    #expect(resized.isNear(LayoutRect(x: x, y: 1, width: width, height: 2)))
  }

  @Test(arguments: [Double.infinity, .nan])
  func whatHasNoProportionsStays(_ width: Double) {
    let frame = LayoutRect(x: 10, y: 1, width: 50, height: 2)
    let resized = Autoresizing.resized(
      frame,
      mask: [.flexibleWidth, .flexibleLeftMargin],
      from: LayoutSize(width: 100, height: 10),
      to: LayoutSize(width: width, height: 10)
    )
    #expect(resized == frame)
  }
}

extension LayoutRect {
  fileprivate func isNear(_ other: LayoutRect) -> Bool {
    abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 && abs(width - other.width) < 1e-9
      && abs(height - other.height) < 1e-9
  }
}
