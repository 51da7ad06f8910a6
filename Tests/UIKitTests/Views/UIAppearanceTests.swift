import Simulator
import Testing
import UIKit

/// Truth: Apple, UIAppearance and the comments of UIAppearance.h: appearance is taken when a view enters a window, what was set on an
/// instance wins, the outermost container wins, and a longer chain of containers breaks the tie.
@MainActor @Suite(.held(.iPhone6, iOS: 9))
struct UIAppearanceTests {
  private final class Badge: UILabel {}
  private final class Panel: UIView {}
  private final class Card: UIView {}
  private final class PanelController: UIViewController {}

  /// As the plugin translates a `dynamic` property.
  private final class Gauge: UIView {
    var tone = UIColor.black {
      didSet { appleSources_customize { [appleSources_value = tone] in $0.tone = appleSources_value } }
    }
  }

  private let device: Simulator
  private let controller = UIViewController()

  init() throws {
    device = try #require(Simulator.held)
  }

  private func show(_ view: UIView) {
    if controller.view.window == nil { device.launch(controller) }
    controller.view.addSubview(view)
    device.settle()
  }

  @Test func aViewTakesItWhenItEntersAWindow() {
    UILabel.appearance().textColor = .red
    UILabel.appearance().font = .boldSystemFont(ofSize: 30)
    let label = UILabel()
    #expect(label.textColor == UIColor.black)
    show(label)
    #expect(label.textColor == UIColor.red)
    #expect(label.font == UIFont.boldSystemFont(ofSize: 30))
  }

  @Test func aViewInAWindowKeepsItsAppearanceUntilItEntersAgain() {
    UILabel.appearance().textColor = .red
    let label = UILabel()
    show(label)
    UILabel.appearance().textColor = .blue
    device.settle()
    #expect(label.textColor == UIColor.red)
    label.removeFromSuperview()
    controller.view.addSubview(label)
    #expect(label.textColor == UIColor.blue)
  }

  @Test func theProxyReadsWhatWasSetAndIsAlwaysTheSame() {
    UILabel.appearance().textColor = .red
    #expect(UILabel.appearance() === UILabel.appearance())
    #expect(UILabel.appearance().textColor == UIColor.red)
    #expect(Badge.appearance().textColor == UIColor.black)
    #expect(UILabel.appearance(whenContainedInInstancesOf: [Panel.self]) !== UILabel.appearance())
    UILabel.appearance().textColor = .green
    let label = UILabel()
    show(label)
    #expect(label.textColor == UIColor.green)
  }

  @Test func whatWasSetOnTheViewWins() {
    let before = UILabel()
    before.textColor = .brown
    UILabel.appearance().textColor = .red
    UILabel.appearance().shadowColor = .gray
    let after = UILabel()
    after.textColor = .purple
    let later = UILabel()
    for label in [before, after, later] { show(label) }
    later.textColor = .orange
    for label in [before, after, later] {
      label.removeFromSuperview()
      controller.view.addSubview(label)
    }
    #expect(before.textColor == UIColor.brown)
    #expect(after.textColor == UIColor.purple)
    #expect(later.textColor == UIColor.orange)
    #expect(before.shadowColor == UIColor.gray)
  }

  @Test func theMoreDerivedClassWins() {
    UILabel.appearance().textColor = .red
    UILabel.appearance().shadowColor = .gray
    Badge.appearance().textColor = .green
    let (badge, label) = (Badge(), UILabel())
    show(badge)
    show(label)
    #expect(badge.textColor == UIColor.green)
    #expect(badge.shadowColor == UIColor.gray)
    #expect(label.textColor == UIColor.red)
  }

  @Test func containersAreTheSuperviewsAndTheirControllers() {
    UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .green
    UILabel.appearance(whenContainedInInstancesOf: [PanelController.self]).shadowColor = .gray
    let (inside, deep, outside) = (UILabel(), UILabel(), UILabel())
    let (panel, wrapper) = (Panel(), UIView())
    panel.addSubview(inside)
    panel.addSubview(wrapper)
    wrapper.addSubview(deep)
    show(panel)
    show(outside)
    #expect([inside, deep, outside].map(\.textColor) == [.green, .green, .black])
    #expect(inside.shadowColor == nil)
    let other = PanelController()
    device.launch(other)
    let label = UILabel()
    other.view.addSubview(label)
    #expect(label.shadowColor == UIColor.gray)
  }

