internal import LinearConstraints

extension LayoutEngine {
  /// The variables of an item, made on first use; nil for an item that is gone.
  func variables(of item: LayoutItem) -> ItemVariables? {
    guard let object = item.object else { return nil }
    if let variables = itemVariables[ObjectIdentifier(object)] { return variables }
    let variables = ItemVariables(item, kind(of: item))
    register(variables, for: object)
    prepare(variables)
    return variables
  }

  private func kind(of item: LayoutItem) -> ItemVariables.Kind {
    if let guide = item.guide { return guide.systemRule.map { .system($0) } ?? .guide }
    guard let view = item.view else { return .fixed }
    if view === root {
      return fitting != nil || (view.parent == nil && !view.translatesAutoresizingMaskIntoConstraints)
        ? .root : .fixed
    }
    if !view.translatesAutoresizingMaskIntoConstraints { return .free }
    return fitting != nil ? .masked : .fixed
  }

  /// Makes the variables that an item has from the beginning, with their rules.
  private func prepare(_ variables: ItemVariables) {
    switch variables.kind {
    case .fixed: break
    case .free:
      for component in FrameComponent.allCases { makeVariable(variables, component) }
      addContentRules(variables)
    case .guide:
      for component in FrameComponent.allCases { makeVariable(variables, component) }
    case .root:
      for component in FrameComponent.allCases { makeVariable(variables, component) }
      addRootRules(variables)
      addContentRules(variables)
    case .masked:
      for component in FrameComponent.allCases { makeVariable(variables, component) }
      addMaskRules(variables)
    case .system(let guide):
      for component in FrameComponent.allCases {
        variables.components[component.rawValue] = newVariable()
      }
      addSystemRules(variables, guide)
    }
  }

  private func newVariable(isNonnegative: Bool = false) -> Variable {
    let variable = solver.makeVariable(isNonnegative: isNonnegative)
    journal?.add(variable, isNonnegative: isNonnegative)
    return variable
  }

  @discardableResult
  private func makeVariable(_ variables: ItemVariables, _ component: FrameComponent) -> Variable {
    let variable = newVariable(isNonnegative: component == .width || component == .height)
    variables.components[component.rawValue] = variable
    return variable
  }

  /// A variable of an item; that of a view which keeps its frame is made on first use.
  func variable(_ variables: ItemVariables, _ component: FrameComponent) -> Variable {
    if let variable = variables.components[component.rawValue] { return variable }
    let variable = makeVariable(variables, component)
    let value = frameValue(variables, component)
    variables.frameRules[component] = addRule(
      [Term(variable)],
      .equal,
      value,
      name: maskName(variables, component)
    )
    return variable
  }

