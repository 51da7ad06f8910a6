/// What an example needs beside it in an iOS project if it says on Linux what takes Objective-C there.
public enum DeviceFile {
  /// The text of `Device.swift`, for the card of such an example.
  public static let text = String(decoding: PackageResources.Device_swift, as: UTF8.self)
}
