import UIKit

/// What annotations are drawn over: a device at one moment, in coordinates of its interface, whose origin is the top
/// left corner as the reader sees it.
@MainActor
package struct AnnotationSite {
  package let device: SimulatedDevice
  /// The whole screen, in coordinates of the interface.
  package let bounds: CGRect
  /// When what the picture tells of began, in virtual seconds: the moment before it, or the film's start.
  package let start: TimeInterval
  /// Whether the moment is a frame of a film, in which signs come and go.
  package let isFilm: Bool
  /// By how much signs and words are larger on larger screens, so that they can be read in a picture of any device.
  package let scale: CGFloat
  /// Where words stand on the screen, in coordinates of the interface: signs had better leave them alone.
  package var texts: [CGRect] { words.places }
  private let words: Words
  /// Takes coordinates of windows, which are those of the screen, to those of the interface.
  private let windows: CGAffineTransform

  /// Where words stand; they are looked for if somebody asks, and once.
  @MainActor
  private final class Words {
    private let find: () -> [CGRect]
    private(set) lazy var places = find()

    init(find: @escaping () -> [CGRect]) {
      self.find = find
    }
  }

  init(
    of device: SimulatedDevice,
    _ pose: DevicePose,
    since start: TimeInterval,
    isFilm: Bool,
    texts: @autoclosure @escaping () -> [CGRect] = []
  ) {
    self.device = device
    words = Words(find: texts)
    self.start = start
    self.isFilm = isFilm
    bounds = CGRect(origin: .zero, size: pose.interfaceSize)
    scale = Self.scale(of: pose.interfaceSize)
    windows = pose.fromWindowsToInterface
  }

  /// 1 on phones, about 2 on pads.
  static func scale(of size: CGSize) -> CGFloat {
    max(1, min(size.width, size.height) / 375)
  }

  /// The present moment in virtual seconds.
  package var now: TimeInterval { device.timeline.now }

  /// Takes coordinates of a view, as it is shown at the moment, to those of the interface; nil if it is in no window.
  package func transform(from view: UIView) -> CGAffineTransform? {
    var transform = CGAffineTransform.identity
    var next: UIView? = view
    var last = view
    while let view = next {
      transform = transform.concatenating(view.placement(of: view.presentationBounds.standardized))
      last = view
      next = view.superview
    }
    guard last is UIWindow else { return nil }
    let whole = transform.concatenating(windows).snapped
    return whole.isFinite ? whole : nil
  }

  /// Where a point of the screen is.
  package func place(ofScreenPoint point: CGPoint) -> CGPoint { point.applying(windows) }

  /// The smallest upright rectangle around a view as it is shown at the moment; nil if it is in no window.
  package func frame(of view: UIView) -> CGRect? {
    transform(from: view).map { view.presentationBounds.standardized.applying($0) }
  }

  /// Whether a view and all views around it are shown.
  package func isShown(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.presentationAlpha > 0 }
      && view.window != nil
  }
}
