import Simulator
import Testing
import UIKit

/// Truth: frames that are drawn first; constraints with the constants that hold for them determine each view, so that layout
/// must find the frames again, after each of a row of changes.
@MainActor struct RandomLayoutTests {
  @MainActor
  private final class World {
    let scene = ConstraintScene()
    var dice: Dice
    var views: [UIView] = []
    var truth: [ObjectIdentifier: CGRect] = [:]
    /// The constraints that determine each view, and what they don't need.
    var constraints: [ObjectIdentifier: [NSLayoutConstraint]] = [:]

    init(seed: UInt64) { dice = Dice(state: seed) }

    /// The place of a view in the controller's view.
    func place(of view: UIView) -> CGRect {
      if view === scene.view { return scene.view.bounds }
      let frame = truth[ObjectIdentifier(view)] ?? view.frame
      guard let parent = view.superview, parent !== scene.view else { return frame }
      let outer = place(of: parent)
      return frame.offsetBy(dx: outer.minX, dy: outer.minY)
    }

    private func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &dice)) }

    private func drawFrame() -> CGRect {
      CGRect(x: number(-50...300), y: number(-50...300), width: number(0...200), height: number(0...200))
    }

    func add() {
      let parent = ([scene.view] + views).randomElement(using: &dice) ?? scene.view
      let view = UIView()
      truth[ObjectIdentifier(view)] = drawFrame()
      if Int.random(in: 0..<5, using: &dice) == 0 {
        view.frame = truth[ObjectIdentifier(view)] ?? .zero
      } else {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      parent.addSubview(view)
      constrain(view)
      views.append(view)
    }

    func value(_ attribute: NSLayoutConstraint.Attribute, of view: UIView) -> CGFloat {
      let rect = place(of: view)
      switch attribute {
      case .left, .leading: return rect.minX
      case .right, .trailing: return rect.maxX
      case .top: return rect.minY
      case .bottom: return rect.maxY
      case .width: return rect.width
      case .height: return rect.height
      case .centerX: return rect.midX
      default: return rect.midY
      }
    }

    /// Two of an axis's attributes determine it.
    private func constrain(_ view: UIView) {
      guard !view.translatesAutoresizingMaskIntoConstraints else { return }
      var made: [NSLayoutConstraint] = []
      for attributes in [
        [.left, .right, .width, .centerX], [.top, .bottom, .height, .centerY],
      ] as [[NSLayoutConstraint.Attribute]] {
        let chosen = attributes.shuffled(using: &dice)
        for attribute in chosen.prefix(2) { made.append(constraint(view, attribute, .equal)) }
        // What holds anyway, and what would like to be different.
        made.append(constraint(view, chosen[2], .greaterThanOrEqual, slack: -number(0...5)))
        made.append(constraint(view, chosen[3], .lessThanOrEqual, slack: number(0...5)))
        let wish = constraint(view, chosen[0], .equal, slack: number(1...100))
        wish.priority = UILayoutPriority(Float(number(1...999)))
        made.append(wish)
      }
      constraints[ObjectIdentifier(view)] = made
      NSLayoutConstraint.activate(made.shuffled(using: &dice))
    }

    private func constraint(
      _ view: UIView,
      _ attribute: NSLayoutConstraint.Attribute,
      _ relation: NSLayoutConstraint.Relation,
      slack: CGFloat = 0
    ) -> NSLayoutConstraint {
      // Only earlier views, so that none depends on itself.
      let others = [scene.view] + views.prefix { $0 !== view }
      let other = others.randomElement(using: &dice) ?? scene.view
      let result = NSLayoutConstraint(
        item: view,
        attribute: attribute,
        relatedBy: relation,
        toItem: other,
        attribute: attribute,
        multiplier: 1,
        constant: 0
      )
      result.identifier = "\(slack)"
      result.constant = value(attribute, of: view) - value(attribute, of: other) + slack
      return result
    }

    /// Gives a view another frame, and all constraints the constants for it.
    func move() {
      guard let view = views.randomElement(using: &dice) else { return }
      truth[ObjectIdentifier(view)] = drawFrame()
      if view.translatesAutoresizingMaskIntoConstraints {
        view.frame = truth[ObjectIdentifier(view)] ?? .zero
      }
      for constraint in constraints.values.joined() {
        guard let first = constraint.firstItem as? UIView, let second = constraint.secondItem as? UIView
        else { continue }
        let slack = constraint.identifier.flatMap { Double($0) } ?? 0
        constraint.constant =
          value(constraint.firstAttribute, of: first) - value(constraint.secondAttribute, of: second)
          + CGFloat(slack)
      }
    }

    /// Removes a view without subviews; what was constrained to it gets other constraints.
    func remove() {
      guard let view = views.filter({ $0.subviews.isEmpty }).randomElement(using: &dice) else { return }
      view.removeFromSuperview()
      views.removeAll { $0 === view }
      constraints[ObjectIdentifier(view)] = nil
      for other in views where (constraints[ObjectIdentifier(other)] ?? []).contains(where: { !$0.isActive })
      {
        NSLayoutConstraint.deactivate(constraints[ObjectIdentifier(other)] ?? [])
        constrain(other)
      }
    }

    func check(_ step: Int) {
      scene.simulator.settle()
      for view in views { #expect(view.frame == truth[ObjectIdentifier(view)], "step \(step)") }
      #expect(scene.conflicts.isEmpty, "step \(step)")
    }
  }

  /// Random numbers that are the same in each run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var mixed = (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
      mixed ^= mixed >> 33
      return mixed
    }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>) func layoutFindsTheFrames(seed: UInt64) {
    let world = World(seed: seed)
    for step in 0..<25 {
      switch Int.random(in: 0..<10, using: &world.dice) {
      case 0..<5: world.add()
      case 5..<8: world.move()
      default: world.remove()
      }
      world.check(step)
    }
  }
}
