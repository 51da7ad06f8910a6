import UIKit

/// Generates cases of views.
struct ViewCaseMaker {
  /// The largest number of views, including the root view.
  private static let viewCount = 12

  /// The largest number of rows in a section; a table with unlimited height creates a cell for each.
  private static let mostRows = 20_000

  /// The probability of extreme numbers.
  private let wildness: Double
  /// Whether extreme numbers may be infinite or NaN.
  private let goesBeyond: Bool

  init(_ random: inout SeededGenerator) {
    wildness = random.one(of: [0, 0.01, 0.05, 0.2])
    goesBeyond = random.chance(0.2)
  }

  mutating func steps(_ random: inout SeededGenerator) -> [ViewStep] {
    var steps: [ViewStep] = [
      .boot(model: random.integer(0...6), version: random.one(of: [4, 5, 6, 7, 8, 9, 9.3]))
    ]
    for number in 1..<random.integer(2...Self.viewCount) {
      steps.append(make(number, &random))
    }
    for _ in 0..<random.integer(5...40) { steps.append(step(&random)) }
    return steps
  }

  private func make(_ number: Int, _ random: inout SeededGenerator) -> ViewStep {
    .make(
      number,
      random.chance(0.3) ? .plain : random.one(of: ViewStep.Kind.allCases),
      in: random.integer(0...(number - 1)),
      rect(&random)
    )
  }

  private func step(_ random: inout SeededGenerator) -> ViewStep {
    random.chance(0.6)
      ? geometryStep(&random) : random.chance(0.5) ? contentStep(&random) : eventStep(&random)
  }

  private func geometryStep(_ random: inout SeededGenerator) -> ViewStep {
    let view = view(&random)
    switch random.integer(0...19) {
    case 0, 1: return .frame(view, rect(&random))
    case 2: return .bounds(view, rect(&random))
    case 3: return .center(view, point(&random))
    case 4, 5: return .transform(view, transform(&random))
    case 6: return .mask(view, UInt(random.integer(0...63)))
    case 7: return .flag(view, random.one(of: ViewStep.Flag.allCases), random.chance(0.5))
    case 8: return .alpha(view, random.chance(0.5) ? random.unit() : number(&random))
    case 9: return .layout(view)
    case 10: return .sizeToFit(view)
    case 11: return .sizeThatFits(view, size(&random))
    case 12: return .convertPoint(point(&random), from: view, to: self.view(&random))
    case 13: return .convertRect(rect(&random), from: view, to: self.view(&random))
    case 14: return .hit(view, point(&random))
    case 15: return .insert(view, in: self.view(&random), at: random.integer(0...4))
    case 16: return random.chance(0.5) ? .remove(view) : .bringToFront(view)
    case 17: return .exchange(random.integer(0...3), random.integer(0...3), in: view)
    default:
      return .animate(
        view,
        change(&random),
        seconds: random.chance(0.8) ? random.number(0...2) : number(&random),
        delay: random.chance(0.8) ? 0 : random.number(0...1),
        options: random.chance(0.5) ? 0 : UInt(random.bits() & 0x2FF) | UInt(random.integer(0...3)) << 16,
        spring: random.chance(0.2) ? random.number(0...1.5) : nil
      )
    }
  }

  private func change(_ random: inout SeededGenerator) -> ViewStep.Change {
    switch random.integer(0...5) {
    case 0: .frame(rect(&random))
    case 1: .bounds(rect(&random))
    case 2: .center(point(&random))
    case 3: .transform(transform(&random))
    case 4: .alpha(random.unit())
    default: .color
    }
  }

