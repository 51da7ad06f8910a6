/// Links, which a tap opens where the text can be selected but not edited.
extension UITextView {
  /// The link at a point of the content, and its range.
  private func link(at point: CGPoint) -> (url: URL, range: NSRange)? {
    guard isSelectable, !isEditable, storage.length > 0, let range = characterRange(at: point),
      frames(of: Range(self.range(range)) ?? 0..<0).contains(where: { $0.contains(point) })
    else { return nil }
    var whole = NSRange()
    let value = linkedText.attribute(
      .link,
      at: self.range(range).location,
      longestEffectiveRange: &whole,
      in: NSRange(location: 0, length: storage.length)
    )
    let url =
      value as? URL ?? (value as? NSURL).map { $0 as URL } ?? (value as? String).flatMap(URL.init(string:))
    return url.map { ($0, whole) }
  }

  /// The data in the text; none in a text that can be edited.
  ///
  /// Source: Apple, UITextView.dataDetectorTypes.
  final var detectedData: [DetectedData] { dataInText.found }

  /// The text, with its data as links.
  final var linkedText: NSAttributedString { dataInText.linkedText ?? storage }

  private var dataInText: DataInText {
    if !detectsData { return DataInText() }
    if let keptData { return keptData }
    let data = DataInText(storage, dataDetectorTypes)
    keptData = data
    return data
  }

  /// Whether data is detected.
  final var detectsData: Bool { !isEditable && !dataDetectorTypes.isEmpty }

  /// Lets the delegate act on the link at a point, or opens it; returns whether there is one.
  final func openLink(at point: CGPoint) -> Bool {
    guard let (url, range) = link(at: point) else { return false }
    let open = UIAction { _ in
      SimulatedDevice.current.console.log("Opens \(url.absoluteString)")
      SimulatedDevice.current.application.open(url)
    }
    let item = UITextItem(.link(url), range: range)
    guard let delegate = textDelegate else {
      open.performWithSender(self, target: nil)
      return true
    }
    guard delegate.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
    else { return true }
    let action =
      device.behavior.hasTextItems
      ? delegate.textView(self, primaryActionFor: item, defaultAction: open) : open
    action?.performWithSender(self, target: nil)
    return true
  }
}

/// How a user interacts with an item of a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A long touch, which shows a menu.
  case presentActions = 1
  /// A firm touch, which shows a preview.
  case preview = 2
}

/// An item of a text that a tap acts on, from iOS 17 on: a link.
///
/// Source: Apple, UITextItem.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// What an item is.
  public enum Content {
    /// A link to an address.
    case link(URL)
  }

  /// What the item is.
  open var content: Content { storedContent }

  /// The characters of the item.
  open var range: NSRange { storedRange }

  private let storedContent: Content
  private let storedRange: NSRange

  init(_ content: Content, range: NSRange) {
    (storedContent, storedRange) = (content, range)
    super.init()
  }
}
