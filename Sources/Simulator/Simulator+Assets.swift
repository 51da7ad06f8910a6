import UIKit

extension Simulator {
  /// Gives the application images, as its asset catalog would.
  ///
  /// `UIImage(named:)` finds them from now on, before any file. An image of a name that is taken replaces the other.
  ///
  /// - Parameter images: the images by their names.
  public func addAssets(_ images: [String: UIImage]) {
    check()
    device.system.addAssets(images)
  }
}
