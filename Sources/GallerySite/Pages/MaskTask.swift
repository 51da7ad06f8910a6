import RecipeKit

/// A task of a sheet: learners write the autoresizing masks that a drawing sets, which its code doesn't show.
struct MaskTask {
  /// A button of the drawing.
  private struct Button {
    let title: String
    let frame: String
    /// The mask as code.
    let mask: String
  }

  private let buttons: [Button]
  /// The size of the root view.
  private let size: String

  /// Nil unless a drawing has three buttons with masks that follow from their places.
  init?(_ card: RecipeCard) {
    let text = card.documentListing ?? ""
    guard let root = Self.rect(in: text[...]) else { return nil }
    size = "\(Int(root.width)) × \(Int(root.height))"
    let elements = text.matches(of: #/(?s)<button .*?</button>/#).map(\.0)
    buttons = elements.compactMap { Self.button($0, in: root) }
    guard buttons.count > 2, buttons.count == elements.count else { return nil }
  }

  private typealias Rect = (x: Double, y: Double, width: Double, height: Double)

  private static func rect(in text: Substring) -> Rect? {
    let frame = #/<rect key="frame" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/>/#
    guard let found = text.firstMatch(of: frame), let x = Double(found.1), let y = Double(found.2),
      let width = Double(found.3), let height = Double(found.4)
    else { return nil }
    return (x, y, width, height)
  }

  /// Nil for a button whose mask is another one than the task asks for.
  private static func button(_ text: Substring, in root: Rect) -> Button? {
    guard let title = text.firstMatch(of: #/title="([^"]+)"/#), let frame = rect(in: text),
      let mask = text.firstMatch(of: #/<autoresizingMask [^>]*>/#)
    else { return nil }
    let parts = [
      ("flexibleMinX", ".flexibleLeftMargin"), ("widthSizable", ".flexibleWidth"),
      ("flexibleMaxX", ".flexibleRightMargin"), ("flexibleMinY", ".flexibleTopMargin"),
      ("heightSizable", ".flexibleHeight"), ("flexibleMaxY", ".flexibleBottomMargin"),
    ].filter { mask.0.contains("\($0.0)=\"YES\"") }.map(\.1)
    let margins = [
      (".flexibleLeftMargin", frame.x, root.width - frame.width - frame.x),
      (".flexibleRightMargin", root.width - frame.width - frame.x, frame.x),
      (".flexibleTopMargin", frame.y, root.height - frame.height - frame.y),
      (".flexibleBottomMargin", root.height - frame.height - frame.y, frame.y),
    ]
    // The nearer margin stays; of two that are equal, up to a point, both may change.
    guard parts == margins.filter({ $0.1 >= $0.2 - 1 }).map(\.0) else { return nil }
    return Button(
      title: String(title.1),
      frame: "x \(Int(frame.x)), y \(Int(frame.y)), width \(Int(frame.width)), height \(Int(frame.height))",
      mask: "[\(parts.joined(separator: ", "))]"
    )
  }

  /// The task, with the first mask as an example.
  var question: [HTML] {
    let rows = buttons.enumerated().map { index, button in
      HTML(
        "li",
        [
          HTML("Button \(button.title): \(button.frame). "),
          HTML("code", index == 0 ? button.mask : String(repeating: "_", count: 40)),
        ]
      )
    }
    return [
      HTML("h2", "Write the masks"),
      HTML(
        "p",
        [
          HTML(
            prose:
              "The drawing sets the masks, so the code above doesn't show them. The view is \(size) points. Each button "
              + "keeps its size and its distance to the nearest edges; a button in the middle of the height stays in the middle. "
              + "A mask lists what is flexible: `.flexibleLeftMargin`, `.flexibleRightMargin`, "
              + "`.flexibleTopMargin`, `.flexibleBottomMargin`, `.flexibleWidth`, `.flexibleHeight`."
          )
        ]
      ), HTML("ul.masks", rows),
    ]
  }

  /// The masks of all buttons.
  var solution: [HTML] {
    let rows = buttons.map { HTML("li", [HTML("Button \($0.title): "), HTML("code", $0.mask)]) }
    return [HTML("h2", "The masks"), HTML("ul.masks", rows)]
  }
}
