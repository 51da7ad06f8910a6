import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UIMenu, UIAction, UIDeferredMenuElement, UIButton.menu and UIControl.showsMenuAsPrimaryAction.
@MainActor struct UIMenuTests {
  @Test func aNewMenuIsEmpty() {
    _ = Simulator.boot()
    let menu = UIMenu()
    #expect(menu.title == "" && menu.children.isEmpty && menu.options == [] && menu.image == nil)
    #expect(menu.identifier != UIMenu().identifier)
    let child = UIAction(title: "A", state: .on) { _ in }
    let named = UIMenu(title: "B", identifier: UIMenu.Identifier("b"), options: .displayInline)
    let replaced = named.replacingChildren([child])
    #expect(replaced.identifier.rawValue == "b" && replaced.options == .displayInline)
    #expect(replaced.children == [child] && UIMenu(children: [replaced]).selectedElements == [child])
  }

  @Test func aTouchOpensTheMenuAndATapChooses() {
    let scene = MenuScene()
    scene.open()
    #expect(scene.device.shownMenu === scene.button.menu)
    #expect(scene.device.menuItems == ["Name", "Date", "Size"])
    #expect(scene.log.take() == ["touchDown", "menuActionTriggered", "touchCancel"])
    #expect(scene.device.chooseMenuItem("Date"))
    #expect(scene.log.take() == ["Date"] && scene.device.shownMenu == nil)
    #expect(!scene.device.chooseMenuItem("Date"))
  }

  @Test func aTapOutsideDismissesTheMenuAndReachesNothingElse() {
    let scene = MenuScene()
    scene.open()
    _ = scene.log.take()
    scene.device.tap(at: CGPoint(x: 45, y: 205))
    scene.device.advanceUntilIdle()
    #expect(scene.device.shownMenu == nil && scene.log.take() == [])
    scene.open()
    #expect(scene.device.shownMenu != nil)
  }

  @Test func otherwiseAPressOpensTheMenuAndATapIsAnAction() {
    let scene = MenuScene(isPrimary: false)
    scene.open()
    #expect(scene.log.take() == ["touchDown", "touchUpInside", "primaryActionTriggered"])
    #expect(scene.device.shownMenu == nil)
    scene.device.press(scene.button, duration: 0.4)
    #expect(scene.device.shownMenu == nil)
    scene.device.press(scene.button, duration: 0.6)
    #expect(scene.device.menuItems == ["Name", "Date", "Size"])
  }

  @Test func aFingerThatStaysDownSlidesToAnElement() throws {
    let scene = MenuScene()
    let finger = try #require(scene.device.touchDown(on: scene.button))
    scene.device.advance(by: 1)
    let row = try #require(scene.device.application.shownMenu?.items.last?.view)
    finger.move(to: scene.device.middle(of: row), duration: 0.2)
    finger.lift()
    scene.device.advanceUntilIdle()
    #expect(scene.log.take().last == "Size" && scene.device.shownMenu == nil)
  }

  @Test func theActionsKnowTheirSender() {
    let scene = MenuScene()
    var senders: [Any?] = []
    scene.button.menu = UIMenu(children: [UIAction(title: "A") { senders.append($0.sender) }])
    scene.open()
    scene.device.chooseMenuItem("A")
    #expect(senders.count == 1 && senders.first.flatMap { $0 as? UIButton } === scene.button)
  }

  @Test func hiddenElementsAreLeftOutAndDisabledOnesDoNothing() {
    let scene = MenuScene()
    let attributes: [(String, UIMenuElement.Attributes)] = [
      ("A", .hidden), ("B", .disabled), ("C", .destructive), ("D", .keepsMenuPresented),
    ]
    scene.button.menu = UIMenu(
      children: attributes.map { name, attributes in
        UIAction(title: name, attributes: attributes) { _ in scene.log.add(name) }
      }
    )
    scene.open()
    _ = scene.log.take()
    #expect(scene.device.menuItems == ["B", "C", "D"])
    scene.device.chooseMenuItem("B")
    scene.device.chooseMenuItem("D")
    #expect(scene.device.shownMenu != nil)
    scene.device.chooseMenuItem("C")
    #expect(scene.log.take() == ["D", "C"] && scene.device.shownMenu == nil)
  }

  @Test func anEmptyMenuIsNotShown() {
    let scene = MenuScene()
    scene.button.menu = UIMenu()
    scene.open()
    #expect(scene.device.shownMenu == nil)
    #expect(scene.log.take().last == "primaryActionTriggered")
  }

  // MARK: Selection

  @Test func choosingInAMenuOfOneSelectionDeselectsTheOthers() {
    let scene = MenuScene(.singleSelection)
    for (title, states) in [
      ("Date", [UIMenuElement.State.off, .on, .off]), ("Name", [.on, .off, .off]),
      ("Name", [.on, .off, .off]),
    ] {
      scene.open()
      scene.device.chooseMenuItem(title)
      #expect(scene.states == states)
    }
    #expect(scene.button.menu?.selectedElements.map(\.title) == ["Name"])
    #expect(scene.button.titleLabel?.text == "Sort")
  }

  @Test func withoutThatOptionStatesStay() {
    let scene = MenuScene()
    scene.open()
    scene.device.chooseMenuItem("Date")
    #expect(scene.states == [.off, .off, .off])
  }

