import Simulator
import Testing

@testable import UIKit

/// Truth: the documentation of `PageShade`: darkest at one end, with opacity that falls linearly to 0 at the
/// other.
@MainActor struct PageShadeTests {
  @Test(arguments: [UIPageViewController.NavigationOrientation.horizontal, .vertical], [true, false])
  func itFadesWithoutAStepFromItsDarkEnd(
    orientation: UIPageViewController.NavigationOrientation,
    isDarkAtEnd: Bool
  ) throws {
    _ = Simulator.boot(.iPad, iOS: 7)
    let size = CGSize(width: 40, height: 100)
    let view = PageShade(orientation, size: size, isDarkAtEnd: isDarkAtEnd, strength: 0.4)
    var transform = CGAffineTransform.identity
    var found: (area: CGRect, shade: DrawingGradient)?
    for command in view.drawing {
      switch command {
      case .concatenate(let more): transform = more.concatenating(transform)
      case .shade(let path, _, let shade): found = (path.boundingBox.applying(transform), shade)
      default: break
      }
    }
    let (area, shade) = try #require(found)
    #expect(area == CGRect(origin: .zero, size: size))
    // Downwards in the shape is the direction along which pages are arranged.
    let down = CGPoint(x: 0, y: 1).applying(transform)
    #expect(down == (orientation == .horizontal ? CGPoint(x: 1, y: 0) : CGPoint(x: 0, y: 1)))
    let stops = isDarkAtEnd ? shade.stops.reversed() : shade.stops
    let darkness = stops.map { $0.color.alpha }
    #expect(darkness.first == 0.4 && darkness.last == 0)
    #expect(zip(darkness, darkness.dropFirst()).allSatisfy { $0 > $1 })
    #expect(Set(shade.stops.map(\.place)).count == shade.stops.count)
    #expect(shade.stops.map(\.place) == shade.stops.map(\.place).sorted())
  }
}
