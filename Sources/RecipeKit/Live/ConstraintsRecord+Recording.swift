import LinearConstraints
import LiveScenes
import Rendering
import Simulator
import UIKit

extension ConstraintsRecord {
  /// Records a screen before and after a rotation to the left.
  ///
  /// Nil if no view is placed by constraints, or if the statements alone don't give UIKit's frames, because the example
  /// does more when it is rotated.
  @MainActor
  init?(_ form: LiveForm) {
    guard let container = form.controller.view else { return nil }
    let journal = container.layoutJournal()
    let shown = container.shownViews(journal)
    guard !shown.isEmpty,
      let record = LiveConstraintsRecord(
        journal,
        shown,
        in: container,
        scale: Double(form.simulator.device.screen.scale)
      )
    else { return nil }
    let all = shown.map(\.view)
    let systemGuides = journal.systemGuides.map(\.guide)
    numbers = record.numbers.base64
    containerName = "view"
    color = container.backgroundColor?.hexText
    size = container.bounds.size.numbers
    let labels = ItemNames.names(of: all)
    views = all.indices.map { number in
      let name = form.names.of(all[number])
      return View(
        all[number],
        name: name == "another" ? labels[number] : name,
        parent: all[number].superview.flatMap { all.firstIndex(of: $0) }
      )
    }
    constraints = container.constraintsBelow.compactMap {
      Constraint($0, in: journal, among: all, systemGuides, container)
    }
    handles = form.handles.compactMap { Handle($0, in: journal, systemGuides) }
    guides = zip(systemGuides, record.guides).map { guide, statements in
      Guide(
        name: guide.nameInView ?? "",
        insets: statements.insets.numbers,
        turned: [],
        wideWidth: statements.wideWidth,
        growth: statements.growth
      )
    }
    let upright = all.map { $0.frame.numbers }
    form.simulator.rotateLeft()
    turnedSize = container.bounds.size.numbers
    for number in all.indices { views[number].turned = all[number].frame.numbers }
    for (number, guide) in systemGuides.enumerated() {
      guides[number].turned =
        guide.insetsByWidth.map { LiveConstraintsRecord.Insets($0.insets).numbers } ?? []
    }
    var live = LiveConstraints(record)
    let isTrue =
      live.frames == upright && all.indices.allSatisfy { live.isAmbiguous($0) == views[$0].isAmbiguous }
    live.resize(width: turnedSize[0], height: turnedSize[1])
    for number in guides.indices { live.setInsets(.init(guides[number].turned), of: number) }
    guard isTrue, live.frames == views.map(\.turned) else { return nil }
  }
}

extension LiveConstraints {
  /// x, y, width and height of each view.
  fileprivate var frames: [[Double]] {
    (0..<viewCount).map { number in
      let frame = frame(of: number)
      return [frame.x, frame.y, frame.width, frame.height]
    }
  }
}

extension LiveConstraintsRecord {
  /// The statements of a tree of views; nil if one of its places isn't a constraint's.
  @MainActor
  fileprivate init?(
    _ journal: LayoutJournal,
    _ shown: [(view: UIView, variables: [Int])],
    in container: UIView,
    scale: Double
  ) {
    let size = journal.sizeStatements(of: container)
    let guides = journal.systemGuides.compactMap { Guide($0, in: container) }
    // The rectangles of other guides don't follow from the container's size alone.
    guard guides.count == journal.systemGuides.count else { return nil }
    let wrappings = journal.wrappingViews.compactMap { view -> Wrapping? in
      guard let variables = journal.variables(of: view) else { return nil }
      let content = journal.contentStatements(of: view, .vertical)
      return Wrapping(
        variable: variables[2],
        statements: [content.hugging, content.resistance].compactMap(\.self),
        steps: Self.steps(scale: scale) { Double(journal.height(of: view, atWidth: CGFloat($0))) }
      )
    }
    self.init(
      statements: journal.statements,
      views: shown.map(\.variables),
      container: [size.width, size.height],
      guides: guides,
      wrappings: wrappings,
      scale: scale
    )
  }

