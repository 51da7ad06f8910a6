import Simulator
import UIKit

/// What a reader can play with in a page; the closures set the example up afresh, and are called only where someone wants
/// that. An example that can't be set up, as a wrong way's, offers nothing.
extension Stage {
  /// Offers a scene of UIKit Dynamics; the closure lets no time pass.
  ///
  /// - Parameters:
  ///   - name: the scene's name, unique within the script: lower-case words joined by hyphens.
  ///   - caption: what a reader can do, in a few words.
  ///   - setUp: launches the example on a device, and tells what moves.
  public func live(_ name: String, caption: String, _ setUp: @MainActor () throws -> LiveMotion) {
    guard isLive, let motion = try? setUp(), let record = MotionRecord(caption: caption, motion) else {
      return
    }
    report(.live(LiveRecord(name: name, caption: caption, motion: record)))
  }

  /// Offers the subviews of a controller's view, to be resized and turned by their masks.
  ///
  /// - Parameters:
  ///   - name: the scene's name, unique within the script: lower-case words joined by hyphens.
  ///   - caption: what a reader can do, in a few words.
  ///   - setUp: launches the controller on a device that it also gives.
  public func liveLayout(
    _ name: String,
    caption: String,
    _ setUp: @MainActor () throws -> (Simulator, UIViewController)
  ) {
    guard isLive, let (simulator, controller) = try? setUp(),
      let record = LayoutRecord(controller, on: simulator)
    else { return }
    report(.live(LiveRecord(name: name, caption: caption, layout: record)))
  }

  /// Offers a value that follows a count, such as a progress that follows the tasks that are done.
  ///
  /// - Parameters:
  ///   - name: the scene's name, unique within the script: lower-case words joined by hyphens.
  ///   - caption: what a reader can do, in a few words.
  ///   - unit: what is counted.
  ///   - total: the greatest count.
  ///   - setUp: gives a closure that tells the value for a count.
  public func liveCount(
    _ name: String,
    caption: String,
    of unit: String,
    to total: Int,
    _ setUp: @MainActor () throws -> @MainActor (Int) -> Double
  ) {
    guard isLive, let value = try? setUp() else { return }
    let values = (0...max(total, 0)).map { value($0) }
    guard values.allSatisfy(\.isFinite) else { return }
    let record = CountRecord(unit: unit, values: values)
    report(.live(LiveRecord(name: name, caption: caption, count: record)))
  }

  private var isLive: Bool { pictures?.live == true }
}
