import UIKit

/// A device that can be simulated: its screen, its kind and the system it runs unless told otherwise.
public struct DeviceModel: Sendable, Hashable {
  /// The marketing name, such as `iPhone 5`.
  public let name: String

  /// Phone or pad.
  public let idiom: UIUserInterfaceIdiom

  /// The screen's size in points, held in portrait.
  public let size: CGSize

  /// Pixels a point.
  public let scale: CGFloat

  /// Physical pixels a point.
  public let nativeScale: CGFloat

  /// The major version of the system that it runs unless told otherwise.
  public let defaultVersion: Double

  /// Whether the width counts as regular in landscape although it is a phone.
  let isPlus: Bool

  private init(
    _ name: String,
    _ idiom: UIUserInterfaceIdiom,
    _ width: CGFloat,
    _ height: CGFloat,
    scale: CGFloat,
    nativeScale: CGFloat? = nil,
    defaultVersion: Double,
    isPlus: Bool = false
  ) {
    self.name = name
    self.idiom = idiom
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.nativeScale = nativeScale ?? scale
    self.defaultVersion = defaultVersion
    self.isPlus = isPlus
  }

  /// 320 × 480 points, one pixel each; iOS 4.
  public static let iPhone3GS = DeviceModel("iPhone 3GS", .phone, 320, 480, scale: 1, defaultVersion: 4)

  /// 320 × 480 points, two pixels each way; iOS 4.
  public static let iPhone4 = DeviceModel("iPhone 4", .phone, 320, 480, scale: 2, defaultVersion: 4)

  /// 320 × 568 points, two pixels each way; iOS 7.
  public static let iPhone5 = DeviceModel("iPhone 5", .phone, 320, 568, scale: 2, defaultVersion: 7)

  /// 375 × 667 points, two pixels each way; iOS 8.
  public static let iPhone6 = DeviceModel("iPhone 6", .phone, 375, 667, scale: 2, defaultVersion: 8)

  /// 414 × 736 points, drawn with three pixels each way and shown on 1080 × 1920; iOS 8.
  public static let iPhone6Plus = DeviceModel(
    "iPhone 6 Plus",
    .phone,
    414,
    736,
    scale: 3,
    nativeScale: 1080.0 / 414.0,
    defaultVersion: 8,
    isPlus: true
  )

  /// 768 × 1024 points, one pixel each; iOS 7.
  public static let iPad = DeviceModel("iPad", .pad, 768, 1024, scale: 1, defaultVersion: 7)

  /// 1024 × 1366 points, two pixels each way; iOS 9.
  public static let iPadPro = DeviceModel("iPad Pro", .pad, 1024, 1366, scale: 2, defaultVersion: 9)

  /// Every model, smallest first.
  public static let all: [DeviceModel] = [
    iPhone3GS, iPhone4, iPhone5, iPhone6, iPhone6Plus, iPad, iPadPro,
  ]

  /// What UIKit is booted with.
  func configuration(version: SystemVersion) -> DeviceConfiguration {
    DeviceConfiguration(
      name: name,
      idiom: idiom,
      portraitSize: size,
      scale: scale,
      nativeScale: nativeScale,
      version: version,
      isPlus: isPlus
    )
  }
}
