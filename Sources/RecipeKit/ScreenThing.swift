import Rendering

/// Something on a screen that people would call by a name.
@MainActor
struct ScreenThing {
  /// What people call it.
  let name: String
  /// What is seen of it, in screen coordinates.
  let frame: CGRect

  private let view: UIView
  private let device: Simulator

  /// Why a finger can't find a thing that isn't there.
  static let absent = "not on screen now"
  /// Why a finger can't find one that is.
  static let covered = "something lies over it"
  /// Why a finger finds one in vain.
  static let dimmed = "dimmed now"

  /// What is fainter is not seen.
  private static let leastAlpha: CGFloat = 0.1
  /// Views within more views than this are not looked for.
  private static let greatestDepth = 100

  /// All named things that are seen, those in front first.
  static func all(on device: Simulator) -> [ScreenThing] {
    things(on: device) { name(of: $0) }
  }

  /// The rows of the list in front that are seen, from top to bottom.
  static func rows(on device: Simulator) -> [ScreenThing] {
    let cells = things(on: device) { $0 is UITableViewCell ? "row" : nil }
    // What lies under a presented screen, or beside a list in front, is another list.
    let reachable = cells.filter(\.isReachable)
    guard let list = (reachable.first ?? cells.first)?.list else { return [] }
    return cells.filter { $0.list === list }
      .map { (cell: $0, top: device.device.interfaceFrame(ofScreenFrame: $0.frame).minY) }
      .sorted { $0.top < $1.top }.map(\.cell)
  }

  /// Where a finger finds the first of some things that it can reach.
  static func look(for things: [ScreenThing]) -> GestureTarget.Sight {
    let things = things.filter { !$0.isTitle }
    if let thing = things.first(where: { $0.isReachable && $0.isEnabled }) {
      return .reachable(thing.middle, frame: thing.frameOfTouched)
    }
    if things.contains(where: \.isReachable) { return .unreachable(dimmed) }
    return .unreachable(things.isEmpty ? absent : covered)
  }

  private var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  /// Whether a touch in its middle is its own, or that of what holds it.
  private var isReachable: Bool {
    guard let hit = device.view(at: middle) else { return false }
    return view.isDescendant(of: hit) || hit.isDescendant(of: view)
  }

  /// What is seen of what takes the touch: a label leaves it to the view that holds it.
  private var frameOfTouched: CGRect {
    guard let hit = device.view(at: middle), hit !== view, view.isDescendant(of: hit), let window = hit.window
    else { return frame }
    let whole = window.convert(hit.convert(hit.bounds, to: window), to: nil)
    return whole.intersection(window.convert(window.bounds, to: nil))
  }

  /// Whether it only says what the screen is called; nobody would tap that.
  private var isTitle: Bool {
    view is UILabel && sequence(first: view, next: \.superview).contains { $0 is UINavigationBar }
  }

  private var isEnabled: Bool { (view as? UIControl)?.isEnabled != false }

  /// The list that a row is in.
  private var list: UITableView? {
    sequence(first: view as UIView?, next: { $0?.superview }).lazy.compactMap { $0 as? UITableView }.first
  }

  // MARK: Looking

  /// The views that have a name, those in front first; what is within such a view is a part of it.
  private static func things(on device: Simulator, named name: (UIView) -> String?) -> [ScreenThing] {
    var things: [ScreenThing] = []
    for window in device.application.windowsBackToFront.reversed() {
      var pending: [(view: UIView, clip: CGRect, depth: Int)] = [(window, window.bounds, 0)]
      while let (view, clip, depth) = pending.popLast() {
        if view.isHidden || view.alpha < leastAlpha || depth > greatestDepth { continue }
        let name = name(view).flatMap { $0.isEmpty ? nil : $0 }
        var inner = clip
        // Where a view lies that has no name and hides nothing makes no difference.
        if name != nil || view.clipsToBounds {
          let shown = view.convert(view.bounds, to: window).intersection(clip)
          let isSeen = !shown.isNull && shown.width >= 1 && shown.height >= 1
          if let name {
            let frame = window.convert(shown, to: nil)
            if isSeen { things.append(ScreenThing(name: name, frame: frame, view: view, device: device)) }
            continue
          }
          if !isSeen { continue }
          inner = shown
        }
        // What is pushed last, the view in front, is looked at first.
        for child in view.subviews { pending.append((child, inner, depth + 1)) }
      }
    }
    return things
  }

  private static func name(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.nameOnScreen
    case let cell as UITableViewCell: cell.textLabel?.text
    case let control as UIControl: text(in: control)
    default: nil
    }
  }

  /// The text of the first label in a control, such as a tab.
  private static func text(in control: UIControl) -> String? {
    var pending: [UIView] = [control]
    while let view = pending.popLast() {
      if let text = (view as? UILabel)?.text, !text.isEmpty { return text }
      pending += view.subviews.reversed()
    }
    return nil
  }
}
