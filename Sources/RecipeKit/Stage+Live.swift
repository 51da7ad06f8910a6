import Simulator
import UIKit

/// Live scenes for pages: the closures set up the example again, and run only if live scenes are requested.
///
/// An example that can't be set up, such as that of a wrong way, offers no scene. A scene with a `choice` is another right
/// way of the scene with the same name, such as another class of the example: readers can choose it there.
extension Stage {
  /// Offers a live scene of UIKit Dynamics; the closure must not advance the clock.
  ///
  /// - Parameters:
  ///   - name: the scene's name, unique within the script: lower-case words joined by hyphens.
  ///   - choice: what is different from the scene of this name, in a few words; nil for the scene itself.
  ///   - caption: what readers can do, in a few words; of a choice, what it does.
  ///   - setUp: launches the example on a device, and returns the scene.
  public func live(
    _ name: String,
    choice: String? = nil,
    caption: String,
    _ setUp: @MainActor () throws -> LiveMotion
  ) {
    guard isLive, let motion = try? setUp(), let record = MotionRecord(caption: caption, motion) else {
      return
    }
    report(.live(LiveRecord(name: name, choice: choice, caption: caption, motion: record)))
  }

  /// Offers the subviews of a controller's view for resizing and rotation by their masks.
  ///
  /// - Parameters:
  ///   - name: the scene's name, unique within the script: lower-case words joined by hyphens.
  ///   - choice: what is different from the scene of this name, in a few words; nil for the scene itself.
  ///   - caption: what readers can do, in a few words; of a choice, what it does.
  ///   - setUp: launches the controller on a device, and returns both.
  public func liveLayout(
    _ name: String,
    choice: String? = nil,
    caption: String,
    _ setUp: @MainActor () throws -> (Simulator, UIViewController)
  ) {
    guard isLive, let (simulator, controller) = try? setUp(),
      let record = LayoutRecord(controller, on: simulator)
    else { return }
    report(.live(LiveRecord(name: name, choice: choice, caption: caption, layout: record)))
  }

  /// Offers a screen of constraints for resizing, with constants and priorities that readers can change.
  ///
  /// - Parameters:
  ///   - name: the scene's name, unique within the script: lower-case words joined by hyphens.
  ///   - choice: what is different from the scene of this name, in a few words; nil for the scene itself.
  ///   - caption: what readers can do, in a few words; of a choice, what it does.
  ///   - setUp: launches the controller on a device, and returns the screen.
  public func liveConstraints(
    _ name: String,
    choice: String? = nil,
    caption: String,
    _ setUp: @MainActor () throws -> LiveForm
  ) {
    guard isLive, let form = try? setUp(), let record = ConstraintsRecord(form) else { return }
    report(.live(LiveRecord(name: name, choice: choice, caption: caption, constraints: record)))
  }

  /// Offers a value that depends on a count, such as a progress that depends on the number of finished tasks.
  ///
  /// - Parameters:
  ///   - name: the scene's name, unique within the script: lower-case words joined by hyphens.
  ///   - caption: what readers can do, in a few words.
  ///   - unit: the name of a counted item.
  ///   - total: the maximum count.
  ///   - setUp: returns a closure that returns the value for a count.
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

  private var isLive: Bool { pictures?.contains(.live) == true }
}
