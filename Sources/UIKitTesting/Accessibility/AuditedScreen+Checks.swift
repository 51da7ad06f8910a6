import UIKit

extension AuditedScreen {
  /// Returns the faults of one kind, from back to front.
  func issues(of kind: AccessibilityAuditType) -> [AccessibilityAuditIssue] {
    switch kind {
    case .contrast: contrastIssues()
    case .elementDetection: detectionIssues()
    case .hitRegion: hitRegionIssues()
    case .sufficientElementDescription: descriptionIssues()
    case .dynamicType: dynamicTypeIssues()
    case .textClipped: clippedTextIssues()
    default: traitIssues()
    }
  }

  /// An issue about a view: `fault` completes a sentence that begins with its name, and `advice` is a sentence.
  func issue(
    _ kind: AccessibilityAuditType,
    _ view: UIView,
    named name: String? = nil,
    _ fault: String,
    _ advice: String
  ) -> AccessibilityAuditIssue {
    let words = "\(name ?? self.name(of: view)) \(fault)"
    return AccessibilityAuditIssue(
      auditType: kind,
      element: view,
      compactDescription: words,
      detailedDescription: "\(words). \(advice)"
    )
  }

  // MARK: Descriptions

  private func descriptionIssues() -> [AccessibilityAuditIssue] {
    nodes.filter { isReachable($0.node.view, at: $0.shown.center) }.compactMap { node, shown in
      let kind = ScreenDescription.kind(of: node)
      if ScreenDescription.isBlank(node.label) {
        guard needsLabel(node) else { return nil }
        let place =
          node.isView
          ? place(of: node.view) : "at (\(DumpText.number(shown.minX)), \(DumpText.number(shown.minY)))"
        return issue(
          .sufficientElementDescription,
          node.view,
          named: "\(kind) \(place)",
          "has no label",
          "Set its `accessibilityLabel`."
        )
      }
      guard let label = node.label, !node.traits.isDisjoint(with: [.button, .image]), isFileName(label),
        !node.view.labelTexts.contains(label)
      else { return nil }
      return issue(
        .sufficientElementDescription,
        node.view,
        named: "\(kind) \(ScreenDescription.quoted(label))",
        "has the name of a file as its label",
        "Set an `accessibilityLabel` that says what it does."
      )
    }
  }

  private func needsLabel(_ node: AccessibilityNode) -> Bool {
    let view = node.view
    let isSystem = sequence(first: view, next: \.superview).contains { $0 is any SystemInterface }
    if isSystem, !(view is UISwitch), !(view is UISlider) {
      // The system's other elements have a value instead.
      return !node.traits.isDisjoint(with: [.button, .link])
    }
    if let field = view as? UITextField { return ScreenDescription.isBlank(field.placeholder) }
    if let text = view as? UITextView { return text.isEditable }
    // Controls within a cell are elements of their own.
    if view is UITableViewCell { return hasImage(view) }
    return view is UIControl
      || !node.traits.isDisjoint(with: [.button, .link, .image, .adjustable, .searchField, .keyboardKey])
  }

  /// Whether there is nothing but images in a view.
  private func hasImage(_ view: UIView) -> Bool {
    let inside = items.filter { $0.view.isDescendant(of: view) }.map(\.view)
    return inside.contains { ($0 as? UIImageView)?.image != nil } && !inside.contains { $0 is UIControl }
  }

