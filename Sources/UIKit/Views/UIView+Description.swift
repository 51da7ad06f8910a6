extension UIView {
  /// Class, frame and what differs from a fresh view.
  package final var summary: String {
    var parts = ["\(type(of: self))", "frame = (\(DumpText.rect(frame)))"]
    if bounds.origin != .zero {
      parts.append("bounds.origin = (\(DumpText.number(bounds.minX)) \(DumpText.number(bounds.minY)))")
    }
    if !transform.isIdentity {
      let matrix = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      parts.append("transform = [\(matrix.map(DumpText.number).joined(separator: ", "))]")
    }
    parts += summaryDetails
    if isHidden { parts.append("hidden") }
    if alpha != 1 { parts.append("alpha = \(DumpText.number(alpha))") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if clipsToBounds { parts.append("clips") }
    let mask = autoresizingMask.names
    if !mask.isEmpty { parts.append("autoresize = \(mask.joined(separator: "+"))") }
    return parts.joined(separator: "; ")
  }

  /// Deeper lines are not indented further but numbered, so that the text grows with the views alone.
  private static let deepestIndent = 50

  /// The view and all it holds, one line each, indented by depth; the same run gives the same text.
  package final var treeDump: String {
    var text = ""
    var pending: [(view: UIView, depth: Int)] = [(self, 0)]
    while let (view, depth) = pending.popLast() {
      text += String(repeating: "   | ", count: min(depth, UIView.deepestIndent))
      if depth > UIView.deepestIndent { text += "\(depth) " }
      text += "<\(view.summary)>\n"
      for child in view.children.reversed() { pending.append((child, depth + 1)) }
    }
    return text
  }
}

extension UIView.AutoresizingMask {
  /// The short names of the flexible parts, in the order that UIKit's own descriptions use.
  fileprivate var names: [String] {
    let table: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return table.filter { contains($0.0) }.map(\.1)
  }
}
