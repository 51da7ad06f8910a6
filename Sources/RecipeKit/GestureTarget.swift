/// The target of a tap or swipe.
enum GestureTarget: Hashable, Sendable {
  /// The element of this name.
  case element(String)
  /// A row of the list in front, from 1.
  case row(Int)
  /// A point of the interface, in fractions of its width and height, while an element of this name is visible.
  case place(x: CGFloat, y: CGFloat, while: String?)
}

extension GestureTarget {
  /// Why a gesture has no effect: nothing on screen has the target's name.
  static let absent = "not on screen now"
  /// Another view takes the touch.
  static let covered = "something lies over it"
  /// The control is disabled.
  static let dimmed = "dimmed now"

  /// Whether a finger can reach the target.
  enum Sight: Equatable {
    /// At this point, in screen coordinates; the frame is that of the element, and nil for a point without one.
    case reachable(CGPoint, frame: CGRect?)
    /// Not now, for this reason.
    case unreachable(String)
  }

  /// Finds the target on a screen.
  @MainActor
  func look(on screen: ScreenContents) -> Sight {
    switch self {
    case .element(let name): screen.look(for: name)
    case .row(let number): screen.look(forRow: number)
    case .place(let x, let y, let name):
      if let name, !screen.contains(name) {
        .unreachable(Self.absent)
      } else {
        .reachable(Self.point(x, y, on: screen.device), frame: nil)
      }
    }
  }

  /// A place of the interface in screen coordinates.
  @MainActor
  private static func point(_ x: CGFloat, _ y: CGFloat, on device: Simulator) -> CGPoint {
    guard let interface = device.interface else { return .zero }
    let bounds = interface.bounds
    return device.place(
      of: CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y),
      in: interface
    )
  }
}

extension Simulator {
  /// The view that fills the screen and lies as the interface does: the root's, or what is presented in its place.
  var interface: UIView? {
    sequence(first: keyWindow?.rootViewController, next: { $0?.presentedViewController })
      .lazy.compactMap { $0?.viewIfLoaded }.first { $0.window != nil }
  }

  /// A point of a view in screen coordinates.
  func place(of point: CGPoint, in view: UIView) -> CGPoint {
    view.window.map { $0.convert(view.convert(point, to: $0), to: nil) } ?? point
  }
}
