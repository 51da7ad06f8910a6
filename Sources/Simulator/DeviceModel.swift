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

  /// A row of the table of models: the screen's size in points, its scale, and the system that the model was sold with.
  private init(
    _ name: String,
    _ width: CGFloat,
    _ height: CGFloat,
    _ scale: CGFloat,
    nativeScale: CGFloat? = nil,
    iOS version: SystemVersion,
    idiom: UIUserInterfaceIdiom = .phone,
    _ shape: ScreenShape? = nil
  ) {
    configuration = DeviceConfiguration(
      name: name,
      idiom: idiom,
      portraitSize: CGSize(width: width, height: height),
      scale: scale,
      nativeScale: nativeScale,
      version: version,
      shape: shape
    )
  }
}

/// The models.
///
/// Source: Apple, Human Interface Guidelines, Layout, for screens, scales and size classes; developers' measurements of safe areas,
/// status bars and corners (useyourloaf.com, "iPhone screen sizes"; the simulator's safeAreaInsets). The iPhone XR has the inset of its
/// first system, and the iPhone 11 that from iOS 14 on. For pads: hacknicity.medium.com, "How iPad Apps Adapt to the New 8.3 iPad Mini"
/// and "… to the New 11 and 12.9 iPads Pro". Openings and the corners of pads are approximate.
extension DeviceModel {
  /// 320 × 480 points, scale 1; iOS 4 by default.
  public static let iPhone3GS = DeviceModel("iPhone 3GS", 320, 480, 1, iOS: 4)

  /// 320 × 480 points, scale 2; iOS 4 by default.
  public static let iPhone4 = DeviceModel("iPhone 4", 320, 480, 2, iOS: 4)

  /// 320 × 568 points, scale 2; iOS 7 by default.
  public static let iPhone5 = DeviceModel("iPhone 5", 320, 568, 2, iOS: 7)

  /// 375 × 667 points, scale 2; iOS 8 by default.
  public static let iPhone6 = DeviceModel("iPhone 6", 375, 667, 2, iOS: 8)

  /// 414 × 736 points, scale 3, shown on 1080 × 1920 physical pixels; iOS 8 by default.
  public static let iPhone6Plus = DeviceModel("iPhone 6 Plus", 414, 736, 3, nativeScale: 1080.0 / 414, iOS: 8)

  /// 375 × 812 points, scale 3, a notch; iOS 11 by default.
  public static let iPhoneX = DeviceModel("iPhone X", 375, 812, 3, iOS: 11, .notchX)

  /// 375 × 812 points, scale 3, a notch; iOS 12 by default.
  public static let iPhoneXS = DeviceModel("iPhone XS", 375, 812, 3, iOS: 12, .notchX)

  /// 414 × 896 points, scale 2, a notch; iOS 12 by default.
  public static let iPhoneXR = DeviceModel("iPhone XR", 414, 896, 2, iOS: 12, .notchXR)

  /// 414 × 896 points, scale 3, a notch; iOS 12 by default.
  public static let iPhoneXSMax = DeviceModel("iPhone XS Max", 414, 896, 3, iOS: 12, .notchX)

  /// 414 × 896 points, scale 2, a notch; iOS 13 by default.
  public static let iPhone11 = DeviceModel("iPhone 11", 414, 896, 2, iOS: 13, .notch11)

  /// 375 × 812 points, scale 3, a notch; iOS 13 by default.
  public static let iPhone11Pro = DeviceModel("iPhone 11 Pro", 375, 812, 3, iOS: 13, .notchX)

  /// 414 × 896 points, scale 3, a notch; iOS 13 by default.
  public static let iPhone11ProMax = DeviceModel("iPhone 11 Pro Max", 414, 896, 3, iOS: 13, .notchX)

  /// 375 × 812 points, scale 3, a notch; iOS 14 by default.
  public static let iPhone12Mini = DeviceModel(
    "iPhone 12 mini",
    375,
    812,
    3,
    nativeScale: 2.88,
    iOS: 14,
    .notch12Mini
  )

  /// 390 × 844 points, scale 3, a notch; iOS 14 by default.
  public static let iPhone12 = DeviceModel("iPhone 12", 390, 844, 3, iOS: 14, .notch12)

