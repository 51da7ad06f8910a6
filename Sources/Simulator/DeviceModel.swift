import UIKit

/// A device model: its screen, its idiom, and the system version that it boots by default.
public struct DeviceModel: Sendable, Hashable {
  /// The boot configuration, with the model's default system version.
  private let configuration: DeviceConfiguration

  /// The product name, such as `iPhone 5`.
  public var name: String { configuration.name }

  /// The idiom: phone or pad.
  public var idiom: UIUserInterfaceIdiom { configuration.idiom }

  /// The size of the screen in portrait, in points.
  public var size: CGSize { configuration.portraitSize }

  /// Pixels per point.
  public var scale: CGFloat { configuration.scale }

  /// Physical pixels per point.
  public var nativeScale: CGFloat { configuration.nativeScale }

  /// The system version that boots by default, such as 7 or 9.3.
  public var defaultVersion: Double { configuration.version.number }

  /// Returns the boot configuration with the given system version, or with the model's default.
  func configuration(version: SystemVersion?) -> DeviceConfiguration {
    var configuration = configuration
    if let version { configuration.version = version }
    return configuration
  }

  // MARK: Models

  private init(_ configuration: DeviceConfiguration) {
    self.configuration = configuration
  }

  /// 320 × 480 points, scale 1; iOS 4 by default.
  public static let iPhone3GS = DeviceModel(
    DeviceConfiguration(
      name: "iPhone 3GS",
      idiom: .phone,
      portraitSize: CGSize(width: 320, height: 480),
      scale: 1,
      version: 4
    )
  )

  /// 320 × 480 points, scale 2; iOS 4 by default.
  public static let iPhone4 = DeviceModel(
    DeviceConfiguration(
      name: "iPhone 4",
      idiom: .phone,
      portraitSize: CGSize(width: 320, height: 480),
      scale: 2,
      version: 4
    )
  )

  /// 320 × 568 points, scale 2; iOS 7 by default.
  public static let iPhone5 = DeviceModel(.standard)

  /// 375 × 667 points, scale 2; iOS 8 by default.
  public static let iPhone6 = DeviceModel(
    DeviceConfiguration(
      name: "iPhone 6",
      idiom: .phone,
      portraitSize: CGSize(width: 375, height: 667),
      scale: 2,
      version: 8
    )
  )

  /// 414 × 736 points, scale 3, shown on 1080 × 1920 physical pixels; iOS 8 by default.
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

  /// 768 × 1024 points, scale 1; iOS 7 by default.
  public static let iPad = DeviceModel(
    DeviceConfiguration(
      name: "iPad",
      idiom: .pad,
      portraitSize: CGSize(width: 768, height: 1024),
      scale: 1,
      version: 7
    )
  )

  /// 1024 × 1366 points, scale 2; iOS 9 by default.
  public static let iPadPro = DeviceModel(
    DeviceConfiguration(
      name: "iPad Pro",
      idiom: .pad,
      portraitSize: CGSize(width: 1024, height: 1366),
      scale: 2,
      version: 9
    )
  )

  /// All models, from small to large.
  public static let all: [DeviceModel] = [
    iPhone3GS, iPhone4, iPhone5, iPhone6, iPhone6Plus, iPad, iPadPro,
  ]
}
