import UIKit

/// What is on a screen in the order in which it is read.
///
/// Windows are read one after the other, each from top to bottom, and from left to right in a row. Texts are read as they
/// stand, controls with their kind; what only paints is passed over.
@MainActor
enum ScreenReader {
  /// At most so many things are read.
  private static let mostItems = 60
  /// At most so many characters of a text.
  private static let longestText = 300
  /// Views within more views than this are not looked for.
  private static let greatestDepth = 100
  /// What is fainter is not read.
  private static let leastAlpha: CGFloat = 0.1

  /// Something to be read, and where it is.
  private struct Item {
    var words: String
    var frame: CGRect

    /// The same where a reader sees it.
    func seen(_ transform: CGAffineTransform) -> Item { Item(words: words, frame: frame.applying(transform)) }
  }

  /// What is read, in order.
  static func words(on device: SimulatedDevice) -> [String] {
    let transform = DevicePose(of: device, held: device.heldOrientation).fromWindowsToInterface
    return device.application.windowsBackToFront.flatMap { window in
      inOrder(items(in: window).map { $0.seen(transform) }).map(\.words)
    }
  }

  /// The tree is walked with a stack of our own, so that no depth is too great.
  private static func items(in window: UIWindow) -> [Item] {
    var items: [Item] = []
    var pending: [(view: UIView, clip: CGRect, depth: Int)] = [(window, window.bounds, 0)]
    while let (view, clip, depth) = pending.popLast(), items.count < mostItems {
      if view.isHidden || view.alpha < leastAlpha || depth > greatestDepth { continue }
      let words = words(of: view)
      var inner = clip
      // Where a view lies that isn't read and hides nothing makes no difference.
      if words != nil || view.clipsToBounds {
        let shown = view.convert(view.bounds, to: window).intersection(clip)
        let isSeen = !shown.isNull && shown.width >= 1 && shown.height >= 1
        if let words {
          if isSeen, !words.isEmpty { items.append(Item(words: words, frame: shown)) }
          continue
        }
        if !isSeen { continue }
        inner = shown
      }
      for child in view.subviews.reversed() { pending.append((child, inner, depth + 1)) }
    }
    return items
  }

  /// What is read of a view instead of what it holds; nil for one that only holds others.
  private static func words(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: line(label.text)
    case let field as UITextField:
      joined([line(field.text).isEmpty ? line(field.placeholder) : line(field.text), "text field"])
    case let progress as UIProgressView:
      "progress \(DumpText.number(CGFloat(progress.progress * 100).rounded())) %"
    case let pages as UIPageControl: "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
    case let cell as UITableViewCell:
      joined([texts(in: cell), cell.isSelected ? "selected" : ""])
    case let control as UIControl:
      joined([
        name(of: control), control.isSelected ? "selected" : "", control.isEnabled ? "" : "dimmed",
        control is UIButton ? "button" : tab(control) ? "tab" : "control",
      ])
    default: nil
    }
  }

  /// What a control says, or what the sign is called that it shows instead.
  private static func name(of control: UIControl) -> String {
    let texts = texts(in: control)
    return texts.isEmpty ? (control as? UIButton)?.signName ?? "" : texts
  }

  private static func tab(_ control: UIControl) -> Bool { control.superview is UITabBar }

  /// The texts of all labels within a view.
  private static func texts(in view: UIView) -> String {
    var texts: [String] = []
    var pending = [view]
    while let next = pending.popLast(), texts.count < mostItems {
      if next.isHidden { continue }
      if let label = next as? UILabel { texts.append(line(label.text)) }
      pending += next.subviews.reversed()
    }
    return joined(texts)
  }

  private static func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func line(_ text: String?) -> String {
    SingleLine.of(String((text ?? "").prefix(longestText))).split(separator: " ").joined(separator: " ")
  }

  /// From top to bottom; what shares more than half of its height with the first of a row is of that row, which is
  /// read from left to right.
  private static func inOrder(_ items: [Item]) -> [Item] {
    var rest = items.enumerated().sorted {
      ($0.element.frame.midY, $0.offset) < ($1.element.frame.midY, $1.offset)
    }.map(\.element)[...]
    var ordered: [Item] = []
    while let first = rest.first {
      let row = rest.prefix { item in
        let shared = min(item.frame.maxY, first.frame.maxY) - max(item.frame.minY, first.frame.minY)
        return shared > min(item.frame.height, first.frame.height) / 2
      }
      ordered += row.enumerated().sorted {
        ($0.element.frame.minX, $0.offset) < ($1.element.frame.minX, $1.offset)
      }.map(\.element)
      rest = rest.dropFirst(row.count)
    }
    return ordered
  }
}
