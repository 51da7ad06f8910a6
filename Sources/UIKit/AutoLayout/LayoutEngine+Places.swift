internal import LinearConstraints

extension LayoutEngine {
  /// The place of an item, made on first use; nil for an item that is gone.
  func place(of item: LayoutItem) -> LayoutPlace? {
    guard let object = item.object else { return nil }
    if let place = places[ObjectIdentifier(object)] { return place }
    let place = LayoutPlace(item, kind(of: item))
    register(place, for: object)
    prepare(place)
    return place
  }

  private func kind(of item: LayoutItem) -> LayoutPlace.Kind {
    if let guide = item.guide { return guide.systemRule.map { .system($0) } ?? .guide }
    guard let view = item.view else { return .fixed }
    if view === root {
      return fitting != nil || (view.parent == nil && !view.translatesAutoresizingMaskIntoConstraints)
        ? .root : .fixed
    }
    if !view.translatesAutoresizingMaskIntoConstraints { return .free }
    return fitting != nil ? .masked : .fixed
  }

  /// Makes the variables that a place has from the beginning, with their rules.
  private func prepare(_ place: LayoutPlace) {
    switch place.kind {
    case .fixed: break
    case .free:
      for part in LayoutPart.allCases { makeVariable(place, part) }
      addContentRules(place)
    case .guide:
      for part in LayoutPart.allCases { makeVariable(place, part) }
    case .root:
      for part in LayoutPart.allCases { makeVariable(place, part) }
      addRootRules(place)
      addContentRules(place)
    case .masked:
      for part in LayoutPart.allCases { makeVariable(place, part) }
      addMaskRules(place)
    case .system(let guide):
      for part in LayoutPart.allCases { place.variables[part.rawValue] = solver.makeVariable() }
      addSystemRules(place, guide)
    }
  }

  @discardableResult
  private func makeVariable(_ place: LayoutPlace, _ part: LayoutPart) -> Variable {
    let variable = solver.makeVariable(isNonnegative: part == .width || part == .height)
    place.variables[part.rawValue] = variable
    return variable
  }

  /// A variable of a place; that of a view which keeps its frame is made on first use.
  func variable(_ place: LayoutPlace, _ part: LayoutPart) -> Variable {
    if let variable = place.variables[part.rawValue] { return variable }
    let variable = makeVariable(place, part)
    let value = frameValue(place, part)
    place.frameRules[part] = addRule([Term(variable)], .equal, value, name: maskName(place, part))
    return variable
  }

