import Rendering
import UIKit

extension Stage {
  /// Boots a simulated device from a clean state and returns it; its application has the ``DrawnPhotos``.
  ///
  /// - Parameters:
  ///   - model: the device.
  ///   - version: the system's version, such as 4 or 9.3; the model's own if nil.
  ///   - statusBarHidden: whether the status bar is off from the start.
  public func boot(
    _ model: DeviceModel,
    iOS version: Double? = nil,
    statusBarHidden: Bool = false
  ) -> Simulator {
    let device = Simulator.boot(model, iOS: version, statusBarHidden: statusBarHidden)
    device.addAssets(from: DrawnPhotos.photo)
    return keepsDevices ? keep(device) : device
  }

  /// Boots a device, makes a controller, launches it, and returns it.
  ///
  /// - Parameters:
  ///   - controller: becomes the window's root view controller.
  ///   - model: the device.
  ///   - version: the system's version; the model's own if nil.
  public func launch<Controller: UIViewController>(
    _ controller: @autoclosure () -> Controller,
    on model: DeviceModel,
    iOS version: Double? = nil
  ) -> Controller {
    let device = boot(model, iOS: version)
    // A controller belongs to the device that is there when it is made.
    let controller = controller()
    device.launch(controller)
    return controller
  }
}

extension Simulator {
  /// What the status bar on screen shows, as `signal`, `time` and `battery`, read off a picture; empty if there is none.
  package var statusBarSigns: [String] {
    Picture(of: self, caption: "").statusBarSigns
  }
}
