/// The source of `Device.swift`, which some examples need in an iOS project.
public enum DeviceFile {
  /// The text of `Device.swift`, for the lesson of such an example.
  public static let text = String(decoding: PackageResources.Device_swift, as: UTF8.self)
}
