/// What a finger goes for.
enum GestureTarget: Hashable, Sendable {
  /// What people see under this name.
  case thing(String)
  /// A row of the list in front, from 1.
  case row(Int)
  /// A place of the interface, in shares of its width and height, while something of this name is seen.
  case place(x: CGFloat, y: CGFloat, while: String?)
}

extension GestureTarget {
  /// Where a finger finds it.
  enum Sight: Equatable {
    /// Here, in screen coordinates; the frame is that of the thing, and nil for a place that is none.
    case reachable(CGPoint, frame: CGRect?)
    /// Not now, for this reason.
    case unreachable(String)
  }

  /// Looks for it on a screen.
  @MainActor
  func look(on screen: ScreenContents) -> Sight {
    switch self {
    case .thing(let name): ScreenThing.look(for: screen.things.filter { $0.name == name })
    case .row(let number):
      ScreenThing.look(for: screen.rows.indices.contains(number - 1) ? [screen.rows[number - 1]] : [])
    case .place(let x, let y, let name):
      if let name, !screen.things.contains(where: { $0.name == name }) {
        .unreachable(ScreenThing.absent)
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
