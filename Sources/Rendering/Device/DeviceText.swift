import UIKit

/// Describes a device and its screen in words.
@MainActor
enum DeviceText {
  /// The maximum number of characters read from a screen.
  private static let textLimit = 300

  /// Returns model, system, orientation and interface orientation, as a sentence.
  static func summary(of device: SimulatedDevice) -> String {
    let held = words(device.uiDevice.physicalOrientation, hasButton: device.configuration.shape == nil)
    let interface = device.application.interfaceOrientation
    let follows = device.uiDevice.physicalOrientation.interfaceOrientation == interface
    let end = follows ? "" : "; its interface stays in \(words(interface))"
    return "\(device.configuration.name) with iOS \(device.configuration.version), held in \(held)\(end)."
  }

  /// Returns the summary and the contents of the screen in reading order.
  static func description(of device: SimulatedDevice) -> String {
    let words = ScreenReader.words(on: device)
    return summary(of: device) + (words.isEmpty ? "" : " On screen: " + list(words) + ".")
  }

  /// Returns the descriptions of annotations.
  static func summary(of annotations: [String]) -> String {
    guard !annotations.isEmpty else { return "" }
    let words = annotations.joined(separator: " ")
    return " Drawn over it: " + words.prefix(textLimit) + (words.count > textLimit ? "…" : "")
  }

  /// Returns the description of a film: the device and the screen at the start, the changes, and the screen
  /// at the end.
  static func story(
    _ beginning: String,
    _ first: [String],
    turns: Bool,
    moving: Int,
    seconds: TimeInterval,
    _ ending: String,
    _ last: [String]
  ) -> String {
    var story = beginning + (first.isEmpty ? "" : " At first: " + list(first) + ".")
    if turns { story += " The device is turned." }
    if moving > 0 { story += moving == 1 ? " One thing moves." : " \(moving) things move." }
    let time = " After \(DumpText.number(CGFloat(seconds))) s"
    if ending != beginning { story += time + ": " + ending }
    if last == first {
      return ending == beginning ? story + time + " it reads the same." : story + " It reads the same."
    }
    let words = last.isEmpty ? "no texts." : list(last) + "."
    return story + (ending == beginning ? time + ": " : " At the end: ") + words
  }

  /// Returns words separated by commas, truncated to a length that can be listened to.
  private static func list(_ words: [String]) -> String {
    let line = words.joined(separator: ", ")
    return line.count > textLimit ? line.prefix(textLimit) + "…" : line
  }

  private static func words(_ orientation: UIDeviceOrientation, hasButton: Bool) -> String {
    switch orientation {
    case .unknown, .portrait: "portrait"
    case .portraitUpsideDown: "portrait, upside down"
    case .landscapeLeft: hasButton ? "landscape, home button on the right" : "landscape, its top on the left"
    case .landscapeRight: hasButton ? "landscape, home button on the left" : "landscape, its top on the right"
    case .faceUp: "the hand, face up"
    case .faceDown: "the hand, face down"
    }
  }

  private static func words(_ orientation: UIInterfaceOrientation) -> String {
    switch orientation {
    case .unknown, .portrait: "portrait"
    case .portraitUpsideDown: "portrait, upside down"
    case .landscapeLeft, .landscapeRight: "landscape"
    }
  }
}
