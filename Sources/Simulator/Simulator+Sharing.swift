import UIKit

extension Simulator {
  /// Items that a service of the share sheet has received.
  public struct SharedItems {
    /// The type of the service; nil for an application's service without one.
    public let activityType: UIActivity.ActivityType?

    /// The items of the share sheet.
    public let items: [Any]
  }

  /// What services of `UIActivityViewController` have received, oldest first.
  ///
  /// It contains the system's services and those of the application that have finished with success; none at boot.
  public var sharedItems: [SharedItems] {
    device.application.sharedItems.map { SharedItems(activityType: $0.type, items: $0.items) }
  }
}
