import Rendering
import UIKit

extension Stage {
  /// Shows the first screen of an application, and what each tap on it reaches.
  ///
  /// The application is launched again for each tap. A tap that raises an exception or ends the process is shown as such; it is
  /// tried in another process first. The pictures are called `first-screen`, `tap-1`, `tap-2` and so on.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of taps, from the top of the screen.
  ///   - launch: boots a device on this stage, launches the application, and returns the device.
  public func showTaps(upTo limit: Int = 12, _ launch: @MainActor () throws -> Simulator) throws {
    let first = try atRest(launch)
    let words = Self.words(on: first)
    let look = Self.look(of: first)
    let gestures = Gesture.taps(on: first)
    output("First screen", words)
    picture("first-screen", caption: "The first screen")
    for (index, gesture) in gestures.prefix(limit).enumerated() {
      func play() throws -> Simulator {
        let device = try atRest(launch)
        _ = gesture.perform(on: device)
        device.advanceUntilIdle(limit: Self.idleLimit)
        return device
      }
      let outcome = outcome { _ = try play() }
      guard outcome == .nothing else {
        output(gesture.title, outcome.text)
        continue
      }
      let device = try play()
      let reached = Self.words(on: device)
      output(
        gesture.title,
        reached != words
          ? reached
          : look == Self.look(of: device)
            ? "The screen stays the same." : "The words stay the same, and the screen looks different."
      )
      picture("tap-\(index + 1)", caption: "After \(gesture.title)")
    }
    let rest = gestures.count - limit
    if rest > 0 { note(rest == 1 ? "1 more view can be tapped." : "\(rest) more views can be tapped.") }
  }

  /// The maximum time until everything is at rest, in seconds.
  private static let idleLimit: TimeInterval = 10

  /// The elements of a screen in reading order.
  private static func words(on device: Simulator) -> String {
    let words = ScreenReader.words(on: device.device)
    return words.isEmpty ? "nothing with a text" : words.joined(separator: ", ")
  }

  /// What a screen looks like, for comparisons.
  private static func look(of device: Simulator) -> String {
    Picture(of: device.device, caption: "").svg
  }

  private func atRest(_ launch: @MainActor () throws -> Simulator) rethrows -> Simulator {
    let device = try launch()
    device.advanceUntilIdle(limit: Self.idleLimit)
    return device
  }
}

extension Playground {
  /// A playground whose gestures are the taps on the first screen of an application, and the way back.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of taps, from the top of the screen.
  ///   - steps: the maximum number of recorded gestures from the start.
  ///   - start: boots a device on the given stage, launches the application, and returns the device.
  /// - Returns: nil if the application can't be launched, or if nothing can be tapped.
  @MainActor
  public static func taps(
    upTo limit: Int = 6,
    within steps: Int = 2,
    start: @escaping @MainActor (Stage) throws -> Simulator
  ) -> Playground? {
    let stage = Stage(exceptions: { _ in .nothing }) { _ in }
    guard let device = try? start(stage), device.advanceUntilIdle() else { return nil }
    let gestures = Gesture.taps(on: device).prefix(limit)
    return gestures.isEmpty ? nil : Playground(gestures + [.goBack], within: steps, start: start)
  }
}

extension Gesture {
  /// Taps on the views of a screen at rest that take them, from top to bottom; views of the same name are tapped once.
  @MainActor
  static func taps(on device: Simulator) -> [Gesture] {
    let screen = ScreenContents(of: device)
    let taken = screen.elements.filter { $0.isReachable && $0.isEnabled && !$0.isTitle && $0.takesTaps }
      .map { (element: $0, frame: device.device.interfaceFrame(ofScreenFrame: $0.frame)) }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    var titles: Set<String> = []
    return taken.compactMap { element, frame in
      let name = element.names.first { !$0.contains(where: \.isNewline) && !$0.allSatisfy(\.isWhitespace) }
      let gesture: Gesture
      if let name, screen.find(for: name) == .reachable(element.middle, frame: element.frameOfTouched) {
        gesture = .tap(name)
      } else if name == nil, let interface = device.interface?.bounds.size, interface.width > 0,
        interface.height > 0
      {
        gesture = .tap(
          at: CGPoint(x: frame.midX / interface.width, y: frame.midY / interface.height),
          called: "at (\(Int(frame.midX)), \(Int(frame.midY)))"
        )
      } else {
        return nil
      }
      return titles.insert(gesture.title).inserted ? gesture : nil
    }
  }
}

extension ScreenElement {
  /// Whether a tap on it does something: it is a control, a cell or an item of a bar, or a recognizer waits for taps.
  fileprivate var takesTaps: Bool {
    guard let hit = device.view(at: middle) else { return false }
    return sequence(first: hit as UIView?, next: { $0?.superview }).lazy.compactMap { $0 }.contains { view in
      view is UIControl || view is UITableViewCell || view is UICollectionViewCell || view is UITabBar
        || view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } == true
    }
  }
}