  /// 390 × 844 points, scale 3, a notch; iOS 14 by default.
  public static let iPhone12Pro = DeviceModel("iPhone 12 Pro", 390, 844, 3, iOS: 14, .notch12)

  /// 428 × 926 points, scale 3, a notch; iOS 14 by default.
  public static let iPhone12ProMax = DeviceModel("iPhone 12 Pro Max", 428, 926, 3, iOS: 14, .notch12Max)

  /// 375 × 812 points, scale 3, a notch; iOS 15 by default.
  public static let iPhone13Mini = DeviceModel(
    "iPhone 13 mini",
    375,
    812,
    3,
    nativeScale: 2.88,
    iOS: 15,
    .notch13Mini
  )

  /// 390 × 844 points, scale 3, a notch; iOS 15 by default.
  public static let iPhone13 = DeviceModel("iPhone 13", 390, 844, 3, iOS: 15, .notch13)

  /// 390 × 844 points, scale 3, a notch; iOS 15 by default.
  public static let iPhone13Pro = DeviceModel("iPhone 13 Pro", 390, 844, 3, iOS: 15, .notch13)

  /// 428 × 926 points, scale 3, a notch; iOS 15 by default.
  public static let iPhone13ProMax = DeviceModel("iPhone 13 Pro Max", 428, 926, 3, iOS: 15, .notch13Max)

  /// 390 × 844 points, scale 3, a notch; iOS 16 by default.
  public static let iPhone14 = DeviceModel("iPhone 14", 390, 844, 3, iOS: 16, .notch13)

  /// 428 × 926 points, scale 3, a notch; iOS 16 by default.
  public static let iPhone14Plus = DeviceModel("iPhone 14 Plus", 428, 926, 3, iOS: 16, .notch13Max)

  /// 393 × 852 points, scale 3, an island; iOS 16 by default.
  public static let iPhone14Pro = DeviceModel("iPhone 14 Pro", 393, 852, 3, iOS: 16, .island)

  /// 430 × 932 points, scale 3, an island; iOS 16 by default.
  public static let iPhone14ProMax = DeviceModel("iPhone 14 Pro Max", 430, 932, 3, iOS: 16, .island)

  /// 393 × 852 points, scale 3, an island; iOS 17 by default.
  public static let iPhone15 = DeviceModel("iPhone 15", 393, 852, 3, iOS: 17, .island)

  /// 430 × 932 points, scale 3, an island; iOS 17 by default.
  public static let iPhone15Plus = DeviceModel("iPhone 15 Plus", 430, 932, 3, iOS: 17, .island)

  /// 393 × 852 points, scale 3, an island; iOS 17 by default.
  public static let iPhone15Pro = DeviceModel("iPhone 15 Pro", 393, 852, 3, iOS: 17, .island)

  /// 430 × 932 points, scale 3, an island; iOS 17 by default.
  public static let iPhone15ProMax = DeviceModel("iPhone 15 Pro Max", 430, 932, 3, iOS: 17, .island)

  /// 393 × 852 points, scale 3, an island; iOS 18 by default.
  public static let iPhone16 = DeviceModel("iPhone 16", 393, 852, 3, iOS: 18, .island)

  /// 430 × 932 points, scale 3, an island; iOS 18 by default.
  public static let iPhone16Plus = DeviceModel("iPhone 16 Plus", 430, 932, 3, iOS: 18, .island)

  /// 402 × 874 points, scale 3, an island; iOS 18 by default.
  public static let iPhone16Pro = DeviceModel("iPhone 16 Pro", 402, 874, 3, iOS: 18, .island16)

  /// 440 × 956 points, scale 3, an island; iOS 18 by default.
  public static let iPhone16ProMax = DeviceModel("iPhone 16 Pro Max", 440, 956, 3, iOS: 18, .island16)

  /// 375 × 667 points, scale 2; iOS 13 by default.
  public static let iPhoneSE2 = DeviceModel("iPhone SE (2nd generation)", 375, 667, 2, iOS: 13)

  /// 375 × 667 points, scale 2; iOS 15 by default.
  public static let iPhoneSE3 = DeviceModel("iPhone SE (3rd generation)", 375, 667, 2, iOS: 15)