  /// The widths, on pixels, from which on a content has another height; its height falls as its width grows.
  private static func steps(scale: Double, _ height: (Double) -> Double) -> [Wrapping.Step] {
    let greatest = 1_100.0
    var steps: [Wrapping.Step] = []
    func find(_ from: Int, _ to: Int, _ first: Double, _ last: Double) {
      guard first != last else { return }
      guard to - from > 1 else { return steps.append(.init(width: Double(to) / scale, height: last)) }
      let middle = (from + to) / 2
      let between = height(Double(middle) / scale)
      find(from, middle, first, between)
      find(middle, to, between, last)
    }
    // A width of 0 means that there is no limit.
    let first = height(1 / scale)
    steps = [.init(width: 0, height: height(0)), .init(width: 1 / scale, height: first)]
    find(1, Int(greatest * scale), first, height(greatest))
    return steps
  }
}

extension LiveConstraintsRecord.Guide {
  /// The safe area or the margins of a container; nil for another guide.
  @MainActor
  fileprivate init?(_ statements: LayoutJournal.SystemGuideStatements, in container: UIView) {
    guard statements.guide.owningView === container, let known = statements.guide.insetsByWidth,
      statements.numbers.count == 4
    else { return nil }
    self.init(
      statements: statements.numbers,
      insets: .init(known.insets),
      wideWidth: Double(known.wideWidth),
      growth: Double(known.growth)
    )
  }
}

extension LiveConstraintsRecord.Insets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top),
      left: Double(insets.left),
      bottom: Double(insets.bottom),
      right: Double(insets.right)
    )
  }

  fileprivate init(_ numbers: [Double]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Top, left, bottom and right.
  fileprivate var numbers: [Double] { [top, left, bottom, right] }
}

extension UIView {
  /// The views below that constraints place, superviews first, as far as they stand on their own.
  @MainActor
  fileprivate func shownViews(_ journal: LayoutJournal) -> [(view: UIView, variables: [Int])] {
    subviews.flatMap { view -> [(view: UIView, variables: [Int])] in
      guard !view.isHidden, view.transform == .identity, view.alignmentRectInsets == .zero,
        let variables = journal.variables(of: view)
      else { return [] }
      return [(view, variables)] + (view is UIControl ? [] : view.shownViews(journal))
    }
  }

  /// The constraints that this view and those below hold.
  @MainActor
  fileprivate var constraintsBelow: [NSLayoutConstraint] {
    constraints + subviews.flatMap(\.constraintsBelow)
  }
}

extension ConstraintsRecord.View {
  @MainActor
  fileprivate init(_ view: UIView, name: String, parent: Int?) {
    let label = view as? UILabel
    let button = view as? UIButton
    let field = view as? UITextField
    let size = CGSize(width: 10_000, height: 10_000)
    let textSize = (label ?? button?.titleLabel).map { $0.sizeThatFits(size) } ?? field?.textSize
    self.init(
      name: name,
      parent: parent,
      color: view.backgroundColor?.hexText,
      textColor: (label?.textColor ?? button?.titleColor(for: .normal))?.hexText,
      text: label?.text ?? button?.title(for: .normal) ?? field?.shownText,
      textSize: textSize?.numbers,
      textInset: field.map { Double($0.textRect(forBounds: $0.bounds).minX) },
      isCentered: button != nil || label?.textAlignment == .center ? true : nil,
      isField: field == nil ? nil : true,
      frame: view.frame.numbers,
      turned: [],
      isAmbiguous: view.hasAmbiguousLayout
    )
  }
}

extension UITextField {
  /// The text, or the placeholder of an empty field.
  fileprivate var shownText: String? { text?.isEmpty == false ? text : placeholder }

  /// The width of the text in one line, and the height of a line.
  fileprivate var textSize: CGSize {
    let label = UILabel()
    label.font = font
    label.text = shownText
    return label.sizeThatFits(CGSize(width: 10_000, height: 10_000))
  }
}

