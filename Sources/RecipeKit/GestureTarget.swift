enum GestureTarget: Hashable, Sendable {
  /// The element with this name.
  case element(String)
  /// A visible row of the front list, from 1.
  case row(Int)
  /// A point of the interface, in fractions of its width and height, while an element with this name is
  /// visible.
  case place(x: CGFloat, y: CGFloat, while: String?)
}

extension GestureTarget {
  /// Why a gesture has no effect: nothing on screen has the target's name.
  static let absent = "not on screen now"
  /// Another view takes the touch.
  static let covered = "covered by another view"
  /// The control is disabled.
  static let dimmed = "disabled"
  /// The setting has the value already.
  static let chosen = "already chosen"

  /// Whether a finger can reach the target.
  enum Reachability: Equatable {
    /// Reachable at this point, in screen coordinates; the frame is that of the element, or nil for a bare
    /// point.
    case reachable(CGPoint, frame: CGRect?)
    /// Unreachable for this reason.
    case unreachable(String)
  }

  /// Finds the target on a screen.
  @MainActor
  func find(on screen: ScreenContents) -> Reachability {
    switch self {
    case .element(let name): screen.find(for: name)
    case .row(let number): screen.find(forRow: number)
    case .place(let x, let y, let name):
      if let name, !screen.contains(name) {
        .unreachable(Self.absent)
      } else {
        .reachable(Self.point(x, y, on: screen.device), frame: nil)
      }
    }
  }

  /// Converts a point of the interface to screen coordinates.
  @MainActor
  static func point(_ x: CGFloat, _ y: CGFloat, on device: Simulator) -> CGPoint {
    guard let interface = device.interface else { return .zero }
    let bounds = interface.bounds
    return device.place(
      of: CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y),
      in: interface
    )
  }
}

extension Simulator {
  /// The view that fills the screen and has the interface's orientation: the root view, or the presented one.
  var interface: UIView? {
    sequence(first: keyWindow?.rootViewController, next: { $0?.presentedViewController })
      .lazy.compactMap { $0?.viewIfLoaded }.first { $0.window != nil }
  }

  /// Converts a point of a view to screen coordinates.
  func place(of point: CGPoint, in view: UIView) -> CGPoint {
    view.window.map { $0.convert(view.convert(point, to: $0), to: nil) } ?? point
  }
}
