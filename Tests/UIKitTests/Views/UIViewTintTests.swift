import Simulator
import Testing
import UIKit

/// Truth: Apple's rules for tintColor and tintAdjustmentMode: the value of the nearest ancestor that has one
/// applies, nil and automatic inherit, and tintColorDidChange is called for every view whose tint changes.
@MainActor struct UIViewTintTests {
  /// A view that counts its calls of tintColorDidChange.
  private final class TintedView: UIView {
    var notices = 0

    override func tintColorDidChange() {
      notices += 1
    }
  }

  private let root = TintedView()
  private let middle = TintedView()
  private let leaf = TintedView()

  init() {
    root.addSubview(middle)
    middle.addSubview(leaf)
  }

  private var notices: [Int] { [root.notices, middle.notices, leaf.notices] }

  @Test func nearestColorUpwardsCounts() {
    root.tintColor = .red
    #expect(leaf.tintColor == UIColor.red)
    middle.tintColor = .green
    #expect(leaf.tintColor == UIColor.green)
    #expect(root.tintColor == UIColor.red)
    leaf.tintColor = .blue
    #expect(leaf.tintColor == UIColor.blue)
  }

  @Test func nilInheritsAgain() {
    _ = Simulator.boot()
    root.tintColor = .red
    middle.tintColor = .green
    middle.tintColor = nil
    #expect(leaf.tintColor == UIColor.red)
    root.tintColor = nil
    #expect(leaf.tintColor == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
  }

  @Test func viewTakesTheTintOfItsNewSuperview() {
    _ = Simulator.boot()
    let other = UIView()
    other.tintColor = .orange
    other.addSubview(leaf)
    #expect(leaf.tintColor == UIColor.orange)
    leaf.removeFromSuperview()
    #expect(leaf.tintColor == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
  }

  @Test func changeIsToldToAllThatInheritIt() {
    root.tintColor = .red
    #expect(notices == [1, 1, 1])
    middle.tintColor = .green
    #expect(notices == [1, 2, 2])
    root.tintColor = .blue
    #expect(notices == [2, 2, 2])
  }

  @Test func dimmedViewShowsGreyAndSaysSo() {
    root.tintColor = .red
    root.tintAdjustmentMode = .dimmed
    #expect(leaf.tintAdjustmentMode == .dimmed)
    #expect(leaf.tintColor != UIColor.red)
    var white: CGFloat = -1
    var alpha: CGFloat = -1
    #expect(leaf.tintColor?.getWhite(&white, alpha: &alpha) == true)
    #expect(notices == [2, 2, 2])
    middle.tintAdjustmentMode = .normal
    #expect(leaf.tintColor == UIColor.red)
    #expect(root.tintColor != UIColor.red)
  }

  @Test func modeNeverReadsAutomatic() {
    #expect(leaf.tintAdjustmentMode == .normal)
    root.tintAdjustmentMode = .dimmed
    leaf.tintAdjustmentMode = .automatic
    #expect(leaf.tintAdjustmentMode == .dimmed)
    root.tintAdjustmentMode = .automatic
    #expect(leaf.tintAdjustmentMode == .normal)
  }
}
