import Testing
import UIKit

/// Truth: Apple's documentation of the methods that order subviews; `subviews` is ordered from back to front.
@MainActor struct UIViewSubviewOrderTests {
  private let parent = UIView()
  private let letters: [Character: UIView]

  init() {
    var letters: [Character: UIView] = [:]
    for letter in "abcxy" { letters[letter] = UIView() }
    self.letters = letters
    for letter in "abc" { parent.addSubview(self[letter]) }
  }

  private subscript(letter: Character) -> UIView { letters[letter] ?? UIView() }

  private var order: String {
    String(parent.subviews.compactMap { view in letters.first { $0.value === view }?.key })
  }

  @Test func viewsAreAddedInFront() {
    #expect(order == "abc")
    parent.addSubview(self["x"])
    #expect(order == "abcx")
    parent.addSubview(self["a"])
    #expect(order == "bcxa")
  }

  @Test(arguments: [
    (0, "xabc"), (1, "axbc"), (2, "abxc"), (3, "abcx"), (4, "abcx"), (-1, "xabc"), (Int.max, "abcx"),
    (Int.min, "xabc"),
  ])
  func indexCountsFromTheBackAndIsKeptInRange(index: Int, expected: String) {
    parent.insertSubview(self["x"], at: index)
    #expect(order == expected)
  }

  @Test(arguments: [
    ("a", 0, "abc"), ("a", 1, "bac"), ("a", 2, "bca"), ("a", 9, "bca"), ("c", 0, "cab"), ("b", -4, "bac"),
  ])
  func insertingASubviewAgainMovesIt(letter: Character, index: Int, expected: String) {
    parent.insertSubview(self[letter], at: index)
    #expect(order == expected)
  }

  @Test(arguments: [("a", "xabc"), ("b", "axbc"), ("c", "abxc"), ("y", "abcx")])
  func belowIsJustBehind(sibling: Character, expected: String) {
    parent.insertSubview(self["x"], belowSubview: self[sibling])
    #expect(order == expected)
  }

  @Test(arguments: [("a", "axbc"), ("b", "abxc"), ("c", "abcx"), ("y", "abcx")])
  func aboveIsJustInFront(sibling: Character, expected: String) {
    parent.insertSubview(self["x"], aboveSubview: self[sibling])
    #expect(order == expected)
  }

  @Test(arguments: [
    ("a", "c", "bca"), ("c", "a", "acb"), ("a", "b", "bac"), ("b", "a", "abc"), ("b", "b", "abc"),
  ])
  func subviewMovesAboveASibling(letter: Character, sibling: Character, expected: String) {
    parent.insertSubview(self[letter], aboveSubview: self[sibling])
    #expect(order == expected)
  }

  @Test(arguments: [
    ("a", "c", "bac"), ("c", "a", "cab"), ("a", "b", "abc"), ("b", "a", "bac"), ("b", "b", "abc"),
  ])
  func subviewMovesBelowASibling(letter: Character, sibling: Character, expected: String) {
    parent.insertSubview(self[letter], belowSubview: self[sibling])
    #expect(order == expected)
  }

  @Test(arguments: [
    (0, 2, "cba"), (2, 0, "cba"), (0, 1, "bac"), (1, 1, "abc"), (0, 3, "abc"), (-1, 0, "abc"),
  ])
  func exchangeSwapsTwoAndIgnoresWhatIsOutOfRange(first: Int, second: Int, expected: String) {
    parent.exchangeSubview(at: first, withSubviewAt: second)
    #expect(order == expected)
  }

  @Test func bringingToFrontAndSendingToBack() {
    parent.bringSubviewToFront(self["a"])
    #expect(order == "bca")
    parent.sendSubviewToBack(self["c"])
    #expect(order == "cba")
  }

  @Test func strangersAreNotReordered() {
    parent.bringSubviewToFront(self["x"])
    parent.sendSubviewToBack(self["y"])
    #expect(order == "abc")
    #expect(self["x"].superview == nil)
  }

  @Test func reorderingSendsNoHierarchyCallbacks() {
    let log = HierarchyLog()
    let container = HierarchyLogView("container", log)
    let (back, front) = (HierarchyLogView("back", log), HierarchyLogView("front", log))
    container.addSubview(back)
    container.addSubview(front)
    log.lines = []
    container.bringSubviewToFront(back)
    container.sendSubviewToBack(back)
    container.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(log.lines.isEmpty)
  }

  @Test func frontMostSubviewIsHitFirst() {
    for letter in "abc" { self[letter].frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
    parent.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(parent.hitTest(CGPoint(x: 1, y: 1), with: nil) === self["c"])
    parent.sendSubviewToBack(self["c"])
    #expect(parent.hitTest(CGPoint(x: 1, y: 1), with: nil) === self["b"])
  }
}
