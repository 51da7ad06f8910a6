import UIKit

/// The tree of views with their sublayers, one line each, indented by depth, from back to front.
@MainActor
struct LayerTree {
  private(set) var text = ""

  /// The maximum indentation; deeper lines have a number instead, so the text grows only with the number of layers.
  private static let deepestIndent = 50

  init(_ root: UIView) {
    var pending: [(layer: CALayer, depth: Int, role: String)] = [(root.backing, 0, "")]
    while let (layer, depth, role) = pending.popLast() {
      text += String(repeating: "   | ", count: min(depth, Self.deepestIndent))
      if depth > Self.deepestIndent { text += "\(depth) " }
      text += role + "<\(layer.treeLine)>\n"
      for sublayer in layer.children.reversed() { pending.append((sublayer, depth + 1, "")) }
      if let mask = layer.mask { pending.append((mask, depth + 1, "mask ")) }
    }
  }
}

extension UIView {
  /// The view and its subviews with their sublayers and masks, one line each.
  package var layerDump: String { LayerTree(self).text }
}

extension CALayer {
  /// The view and what differs from a plain layer, or the layer.
  @MainActor
  fileprivate var treeLine: String {
    guard let view else {
      let title = "\(type(of: self))" + (name.map { " '\($0)'" } ?? "")
      return ([title] + place + details).joined(separator: "; ")
    }
    let kind = type(of: self) == CALayer.self ? [] : ["layer = \(type(of: self))"]
    return ([view.summary] + kind + details).joined(separator: "; ")
  }

  private var place: [String] {
    var parts = ["frame = (\(DumpText.rect(frame)))"]
    if !CATransform3DIsIdentity(transform) { parts.append("transformed") }
    if isHidden { parts.append("hidden") }
    if opacity != 1 { parts.append("opacity = \(DumpText.number(CGFloat(opacity)))") }
    if masksToBounds { parts.append("masks") }
    return parts
  }

  /// The properties without default values that views don't show.
  private var details: [String] {
    var parts: [String] = []
    func add(_ name: String, _ value: CGFloat) {
      if value != 0 { parts.append("\(name) = \(DumpText.number(value))") }
    }
    add("zPosition", zPosition)
    add("cornerRadius", cornerRadius)
    add("borderWidth", borderWidth)
    add("shadowOpacity", CGFloat(shadowOpacity))
    if let keys = animationKeys() { parts.append("animations = \(keys.joined(separator: " "))") }
    return parts
  }
}