  /// 768 × 1024 points, scale 1; iOS 7 by default.
  public static let iPad = DeviceModel("iPad", 768, 1024, 1, iOS: 7, idiom: .pad)

  /// 1024 × 1366 points, scale 2; iOS 9 by default.
  public static let iPadPro = DeviceModel("iPad Pro", 1024, 1366, 2, iOS: 9, idiom: .pad)

  /// 744 × 1133 points, scale 2, a home indicator; iOS 15 by default.
  public static let iPadMini6 = DeviceModel(
    "iPad mini (6th generation)",
    744,
    1133,
    2,
    iOS: 15,
    idiom: .pad,
    .pad(bezel: 60)
  )

  /// 820 × 1180 points, scale 2, a home indicator; iOS 16 by default.
  public static let iPad10 = DeviceModel(
    "iPad (10th generation)",
    820,
    1180,
    2,
    iOS: 16,
    idiom: .pad,
    .pad(bezel: 56)
  )

  /// 820 × 1180 points, scale 2, a home indicator; iOS 17 by default.
  public static let iPadAir11 = DeviceModel(
    "iPad Air 11-inch (M2)",
    820,
    1180,
    2,
    iOS: 17,
    idiom: .pad,
    .pad(bezel: 54)
  )

  /// 834 × 1210 points, scale 2, a home indicator; iOS 17 by default.
  public static let iPadPro11 = DeviceModel(
    "iPad Pro 11-inch (M4)",
    834,
    1210,
    2,
    iOS: 17,
    idiom: .pad,
    .pad(bezel: 44)
  )

  /// 1032 × 1376 points, scale 2, a home indicator; iOS 17 by default.
  public static let iPadPro13 = DeviceModel(
    "iPad Pro 13-inch (M4)",
    1032,
    1376,
    2,
    iOS: 17,
    idiom: .pad,
    .pad(bezel: 44)
  )

  /// All models: phones, then pads, from old to new.
  public static let all: [DeviceModel] = [
    iPhone3GS, iPhone4, iPhone5, iPhone6, iPhone6Plus, iPhoneX, iPhoneXS, iPhoneXR, iPhoneXSMax, iPhone11,
    iPhone11Pro, iPhone11ProMax, iPhone12Mini, iPhone12, iPhone12Pro, iPhone12ProMax, iPhone13Mini, iPhone13,
    iPhone13Pro, iPhone13ProMax, iPhone14, iPhone14Plus, iPhone14Pro, iPhone14ProMax, iPhone15, iPhone15Plus,
    iPhone15Pro, iPhone15ProMax, iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax, iPhoneSE2, iPhoneSE3,
    iPad, iPadPro, iPadMini6, iPad10, iPadAir11, iPadPro11, iPadPro13,
  ]
}

// MARK: - Shapes

extension ScreenShape {
  fileprivate static let notchX = ScreenShape(.notch(209, 30), cornerRadius: 39, inset: 44)
  fileprivate static let notchXR = ScreenShape(.notch(228, 33), cornerRadius: 41.5, inset: 44)
  fileprivate static let notch11 = ScreenShape(.notch(228, 33), cornerRadius: 41.5, inset: 48)
  fileprivate static let notch12Mini = ScreenShape(.notch(226, 34), cornerRadius: 44, inset: 50)
  fileprivate static let notch12 = ScreenShape(.notch(209, 32), cornerRadius: 47, inset: 47)
  fileprivate static let notch12Max = ScreenShape(.notch(209, 32), cornerRadius: 53, inset: 47)
  fileprivate static let notch13Mini = ScreenShape(.notch(174, 37), cornerRadius: 44, inset: 50)
  fileprivate static let notch13 = ScreenShape(.notch(162, 34), cornerRadius: 47, inset: 47)
  fileprivate static let notch13Max = ScreenShape(.notch(162, 34), cornerRadius: 53, inset: 47)
  fileprivate static let island = ScreenShape(.island, cornerRadius: 55, inset: 59)
  /// The screen of a pad; the frame is as wide as Apple's technical specifications of sizes leave it.
  fileprivate static func pad(bezel: CGFloat) -> ScreenShape {
    ScreenShape(.none, cornerRadius: 18, inset: 24, bezel: bezel)
  }

  fileprivate static let island16 = ScreenShape(.island, cornerRadius: 62, inset: 62)
}
