import Simulator
import Testing
import UIKit

/// A device and its settings, for `.device`, `.devices` and `withDevice`.
///
/// What is nil is that of the enclosing device: of the suite around a test, or of the test around `withDevice`.
public struct TestDevice: Hashable, Sendable {
  /// The device model.
  public var model: DeviceModel?
  /// The system version, such as 4 or 9.3; nil for the model's own, and without a model for the enclosing one.
  public var version: Double?
  /// Whether the status bar is hidden from the start.
  public var statusBarHidden: Bool?
  /// Light or dark; before iOS 13 all is light.
  public var appearance: UIUserInterfaceStyle?
  /// The preferred size of texts.
  public var contentSizeCategory: UIContentSizeCategory?
  /// The direction of the device's language.
  public var layoutDirection: UIUserInterfaceLayoutDirection?
  /// The locale, such as `Locale(identifier: "de_DE")`.
  public var locale: Locale?
  /// The time zone.
  public var timeZone: TimeZone?

  /// Creates a device; what isn't given is that of the enclosing device.
  public init(
    _ model: DeviceModel? = nil,
    iOS version: Double? = nil,
    statusBarHidden: Bool? = nil,
    appearance: UIUserInterfaceStyle? = nil,
    contentSizeCategory: UIContentSizeCategory? = nil,
    layoutDirection: UIUserInterfaceLayoutDirection? = nil,
    locale: Locale? = nil,
    timeZone: TimeZone? = nil
  ) {
    self.model = model
    self.version = version
    self.statusBarHidden = statusBarHidden
    self.appearance = appearance
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection
    self.locale = locale
    self.timeZone = timeZone
  }

  /// Returns a device for each combination of values, in the order of the lists; an empty list is left out.
  ///
  /// The last list varies fastest: two models and two appearances are four devices, the first two of the first model.
  public static func matrix(
    models: [DeviceModel] = [],
    iOS versions: [Double] = [],
    appearances: [UIUserInterfaceStyle] = [],
    contentSizeCategories: [UIContentSizeCategory] = [],
    layoutDirections: [UIUserInterfaceLayoutDirection] = [],
    locales: [Locale] = [],
    timeZones: [TimeZone] = []
  ) -> [TestDevice] {
    var devices = [TestDevice()]
    func combine<Value>(_ property: WritableKeyPath<TestDevice, Value?>, _ values: [Value]) {
      guard !values.isEmpty else { return }
      devices = devices.flatMap { device in
        values.map { value in
          var device = device
          device[keyPath: property] = value
          return device
        }
      }
    }
    combine(\.model, models)
    combine(\.version, versions)
    combine(\.appearance, appearances)
    combine(\.contentSizeCategory, contentSizeCategories)
    combine(\.layoutDirection, layoutDirections)
    combine(\.locale, locales)
    combine(\.timeZone, timeZones)
    return devices
  }

  /// The device of the calling task, to which `withDevice` adds.
  @TaskLocal static var enclosing = TestDevice()

  /// The device with what is missing from an enclosing one.
  func completed(by enclosing: TestDevice) -> TestDevice {
    TestDevice(
      model ?? enclosing.model,
      // A version belongs to its model.
      iOS: version ?? (model == nil ? enclosing.version : nil),
      statusBarHidden: statusBarHidden ?? enclosing.statusBarHidden,
      appearance: appearance ?? enclosing.appearance,
      contentSizeCategory: contentSizeCategory ?? enclosing.contentSizeCategory,
      layoutDirection: layoutDirection ?? enclosing.layoutDirection,
      locale: locale ?? enclosing.locale,
      timeZone: timeZone ?? enclosing.timeZone
    )
  }
}

extension TestDevice: CustomStringConvertible, CustomTestStringConvertible {
  /// What is given, such as `iPhone SE (3rd generation), dark, accessibilityLarge, right to left`.
  public var description: String {
    let words = [
      model?.name,
      version.map { "iOS \(DumpText.number(CGFloat($0)))" },
      statusBarHidden.map { $0 ? "no status bar" : "status bar" },
      appearance.map { $0 == .dark ? "dark" : "light" },
      contentSizeCategory.map(Self.name),
      layoutDirection.map { $0 == .rightToLeft ? "right to left" : "left to right" },
      locale?.identifier,
      timeZone?.identifier,
    ].compactMap(\.self)
    return words.isEmpty ? "the enclosing device" : words.joined(separator: ", ")
  }

  /// The same as `description`.
  public var testDescription: String { description }

  /// The name that a category has in code.
  private static func name(of category: UIContentSizeCategory) -> String {
    let names = [
      "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
      "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
      "accessibilityExtraExtraExtraLarge",
    ]
    return UIContentSizeCategory.ordered.firstIndex(of: category).map { names[$0] } ?? category.rawValue
  }
}

extension DeviceModel: CustomTestStringConvertible {
  /// The product name.
  public var testDescription: String { name }
}