extension ConstraintsRecord.Constraint {
  /// A constraint between views that are shown and guides; nil for another one.
  @MainActor
  fileprivate init?(
    _ constraint: NSLayoutConstraint,
    in journal: LayoutJournal,
    among views: [UIView],
    _ guides: [UILayoutGuide],
    _ container: UIView
  ) {
    func end(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> ConstraintsRecord.End? {
      if item === container { return .init(view: nil, attribute: "\(attribute)") }
      if let guide = guides.firstIndex(where: { $0 === item }) {
        return .init(view: nil, guide: guide, attribute: "\(attribute)")
      }
      return views.firstIndex { $0 === item }.map { .init(view: $0, attribute: "\(attribute)") }
    }
    guard let statement = journal.statement(of: constraint),
      let first = end(constraint.firstItem, constraint.firstAttribute)
    else { return nil }
    let second = end(constraint.secondItem, constraint.secondAttribute)
    guard (second == nil) == (constraint.secondItem == nil) else { return nil }
    self.init(
      statement: statement,
      identifier: constraint.identifier,
      first: first,
      relation: constraint.relation == .equal ? "=" : constraint.relation == .lessThanOrEqual ? "≤" : "≥",
      second: second,
      multiplier: Double(constraint.multiplier),
      constant: Double(constraint.constant),
      priority: Double(constraint.priority.rawValue)
    )
  }
}

extension ConstraintsRecord.Handle {
  /// A handle; nil if nothing of the screen has its number, or its constraints have it in different ways.
  @MainActor
  fileprivate init?(_ handle: LiveHandle, in journal: LayoutJournal, _ guides: [UILayoutGuide]) {
    let found = handle.targets.compactMap { Number($0, in: journal, guides) }
    guard let first = found.first, found.count == handle.targets.count,
      handle.kind != .constant
        || found.allSatisfy({ $0.value == first.value && $0.offset == first.offset })
    else { return nil }
    self.init(
      name: handle.name,
      kind: handle.kind,
      statements: found.compactMap(\.statement),
      guide: first.guide?.number,
      edge: first.guide?.edge,
      offset: first.offset,
      value: first.value,
      least: handle.range.lowerBound,
      greatest: handle.range.upperBound,
      code: handle.code
    )
  }

  /// A number of a screen that a handle changes.
  private struct Number {
    let value: Double
    var statement: Int?
    /// The constant of the statement minus that of the constraint.
    var offset = 0.0
    var guide: (number: Int, edge: Int)?

    /// Nil if no statement and no guide has the number.
    @MainActor
    init?(_ target: LiveHandle.Target, in journal: LayoutJournal, _ guides: [UILayoutGuide]) {
      switch target {
      case .isActive(let constraint):
        (statement, value) = (journal.statement(of: constraint), 1)
      case .constant(let constraint):
        (statement, value) = (journal.statement(of: constraint), Double(constraint.constant))
        if let statement, case .rule(let rule) = journal.statements[statement] {
          offset = rule.constant - value
        }
      case .priority(let constraint):
        (statement, value) = (journal.statement(of: constraint), Double(constraint.priority.rawValue))
      case .hugging(let view, let axis):
        statement = journal.contentStatements(of: view, axis).hugging
        value = Double(view.contentHuggingPriority(for: axis).rawValue)
      case .resistance(let view, let axis):
        statement = journal.contentStatements(of: view, axis).resistance
        value = Double(view.contentCompressionResistancePriority(for: axis).rawValue)
      case .inset(let wanted, let edge):
        guard let number = guides.firstIndex(where: { $0 === wanted }),
          let insets = wanted.insetsByWidth?.insets
        else { return nil }
        guide = (number, edge.rawValue)
        value = LiveConstraintsRecord.Insets(insets).numbers[edge.rawValue]
        return
      }
      if statement == nil { return nil }
    }
  }
}

extension UIColor {
  /// The colour as `#rrggbb`; nil for a transparent one.
  fileprivate var hexText: String? {
    let color = SceneColor(self)
    guard color.alpha > 0 else { return nil }
    return "#"
      + [color.red, color.green, color.blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
