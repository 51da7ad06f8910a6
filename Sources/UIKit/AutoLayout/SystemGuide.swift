internal import LinearConstraints

/// The guides that the system makes for a view.
enum SystemGuide: Hashable, CaseIterable {
  /// The view without its margins.
  case layoutMargins

  /// The middle of the view, at most as wide as text is easy to read.
  case readableContent

  /// The view without what bars and the device's shape cover.
  case safeArea

  /// The content of a scroll view.
  case content

  /// The frame of a scroll view, which stays in place when its content scrolls.
  case frame

  /// What bars cover at the top and at the bottom of a controller's view.
  case top, bottom

  /// What the keyboard covers at the bottom of a view, or else the bars.
  case keyboard

  /// The width up to which text is easy to read, in points, with the default size of text.
  ///
  /// Source: Apple, UIView.readableContentGuide, and developers' measurements on pads.
  static let readableWidth: CGFloat = 672

  /// Apple's name of the guide in logs.
  var name: String {
    switch self {
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .content: "UIScrollViewContentLayoutGuide"
    case .frame: "UIScrollViewFrameLayoutGuide"
    case .top: "UITopLayoutGuide"
    case .bottom: "UIBottomLayoutGuide"
    case .keyboard: "UIKeyboardLayoutGuide"
    }
  }
}

extension UIView {
  /// The system's guide of a kind, created on first use.
  final func systemGuide(_ kind: SystemGuide) -> UILayoutGuide {
    systemGuide(kind) { UILayoutGuide() }
  }

  /// The system's guide of a kind with a class of its own, created on first use.
  final func systemGuide<Guide: UILayoutGuide>(_ kind: SystemGuide, _ make: () -> Guide) -> Guide {
    let state = ensuredLayoutState
    if let guide = state.systemGuides[kind] as? Guide { return guide }
    let guide = make()
    guide.identifier = kind.name
    guide.systemRule = kind
    state.systemGuides[kind] = guide
    guide.owningView = self
    return guide
  }

  /// The distances from the edges of the bounds to a guide of the system.
  final func insets(of guide: SystemGuide) -> UIEdgeInsets {
    switch guide {
    case .layoutMargins: return layoutMargins
    case .safeArea: return safeAreaInsets
    case .readableContent:
      var insets = layoutMargins
      let excess = bounds.width - SystemGuide.readableWidth
      insets.left = max(insets.left, excess / 2)
      insets.right = max(insets.right, excess / 2)
      return insets
    case .top:
      return UIEdgeInsets(top: 0, left: 0, bottom: max(0, bounds.height - lengthAtTop), right: 0)
    case .bottom, .keyboard:
      return UIEdgeInsets(top: max(0, bounds.height - lengthAtBottom(guide)), left: 0, bottom: 0, right: 0)
    case .content, .frame: return .zero
    }
  }

  /// How much bars cover at the top of a controller's view.
  fileprivate final var lengthAtTop: CGFloat { controller?.topLayoutGuide.length ?? 0 }

  /// How much bars or the keyboard cover at the bottom.
  fileprivate final func lengthAtBottom(_ guide: SystemGuide) -> CGFloat {
    if guide == .bottom { return controller?.bottomLayoutGuide.length ?? 0 }
    return max(heightBelowKeyboard, ensuredLayoutState.keyboardGuideUsesSafeArea ? safeAreaInsets.bottom : 0)
  }
}

extension LayoutEngine {
  /// States where a system guide is in its view.
  func addSystemRules(_ variables: ItemVariables, _ guide: SystemGuide) {
    guard let view = variables.item.guide?.owningView, let owner = self.variables(of: .view(view)) else {
      return
    }
    for component in FrameComponent.allCases {
      guard let own = variables.components[component.rawValue] else { continue }
      var terms = [Term(own)]
      if guide == .content || guide == .frame {
        let isSize = component == .width || component == .height
        if guide == .frame {
          terms.append(Term(isSize ? variable(owner, component) : originVariable(owner, component), -1))
        } else if isSize {
          terms.append(Term(contentVariable(owner, component), -1))
        }
      } else {
        switch (guide, component) {
        case (.top, .height), (.bottom, .height), (.keyboard, .height): break
        case (.bottom, .y), (.keyboard, .y):
          if let height = variables.components[FrameComponent.height.rawValue] { terms.append(Term(height)) }
          terms.append(Term(variable(owner, .height), -1))
        case (_, .width), (_, .height): terms.append(Term(variable(owner, component), -1))
        default: break
        }
      }
      let value = systemValue(view, guide, component)
      let name = "<NSLayoutConstraint '\(guide.name)-\(component)' \(variables.item.text)   (active)>"
      variables.frameRules[component] = addRule(terms, .equal, value, name: name)
    }
  }

  /// The constants of a system guide.
  func systemChanges(_ variables: ItemVariables, _ guide: SystemGuide) -> [(rule: Rule, constant: Double)] {
    guard let view = variables.item.guide?.owningView else { return [] }
    return FrameComponent.allCases.compactMap { component in
      variables.frameRules[component].map { ($0, systemValue(view, guide, component)) }
    }
  }

  private func systemValue(_ view: UIView, _ guide: SystemGuide, _ component: FrameComponent) -> Double {
    switch (guide, component) {
    case (.top, .height): return Double(view.lengthAtTop)
    case (.bottom, .height), (.keyboard, .height): return Double(view.lengthAtBottom(guide))
    case (.top, _), (.bottom, _), (.keyboard, _): return 0
    default: break
    }
    let insets = view.insets(of: guide)
    switch component {
    case .x: return Double(insets.left)
    case .y: return Double(insets.top)
    case .width: return Double(-insets.left - insets.right)
    case .height: return Double(-insets.top - insets.bottom)
    }
  }
}

extension UILayoutGuide {
  final func ownerWillChange(to owner: UIView?) {
    guard let present = owningView, present !== owner else { return }
    for constraint in layout?.references ?? [] { constraint.deactivate() }
    present.noteLayoutChange { $0.forgetVariables(ObjectIdentifier(self)) }
    present.layoutState?.guides.removeAll { $0 === self }
  }

  final func ownerDidChange(from old: UIView?) {
    guard let owningView, owningView !== old, systemRule == nil else { return }
    owningView.ensuredLayoutState.guides.append(self)
  }

  /// The rectangle of the last solution; without constraints, that of the view's present size.
  final var solvedFrame: CGRect {
    guard let owningView else { return .zero }
    if owningView.flags.contains(.constraintsBelow), let engine = owningView.treeRoot.layoutState?.engine,
      let variables = engine.itemVariables[ObjectIdentifier(self)]
    {
      return engine.frame(of: variables)
    }
    guard let systemRule else { return .zero }
    if systemRule == .content { return CGRect(origin: .zero, size: owningView.contentAreaSize) }
    return owningView.bounds.inset(by: owningView.insets(of: systemRule))
  }
}