  private func contentStep(_ random: inout SeededGenerator) -> ViewStep {
    let view = view(&random)
    switch random.integer(0...19) {
    case 0, 1: return .text(view, RandomText.plain(&random))
    case 2: return .fontSize(view, random.chance(0.7) ? random.number(1...80) : number(&random))
    case 3: return .image(view, random.one(of: [.small, .empty, .huge, .resizable, .none]))
    case 4: return .corner(view, number(&random))
    case 5: return .contentMode(view, random.integer(0...12))
    case 6, 7: return .contentSize(view, size(&random))
    case 8: return .contentInset(view, insets(&random))
    case 9, 10: return .contentOffset(view, point(&random), animated: random.chance(0.5))
    case 11: return .scrollToRect(view, rect(&random), animated: random.chance(0.5))
    case 12:
      return .zoom(
        view,
        number(&random) / 100,
        minimum: random.number(0.1...1),
        maximum: random.number(1...10),
        animated: random.chance(0.5)
      )
    case 13: return .paging(view, random.chance(0.7))
    case 14, 15:
      return .rows(
        view,
        random.list(0...4) { $0.integer(0...($0.chance(0.1) ? Self.mostRows : 30)) },
        reload: true
      )
    case 16: return .rowHeight(view, number(&random))
    case 17:
      return random.chance(0.5)
        ? .selectRow(
          view,
          section: random.integer(0...2),
          row: random.integer(0...20),
          position: random.integer(0...3)
        )
        : .editing(view, random.chance(0.6))
    case 18: return .progress(view, Float(number(&random) / 300), animated: random.chance(0.5))
    default: return .pages(view, count: random.integer(-2...50), current: random.integer(-2...60))
    }
  }

  private func eventStep(_ random: inout SeededGenerator) -> ViewStep {
    let view = view(&random)
    switch random.integer(0...15) {
    case 0: return .tap(point(&random))
    case 1: return .tap(CGPoint(x: random.number(0...300), y: random.number(0...19)))
    case 2: return .tapView(view)
    case 3: return .doubleTap(point(&random), fingers: random.integer(1...4))
    case 4, 5, 6: return .drag(from: point(&random), to: point(&random), seconds: random.number(0...0.6))
    case 7: return .pinch(point(&random), from: number(&random), to: number(&random))
    case 8: return .turn(random.integer(0...6))
    case 9: return .recognizers(view, taps: random.integer(0...3), fingers: random.integer(0...3))
    case 10: return .focus(view)
    case 11: return .type(RandomText.plain(&random))
    case 12: return .idle
    case 13: return random.chance(0.3) ? .film(random.number(0...0.3)) : .picture
    case 14: return .transition(view, to: self.view(&random), options: UInt(random.integer(0...7)) << 20)
    default: return .pass(random.number(0...1))
    }
  }

  // MARK: Values

  private func view(_ random: inout SeededGenerator) -> Int { random.integer(0...(Self.viewCount - 1)) }

  private func number(_ random: inout SeededGenerator) -> CGFloat {
    guard random.chance(wildness) else { return random.number(-100...500) }
    let beyond: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude]
    let finite: [CGFloat] = [0, -0.0, 1e-300, -1e-300, 1e300, -1e300, 1e20, -1e12, 65_536, 1e-9, 1e155]
    return random.one(of: goesBeyond ? beyond + finite : finite)
  }

  private func point(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(x: number(&random), y: number(&random))
  }

  private func size(_ random: inout SeededGenerator) -> CGSize {
    CGSize(width: number(&random), height: number(&random))
  }

  private func rect(_ random: inout SeededGenerator) -> CGRect {
    CGRect(origin: point(&random), size: size(&random))
  }

  private func insets(_ random: inout SeededGenerator) -> UIEdgeInsets {
    UIEdgeInsets(top: number(&random), left: number(&random), bottom: number(&random), right: number(&random))
  }

  private func transform(_ random: inout SeededGenerator) -> CGAffineTransform {
    switch random.integer(0...6) {
    case 0: .identity
    case 1: CGAffineTransform(rotationAngle: random.number(-7...7))
    case 2: CGAffineTransform(scaleX: random.number(-2...2), y: random.number(-2...2))
    case 3: CGAffineTransform(scaleX: number(&random) / 100, y: number(&random) / 100)
    case 4: CGAffineTransform(translationX: number(&random), y: number(&random))
    case 5: CGAffineTransform(scaleX: random.integer(0...1) == 0 ? 0 : 1, y: 0)
    default:
      CGAffineTransform(
        a: number(&random) / 100,
        b: number(&random) / 100,
        c: number(&random) / 100,
        d: number(&random) / 100,
        tx: number(&random),
        ty: number(&random)
      )
    }
  }
}
