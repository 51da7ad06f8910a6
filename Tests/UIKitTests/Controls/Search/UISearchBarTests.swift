import Simulator
import Testing

@testable import UIKit

/// Truth: Apple's documentation of UISearchBar and UISearchBarDelegate.
@MainActor struct UISearchBarTests {
  @MainActor
  private final class Scene: UISearchBarDelegate {
    let simulator = Simulator.boot(.iPhone6, iOS: 17)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 375, height: 56))
    let log = CallLog()
    var begins = true
    var changes = true

    init() {
      let controller = UIViewController()
      simulator.launch(controller)
      controller.view.addSubview(bar)
      bar.delegate = self
      controller.view.layoutIfNeeded()
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      log.add("shouldBegin")
      return begins
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.add("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      log.add("shouldEnd")
      return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.add("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.add("changed '\(searchText)'")
    }
    func searchBar(
      _ searchBar: UISearchBar,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool {
      log.add("shouldChange \(range.location)+\(range.length) '\(text)'")
      return changes
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.add("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.add("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.add("scope \(selectedScope)")
    }
  }

  @Test func defaults() {
    let bar = UISearchBar()
    #expect(bar.text == "" && bar.placeholder == nil && !bar.showsCancelButton && !bar.showsScopeBar)
    #expect(bar.searchBarStyle == .default && bar.selectedScopeButtonIndex == 0 && bar.isTranslucent)
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
    #expect(bar.returnKeyType == .search && bar.enablesReturnKeyAutomatically)
    #expect(bar.searchTextField.isDescendant(of: bar))
  }

  @Test func theDelegateIsToldOfTheEditing() {
    let scene = Scene()
    scene.simulator.tap(at: CGPoint(x: 150, y: 128))
    #expect(scene.bar.searchTextField.isFirstResponder && scene.bar.isFirstResponder)
    #expect(scene.log.take() == ["shouldBegin", "didBegin"])
    scene.simulator.type("a")
    #expect(scene.log.take() == ["shouldChange 0+0 'a'", "changed 'a'"])
    scene.changes = false
    scene.simulator.type("b")
    #expect(scene.bar.text == "a" && scene.log.take() == ["shouldChange 1+0 'b'"])
    scene.simulator.pressReturn()
    #expect(scene.log.take() == ["search"] && scene.bar.isFirstResponder)
    scene.bar.text = "code"
    #expect(scene.log.take().isEmpty)
    scene.bar.resignFirstResponder()
    #expect(scene.log.take() == ["shouldEnd", "didEnd"])
    scene.begins = false
    #expect(!scene.bar.becomeFirstResponder())
  }

  @Test func clearingChangesTheText() {
    let scene = Scene()
    scene.bar.text = "abc"
    scene.simulator.advance(by: 0.1)
    let field = scene.bar.searchTextField
    let button = field.convert(field.clearButtonRect(forBounds: field.bounds), to: nil)
    scene.simulator.tap(at: CGPoint(x: button.midX, y: button.midY))
    #expect(scene.bar.text == "" && scene.log.take().first == "changed ''")
  }

  @Test func theCancelButtonTakesRoomFromTheField() {
    let scene = Scene()
    let whole = scene.bar.searchTextField.frame
    #expect(whole == CGRect(x: 8, y: 10, width: 359, height: 36))
    scene.bar.setShowsCancelButton(true, animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.bar.searchTextField.frame.maxX < whole.maxX - 40)
    scene.simulator.tap(at: CGPoint(x: 340, y: 128))
    #expect(scene.log.take() == ["cancel"])
    scene.bar.showsCancelButton = false
    scene.bar.layoutIfNeeded()
    #expect(scene.bar.searchTextField.frame == whole)
  }

  @Test func scopesMakeItHigher() {
    let scene = Scene()
    scene.bar.scopeButtonTitles = ["All", "Some"]
    #expect(scene.bar.intrinsicContentSize.height == 56)
    scene.bar.showsScopeBar = true
    #expect(scene.bar.intrinsicContentSize.height > 90 && scene.bar.selectedScopeButtonIndex == 0)
    scene.bar.sizeToFit()
    scene.bar.layoutIfNeeded()
    scene.simulator.tap(at: CGPoint(x: 280, y: 100 + scene.bar.bounds.height - 25))
    #expect(scene.log.take() == ["scope 1"] && scene.bar.selectedScopeButtonIndex == 1)
    scene.bar.selectedScopeButtonIndex = 0
    #expect(scene.log.take().isEmpty)
    scene.bar.selectedScopeButtonIndex = 7
    #expect(scene.bar.selectedScopeButtonIndex == 0)
  }

  @Test func aDocumentHasASearchBar() throws {
    let nib = try UINib.xib(
      """
      <searchBar contentMode="redraw" searchBarStyle="minimal" text="abc" placeholder="Find" showsScopeBar="YES" id="a">
      <rect key="frame" x="0.0" y="0.0" width="375" height="101"/>
      <textInputTraits key="textInputTraits" returnKeyType="go" autocorrectionType="no"/>
      <scopeButtonTitles><string>One</string><string>Two</string></scopeButtonTitles></searchBar>
      """
    )
    let bar = try #require(nib.instantiate(withOwner: nil).first as? UISearchBar)
    #expect(bar.text == "abc" && bar.placeholder == "Find" && bar.searchBarStyle == .minimal)
    #expect(bar.scopeButtonTitles == ["One", "Two"] && bar.showsScopeBar)
    #expect(bar.returnKeyType == .go && bar.autocorrectionType == .no)
  }
}
