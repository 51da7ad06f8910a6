import Rendering
import UIKit

/// The canvas of annotations: a device at a point in time, in interface coordinates.
///
/// The origin is the top left corner as the reader sees it.
@MainActor
package struct AnnotationCanvas {
  package let device: SimulatedDevice
  /// The bounds of the screen, in interface coordinates.
  package let bounds: CGRect
  /// The start of the annotated events in virtual seconds: the previous picture, or the start of the film.
  package let start: TimeInterval
  /// Whether it is a frame of a film, in which symbols appear and disappear.
  package let isFilm: Bool
  /// The scale of symbols and texts, which are larger on larger screens to be legible in pictures of equal
  /// size.
  package let scale: CGFloat
  /// The texts of the screen, in interface coordinates; symbols should avoid them.
  package var texts: [CGRect] { words.places }
  private let words: Words
  /// The transform from window coordinates, which are those of the screen, to interface coordinates.
  private let windows: CGAffineTransform

  /// The frames of texts, computed once, on demand.
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
    texts: @escaping () -> [CGRect] = { [] }
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

  /// The current virtual time in seconds.
  package var now: TimeInterval { device.timeline.now }

  /// The transform from the presented coordinates of a view to interface coordinates; nil if it is in no
  /// window.
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

  /// Converts a point of the screen to interface coordinates.
  package func place(ofScreenPoint point: CGPoint) -> CGPoint { point.applying(windows) }

  /// The bounding box of a view as currently presented; nil if it is in no window.
  package func frame(of view: UIView) -> CGRect? {
    transform(from: view).map { view.presentationBounds.standardized.applying($0) }
  }

  /// Whether a view and all its superviews are visible.
  package func isShown(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.presentationAlpha > 0 }
      && view.window != nil
  }
}