  /// A label in a panel in a card.
  @Test(arguments: [
    ([["Panel"], []], 0), ([["Panel"], ["Card"]], 1), ([["Card"], ["Panel"]], 0),
    ([["Panel", "Card"], ["Card"]], 0), ([["Card"], ["Panel", "Card"]], 1), ([["Card", "Panel"], []], 1),
    ([["Window"], ["Panel", "Card"]], 0),
  ])
  func theOutermostContainerWinsThenTheLongerChain(_ chains: [[String]], winner: Int) {
    let types: [String: any UIAppearanceContainer.Type] = [
      "Panel": Panel.self, "Card": Card.self, "Window": UIWindow.self,
    ]
    for (number, chain) in chains.enumerated() {
      let proxy = UILabel.appearance(whenContainedInInstancesOf: chain.compactMap { types[$0] })
      proxy.textColor = UIColor(white: 0.25 * CGFloat(number + 1), alpha: 1)
    }
    let (card, panel, label) = (Card(), Panel(), UILabel())
    card.addSubview(panel)
    panel.addSubview(label)
    show(card)
    #expect(label.textColor == UIColor(white: 0.25 * CGFloat(winner + 1), alpha: 1))
  }

  @Test func traitsChooseAProxyAlsoWhenTheyChange() {
    UILabel.appearance().textColor = .red
    UILabel.appearance(for: UITraitCollection(verticalSizeClass: .compact)).textColor = .green
    let label = UILabel()
    show(label)
    #expect(label.textColor == UIColor.red)
    device.rotateLeft()
    #expect(label.textColor == UIColor.green)
    device.rotateRight()
    #expect(label.textColor == UIColor.red)
  }

  @Test func anApplicationsOwnPropertiesAreSet() {
    Gauge.appearance().tone = .red
    let (gauge, own) = (Gauge(), Gauge())
    own.tone = .green
    show(gauge)
    show(own)
    #expect(gauge.tone == .red && own.tone == .green)
  }

  @Test func aNewBootStartsWithoutAppearances() {
    UILabel.appearance().textColor = .red
    let other = Simulator.boot(.iPhone6, iOS: 9)
    let root = UIViewController()
    other.launch(root)
    let label = UILabel()
    root.view.addSubview(label)
    #expect(label.textColor == UIColor.black)
    #expect(UILabel.appearance().textColor == UIColor.black)
  }

  @Test func windowsTakeTheTint() {
    UIWindow.appearance().tintColor = .magenta
    let view = UIView()
    show(view)
    #expect(view.tintColor == UIColor.magenta)
  }

  /// Truth: Apple, UI_APPEARANCE_SELECTOR in the headers of these classes.
  @Test func controlsTakeTheirColors() {
    UIView.appearance().tintColor = .magenta
    UIProgressView.appearance().progressTintColor = .red
    UIProgressView.appearance().trackTintColor = .blue
    UIPageControl.appearance().pageIndicatorTintColor = .green
    UIPageControl.appearance().currentPageIndicatorTintColor = .brown
    UISlider.appearance().minimumTrackTintColor = .orange
    UISlider.appearance().maximumTrackTintColor = .purple
    UISlider.appearance().thumbTintColor = .yellow
    UITextField.appearance().textColor = .cyan
    UITextField.appearance().font = .systemFont(ofSize: 9)
    UITextField.appearance().keyboardAppearance = .dark
    let (progress, pages, slider, field) = (UIProgressView(), UIPageControl(), UISlider(), UITextField())
    for control in [progress, pages, slider, field] { show(control) }
    #expect(progress.progressTintColor == .red && progress.trackTintColor == .blue)
    #expect(pages.pageIndicatorTintColor == .green && pages.currentPageIndicatorTintColor == .brown)
    #expect(slider.minimumTrackTintColor == .orange && slider.maximumTrackTintColor == .purple)
    #expect(slider.thumbTintColor == .yellow)
    #expect(field.textColor == .cyan && field.font?.pointSize == 9 && field.keyboardAppearance == .dark)
    #expect(field.tintColor == UIColor.magenta)
  }

  @Test func statesAreSetOneByOne() {
    UIButton.appearance().setTitleColor(.red, for: .normal)
    UIButton.appearance().setTitleColor(.green, for: .highlighted)
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let (button, segments) = (UIButton(type: .system), UISegmentedControl(items: ["a", "b"]))
    button.setTitleColor(.blue, for: .normal)
    show(button)
    show(segments)
    #expect(button.titleColor(for: .normal) == .blue)
    #expect(button.titleColor(for: .highlighted) == .green)
    #expect(segments.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
  }

  @Test func defaultsOfTheSystemAreNoSettings() {
    UITableView.appearance().backgroundColor = .red
    UITableView.appearance().separatorColor = .green
    UITableViewCell.appearance().backgroundColor = .blue
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).font = .systemFont(ofSize: 9)
    UILabel.appearance(whenContainedInInstancesOf: [UIButton.self]).font = .systemFont(ofSize: 8)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    for label in [cell.textLabel, cell.detailTextLabel] { label?.text = "text" }
    for view in [table, cell, button] { show(view) }
    #expect(table.backgroundColor == .red && table.separatorColor == .green)
    #expect(cell.backgroundColor == .blue)
    #expect(cell.textLabel?.font.pointSize == 9 && cell.detailTextLabel?.font.pointSize == 9)
    #expect(button.titleLabel?.font.pointSize == 8)
  }
}
