import Simulator
import Testing
import TranslatedSample
import UIKit

/// Truth: what the sample does in Xcode, by Apple's documentation of `#selector`, of the Objective-C attributes and of target and
/// action.
@MainActor struct TranslatedSampleTests {
  private func launch(_ controller: CounterController) -> Simulator {
    let simulator = Simulator.boot(.iPhone5, iOS: 9)
    simulator.launch(UINavigationController(rootViewController: controller))
    return simulator
  }

  @Test func aButtonCallsThePrivateMethodOfASelector() {
    let counter = CounterController()
    let simulator = launch(counter)
    simulator.tap(counter.countButton)
    simulator.tap(counter.countButton)
    #expect(counter.count == 2)
    #expect(counter.log == ["iOS", "appears", "touched by 1", "touched by 1"])
  }

  @Test func delegatesAnswerOptionalMethodsOrNot() {
    let (counter, judge, listener) = (CounterController(), Judge(), Listener())
    let simulator = launch(counter)
    counter.delegate = judge
    for _ in 0..<3 { simulator.tap(counter.countButton) }
    #expect(counter.count == 2)
    simulator.tap(counter.chainButtons[0])
    #expect(judge.heard == ["change", "change", "reset"])
    #expect(counter.makeTitle() == "No. 0")
    counter.delegate = listener
    for _ in 0..<3 { simulator.tap(counter.countButton) }
    simulator.tap(counter.chainButtons[0])
    #expect(listener.changes == 3)
    #expect(counter.makeTitle() == "Count: 0")
  }

  @Test func recognizersTimersNotificationsAndDelaysFindTheirMethods() {
    let counter = CounterController()
    let simulator = launch(counter)
    simulator.tap(at: CGPoint(x: 250, y: 400))
    NotificationCenter.default.post(name: Notification.Name("count"), object: nil)
    counter.countLater()
    simulator.advance(by: 0.6)
    #expect(counter.count == 10)
    simulator.advance(by: 0.6)
    #expect(counter.log == ["iOS", "appears", "3", "count", "timer"])
    simulator.tap(at: CGPoint(x: 300, y: 42))
    #expect(counter.count == 11)
  }

  @Test func selectorsAndKeyPathsHaveTheNamesThatTheCompilerGivesThem() {
    #expect(
      CounterController.names == [
        "tapped:", "count", "setStep:", "addNumber:", "help", "count", "layer.position", "endEditing:",
        "firedWithTimer:",
      ]
    )
  }

  @Test func whatExtensionsOverrideOrHaveOverriddenIsCalled() {
    let counter = LoudCounterController()
    _ = launch(counter)
    #expect(counter.preferredStatusBarStyle == .lightContent)
    #expect(counter.makeTitle() == "Count: 0!")
    #expect(counter.perform(Selector("makeTitle")).takeUnretainedValue() as? String == "Count: 0!")
  }

  @Test func nestedClassesAndExtensionsOfUIKitsHaveMethodsToo() {
    let counter = CounterController()
    _ = launch(counter)
    #expect(counter.help() == "helped")
    counter.countButton.perform(Selector("redden"))
    #expect(counter.countButton.backgroundColor == .red)
    #expect(!counter.responds(to: Selector("redden")))
  }

  @Test func associatedObjectsStayWithTheirObject() {
    let (first, second) = (CounterController(), CounterController())
    first.note = "first"
    #expect(first.note == "first" && second.note == nil)
  }
}

/// Truth: what the code does in Xcode: Objective-C's initializers are called on any class, and its methods are found in extensions.
@MainActor struct CodeAsInXcodeTests {
  @Test func aRegisteredCellIsMadeByTheInitializerOfItsClass() {
    _ = Simulator.boot(.iPhone6, iOS: 11)
    let table = UITableView()
    table.register(BadgeCell.self, forCellReuseIdentifier: "badge")
    let cell = table.dequeueReusableCell(withIdentifier: "badge") as? BadgeCell
    #expect(cell?.badge.text == "new" && cell?.reuseIdentifier == "badge")
    #expect(cell?.detailTextLabel != nil)
    #expect(cell?.description == "badge new")
  }

  @Test func genericCodeMakesViewsOfTheClassThatItIsGiven() {
    _ = Simulator.boot(.iPhone6, iOS: 11)
    let label: UILabel = Workshop.make()
    #expect(type(of: label) == UILabel.self && label.frame == .zero)
    let slider: UISlider = Workshop.make(width: 70)
    #expect(slider.frame == CGRect(x: 0, y: 0, width: 70, height: 10))
    let ruler: Ruler = Workshop.make()
    #expect(ruler.marks == 12 && ruler.frame.width == 120)
    #expect(Workshop.cell(BadgeCell.self).badge.text == "new")
    #expect(type(of: Workshop.copy(of: slider)) == UISlider.self)
  }

  @Test func aMethodOfAnExtensionOfUIKitsClassIsFoundByAString() {
    _ = Simulator.boot(.iPhone6, iOS: 11)
    let label = UILabel()
    label.text = "hey"
    shout(label)
    #expect(label.text == "HEY")
  }

  @Test func aDelegatesMethodWithoutLabelsIsCalled() {
    _ = Simulator.boot(.iPhone6, iOS: 11)
    let (first, second) = (Relay(), Counting())
    first.delegate = second
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.delegate = first
    scroll.contentOffset.y = 10
    #expect(second.count == 1)
  }

  private final class Counting: UIScrollViewDelegate {
    var count = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }
}
