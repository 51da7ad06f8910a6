import Testing
import UIKit

/// Truth: UIView's documented callbacks for changes of the hierarchy, in the order in which devices log them,
/// and the state during each: before the change for "will", after it for "did".
@MainActor struct UIViewHierarchyTests {
  private let log = HierarchyLog()
  private let window: UIWindow

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  }

  private func view(_ name: String) -> HierarchyLogView {
    HierarchyLogView(name, log)
  }

  // MARK: Order

  @Test func addingOutsideOfAWindowSaysNothingOfWindows() {
    let (parent, child) = (view("parent"), view("child"))
    parent.addSubview(child)
    #expect(
      log.lines == [
        "child.willMove(toSuperview: parent)", "child.didMoveToSuperview()", "parent.didAddSubview(child)",
      ]
    )
  }

  @Test func addingInAWindow() {
    let (parent, child) = (view("parent"), view("child"))
    window.addSubview(parent)
    log.lines = []
    parent.addSubview(child)
    #expect(
      log.lines == [
        "child.willMove(toSuperview: parent)", "child.willMove(toWindow: UIWindow)",
        "child.didMoveToWindow()", "child.didMoveToSuperview()", "parent.didAddSubview(child)",
      ]
    )
  }

  @Test func removingFromAWindow() {
    let (parent, child) = (view("parent"), view("child"))
    window.addSubview(parent)
    parent.addSubview(child)
    log.lines = []
    child.removeFromSuperview()
    #expect(
      log.lines == [
        "parent.willRemoveSubview(child)", "child.willMove(toSuperview: nil)",
        "child.willMove(toWindow: nil)",
        "child.didMoveToWindow()", "child.didMoveToSuperview()",
      ]
    )
  }

  @Test func removingOutsideOfAWindow() {
    let (parent, child) = (view("parent"), view("child"))
    parent.addSubview(child)
    log.lines = []
    child.removeFromSuperview()
    #expect(
      log.lines == [
        "parent.willRemoveSubview(child)", "child.willMove(toSuperview: nil)", "child.didMoveToSuperview()",
      ]
    )
  }

  @Test func removingAViewWithoutASuperviewSaysNothing() {
    view("lone").removeFromSuperview()
    #expect(log.lines.isEmpty)
  }

  @Test func movingWithinAWindowSaysNothingOfWindows() {
    let (first, second, child) = (view("first"), view("second"), view("child"))
    window.addSubview(first)
    window.addSubview(second)
    first.addSubview(child)
    log.lines = []
    second.addSubview(child)
    #expect(
      log.lines == [
        "first.willRemoveSubview(child)", "child.willMove(toSuperview: second)",
        "child.didMoveToSuperview()", "second.didAddSubview(child)",
      ]
    )
    #expect(first.subviews.isEmpty)
    #expect(second.subviews == [child])
  }

  @Test func movingToAViewOutsideLeavesTheWindow() {
    let (inside, outside, child) = (view("inside"), view("outside"), view("child"))
    window.addSubview(inside)
    inside.addSubview(child)
    log.lines = []
    outside.addSubview(child)
    #expect(
      log.lines == [
        "inside.willRemoveSubview(child)", "child.willMove(toSuperview: outside)",
        "child.willMove(toWindow: nil)", "child.didMoveToWindow()", "child.didMoveToSuperview()",
        "outside.didAddSubview(child)",
      ]
    )
    #expect(child.window == nil)
  }

  @Test func movingToAnotherWindowGoesThereInOneStep() {
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let child = view("child")
    window.addSubview(child)
    log.lines = []
    other.addSubview(child)
    #expect(
      log.lines == [
        "child.willMove(toSuperview: UIWindow)", "child.willMove(toWindow: UIWindow)",
        "child.didMoveToWindow()", "child.didMoveToSuperview()",
      ]
    )
    #expect(child.window === other)
    #expect(window.subviews.isEmpty)
  }

  @Test func onlyTheViewItselfHearsOfItsSuperviewButAllBelowHearOfTheWindow() {
    let (root, middle, leaf) = (view("root"), view("middle"), view("leaf"))
    root.addSubview(middle)
    middle.addSubview(leaf)
    log.lines = []
    window.addSubview(root)
    #expect(
      log.lines.filter { $0.contains("Superview") } == [
        "root.willMove(toSuperview: UIWindow)", "root.didMoveToSuperview()",
      ]
    )
    for name in ["root", "middle", "leaf"] {
      let own = log.lines.filter { $0.hasPrefix(name) && $0.contains("Window") && !$0.contains("Superview") }
      #expect(own == ["\(name).willMove(toWindow: UIWindow)", "\(name).didMoveToWindow()"])
    }
    let lastWill = log.lines.lastIndex { $0.contains("willMove(toWindow") } ?? .max
    let firstDid = log.lines.firstIndex { $0.contains("didMoveToWindow") } ?? 0
    #expect(lastWill < firstDid)
    #expect(leaf.window === window)
    root.removeFromSuperview()
    #expect(leaf.window == nil)
    #expect(leaf.superview === middle)
  }

  @Test func addingASubviewAgainIsNoMove() {
    let (parent, child, other) = (view("parent"), view("child"), view("other"))
    parent.addSubview(child)
    parent.addSubview(other)
    log.lines = []
    parent.addSubview(child)
    #expect(parent.subviews == [other, child])
    #expect(!log.lines.contains { $0.hasPrefix("child.willMove(toWindow") })
    #expect(!log.lines.contains { $0.hasPrefix("parent.willRemoveSubview") })
  }

  // MARK: State

  @Test func willSeesTheOldStateAndDidTheNew() {
    let (parent, child) = (view("parent"), view("child"))
    window.addSubview(parent)
    var seen: [String] = []
    let note: (String) -> Void = { callback in
      seen.append(
        "\(callback): superview \(child.superview != nil), window \(child.window != nil), "
          + "listed \(parent.subviews.contains(child))"
      )
    }
    child.onCallback = note
    parent.onCallback = note
    parent.addSubview(child)
    let before = "superview false, window false, listed false"
    let after = "superview true, window true, listed true"
    #expect(
      seen == [
        "willMove: \(before)", "willMove: \(before)", "didMoveToWindow: \(after)",
        "didMoveToSuperview: \(after)", "didAddSubview: \(after)",
      ]
    )
    seen = []
    child.removeFromSuperview()
    #expect(
      seen == [
        "willRemoveSubview: \(after)", "willMove: \(after)", "willMove: \(after)",
        "didMoveToWindow: \(before)", "didMoveToSuperview: \(before)",
      ]
    )
  }

  @Test func windowIsItsOwnWindowAndThatOfEverythingInIt() {
    let (root, leaf) = (UIView(), UIView())
    root.addSubview(leaf)
    #expect(window.window === window)
    window.addSubview(root)
    #expect(leaf.window === window)
  }

  @Test func superviewKeepsItsSubviewsAndNotTheOtherWayRound() {
    weak var weakChild: UIView?
    weak var weakParent: UIView?
    var child: UIView? = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child ?? parent)
      weakChild = child
      weakParent = parent
      child = nil
      #expect(weakChild != nil)
      child = parent.subviews.first
    }
    #expect(weakParent == nil)
    #expect(child?.superview == nil)
    child = nil
    #expect(weakChild == nil)
  }

  @Test func viewOfAWindowThatGoesAwayIsInNone() {
    let (root, leaf) = (UIView(), UIView())
    root.addSubview(leaf)
    do {
      let shortLived = UIWindow(frame: .zero)
      shortLived.addSubview(root)
      #expect(leaf.window === shortLived)
    }
    #expect(root.superview == nil)
    #expect(root.window == nil)
    #expect(leaf.window == nil)
  }

  // MARK: Descendants and tags

  @Test func descendantsAreFoundAtAnyDepth() {
    let (root, middle, leaf, stranger) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.isDescendant(of: root))
    #expect(leaf.isDescendant(of: middle))
    #expect(!root.isDescendant(of: leaf))
    #expect(!stranger.isDescendant(of: root))
  }

  @Test func tagsAreSearchedFromTheViewItselfDepthFirst() {
    let views = (0..<6).map { index in
      let view = UIView()
      view.tag = [1, 2, 7, 7, 3, 9][index]
      return view
    }
    views[0].addSubview(views[1])
    views[0].addSubview(views[3])
    views[1].addSubview(views[2])
    views[3].addSubview(views[4])
    views[0].addSubview(views[5])
    #expect(views[0].viewWithTag(1) === views[0])
    #expect(views[0].viewWithTag(7) === views[2])
    #expect(views[3].viewWithTag(7) === views[3])
    #expect(views[0].viewWithTag(3) === views[4])
    #expect(views[0].viewWithTag(9) === views[5])
    #expect(views[0].viewWithTag(4) == nil)
    #expect(views[1].viewWithTag(9) == nil)
  }
}