  @Test func aPopUpButtonShowsTheSelectedAction() {
    let scene = MenuScene()
    scene.button.changesSelectionAsPrimaryAction = true
    #expect(scene.button.titleLabel?.text == "Name" && scene.states == [.on, .off, .off])
    scene.open()
    scene.device.chooseMenuItem("Size")
    #expect(scene.button.titleLabel?.text == "Size" && scene.states == [.off, .off, .on])
  }

  @Test func withoutAMenuATapTogglesTheSelection() {
    let scene = MenuScene(isPrimary: false)
    scene.button.menu = nil
    scene.button.changesSelectionAsPrimaryAction = true
    scene.open()
    #expect(scene.button.isSelected)
    scene.open()
    #expect(!scene.button.isSelected)
  }

  // MARK: Parts

  @Test func inlineMenusAreSectionsAndOthersOpen() {
    let scene = MenuScene()
    let inner = UIMenu(title: "More", children: ["X", "Y"].map(scene.action))
    scene.button.menu = UIMenu(children: [
      scene.action("A"), UIMenu(title: "Inline", options: .displayInline, children: [scene.action("B")]),
      inner,
    ])
    scene.open()
    #expect(scene.device.menuItems == ["A", "B", "More"])
    scene.device.chooseMenuItem("More")
    #expect(scene.device.shownMenu === inner && scene.device.menuItems == ["X", "Y"])
    _ = scene.log.take()
    scene.device.chooseMenuItem("Y")
    #expect(scene.log.take() == ["Y"] && scene.device.shownMenu == nil)
  }

  @Test func deferredElementsComeLaterAndOnlyOnce() {
    let scene = MenuScene()
    var pending: [([UIMenuElement]) -> Void] = []
    let cached = UIDeferredMenuElement { pending.append($0) }
    let uncached = UIDeferredMenuElement.uncached { completion in
      scene.log.add("asked")
      completion([scene.action("U")])
    }
    scene.button.menu = UIMenu(children: [scene.action("A"), cached, uncached])
    _ = scene.log.take()
    scene.device.tap(scene.button)
    scene.device.advance(by: 1)
    #expect(scene.device.menuItems == ["A", "U"] && pending.count == 1)
    pending.first?([scene.action("C")])
    pending.first?([scene.action("again")])
    scene.device.advance(by: 1)
    #expect(scene.device.menuItems == ["A", "C", "U"])
    scene.device.chooseMenuItem("C")
    scene.device.tap(scene.button)
    scene.device.advance(by: 1)
    #expect(scene.device.menuItems == ["A", "C", "U"] && pending.count == 1)
    #expect(scene.log.take().filter { $0 == "asked" }.count == 2)
  }

  @Test func aCommandGoesUpTheResponderChain() {
    final class Saver: UIViewController {
      var senders: [String] = []
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "delete:"
      }
      override func delete(_ sender: Any?) { senders.append(sender is UICommand ? "command" : "other") }
    }
    let scene = MenuScene()
    let saver = Saver()
    scene.device.keyWindow?.rootViewController = saver
    saver.view.addSubview(scene.button)
    scene.button.menu = UIMenu(children: [UICommand(title: "Delete", action: "delete:")])
    scene.open()
    scene.device.chooseMenuItem("Delete")
    #expect(saver.senders == ["command"])
  }

  // MARK: Bar items

  @Test func aBarItemWithoutAnActionShowsItsMenuOnTap() throws {
    let device = Simulator.boot(.iPhone15, iOS: 17)
    let controller = UIViewController()
    device.launch(UINavigationController(rootViewController: controller))
    var sender: Any?
    let menu = UIMenu(children: [UIAction(title: "Share") { sender = $0.sender }])
    let item = UIBarButtonItem(title: "More", menu: menu)
    controller.navigationItem.rightBarButtonItem = item
    device.settle()
    let button = try #require(item.itemView)
    device.tap(button)
    device.advanceUntilIdle()
    #expect(device.menuItems == ["Share"])
    device.chooseMenuItem("Share")
    #expect((sender as? UIBarButtonItem) === item)
  }

  @Test func aBarItemWithAnActionShowsItsMenuOnPress() throws {
    let device = Simulator.boot(.iPhone15, iOS: 17)
    let controller = UIViewController()
    device.launch(UINavigationController(rootViewController: controller))
    var count = 0
    let menu = UIMenu(children: [UIAction(title: "Share") { _ in }])
    let item = UIBarButtonItem(title: "More", primaryAction: UIAction { _ in count += 1 }, menu: menu)
    controller.navigationItem.rightBarButtonItem = item
    device.settle()
    let button = try #require(item.itemView)
    device.tap(button)
    device.advanceUntilIdle()
    #expect(count == 1 && device.shownMenu == nil)
    device.press(button, duration: 0.6)
    #expect(count == 1 && device.menuItems == ["Share"])
  }

  @Test func aMenuThatIsGoneIsReleased() {
    let scene = MenuScene()
    weak var menu: UIMenu?
    do {
      let made = UIMenu(children: [scene.action("A")])
      menu = made
      scene.button.menu = made
    }
    scene.open()
    scene.device.chooseMenuItem("A")
    scene.button.menu = nil
    scene.device.advance(by: 1)
    #expect(menu == nil)
  }
}
