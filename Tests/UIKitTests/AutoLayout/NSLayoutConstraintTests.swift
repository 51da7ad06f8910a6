import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of NSLayoutConstraint; the texts of public crash logs.
@MainActor struct NSLayoutConstraintTests {
  @Test func aConstraintIsWhatItWasMadeOf() {
    let view = UIView()
    let other = UIView()
    view.addSubview(other)
    let constraint = NSLayoutConstraint(
      item: other,
      attribute: .width,
      relatedBy: .lessThanOrEqual,
      toItem: view,
      attribute: .height,
      multiplier: 0.5,
      constant: 3
    )
    #expect(constraint.firstItem === other)
    #expect(constraint.firstAttribute == .width)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.secondItem === view)
    #expect(constraint.secondAttribute == .height)
    #expect(constraint.multiplier == 0.5)
    #expect(constraint.constant == 3)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
    #expect(constraint.identifier == nil)
    #expect(!constraint.shouldBeArchived)
    #expect(constraint.firstAnchor.item === other)
    #expect(constraint.secondAnchor?.item === view)
  }

  @Test func theNearestCommonAncestorHoldsAConstraint() {
    let root = UIView()
    let middle = UIView()
    let left = UIView()
    let right = UIView()
    root.addSubview(middle)
    middle.addSubview(left)
    middle.addSubview(right)
    let between = left.leftAnchor.constraint(equalTo: right.leftAnchor)
    let own = left.widthAnchor.constraint(equalToConstant: 10)
    let above = right.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([between, own, above])
    #expect(middle.constraints == [between])
    #expect(left.constraints == [own])
    #expect(root.constraints == [above])
    NSLayoutConstraint.deactivate([between, own, above])
    #expect(!between.isActive && !own.isActive && !above.isActive)
    root.addConstraints([between, own])
    #expect(root.constraints == [between, own])
    #expect(own.isActive)
    root.removeConstraint(own)
    middle.removeConstraint(between)
    #expect(root.constraints == [between])
  }

  @Test func rawValuesAreApples() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...20))
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(NSLayoutConstraint.Relation.greaterThanOrEqual.rawValue == 1)
    #expect(NSLayoutConstraint.Axis.vertical.rawValue == 1)
    let priorities: [UILayoutPriority] = [.required, .defaultHigh, .defaultLow, .fittingSizeLevel]
    #expect(priorities.map(\.rawValue) == [1000, 750, 250, 50])
  }

  @Test func viewsKeepTheirContentWithApplesPriorities() {
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
  }

  @Test func descriptionsAreInTheVisualFormat() {
    let view = UIView()
    let label = UILabel()
    let button = UIView()
    view.addSubview(label)
    view.addSubview(button)
    func text(_ constraint: NSLayoutConstraint) -> String { constraint.description }
    #expect(
      text(label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20))
        == "<NSLayoutConstraint H:|-(20)-[UILabel]   (inactive, names: '|':UIView )>"
    )
    #expect(
      text(label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8))
        == "<NSLayoutConstraint V:[UILabel]-(8)-|   (inactive, names: '|':UIView )>"
    )
    #expect(
      text(button.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 5))
        == "<NSLayoutConstraint H:[UILabel]-(>=5)-[UIView]   (inactive)>"
    )
    let width = label.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: -3)
    width.priority = .defaultHigh
    width.identifier = "half"
    width.isActive = true
    #expect(
      text(width) == "<NSLayoutConstraint 'half' UILabel.width == 0.5*UIView.width - 3 @750   (active)>"
    )
    #expect(
      text(label.heightAnchor.constraint(lessThanOrEqualToConstant: 100))
        == "<NSLayoutConstraint UILabel.height <= 100   (inactive)>"
    )
  }

  @Test func distancesBetweenAnchorsAreDimensions() {
    let scene = ConstraintScene()
    let one = scene.add(ContentView(20, 20))
    let other = scene.add(ContentView(20, 20))
    scene.activate(
      one.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 30),
      // The space before the first view is half the space between both.
      scene.view.leftAnchor.anchorWithOffset(to: one.leftAnchor).constraint(
        equalTo: one.rightAnchor.anchorWithOffset(to: other.leftAnchor),
        multiplier: 0.5
      )
    )
    scene.simulator.settle()
    #expect(other.frame.minX == 110)
  }

  @Test func systemSpacingIsEightPoints() {
    let scene = ConstraintScene(iOS: 11)
    let one = scene.add(ContentView(20, 20))
    let other = scene.add(ContentView(20, 20))
    scene.activate(
      other.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 2),
      other.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: 1)
    )
    scene.simulator.settle()
    #expect(other.frame.minX - one.frame.maxX == 16)
    #expect(other.frame.minY - one.frame.maxY == 8)
  }

  // MARK: Exceptions

  @Test func itemsWithoutACommonAncestorRaise() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true }
    }
    let console = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(console.contains("because they have no common ancestor.  Does the constraint or its anchors"))
  }

  @Test func aRequiredConstraintCanNotBecomeOptional() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
        let view = UIView()
        let kept = view.widthAnchor.constraint(equalToConstant: 1)
        constraint.priority = .defaultLow
        kept.isActive = true
        kept.priority = .defaultHigh
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
        + "You passed priority 750 and the existing priority was 1000."
    )
  }

  @Test func aLocationIsNoConstant() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(),
          attribute: .left,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 5
        )
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "NSLayoutConstraint for UIView: A multiplier of 0 or a nil second item together with a location for the first "
        + "attribute creates an illegal constraint of a location equal to a constant. Location attributes must be "
        + "specified in pairs."
    )
  }

  @Test(arguments: [(5, 1), (1, 7), (3, 8), (7, 9)])
  func attributesThatDoNotFitTogetherRaise(first: Int, second: Int) async {
    await #expect(processExitsWith: .signal(SIGABRT)) { [first, second] in
      await MainActor.run {
        let view = UIView()
        let inner = UIView()
        view.addSubview(inner)
        _ = NSLayoutConstraint(
          item: inner,
          attribute: NSLayoutConstraint.Attribute(rawValue: first) ?? .notAnAttribute,
          relatedBy: .equal,
          toItem: view,
          attribute: NSLayoutConstraint.Attribute(rawValue: second) ?? .notAnAttribute,
          multiplier: 1,
          constant: 0
        )
      }
    }
  }
}
