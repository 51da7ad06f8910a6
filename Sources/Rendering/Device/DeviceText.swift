import UIKit

/// Describes a device and its screen in words.
@MainActor
enum DeviceText {
  /// The most characters of screen texts in a summary.
  private static let textLimit = 300

  /// Model, system, how the device is held and how its interface lies, as a sentence.
  static func summary(of device: SimulatedDevice) -> String {
    let held = words(device.uiDevice.physicalOrientation)
    let interface = device.application.interfaceOrientation
    let follows = device.uiDevice.physicalOrientation.interfaceOrientation == interface
    let end = follows ? "" : "; its interface stays in \(words(interface))"
    return "\(device.configuration.name) with iOS \(device.configuration.version), held in \(held)\(end)."
  }

  /// The same, and the texts on the screen in the order in which they are painted.
  static func summary(of device: SimulatedDevice, showing nodes: [SceneNode]) -> String {
    summary(of: device) + texts(in: nodes)
  }

  /// What annotations show.
  static func summary(of annotations: [String]) -> String {
    guard !annotations.isEmpty else { return "" }
    let words = annotations.joined(separator: " ")
    return " Drawn over it: " + words.prefix(textLimit) + (words.count > textLimit ? "…" : "")
  }

  private static func texts(in nodes: [SceneNode]) -> String {
    var list = ""
    var last = ""
    for node in nodes where node.key.owner != SceneKey.device {
      guard case .text(let text) = node.content, list.count < textLimit else { continue }
      let string = text.string
      // A shadow is a text under the same text.
      if string == last { continue }
      last = string
      list += (list.isEmpty ? "" : ", ") + string.prefix(textLimit)
    }
    guard !list.isEmpty else { return "" }
    return " Texts: " + list.prefix(textLimit) + (list.count > textLimit ? "…" : ".")
  }

  private static func words(_ orientation: UIDeviceOrientation) -> String {
    switch orientation {
    case .unknown, .portrait: "portrait"
    case .portraitUpsideDown: "portrait, upside down"
    case .landscapeLeft: "landscape, home button on the right"
    case .landscapeRight: "landscape, home button on the left"
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
