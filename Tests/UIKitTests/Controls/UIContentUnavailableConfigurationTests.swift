import Simulator
import Testing
import UIKit

/// Truth: Apple, UIContentUnavailableConfiguration and UIViewController.contentUnavailableConfiguration.
@MainActor struct UIContentUnavailableConfigurationTests {
  private final class Controller: UIViewController {
    var states: [UIContentUnavailableConfigurationState] = []
    var isEmpty = true
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      states.append(state)
      contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.loading() : nil
    }
  }

  @Test func theSystemsDescriptionsHaveTexts() {
    let empty = UIContentUnavailableConfiguration.empty()
    #expect(empty.text == nil && empty.secondaryText == nil && empty.image == nil)
    #expect(empty.alignment == .center)
    #expect(empty.axesPreservingSuperviewLayoutMargins == .both)
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.image != nil && search.text == "No Results")
    #expect(empty == .empty() && empty != search)
  }

  @Test func aSearchNamesItsText() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.updated(for: state) == search)
    state.searchText = "pears"
    #expect(search.updated(for: state).text == "No Results for “pears”")
    var own = search
    own.text = "Nothing"
    #expect(own.updated(for: state).text == "Nothing")
  }

  @Test func theViewFillsTheControllersView() throws {
    let simulator = Simulator.boot(.iPhone15, iOS: 17)
    let controller = UIViewController()
    simulator.launch(controller)
    var content = UIContentUnavailableConfiguration.empty()
    content.text = "No Mail"
    content.secondaryText = "New messages appear here."
    controller.contentUnavailableConfiguration = content
    simulator.settle()
    let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
    #expect(view.frame == controller.view.bounds)
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["No Mail", "New messages appear here."])
    #expect(labels[1].frame.minY - labels[0].frame.maxY == content.textToSecondaryTextPadding)
    controller.contentUnavailableConfiguration = nil
    #expect(view.superview == nil)
  }

  @Test(arguments: [(16, 0), (17, 1)])
  func aControllerIsAskedFromIOS17(version: Int, count: Int) {
    let simulator = Simulator.boot(.iPhone15, iOS: Double(version))
    let controller = Controller()
    simulator.launch(controller)
    simulator.settle()
    #expect(controller.states.count == count)
    #expect((controller.contentUnavailableConfiguration != nil) == (count > 0))
  }

  @Test func aRequestWaitsForTheNextLayout() {
    let simulator = Simulator.boot(.iPhone15, iOS: 17)
    let controller = Controller()
    simulator.launch(controller)
    simulator.settle()
    controller.isEmpty = false
    for _ in 0..<2 { controller.setNeedsUpdateContentUnavailableConfiguration() }
    #expect(controller.states.count == 1)
    simulator.settle()
    #expect(controller.states.count == 2)
    #expect(controller.contentUnavailableConfiguration == nil)
  }
}
