import UIKit

/// The words beside a picture.
@MainActor
enum TreeText {
  /// The caption, the device, and the tree of every visible window.
  static func tree(of device: SimulatedDevice, caption: String) -> String {
    let application = device.application
    var text = SingleLine.of(caption) + "\n" + DeviceText.summary(of: device)
    text += application.isStatusBarHidden ? " No status bar.\n" : "\n"
    for window in application.windowsBackToFront { text += window.treeDump }
    return SingleLine.of(text, keepingLineFeeds: true)
  }
}

/// Text without line breaks and control characters.
enum SingleLine {
  static func of(_ text: String, keepingLineFeeds: Bool = false) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          if keepingLineFeeds && scalar == "\n" { return scalar }
          return scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? " " : scalar
        }
      )
    )
  }
}