  /// The line of a mask's constraint in messages, or of the size that a container gives a controller's view.
  ///
  /// Source: public console logs.
  private func maskName(_ place: LayoutPlace, _ part: LayoutPart) -> String {
    let value = DumpText.number(CGFloat(frameValue(place, part)))
    let isSize = part == .width || part == .height
    if isSize, place.item.view?.controller != nil {
      let name = "UIView-Encapsulated-Layout-\(part == .width ? "Width" : "Height")"
      return "<NSLayoutConstraint '\(name)' \(place.item.text).\(part) == \(value)   (active)>"
    }
    let attribute = isSize ? "\(part)" : part == .x ? "minX" : "minY"
    let mask = place.item.view?.autoresizingMask ?? []
    func flags(_ parts: [UIView.AutoresizingMask]) -> String {
      // Where nothing is flexible, what comes after the view is.
      let flags = parts.map { mask.contains($0) ? "&" : "-" }.joined()
      return flags == "---" ? "--&" : flags
    }
    let horizontal = flags([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let vertical = flags([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    let names =
      isSize ? "" : place.item.view?.parent.map { ", names: '|':\(LayoutItem.view($0).text) " } ?? ""
    return "<NSAutoresizingMaskLayoutConstraint h=\(horizontal) v=\(vertical) "
      + "\(place.item.text).\(attribute) == \(value)   (active\(names))>"
  }

  // MARK: Frames of views with masks

  private func frameValue(_ place: LayoutPlace, _ part: LayoutPart) -> Double {
    guard let view = place.item.view else { return 0 }
    let rect = view.alignmentRect(forFrame: view.untransformedFrame)
    switch part {
    case .x: return Double(rect.minX)
    case .y: return Double(rect.minY)
    // Insets may be larger than the view.
    case .width: return Double(max(0, rect.size.width))
    case .height: return Double(max(0, rect.size.height))
    }
  }

  /// The new constants of a view that keeps its frame, and of the origin of a scroll view's bounds.
  func frameChanges(_ place: LayoutPlace) -> [(rule: Rule, constant: Double)] {
    var changes: [(rule: Rule, constant: Double)] = []
    for part in LayoutPart.allCases {
      if let rule = place.frameRules[part], case .fixed = place.kind {
        changes.append((rule, frameValue(place, part)))
        namesOfRules[rule] = maskName(place, part)
      }
      if let rule = place.originRules[part], let view = place.item.view {
        changes.append((rule, Double(part == .x ? view.bounds.minX : view.bounds.minY)))
      }
    }
    return changes
  }

  /// The mask of a view in a tree that is fitted, as rules between the view and its superview.
  private func addMaskRules(_ place: LayoutPlace) {
    guard let view = place.item.view, let parent = view.parent, let outer = self.place(of: .view(parent))
    else {
      return
    }
    let frame = view.untransformedFrame
    let mask = view.autoresizingMask
    addMaskRules(
      place,
      outer,
      (.x, .width),
      (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ),
      (frame.minX, frame.width, parent.bounds.width - frame.maxX)
    )
    addMaskRules(
      place,
      outer,
      (.y, .height),
      (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ),
      (frame.minY, frame.height, parent.bounds.height - frame.maxY)
    )
  }

  private func addMaskRules(
    _ place: LayoutPlace,
    _ outer: LayoutPlace,
    _ parts: (position: LayoutPart, size: LayoutPart),
    _ flexible: (before: Bool, size: Bool, after: Bool),
    _ lengths: (before: CGFloat, size: CGFloat, after: CGFloat)
  ) {
    let position = variable(place, parts.position)
    let size = variable(place, parts.size)
    let whole = variable(outer, parts.size)
    let name = maskName(place, parts.size)
    var rules: [Rule?] = []
    if !flexible.before {
      rules.append(addRule([Term(position)], .equal, Double(lengths.before), name: name))
    }
    if !flexible.size { rules.append(addRule([Term(size)], .equal, Double(lengths.size), name: name)) }
    if !flexible.after && (flexible.before || flexible.size) {
      let terms = [Term(whole), Term(position, -1), Term(size, -1)]
      rules.append(addRule(terms, .equal, Double(lengths.after), name: name))
    }
    if flexible.before && flexible.after {
      // The margins grow in proportion to their lengths.
      let before = Double(lengths.before)
      let after = Double(lengths.after)
      let sum = before + after
      let share = sum == 0 ? 0.5 : before / sum
      let terms = [Term(position), Term(whole, -share), Term(size, share)]
      rules.append(addRule(terms, .equal, 0, name: name))
      if flexible.size {
        let length = Double(lengths.size)
        let total = sum + length
        rules.append(
          addRule([Term(size), Term(whole, total == 0 ? 0 : -length / total)], .equal, 0, name: name)
        )
      }
    } else if flexible.size && (flexible.before || flexible.after) {
      let margin = Double(flexible.before ? lengths.before : lengths.after)
      let length = Double(lengths.size)
      let fixed = Double(flexible.before ? lengths.after : lengths.before)
      let share = margin + length == 0 ? 0.5 : length / (margin + length)
      rules.append(addRule([Term(size), Term(whole, -share)], .equal, -share * fixed, name: name))
    }
    place.otherRules += rules.compactMap { $0 }
  }

  // MARK: Roots

  private func addRootRules(_ place: LayoutPlace) {
    for (part, value) in [(LayoutPart.x, 0.0), (.y, 0.0)] {
      if let rule = addRule([Term(variable(place, part))], .equal, value, name: "") {
        place.otherRules.append(rule)
      }
    }
    guard let view = place.item.view else { return }
    let target = fitting?.target ?? view.bounds.size
    let priorities = fitting.map { ($0.horizontal, $0.vertical) } ?? (LayoutFitting.kept, LayoutFitting.kept)
    for (part, length, priority) in [
      (LayoutPart.width, target.width, priorities.0), (.height, target.height, priorities.1),
    ] {
      let terms = [Term(variable(place, part))]
      let name = "<NSLayoutConstraint \(place.item.text).\(part) == \(DumpText.number(length))   (active)>"
      if let rule = addRule(terms, .equal, Double(length), priority: priority, name: name) {
        place.otherRules.append(rule)
      }
    }
  }

  // MARK: Contents

  private func addContentRules(_ place: LayoutPlace) {
    guard let view = place.item.view else { return }
    let content = view.intrinsicContentSize
    place.contentPriorities = view.contentPriorities
    for (part, length) in [(LayoutPart.width, content.width), (.height, content.height)]
    where length >= 0 && length.isFinite {
      let terms = [Term(variable(place, part))]
      let name = contentName(place, part, length)
      let hugging = place.contentPriorities.hugging[part.axis]
      var resistance = place.contentPriorities.resistance[part.axis]
      // What can wrap has a natural width of one line, to which it gives way even if it should not be compressed: in Interface
      // Builder's documents such a label has several lines.
      if part == .width, resistance == .required, view.contentHeight(atWidth: length) != nil {
        resistance = UILayoutPriority(999)
      }
      place.contentRules[part] = (
        addRule(terms, .lessThanOrEqual, Double(length), priority: hugging, name: name),
        addRule(terms, .greaterThanOrEqual, Double(length), priority: resistance, name: name)
      )
    }
  }

  private func contentName(_ place: LayoutPlace, _ part: LayoutPart, _ length: CGFloat) -> String {
    "<NSContentSizeLayoutConstraint \(place.item.text).\(part) == \(DumpText.number(length))   (active)>"
  }

  /// The new constants of a view's content; the rules are made anew if they have other priorities, or others are needed.
  func contentChanges(_ place: LayoutPlace) -> [(rule: Rule, constant: Double)] {
    guard let view = place.item.view, places[ObjectIdentifier(view)] === place else { return [] }
    switch place.kind {
    case .free, .root: break
    default: return []
    }
    let size = view.intrinsicContentSize
    let lengths = [(LayoutPart.width, size.width), (LayoutPart.height, size.height)]
    let hasSameRules = lengths.allSatisfy { part, length in
      (place.contentRules[part] != nil) == (length >= 0 && length.isFinite)
    }
    if hasSameRules && place.contentPriorities == view.contentPriorities {
      return lengths.flatMap { part, length in
        let rules = place.contentRules[part]
        let name = contentName(place, part, length)
        return [rules?.hugging, rules?.resistance].compactMap { rule in
          rule.map {
            namesOfRules[$0] = name
            return ($0, Double(length))
          }
        }
      }
    }
    for (part, _) in lengths {
      guard let rules = place.contentRules.removeValue(forKey: part) else { continue }
      for rule in [rules.hugging, rules.resistance].compactMap({ $0 }) { withdraw(rule) }
    }
    addContentRules(place)
    return []
  }

  // MARK: Scroll views

  /// The width or the height of a scroll view's content.
  func contentVariable(_ place: LayoutPlace, _ part: LayoutPart) -> Variable {
    if let variable = place.contentArea[part] { return variable }
    let variable = solver.makeVariable(isNonnegative: true)
    place.contentArea[part] = variable
    return variable
  }

  /// The origin of a scroll view's bounds, which scrolling moves.
  func originVariable(_ place: LayoutPlace, _ part: LayoutPart) -> Variable {
    if let variable = place.contentArea[part] { return variable }
    let variable = solver.makeVariable()
    place.contentArea[part] = variable
    let origin = place.item.view?.bounds.origin ?? .zero
    let value = Double(part == .x ? origin.x : origin.y)
    place.originRules[part] = addRule([Term(variable)], .equal, value, name: "")
    return variable
  }
}
