import Testing
import UIKit

/// Truth: whatever callbacks do, the hierarchy stays a tree: every subview is listed once, by its superview,
/// and every view's window is the one at the root of its tree.
///
/// The cases with only one possible result follow from the order of the callbacks.
@MainActor struct UIViewHierarchyMutationTests {
  private let log = HierarchyLog()
  private let window: UIWindow

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  }

  private func view(_ name: String) -> HierarchyLogView {
    HierarchyLogView(name, log)
  }

  /// Violations of these rules in the trees of the views.
  private func faults(_ views: [UIView]) -> [String] {
    var faults: [String] = []
    for (index, view) in views.enumerated() {
      for child in view.subviews where child.superview !== view {
        faults.append("a subview of \(index) has another superview")
      }
      if Set(view.subviews).count != view.subviews.count { faults.append("\(index) lists a view twice") }
      if let superview = view.superview, !superview.subviews.contains(view) {
        faults.append("\(index) is not listed by its superview")
      }
      var root = view
      while let next = root.superview { root = next }
      if view.window !== root as? UIWindow { faults.append("\(index) has the wrong window") }
    }
    return faults
  }

  @Test func viewThatRemovesItselfOnceAddedIsGone() {
    let (parent, child) = (view("parent"), view("child"))
    window.addSubview(parent)
    child.onCallback = {
      if $0 == "didMoveToSuperview" && child.superview != nil { child.removeFromSuperview() }
    }
    parent.addSubview(child)
    #expect(child.superview == nil)
    #expect(child.window == nil)
    #expect(parent.subviews.isEmpty)
    #expect(faults([parent, child]).isEmpty)
  }

  @Test func viewThatRemovesItselfOnceInTheWindowIsGone() {
    let (parent, child) = (view("parent"), view("child"))
    window.addSubview(parent)
    child.onCallback = { if $0 == "didMoveToWindow" && child.window != nil { child.removeFromSuperview() } }
    parent.addSubview(child)
    #expect(child.superview == nil)
    #expect(child.window == nil)
    #expect(faults([parent, child]).isEmpty)
  }

  @Test func viewThatIsTakenElsewhereWhileItMovesEndsInOnePlace() {
    let (first, second, third, child) = (view("first"), view("second"), view("third"), view("child"))
    for parent in [first, second, third] { window.addSubview(parent) }
    first.addSubview(child)
    var isDone = false
    child.onCallback = { callback in
      if callback == "willMove" && !isDone {
        isDone = true
        third.addSubview(child)
      }
    }
    second.addSubview(child)
    #expect(faults([first, second, third, child]).isEmpty)
    #expect(child.window === window)
  }

  @Test func viewThatLeavesTheWindowWhileItMovesWithinItIsInItAfterwards() {
    let (first, second, child) = (view("first"), view("second"), view("child"))
    window.addSubview(first)
    window.addSubview(second)
    first.addSubview(child)
    var isDone = false
    child.onCallback = { callback in
      if callback == "willMove" && !isDone {
        isDone = true
        child.removeFromSuperview()
      }
    }
    second.addSubview(child)
    #expect(child.superview === second)
    #expect(child.window === window)
  }

  @Test func superviewThatLeavesTheWindowMeanwhileTakesTheViewAlong() {
    let (parent, child) = (view("parent"), view("child"))
    window.addSubview(parent)
    child.onCallback = { if $0 == "willMove" { parent.removeFromSuperview() } }
    parent.addSubview(child)
    #expect(child.superview === parent)
    #expect(child.window == nil)
  }

  @Test func viewThatEntersAWindowWhileItIsRemovedIsInNone() {
    let (outside, inside, child) = (view("outside"), view("inside"), view("child"))
    window.addSubview(inside)
    outside.addSubview(child)
    var isDone = false
    child.onCallback = { callback in
      if callback == "willMove" && !isDone {
        isDone = true
        inside.addSubview(child)
      }
    }
    child.removeFromSuperview()
    #expect(faults([outside, inside, child]).isEmpty)
  }

  @Test func siblingRemovedByACallbackHearsOnceOfEachWindow() {
    let (root, first, second) = (view("root"), view("first"), view("second"))
    root.addSubview(first)
    root.addSubview(second)
    first.onCallback = { if $0 == "didMoveToWindow" { second.removeFromSuperview() } }
    log.lines = []
    window.addSubview(root)
    #expect(second.window == nil)
    #expect(root.subviews == [first])
    #expect(log.lines.filter { $0 == "second.willMove(toWindow: nil)" }.count == 1)
    #expect(faults([root, first, second]).isEmpty)
  }

  @Test func subviewsAddedByDidMoveToWindowAreInTheWindow() {
    let (root, late) = (view("root"), view("late"))
    root.onCallback = { if $0 == "didMoveToWindow" { root.addSubview(late) } }
    window.addSubview(root)
    #expect(late.window === window)
    #expect(log.lines.filter { $0 == "late.didMoveToWindow()" }.count == 1)
  }

  @Test func subviewsAddedByWillMoveToWindowAreToldOfTheWindow() {
    let (root, late) = (view("root"), view("late"))
    root.onCallback = { if $0 == "willMove" && late.superview == nil { root.addSubview(late) } }
    window.addSubview(root)
    #expect(late.window === window)
    #expect(log.lines.filter { $0 == "late.didMoveToWindow()" }.count == 1)
  }

  @Test func allSubviewsCanBeRemovedInALoop() {
    let parent = UIView()
    for _ in 0..<10 { parent.addSubview(UIView()) }
    for child in parent.subviews { child.removeFromSuperview() }
    #expect(parent.subviews.isEmpty)
  }

  /// Containers are in the window or nowhere, leaves in containers or nowhere, so there can't be cycles.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func treeStaysATreeWhateverCallbacksDo(seed: UInt64) {
    var state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let containers = (0..<3).map { view("container\($0)") }
    let leaves = (0..<4).map { view("leaf\($0)") }
    var budget = 0
    func act() {
      if random(3) == 0 {
        let container = containers[random(containers.count)]
        switch random(3) {
        case 0: container.removeFromSuperview()
        case 1: window.addSubview(container)
        default: other.addSubview(container)
        }
      } else {
        let leaf = leaves[random(leaves.count)]
        let container = containers[random(containers.count)]
        switch random(4) {
        case 0: leaf.removeFromSuperview()
        case 1: container.insertSubview(leaf, at: random(3))
        case 2: container.insertSubview(leaf, belowSubview: leaves[random(leaves.count)])
        default: container.addSubview(leaf)
        }
      }
    }
    for view in containers + leaves {
      view.onCallback = { _ in
        guard budget > 0, random(3) == 0 else { return }
        budget -= 1
        act()
      }
    }
    for _ in 0..<40 {
      budget = 4
      act()
      let found = faults([window, other] + containers + leaves)
      #expect(found.isEmpty)
      if !found.isEmpty { return }
    }
  }
}
