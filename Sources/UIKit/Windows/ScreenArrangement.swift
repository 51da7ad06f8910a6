/// The part of a pad's screen that an application has.
package enum ScreenShare: Hashable, Sendable {
  /// The whole screen.
  case full
  /// The narrow part of a Split View, at the right.
  case oneThird
  /// A half of a Split View, at the left; in portrait as wide as `twoThirds`.
  case half
  /// The wide part of a Split View, at the left.
  case twoThirds
  /// A Slide Over, at the right over another application.
  case slideOver
  /// A window of this size, in the middle of the screen.
  case window(CGSize)

  /// Whether what is beside it is below it, and fills the screen.
  package var floats: Bool {
    switch self {
    case .slideOver, .window: true
    case .full, .oneThird, .half, .twoThirds: false
    }
  }
}

/// The frames of applications and their scenes that share a pad's screen.
///
/// Widths in points, by screen:
///
/// | screen | one third | half | two thirds |
/// |---|---|---|---|
/// | 768 × 1024, portrait | 320 | – | 438 |
/// | 768 × 1024, landscape | 320 | 507 | 694 |
/// | 1024 × 1366, portrait | 375 | – | 639 |
/// | 1024 × 1366, landscape | 375 | 678 | 981 |
///
/// A Slide Over is as wide as one third; from iOS 11 on it begins 20 points below the top and ends as far above the bottom. Parts are
/// 10 points apart.
///
/// Source: Geoff Hackworth, "How iPad Apps Adapt to the New 11" and 12.9" iPads Pro" (2018), for the narrow part and Slide Over;
/// Cyril Wei, "Constraints' Priorities" (2016), for 694; Chad Etzel, "iPad Multitasking Size Classes" (2015): portrait has no halves.
/// The other widths follow from the distance. Which side a part is on, and the place of a Slide Over, are decided here.
@MainActor
package struct ScreenArrangement: Equatable {
  /// The distance between the parts of a Split View, in points.
  package static let gap: CGFloat = 10

  /// The distance of a Slide Over from the edges from iOS 11 on, in points.
  private static let slideOverInset: CGFloat = 20

  /// The distance of a Slide Over from the right edge from iOS 11 on, in points; decided here.
  private static let slideOverMargin: CGFloat = 8

  /// The part of the application's first scene.
  package var share = ScreenShare.full

  /// The scene beside the first one, or below it; nil for another application.
  var beside: UIWindowScene?

  package nonisolated static func == (left: ScreenArrangement, right: ScreenArrangement) -> Bool {
    left.share == right.share && left.beside === right.beside
  }

  /// Whether one scene fills the screen.
  package var isFull: Bool { share == .full }

  /// The frame of a scene; nil stands for the first one.
  func frame(of scene: UIWindowScene?, in screen: CGSize) -> CGRect {
    if isFull { return CGRect(origin: .zero, size: screen) }
    if let scene, scene === beside { return frameBeside(in: screen) }
    return frame(in: screen)
  }

  /// The frame of the first scene.
  package func frame(in screen: CGSize) -> CGRect {
    let narrow: CGFloat = max(screen.width, screen.height) >= 1366 ? 375 : 320
    let wide = screen.width - narrow - ScreenArrangement.gap
    let half = (screen.width - ScreenArrangement.gap) / 2
    switch share {
    case .full: return CGRect(origin: .zero, size: screen)
    case .oneThird: return CGRect(x: wide + ScreenArrangement.gap, y: 0, width: narrow, height: screen.height)
    case .half where screen.width > screen.height:
      return CGRect(x: 0, y: 0, width: half, height: screen.height)
    case .half, .twoThirds: return CGRect(x: 0, y: 0, width: wide, height: screen.height)
    case .slideOver:
      guard SimulatedDevice.current.behavior.slideOverFloats else {
        return CGRect(x: screen.width - narrow, y: 0, width: narrow, height: screen.height)
      }
      let inset = ScreenArrangement.slideOverInset
      return CGRect(
        x: screen.width - narrow - ScreenArrangement.slideOverMargin,
        y: inset,
        width: narrow,
        height: screen.height - 2 * inset
      )
    case .window(let size):
      let (width, height) = (fitting(size.width, screen.width), fitting(size.height, screen.height))
      return CGRect(
        x: ((screen.width - width) / 2).rounded(.down),
        y: ((screen.height - height) / 2).rounded(.down),
        width: width,
        height: height
      )
    }
  }

  /// A length of a window, of at least 1 point; what isn't a number is the screen's length.
  private func fitting(_ length: CGFloat, _ limit: CGFloat) -> CGFloat {
    length.isNaN ? limit : min(max(1, length), limit)
  }

  /// The frame of what is beside the first scene, or below it.
  package func frameBeside(in screen: CGSize) -> CGRect {
    let whole = CGRect(origin: .zero, size: screen)
    guard !isFull, !share.floats else { return whole }
    let first = frame(in: screen)
    let left = first.minX > 0 ? 0 : first.maxX + ScreenArrangement.gap
    return CGRect(
      x: left,
      y: 0,
      width: screen.width - first.width - ScreenArrangement.gap,
      height: screen.height
    )
  }
}

// MARK: - Windows

extension UIWindow {
  /// The rectangle of the window's scene on the screen, in the interface's orientation.
  package final var sceneFrame: CGRect {
    let screen = device.screen
    let arrangement = device.application.arrangement
    guard !arrangement.isFull, !belongsToSystem else { return screen.bounds }
    return arrangement.frame(of: windowScene, in: screen.bounds.size)
  }

  /// Whether the window has the size of its scene.
  final var fillsScene: Bool { frame == CGRect(origin: .zero, size: sceneFrame.size) }

  /// Gives the window the size of its scene.
  final func fillScene() {
    frame = CGRect(origin: .zero, size: sceneFrame.size)
    placeRootView()
  }
}