  private func isFileName(_ label: String) -> Bool {
    label.wholeMatch(of: #/[A-Za-z0-9]+([_.-][A-Za-z0-9]+)*(@[23]x)?\.(png|jpe?g|pdf|svg|gif|heic)/#) != nil
      || label.wholeMatch(of: #/[A-Za-z0-9]+(_[A-Za-z0-9]+)+/#) != nil
  }

  // MARK: Elements and traits

  private func detectionIssues() -> [AccessibilityAuditIssue] {
    reachableItems.filter { !$0.isHidden && !isFound($0.view) }.compactMap { item in
      let view = item.view
      let isText = view is UILabel && !ScreenDescription.isBlank(view.shownText)
      let isControl = view is UIControl && view.isUserInteractionEnabled
      guard isText || isControl || view.recognizesTaps else { return nil }
      return issue(
        .elementDetection,
        view,
        "is not found by assistive technologies",
        "Set `isAccessibilityElement` to true, or describe it by an element around it."
      )
    }
  }

  /// The traits that say how an element reacts.
  private static let activeTraits: UIAccessibilityTraits = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .allowsDirectInteraction, .startsMediaSession,
  ]

  /// The traits of which an element can have one.
  private static let exclusiveTraits: [(trait: UIAccessibilityTraits, name: String)] = [
    (.button, ".button"), (.link, ".link"), (.searchField, ".searchField"), (.keyboardKey, ".keyboardKey"),
  ]

  private func traitIssues() -> [AccessibilityAuditIssue] {
    reachableItems.filter { $0.view.isAccessibilityElement }.compactMap { item in
      let (view, traits) = (item.view, item.view.accessibilityTraits)
      let exclusive = Self.exclusiveTraits.filter { traits.contains($0.trait) }.map(\.name)
      if exclusive.count > 1 {
        return issue(
          .trait,
          view,
          "has traits that exclude each other: \(exclusive.joined(separator: ", "))",
          "Keep one of them."
        )
      }
      let isPlainControl = view is UIControl && !(view is UITextField)
      guard view.recognizesTaps || isPlainControl, !view.isDisabled,
        traits.isDisjoint(with: Self.activeTraits)
      else { return nil }
      return issue(
        .trait,
        view,
        "reacts to taps, but no trait says so",
        "Insert `.button` into its `accessibilityTraits`, or another trait that fits."
      )
    }
  }

  // MARK: Targets

  /// The least width and height of a target.
  ///
  /// Source: Apple, Human Interface Guidelines, Accessibility.
  private static let leastTarget: CGFloat = 44

  private func hitRegionIssues() -> [AccessibilityAuditIssue] {
    reachableItems.compactMap { item in
      let view = item.view
      let isButton =
        view.isAccessibilityElement && !view.accessibilityTraits.isDisjoint(with: [.button, .link])
      guard view is UIControl || view.recognizesTaps || isButton, !view.isDisabled,
        touches(view, at: item.shown.center)
      else { return nil }
      // Buttons with the system's icons have the system's size, and its text fields are lower.
      if let button = view as? UIButton, button.iconLabel != nil { return nil }
      let height =
        view is UITextField ? min(view.intrinsicContentSize.height, Self.leastTarget) : Self.leastTarget
      let isWide = reaches(item, item.frame.width, Self.leastTarget) { CGPoint(x: $0, y: 0) }
      let isHigh = reaches(item, item.frame.height, height) { CGPoint(x: 0, y: $0) }
      guard !isWide || !isHigh else { return nil }
      let size = "\(DumpText.number(item.frame.width)) × \(DumpText.number(item.frame.height))"
      return issue(
        .hitRegion,
        view,
        "is \(size) points",
        "Make it at least 44 × 44 points, or enlarge its `point(inside:with:)`."
      )
    }
  }

  /// Whether a view is long enough, or takes touches so far from its centre on both sides.
  private func reaches(
    _ item: Item,
    _ length: CGFloat,
    _ least: CGFloat,
    _ offset: (CGFloat) -> CGPoint
  ) -> Bool {
    if length > least - 0.5 { return true }
    return [-1, 1].allSatisfy { side in
      let offset = offset(side * (least / 2 - 0.5))
      return touches(item.view, at: CGPoint(x: item.frame.midX + offset.x, y: item.frame.midY + offset.y))
    }
  }

  // MARK: Texts

  private func clippedTextIssues() -> [AccessibilityAuditIssue] {
    reachableItems.compactMap { item in
      let advice = "Give it more room or more lines, or let its font shrink."
      if let text = item.view as? UITextView, !text.isScrollEnabled,
        text.contentSize.height >= text.bounds.height + 1
      {
        return issue(.textClipped, text, "doesn't show all of its text", advice)
      }
      guard let label = item.view as? UILabel, !ScreenDescription.isBlank(label.text) else { return nil }
      if label.cutsText { return issue(.textClipped, label, "doesn't show all of its text", advice) }
      let text = textFrame(of: label, in: item)
      guard let clip = item.fixedClip, !clip.insetBy(dx: -1, dy: -1).contains(text) else { return nil }
      return issue(
        .textClipped,
        label,
        "is cut by a view around it or by the screen's edge",
        "Move it, or make it smaller."
      )
    }
  }

  /// The place of a label's text in screen coordinates.
  func textFrame(of label: UILabel, in item: Item) -> CGRect {
    let room = CGRect(origin: .zero, size: item.frame.size)
    var text = label.textRect(forBounds: room, limitedToNumberOfLines: label.numberOfLines)
    let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch label.textAlignment {
    case .center: text.origin.x = (room.width - text.width) / 2
    case .right: text.origin.x = room.width - text.width
    case .natural where isRightToLeft: text.origin.x = room.width - text.width
    default: break
    }
    return text.offsetBy(dx: item.frame.minX, dy: item.frame.minY)
  }

  private func dynamicTypeIssues() -> [AccessibilityAuditIssue] {
    reachableItems.compactMap { item in
      let view = item.view
      guard let style = TextStyle(of: view), !view.hasSystemDefault(of: .font) else { return nil }
      let fixed = style.runs.map(\.font).first { !$0.isScaled }
      if let fixed {
        return issue(
          .dynamicType,
          view,
          "has a fixed font, \(fixed.fontName) of \(DumpText.number(fixed.pointSize)) points",
          "Use `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics`, and set `adjustsFontForContentSizeCategory`."
        )
      }
      guard (view as? any UIContentSizeCategoryAdjusting)?.adjustsFontForContentSizeCategory == false
      else { return nil }
      return issue(
        .dynamicType,
        view,
        "keeps its font when the user changes the size of texts",
        "Set `adjustsFontForContentSizeCategory` to true."
      )
    }
  }
}
