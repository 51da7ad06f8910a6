import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UIAccessibility, UIAccessibilityElement and UIAccessibilityTraits; Apple's Accessibility
/// Programming Guide: standard controls and texts are elements with a label, images and containers are not.
@MainActor struct AccessibilityTests {
  /// Boots in the test, not in `init`, because another test may boot in between.
  private func boot() -> Simulator { Simulator.boot(.iPhone5, iOS: 9) }

  private func window(_ views: [UIView], on device: Simulator) -> UIWindow {
    let controller = UIViewController()
    views.forEach(controller.view.addSubview)
    device.launch(controller)
    device.settle()
    return window(of: device)
  }

  private func window(of device: Simulator) -> UIWindow { device.keyWindow ?? UIWindow() }

  private func at<View: UIView>(_ view: View, y: CGFloat = 100) -> View {
    view.frame = CGRect(x: 10, y: y, width: 200, height: 40)
    return view
  }

  private func labels(_ views: [UIView], on device: Simulator) -> [String] {
    AccessibilityTree.nodes(in: window(views, on: device)).map { $0.label ?? "" }
  }

  @Test func textsAndControlsAreElementsAndContainersAndImagesAreNot() {
    _ = boot()
    #expect(UILabel().isAccessibilityElement)
    #expect(UIButton().isAccessibilityElement)
    #expect(UITextField().isAccessibilityElement)
    #expect(UIProgressView(progressViewStyle: .default).isAccessibilityElement)
    #expect(!UIView().isAccessibilityElement)
    #expect(!UIImageView().isAccessibilityElement)
  }

  @Test func standardControlsTellWhatTheyShow() {
    _ = boot()
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.isEnabled = false
    #expect(button.accessibilityLabel == "Send")
    #expect(button.accessibilityTraits == [.button, .notEnabled])

    let label = UILabel()
    label.text = "Name"
    #expect(label.accessibilityLabel == "Name" && label.accessibilityTraits == .staticText)

    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 2 / 3
    #expect(progress.accessibilityLabel == "Progress" && progress.accessibilityValue == "67%")

    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.accessibilityValue == "Name")
    field.text = "Anna"
    #expect(field.accessibilityValue == "Anna")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "••••")

    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1
    #expect(pages.accessibilityValue == "page 2 of 3" && pages.accessibilityTraits == .adjustable)
  }

  @Test func aCellIsOneElementThatJoinsItsTexts() {
    let device = boot()
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Harbour"
    cell.detailTextLabel?.text = "3 photos"
    #expect(cell.accessibilityLabel == "Harbour, 3 photos")
    #expect(labels([at(cell)], on: device) == ["Harbour, 3 photos"])
  }

  @Test func theApplicationsOwnWordsWin() {
    _ = boot()
    let button = UIButton(type: .system)
    button.setTitle("▶︎", for: .normal)
    button.accessibilityLabel = "Play"
    button.accessibilityHint = "Plays the film."
    button.accessibilityIdentifier = "play"
    button.accessibilityTraits = [.button, .startsMediaSession]
    #expect(button.accessibilityLabel == "Play" && button.accessibilityHint == "Plays the film.")
    #expect(button.accessibilityIdentifier == "play")
    #expect(button.accessibilityTraits.contains(.startsMediaSession))
    button.accessibilityLabel = nil
    #expect(button.accessibilityLabel == "▶︎")
  }

  @Test func aBarsButtonHasTheWordsOfItsItem() {
    let device = boot()
    let item = UIBarButtonItem(systemItem: .add)
    item.accessibilityIdentifier = "add"
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    bar.items = [item]
    #expect(labels([bar], on: device) == ["Add"])
    item.accessibilityLabel = "New photo"
    let nodes = AccessibilityTree.nodes(in: window(of: device))
    #expect(nodes.map(\.label) == ["New photo"])
    #expect(nodes.map(\.view.accessibilityIdentifier) == ["add"])
  }

  @Test func whatIsInvisibleOrHiddenIsNotInTheTree() {
    let device = boot()
    let hidden = at(UILabel()), faint = at(UILabel()), veiled = at(UIView()), offScreen = UILabel()
    hidden.isHidden = true
    faint.alpha = 0.05
    veiled.accessibilityElementsHidden = true
    veiled.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
    offScreen.frame = CGRect(x: 1_000, y: 0, width: 50, height: 20)
    #expect(labels([hidden, faint, veiled, offScreen], on: device).isEmpty)
  }

  @Test func anElementHidesItsContents() {
    let device = boot()
    let card = at(UIView())
    let label = UILabel(frame: card.bounds)
    label.text = "inside"
    card.addSubview(label)
    #expect(labels([card], on: device) == ["inside"])
    card.isAccessibilityElement = true
    card.accessibilityLabel = "card"
    #expect(AccessibilityTree.nodes(in: window(of: device)).map(\.label) == ["card"])
  }

  @Test func aContainerListsElementsThatAreNoViewsInItsOrder() {
    let device = boot()
    let chart = at(UIView(), y: 100)
    let bars = [0, 1].map { number in
      let bar = UIAccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = "bar \(number)"
      bar.accessibilityFrameInContainerSpace = CGRect(x: 20 * number, y: 0, width: 10, height: 40)
      return bar
    }
    chart.accessibilityElements = [bars[1], bars[0]]
    let nodes = AccessibilityTree.nodes(in: window([chart], on: device))
    #expect(Set(nodes.map(\.label)) == ["bar 0", "bar 1"])
    #expect(bars[1].accessibilityFrame == CGRect(x: 30, y: 100, width: 10, height: 40))
    bars[1].accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(bars[1].accessibilityFrameInContainerSpace == .zero)
  }

  @Test func aFrameIsInScreenCoordinates() {
    let device = boot()
    let outer = at(UIView()), inner = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    outer.addSubview(inner)
    _ = window([outer], on: device)
    #expect(inner.accessibilityFrame == CGRect(x: 15, y: 106, width: 7, height: 8))
    inner.accessibilityFrame = .zero
    #expect(inner.accessibilityFrame == .zero)
  }

  @Test func aTreeOfAnyDepthIsWalked() {
    let device = boot()
    let root = at(UIView())
    var deepest = root
    for _ in 0..<20_000 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      deepest.addSubview(view)
      deepest = view
    }
    #expect(labels([root], on: device).isEmpty)
  }
}
