import UIKit

/// A device that can be simulated: its screen, its kind and the system it runs unless told otherwise.
public struct DeviceModel: Sendable, Hashable {
  /// What UIKit is booted with, with the system that the model runs unless told otherwise.
  private let configuration: DeviceConfiguration

  /// The marketing name, such as `iPhone 5`.
  public var name: String { configuration.name }

  /// Phone or pad.
  public var idiom: UIUserInterfaceIdiom { configuration.idiom }

  /// The screen's size in points, held in portrait.
  public var size: CGSize { configuration.portraitSize }

  /// Pixels a point.
  public var scale: CGFloat { configuration.scale }

  /// Physical pixels a point.
  public var nativeScale: CGFloat { configuration.nativeScale }

  /// The version of the system that it runs unless told otherwise, such as 7 or 9.3.
  public var defaultVersion: Double { configuration.version.number }

  /// What UIKit is booted with: the model's own system, or another one.
  func configuration(version: SystemVersion?) -> DeviceConfiguration {
    var configuration = configuration
    if let version { configuration.version = version }
    return configuration
  }

  // MARK: Models

  private init(_ configuration: DeviceConfiguration) {
    self.configuration = configuration
  }

  /// 320 × 480 points, one pixel each; iOS 4.
  public static let iPhone3GS = DeviceModel(
    DeviceConfiguration(
      name: "iPhone 3GS",
      idiom: .phone,
      portraitSize: CGSize(width: 320, height: 480),
      scale: 1,
      version: 4
    )
  )

  /// 320 × 480 points, two pixels each way; iOS 4.
  public static let iPhone4 = DeviceModel(
    DeviceConfiguration(
      name: "iPhone 4",
      idiom: .phone,
      portraitSize: CGSize(width: 320, height: 480),
      scale: 2,
      version: 4
    )
  )

  /// 320 × 568 points, two pixels each way; iOS 7.
  public static let iPhone5 = DeviceModel(.standard)

  /// 375 × 667 points, two pixels each way; iOS 8.
  public static let iPhone6 = DeviceModel(
    DeviceConfiguration(
      name: "iPhone 6",
      idiom: .phone,
      portraitSize: CGSize(width: 375, height: 667),
      scale: 2,
      version: 8
    )
  )

  /// 414 × 736 points, drawn with three pixels each way and shown on 1080 × 1920; iOS 8.
  public static let iPhone6Plus = DeviceModel(
    DeviceConfiguration(
      name: "iPhone 6 Plus",
      idiom: .phone,
      portraitSize: CGSize(width: 414, height: 736),
      scale: 3,
      nativeScale: 1080.0 / 414.0,
      version: 8,
      isPlus: true
    )
  )

  /// 768 × 1024 points, one pixel each; iOS 7.
  public static let iPad = DeviceModel(
    DeviceConfiguration(
      name: "iPad",
      idiom: .pad,
      portraitSize: CGSize(width: 768, height: 1024),
      scale: 1,
      version: 7
    )
  )

  /// 1024 × 1366 points, two pixels each way; iOS 9.
  public static let iPadPro = DeviceModel(
    DeviceConfiguration(
      name: "iPad Pro",
      idiom: .pad,
      portraitSize: CGSize(width: 1024, height: 1366),
      scale: 2,
      version: 9
    )
  )

  /// Every model, smallest first.
  public static let all: [DeviceModel] = [
    iPhone3GS, iPhone4, iPhone5, iPhone6, iPhone6Plus, iPad, iPadPro,
  ]
}
