import UIKit

/// Names for the items of a scene: their visible text, or else their appearance.
@MainActor
enum ItemNames {
  /// Returns a name for each view: a label's text or a button's title, or else colour and shape.
  ///
  /// Equal names are numbered.
  static func names(of views: [UIView]) -> [String] {
    let names = views.map(name)
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    return names.map { name in
      guard counts[name, default: 0] > 1 else { return name }
      numbers[name, default: 0] += 1
      return "\(name) \(numbers[name, default: 0])"
    }
  }

  private static func name(of view: UIView) -> String {
    let text = (view as? UILabel)?.text ?? (view as? UIButton)?.title(for: .normal) ?? ""
    if !text.isEmpty { return text }
    if view is UIImageView { return "picture" }
    let color = view.backgroundColor.flatMap(colorName)
    return [color, shape(of: view)].compactMap(\.self).joined(separator: " ")
  }

  private static func shape(of view: UIView) -> String {
    let size = view.bounds.standardized.size
    guard size.width == size.height else { return "rectangle" }
    return 2 * view.layer.cornerRadius >= size.width ? "circle" : "square"
  }

  /// The English name of a colour; nil for a transparent one.
  private static func colorName(_ color: UIColor) -> String? {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha), alpha > 0
    else {
      return nil
    }
    if brightness < 0.15 { return "black" }
    if saturation < 0.12 { return brightness > 0.92 ? "white" : "grey" }
    switch hue * 360 {
    case ..<15, 345...: return "red"
    case ..<45: return brightness < 0.7 ? "brown" : "orange"
    case ..<70: return "yellow"
    case ..<165: return "green"
    case ..<195: return "turquoise"
    case ..<255: return "blue"
    case ..<315: return "purple"
    default: return "pink"
    }
  }
}
