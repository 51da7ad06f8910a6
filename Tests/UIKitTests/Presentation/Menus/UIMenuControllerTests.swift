import Simulator
import Testing
import UIKit

/// Truth: Apple, UIMenuController, UIMenuItem and UIResponderStandardEditActions: the commands that a responder of the first
/// responder's chain can perform, the menu as the sender, and a touch elsewhere hides it.
@MainActor struct UIMenuControllerTests {
  /// A label whose text can be copied.
  private final class CopyableLabel: UILabel {
    var senders: [String] = []
    var allowed: [Selector] = ["copy:", "mark:"]

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      allowed.contains(action)
    }

    override func copy(_ sender: Any?) {
      senders.append(sender.map { "\(type(of: $0))" } ?? "nil")
      UIPasteboard.general.string = text
    }
  }

  @MainActor private struct Scene {
    let device = Simulator.boot(.iPhone6, iOS: 9)
    let label = CopyableLabel(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
    let menu = UIMenuController.shared

    init() {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      label.text = "Ash"
      label.isUserInteractionEnabled = true
      controller.view.addSubview(label)
      device.launch(controller)
      label.becomeFirstResponder()
    }

    func show() {
      menu.setTargetRect(label.bounds, in: label)
      menu.setMenuVisible(true, animated: true)
      device.advanceUntilIdle()
    }

    var titles: [String] { buttons.compactMap { $0.title(for: .normal) } }

    var buttons: [UIButton] {
      var pending: [UIView] = device.keyWindow.map { [$0] } ?? []
      var found: [UIButton] = []
      while !pending.isEmpty {
        let view = pending.removeFirst()
        if let button = view as? UIButton { found.append(button) }
        pending += view.subviews
      }
      return found
    }
  }

  @Test func aTapOnACommandSendsItsActionAndHidesTheMenu() throws {
    let scene = Scene()
    scene.show()
    #expect(scene.titles == ["Copy"] && scene.menu.isMenuVisible)
    scene.device.tap(try #require(scene.buttons.first))
    scene.device.advanceUntilIdle()
    #expect(scene.label.senders == ["UIMenuController"])
    #expect(UIPasteboard.general.string == "Ash")
    #expect(!scene.menu.isMenuVisible && scene.buttons.isEmpty)
  }

  @Test func itPointsAtTheRectangleFromAboveOrFromBelow() {
    let scene = Scene()
    scene.show()
    #expect(scene.menu.menuFrame.maxY == 200 && scene.menu.menuFrame.midX == 150)
    scene.label.frame.origin.y = 30
    scene.menu.setTargetRect(scene.label.bounds, in: scene.label)
    #expect(scene.menu.menuFrame.minY == 70)
    scene.label.frame.origin.x = 300
    scene.menu.arrowDirection = .right
    scene.menu.update()
    #expect(scene.menu.menuFrame.maxX == 300)
  }

  @Test func aTouchElsewhereHidesIt() {
    let scene = Scene()
    scene.show()
    scene.device.tap(at: CGPoint(x: 300, y: 600))
    scene.device.advanceUntilIdle()
    #expect(!scene.menu.isMenuVisible && scene.label.senders.isEmpty)
    #expect(scene.menu.menuFrame == .zero)
  }

  @Test func itemsOfTheApplicationFollowTheStandardOnes() {
    let scene = Scene()
    scene.menu.menuItems = [
      UIMenuItem(title: "Mark", action: "mark:"), UIMenuItem(title: "Forget", action: "forget:"),
    ]
    scene.show()
    #expect(scene.titles == ["Copy", "Mark"])
    scene.label.allowed = ["mark:", "selectAll:", "paste:"]
    scene.menu.update()
    #expect(scene.titles == ["Select All", "Paste", "Mark"])
  }

  @Test func withoutACommandOrAFirstResponderItStaysHidden() {
    let scene = Scene()
    scene.label.allowed = []
    scene.show()
    #expect(!scene.menu.isMenuVisible)
    scene.label.allowed = ["copy:"]
    scene.label.resignFirstResponder()
    scene.show()
    #expect(!scene.menu.isMenuVisible)
  }

  @Test func commandsThatDoNotFitAreOnFurtherPages() throws {
    let scene = Scene()
    let titles = ["Remember this one", "Look it up", "Share it with others", "Translate it"]
    scene.menu.menuItems = titles.map { UIMenuItem(title: $0, action: "mark:") }
    scene.show()
    var seen: [[String]] = []
    for _ in 0..<3 {
      seen.append(scene.titles)
      #expect(scene.menu.menuFrame.minX >= 0 && scene.menu.menuFrame.maxX <= 375)
      scene.device.tap(try #require(scene.buttons.last))
      scene.device.advanceUntilIdle()
    }
    #expect(seen[0].last == "▶" && seen[1] != seen[0])
    #expect(Set(seen.joined()).isSuperset(of: ["Copy"] + titles))
  }

  @Test func itTellsWhenItComesAndGoes() {
    let scene = Scene()
    var log: [String] = []
    let names: [Notification.Name] = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { log.append(name) }
      }
    }
    scene.show()
    scene.menu.hideMenu(from: scene.device.keyWindow ?? UIView())
    scene.menu.hideMenu(from: scene.label)
    scene.device.advanceUntilIdle()
    observers.forEach(NotificationCenter.default.removeObserver)
    #expect(
      log
        == ["WillShowMenu", "DidShowMenu", "WillHideMenu", "DidHideMenu"].map {
          "UIMenuController\($0)Notification"
        }
    )
  }

  @Test func anotherDeviceHasAnEmptyPasteboard() {
    _ = Simulator.boot()
    let pasteboard = UIPasteboard.general
    pasteboard.strings = ["a", "b"]
    #expect(pasteboard.string == "a" && pasteboard.numberOfItems == 2 && pasteboard.changeCount == 1)
    pasteboard.color = .red
    #expect(!pasteboard.hasStrings && pasteboard.hasColors && !pasteboard.hasImages && !pasteboard.hasURLs)
    pasteboard.string = nil
    #expect(pasteboard.numberOfItems == 0 && pasteboard.changeCount == 3)
    _ = Simulator.boot()
    #expect(UIPasteboard.general.changeCount == 0)
  }
}