  /// The line of a mask's constraint in messages, or of the size that a container gives a controller's view.
  ///
  /// Source: public console logs.
  private func maskName(_ variables: ItemVariables, _ component: FrameComponent) -> String {
    let value = DumpText.number(CGFloat(frameValue(variables, component)))
    let isSize = component == .width || component == .height
    if isSize, variables.item.view?.controller != nil {
      let name = "UIView-Encapsulated-Layout-\(component == .width ? "Width" : "Height")"
      return "<NSLayoutConstraint '\(name)' \(variables.item.text).\(component) == \(value)   (active)>"
    }
    let attribute = isSize ? "\(component)" : component == .x ? "minX" : "minY"
    let mask = variables.item.view?.autoresizingMask ?? []
    func flags(_ components: [UIView.AutoresizingMask]) -> String {
      // Where nothing is flexible, what comes after the view is.
      let flags = components.map { mask.contains($0) ? "&" : "-" }.joined()
      return flags == "---" ? "--&" : flags
    }
    let horizontal = flags([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let vertical = flags([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    let names =
      isSize ? "" : variables.item.view?.parent.map { ", names: '|':\(LayoutItem.view($0).text) " } ?? ""
    return "<NSAutoresizingMaskLayoutConstraint h=\(horizontal) v=\(vertical) "
      + "\(variables.item.text).\(attribute) == \(value)   (active\(names))>"
  }

  // MARK: Frames of views with masks

  private func frameValue(_ variables: ItemVariables, _ component: FrameComponent) -> Double {
    guard let view = variables.item.view else { return 0 }
    let rect = view.alignmentRect(forFrame: view.untransformedFrame)
    switch component {
    case .x: return Double(rect.minX)
    case .y: return Double(rect.minY)
    // Insets may be larger than the view.
    case .width: return Double(max(0, rect.size.width))
    case .height: return Double(max(0, rect.size.height))
    }
  }

  /// The new constants of a view that keeps its frame, and of the origin of a scroll view's bounds.
  func frameChanges(_ variables: ItemVariables) -> [(rule: Rule, constant: Double)] {
    var changes: [(rule: Rule, constant: Double)] = []
    for component in FrameComponent.allCases {
      if let rule = variables.frameRules[component], case .fixed = variables.kind {
        changes.append((rule, frameValue(variables, component)))
        namesOfRules[rule] = maskName(variables, component)
      }
      if let rule = variables.originRules[component], let view = variables.item.view {
        changes.append((rule, Double(component == .x ? view.bounds.minX : view.bounds.minY)))
      }
    }
    return changes
  }

  /// The mask of a view in a tree that is fitted, as rules between the view and its superview.
  private func addMaskRules(_ variables: ItemVariables) {
    guard let view = variables.item.view, let parent = view.parent,
      let outer = self.variables(of: .view(parent))
    else {
      return
    }
    let frame = view.untransformedFrame
    let mask = view.autoresizingMask
    addMaskRules(
      variables,
      outer,
      (.x, .width),
      (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ),
      (frame.minX, frame.width, parent.bounds.width - frame.maxX)
    )
    addMaskRules(
      variables,
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
    _ variables: ItemVariables,
    _ outer: ItemVariables,
    _ components: (position: FrameComponent, size: FrameComponent),
    _ flexible: (before: Bool, size: Bool, after: Bool),
    _ lengths: (before: CGFloat, size: CGFloat, after: CGFloat)
  ) {
    let position = variable(variables, components.position)
    let size = variable(variables, components.size)
    let whole = variable(outer, components.size)
    let name = maskName(variables, components.size)
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
    variables.maskAndRootRules += rules.compactMap { $0 }
  }

  // MARK: Roots

  private func addRootRules(_ variables: ItemVariables) {
    for (component, value) in [(FrameComponent.x, 0.0), (.y, 0.0)] {
      if let rule = addRule([Term(variable(variables, component))], .equal, value, name: "") {
        variables.maskAndRootRules.append(rule)
      }
    }
    guard let view = variables.item.view else { return }
    let target = fitting?.target ?? view.bounds.size
    let priorities = fitting.map { ($0.horizontal, $0.vertical) } ?? (LayoutFitting.kept, LayoutFitting.kept)
    for (component, length, priority) in [
      (FrameComponent.width, target.width, priorities.0), (.height, target.height, priorities.1),
    ] {
      let terms = [Term(variable(variables, component))]
      let name =
        "<NSLayoutConstraint \(variables.item.text).\(component) == \(DumpText.number(length))   (active)>"
      if let rule = addRule(terms, .equal, Double(length), priority: priority, name: name) {
        variables.maskAndRootRules.append(rule)
      }
    }
  }

  // MARK: Contents

  private func addContentRules(_ variables: ItemVariables) {
    guard let view = variables.item.view else { return }
    let content = view.intrinsicContentSize
    variables.contentPriorities = view.contentPriorities
    for (component, length) in [(FrameComponent.width, content.width), (.height, content.height)]
    where length >= 0 && length.isFinite {
      let terms = [Term(variable(variables, component))]
      let name = contentName(variables, component, length)
      let hugging = variables.contentPriorities.hugging[component.axis]
      var resistance = variables.contentPriorities.resistance[component.axis]
      // What can wrap has a natural width of one line, to which it gives way even if it should not be compressed: in Interface
      // Builder's documents such a label has several lines.
      if component == .width, resistance == .required, view.contentHeight(atWidth: length) != nil {
        resistance = UILayoutPriority(999)
      }
      variables.contentRules[component] = (
        addRule(terms, .lessThanOrEqual, Double(length), priority: hugging, name: name),
        addRule(terms, .greaterThanOrEqual, Double(length), priority: resistance, name: name)
      )
    }
  }

  private func contentName(_ variables: ItemVariables, _ component: FrameComponent, _ length: CGFloat)
    -> String
  {
    "<NSContentSizeLayoutConstraint \(variables.item.text).\(component) == \(DumpText.number(length))   (active)>"
  }

  /// The new constants of a view's content; the rules are made anew if they have other priorities, or others are needed.
  func contentChanges(_ variables: ItemVariables) -> [(rule: Rule, constant: Double)] {
    guard let view = variables.item.view, itemVariables[ObjectIdentifier(view)] === variables else {
      return []
    }
    switch variables.kind {
    case .free, .root: break
    default: return []
    }
    let size = view.intrinsicContentSize
    let lengths = [(FrameComponent.width, size.width), (FrameComponent.height, size.height)]
    let hasSameRules = lengths.allSatisfy { component, length in
      (variables.contentRules[component] != nil) == (length >= 0 && length.isFinite)
    }
    if hasSameRules && variables.contentPriorities == view.contentPriorities {
      return lengths.flatMap { component, length in
        let rules = variables.contentRules[component]
        let name = contentName(variables, component, length)
        return [rules?.hugging, rules?.resistance].compactMap { rule in
          rule.map {
            namesOfRules[$0] = name
            return ($0, Double(length))
          }
        }
      }
    }
    for (component, _) in lengths {
      guard let rules = variables.contentRules.removeValue(forKey: component) else { continue }
      for rule in [rules.hugging, rules.resistance].compactMap({ $0 }) { withdraw(rule) }
    }
    addContentRules(variables)
    return []
  }

  // MARK: Scroll views

  /// The width or the height of a scroll view's content.
  func contentVariable(_ variables: ItemVariables, _ component: FrameComponent) -> Variable {
    if let variable = variables.contentArea[component] { return variable }
    let variable = newVariable(isNonnegative: true)
    variables.contentArea[component] = variable
    return variable
  }

  /// The origin of a scroll view's bounds, which scrolling moves.
  func originVariable(_ variables: ItemVariables, _ component: FrameComponent) -> Variable {
    if let variable = variables.contentArea[component] { return variable }
    let variable = newVariable()
    variables.contentArea[component] = variable
    let origin = variables.item.view?.bounds.origin ?? .zero
    let value = Double(component == .x ? origin.x : origin.y)
    variables.originRules[component] = addRule([Term(variable)], .equal, value, name: "")
    return variable
  }
}
