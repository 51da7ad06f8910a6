extension NSLayoutConstraint {
  /// The constraint as UIKit prints it, without addresses, so that equal runs give equal texts.
  final var text: String {
    var parts = ["<\(type(of: self))"]
    if let identifier { parts.append("'\(identifier)'") }
    parts.append(visualText ?? equationText)
    parts.append("  (\(isActive ? "active" : "inactive")\(namesText))>")
    return parts.joined(separator: " ")
  }

  // MARK: Equations

  private final var equationText: String {
    var text = "\(first.text) \(relation.text) "
    guard let second, multiplier != 0 else { return text + DumpText.number(storedConstant) + priorityText }
    if multiplier != 1 { text += "\(DumpText.number(multiplier))*" }
    text += second.text
    if storedConstant > 0 { text += " + \(DumpText.number(storedConstant))" }
    if storedConstant < 0 { text += " - \(DumpText.number(-storedConstant))" }
    return text + priorityText
  }

  private final var priorityText: String {
    storedPriority == .required ? "" : " @\(DumpText.number(CGFloat(storedPriority.rawValue)))"
  }

  // MARK: Visual format

  /// `|-(20)-[UILabel]` for an edge at an edge of the superview, `[UILabel]-(8)-[UIView]` for neighbours.
  private final var visualText: String? {
    guard first.origin == nil, let second, second.origin == nil, multiplier == 1,
      let one = first.item.view, let other = second.item.view, let axis = firstAttribute.axis,
      axis == secondAttribute.axis
    else { return nil }
    let direction = axis == .horizontal ? "H" : "V"
    switch (firstAttribute.side, secondAttribute.side) {
    case (.start, .start) where one.parent === other:
      return "\(direction):|-\(spaceText(storedConstant, relation))-[\(first.item.text)]"
    case (.start, .start) where other.parent === one:
      return "\(direction):|-\(spaceText(-storedConstant, relation.reversed))-[\(second.item.text)]"
    case (.end, .end) where other.parent === one:
      return "\(direction):[\(second.item.text)]-\(spaceText(storedConstant, relation))-|"
    case (.end, .end) where one.parent === other:
      return "\(direction):[\(first.item.text)]-\(spaceText(-storedConstant, relation.reversed))-|"
    case (.start, .end) where one.parent === other.parent:
      return "\(direction):[\(second.item.text)]-\(spaceText(storedConstant, relation))-[\(first.item.text)]"
    case (.end, .start) where one.parent === other.parent:
      let space = spaceText(-storedConstant, relation.reversed)
      return "\(direction):[\(first.item.text)]-\(space)-[\(second.item.text)]"
    default: return nil
    }
  }

  private final func spaceText(_ space: CGFloat, _ relation: Relation) -> String {
    let sign = relation == .equal ? "" : relation.text.replacingOccurrences(of: " ", with: "")
    return "(\(sign)\(DumpText.number(space))\(priorityText.replacingOccurrences(of: " ", with: "")))"
  }

  /// Who is meant by the superview's sign.
  private final var namesText: String {
    guard let visualText, visualText.contains("|"), let view = first.item.view, let other = second?.item.view
    else { return "" }
    let superview = view.parent === other ? other : view
    return ", names: '|':\(LayoutItem.view(superview).text) "
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var text: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  fileprivate var reversed: NSLayoutConstraint.Relation {
    NSLayoutConstraint.Relation(rawValue: -rawValue) ?? self
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate enum Side { case start, end, none }

  fileprivate var side: Side {
    switch self {
    case .left, .top, .leading: .start
    case .right, .bottom, .trailing: .end
    default: .none
    }
  }

  /// The name of the case.
  var text: String { "\(self)" }
}

extension LayoutItem {
  /// The class, and a name if the item has one; for labels and buttons the beginning of their text.
  var text: String {
    guard let object else { return "(null)" }
    let kind = "\(type(of: object))"
    let name = view?.accessibilityIdentifier ?? guide?.identifier ?? ""
    if !name.isEmpty { return "\(kind):'\(name)'" }
    let shown = view?.accessibilityDefaults?.label ?? ""
    let most = 25
    return shown.isEmpty ? kind : "\(kind)'\(shown.prefix(most))\(shown.count > most ? "..." : "")'"
  }
}

extension LayoutOperand {
  /// The item and the attribute, as in a description.
  var text: String {
    let own = "\(item.text).\(attribute.text)"
    return origin.map { "(\(own) - \($0.item.text).\($0.attribute.text))" } ?? own
  }

  /// The operand as the description of an anchor.
  var anchorText: String {
    switch attribute.axis {
    case .horizontal where !attribute.isSize: "<NSLayoutXAxisAnchor \"\(text)\">"
    case .vertical where !attribute.isSize: "<NSLayoutYAxisAnchor \"\(text)\">"
    default: "<NSLayoutDimension \"\(text)\">"
    }
  }
}
