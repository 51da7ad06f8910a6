import Rendering
import UIKit

extension Stage {
  /// Boots a simulated device from a clean state and returns it; the ``DrawnPhotos`` are among its images.
  ///
  /// - Parameters:
  ///   - model: the device.
  ///   - version: the version of the system, such as 4 or 9.3; by default the model's own.
  ///   - statusBarHidden: whether the status bar is hidden from the start.
  ///   - orientations: those that the application's Info.plist names.
  ///   - statusBarStyle: the style in the Info.plist of an application whose controllers don't decide about the status bar; nil if
  ///     they do.
  public func boot(
    _ model: DeviceModel,
    iOS version: Double? = nil,
    statusBarHidden: Bool = false,
    orientations: UIInterfaceOrientationMask = .all,
    statusBarStyle: UIStatusBarStyle? = nil
  ) -> Simulator {
    let device = Simulator.boot(
      model,
      iOS: version,
      statusBarHidden: statusBarHidden,
      orientations: orientations,
      statusBarStyle: statusBarStyle
    )
    device.addAssets(from: DrawnPhotos.photo)
    return keepsDevices ? keep(device) : device
  }

  /// Boots a device, creates a controller, launches it, and returns it.
  ///
  /// - Parameters:
  ///   - controller: the expression that creates the window's root view controller.
  ///   - model: the device.
  ///   - version: the version of the system; by default the model's own.
  public func launch<Controller: UIViewController>(
    _ controller: @autoclosure () -> Controller,
    on model: DeviceModel,
    iOS version: Double? = nil
  ) -> Controller {
    let device = boot(model, iOS: version)
    // A controller belongs to the device that exists when it is created.
    let controller = controller()
    device.launch(controller)
    return controller
  }
}

extension Simulator {
  /// The `signal`, `time` and `battery` of the visible status bar, read from a picture; empty without a
  /// status bar.
  package var statusBarSigns: [String] {
    Picture(of: self, caption: "").statusBarSigns
  }
}
