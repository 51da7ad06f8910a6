import Simulator
import Testing
import UIKit

/// Truth: the widths of labels and buttons that Xcode sized by their text, in public documents of Interface Builder from Xcode 8 on.
@MainActor struct SystemFontWidthTests {
  nonisolated static let saved: [(CGFloat, String, CGFloat)] = [
    (9, "Stub installed?", 65.5), (10, "Set keyboard toolbar tintColor", 145.67), (11, "Details?", 42),
    (11, "User (@user:matrix.org)", 126), (12, "Undefined", 59), (12, "24 kB/s", 43),
    (12, "- TextViewController using IQLayoutGuide", 237),
    (12, "- Doesn't affect WKWebView default scrolling implementation", 349), (13, "-300.33", 49.5),
    (13, "Switch Y-Z", 66.5), (13, "1 of 12", 39.5), (14, "AABBCCDDEEFF00112233445566778899", 275.5),
    (14, "GATT PROXY", 86), (14, "FRIEND FEATURE", 113), (14, "Loaded by SecondViewController", 215),
    (15, "Tap Me While I'm Moving!", 177), (15, "Change My Size Please", 160), (15, "Create Reminder", 116),
    (16, "Restaurant name", 123), (16, "Title", 31.5), (16, "View Snidely", 93),
    (17, "Select a sample from the list", 215), (17, "Color Ramp", 89.5), (17, "Last Modified", 103.5),
    (17, "Jan2022Sale", 99.5), (17, "Label", 42), (18, "Continue without TUM ID", 204), (18, "Label", 44),
    (20, "Label", 48), (20, "This node has no extent.", 214), (20, "Settings", 72), (20, "Dial pad", 71.5),
    (21, "Label", 50), (22, "Style", 48), (36, "First View", 151), (36, "Second View", 202),
  ]

  @Test(arguments: saved)
  func aLabelIsAsWideAsXcodeSavedIt(size: CGFloat, text: String, width: CGFloat) {
    _ = Simulator.boot(.iPhone6, iOS: 12)
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    let difference = abs(label.intrinsicContentSize.width - width)
    #expect(difference <= max(1.5, 0.01 * width + 0.5), "\(label.intrinsicContentSize.width)")
    // The text isn't cut in the frame that Xcode saved.
    let layout = TextLayout(
      StyledText(text, font: label.font.ctFont),
      in: TextLayout.Constraints(width: width, maximumLines: 1, lineBreakMode: .byTruncatingTail)
    )
    #expect(layout.lines.first?.truncation == nil)
  }

  nonisolated static let weighted: [(CGFloat, UIFont.Weight, String, CGFloat)] = [
    (17, .semibold, "8 min", 44.5), (15, .semibold, "Active Carbs", 91),
    (15, .semibold, "Comments Count", 127.5),
    (17, .semibold, "Label", 43.5), (20, .semibold, "Label", 50.5), (17, .semibold, "Email", 43),
    (16, .medium, "UITableView", 91), (16, .medium, "Safe Area", 72), (17, .medium, "Device name", 100.5),
  ]

  @Test(arguments: weighted)
  func heavierGlyphsAreWider(size: CGFloat, weight: UIFont.Weight, text: String, width: CGFloat) {
    _ = Simulator.boot(.iPhone6, iOS: 12)
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    #expect(abs(label.intrinsicContentSize.width - width) <= max(2, 0.02 * width))
  }

  nonisolated static let named: [(String, CGFloat, String, CGFloat)] = [
    ("HelveticaNeue", 17, "Content", 61), ("HelveticaNeue", 17, "Title", 32),
    ("HelveticaNeue", 35, "ChromaKey", 185),
    ("HelveticaNeue", 14, "Kings of Lion", 82), ("HelveticaNeue", 17, "Howdy There", 102),
    ("HelveticaNeue-Light", 17, "Hold scrolling", 99), ("HelveticaNeue-Light", 22, "MarqueeLabel", 135),
    ("HelveticaNeue-Thin", 70, "DeprecateToRotate", 558), ("HelveticaNeue-Thin", 40, "MarqueeMaker", 250),
    ("HelveticaNeue-Medium", 12, "Connectable:", 74), ("HelveticaNeue-Medium", 12, "Local Name:", 69.67),
    ("Helvetica", 20, "TwitterKit iOS Demo App", 222.5),
  ]

  @Test(arguments: named)
  func namedFontsHaveTheirOwnWidths(name: String, size: CGFloat, text: String, width: CGFloat) {
    _ = Simulator.boot(.iPhone6, iOS: 12)
    let label = UILabel()
    label.text = text
    label.font = UIFont(name: name, size: size)
    #expect(abs(label.intrinsicContentSize.width - width) <= max(1.5, 0.02 * width))
  }

  @Test(arguments: stride(from: CGFloat(10), through: 60, by: 0.5).map { $0 }, [7.0, 9, 13, 17])
  func aLabelIsNeverCutAtTheWidthItAsksFor(size: CGFloat, version: Double) {
    _ = Simulator.boot(.iPhone6, iOS: version)
    for font in [
      UIFont.systemFont(ofSize: size), .boldSystemFont(ofSize: size),
      .monospacedDigitSystemFont(ofSize: size, weight: .light),
    ] {
      for text in ["Label", "Thursday, 28 November", "été à Paris", "12:34", "W", "…", "日本 2026"] {
        let label = UILabel()
        label.text = text
        label.font = font
        let layout = TextLayout(
          StyledText(text, font: font.ctFont),
          in: TextLayout.Constraints(
            width: label.intrinsicContentSize.width,
            maximumLines: 1,
            lineBreakMode: .byTruncatingTail
          )
        )
        #expect(!layout.isTruncated, "\(text) in \(font)")
      }
    }
  }

  /// Truth: Apple, UIFont.monospacedDigitSystemFont(ofSize:weight:).
  @Test func digitsAreEquallyWideWhereAskedFor() {
    _ = Simulator.boot(.iPhone6, iOS: 12)
    func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    let equal = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(width("1111", equal) == width("0000", equal))
    let plain = UIFont.systemFont(ofSize: 17)
    #expect(width("1111", plain) < width("0000", plain))
    #expect(width("Label", equal) == width("Label", plain))
  }
}
