import Simulator
import Testing

@testable import UIKit

/// Truth: documents as Interface Builder saves them, and the names of texts in its `.strings` files.
@MainActor struct NibControlTests {
  /// UIKit raises NSInvalidArgumentException if one limit of a stepper is not below the other, also in between.
  @Test(arguments: [(-10.0, 0.0), (200, 300), (1, 5)])
  func aStepperMayHaveAnyLimits(_ minimum: Double, _ maximum: Double) throws {
    let nib = try UINib.xib(#"<stepper id="a" maximumValue="\#(maximum)" minimumValue="\#(minimum)"/>"#)
    let stepper = try #require(nib.instantiate(withOwner: nil).first as? UIStepper)
    #expect(stepper.minimumValue == minimum && stepper.maximumValue == maximum)
  }

  @Test func aSwitchIsOnIfItsDocumentSaysSo() throws {
    let attributes = #"opaque="NO" contentHorizontalAlignment="center" contentVerticalAlignment="center""#
    let red = #"key="onTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/>"#
    let nib = try UINib.xib(
      """
      <switch \(attributes) on="YES" id="a"><rect key="frame" x="10" y="20" width="51" height="31"/><color \(red)</switch>
      <switch \(attributes) id="b"/>
      """
    )
    let controls = nib.instantiate(withOwner: nil).compactMap { $0 as? UISwitch }
    #expect(controls.map(\.isOn) == [true, false])
    #expect(controls.first?.frame.origin == CGPoint(x: 10, y: 20))
    #expect(controls.first?.onTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  /// Interface Builder writes `hidesWhenStopped` only if it is set.
  @Test(arguments: [
    (#"animating="YES" style="whiteLarge""#, UIActivityIndicatorView.Style.whiteLarge, true, false, false),
    (#"hidesWhenStopped="YES" style="gray""#, .gray, false, true, true),
    (#"style="white""#, .white, false, false, false),
    (#"hidden="YES" animating="YES" style="large""#, .large, true, false, true),
    (#"hidesWhenStopped="YES" animating="YES" style="medium""#, .medium, true, true, false),
  ])
  func anIndicatorMayAnimateFromTheStart(
    attributes: String,
    style: UIActivityIndicatorView.Style,
    isAnimating: Bool,
    hides: Bool,
    isHidden: Bool
  ) throws {
    let nib = try UINib.xib("<activityIndicatorView opaque=\"NO\" \(attributes) id=\"a\"/>")
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIActivityIndicatorView)
    #expect(view.style == style && view.isAnimating == isAnimating)
    #expect(view.hidesWhenStopped == hides && view.isHidden == isHidden)
  }

  @Test func aTableViewControllerHasTheRefreshControlOfItsScene() throws {
    _ = Simulator.boot(.iPhone6, iOS: 11)
    try UIStoryboard.install(
      initial: "a",
      """
      <tableViewController id="a"><tableView key="view" id="b"/>
      <refreshControl key="refreshControl" opaque="NO" contentMode="center" id="c">
      <rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/><autoresizingMask key="autoresizingMask"/>
      <attributedString key="attributedTitle"><fragment content="Pull"/></attributedString>
      </refreshControl></tableViewController>
      """
    )
    let controller = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UITableViewController
    )
    let control = try #require(controller.refreshControl)
    #expect(control.attributedTitle?.string == "Pull")
    controller.loadViewIfNeeded()
    #expect(controller.tableView.refreshControl === control)
    #expect(control.frame.height == SimulatedDevice.current.behavior.refreshControlHeight)
  }

  @Test func segmentsHaveTheTitlesOfTheirLocalization() {
    let segments = ["Eins", "Zwei"].map { NibElement("segment", ["title": $0]) }
    let root = NibElement("segmentedControl", ["id": "a"], [NibElement("segments", [:], segments)])
    let localized = root.localized(["a.segmentTitles[1]": "Two", "a.segmentTitles[7]": "Seven"])
    #expect(localized.all.filter { $0.name == "segment" }.map { $0["title"] } == ["Eins", "Two"])
  }

  /// White on the fill colour, the tint colour on a lighter fill, and no fill: Apple, UIButton.Configuration.
  @Test func aButtonHasTheColoursOfItsConfiguration() throws {
    func button(_ style: String, red key: String? = nil) throws -> UIButton {
      let color = key.map {
        #"<color key="\#($0)" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/>"#
      }
      let nib = try UINib.xib(
        """
        <button id="a"><buttonConfiguration key="configuration" style="\(style)" title="Go">\(color ?? "")
        </buttonConfiguration></button>
        """
      )
      let button = try #require(nib.instantiate(withOwner: nil).first as? UIButton)
      #expect(button.configuration?.title == "Go")
      button.layoutIfNeeded()
      return button
    }
    func fill(_ button: UIButton) -> UIColor? { button.subviews.first?.subviews.first?.backgroundColor }
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let filled = try button("filled")
    #expect(fill(filled) == UIButton(type: .system).tintColor)
    #expect(filled.titleLabel?.textColor == .white)
    #expect(fill(try button("filled", red: "baseBackgroundColor")) == red)
    let tinted = fill(try button("tinted"))
    #expect(tinted != nil && tinted != fill(filled))
    #expect(fill(try button("gray")) == .secondarySystemFill)
    let plain = try button("plain", red: "baseForegroundColor")
    #expect(fill(plain) == .clear)
    #expect(plain.titleLabel?.textColor == red)
  }

  /// Truth: documents of Interface Builder.
  @Test func aConfigurationHasItsElements() throws {
    let nib = try UINib.xib(
      """
      <button id="a" changesSelectionAsPrimaryAction="YES"><buttonConfiguration key="configuration" style="gray" title="Go"
       subtitle="Now" imagePlacement="trailing" imagePadding="6" cornerStyle="capsule" buttonSize="large">
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <backgroundConfiguration key="background" cornerRadius="9" strokeWidth="2"/>
      </buttonConfiguration></button>
      """
    )
    let button = try #require(nib.instantiate(withOwner: nil).first as? UIButton)
    let configuration = try #require(button.configuration)
    #expect(button.changesSelectionAsPrimaryAction && configuration.subtitle == "Now")
    #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 6)
    #expect(configuration.cornerStyle == .capsule && configuration.buttonSize == .large)
    #expect(
      configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    )
    #expect(configuration.background.cornerRadius == 9 && configuration.background.strokeWidth == 2)
  }

  @Test(arguments: [
    ("never", UIScrollView.ContentInsetAdjustmentBehavior.never), ("always", .always),
    ("scrollableAxes", .scrollableAxes), ("automatic", .automatic),
  ])
  func scrollViewsAndTablesHaveTheirAdjustment(
    name: String,
    behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) throws {
    for element in ["scrollView", "tableView"] {
      let nib = try UINib.xib(#"<\#(element) contentInsetAdjustmentBehavior="\#(name)" id="a"/>"#)
      let view = try #require(nib.instantiate(withOwner: nil).first as? UIScrollView)
      #expect(view.contentInsetAdjustmentBehavior == behavior)
    }
  }

  @Test(arguments: [
    ("automatic", UINavigationItem.LargeTitleDisplayMode.automatic), ("always", .always), ("never", .never),
  ])
  func barsAndItemsHaveTheirLargeTitles(name: String, mode: UINavigationItem.LargeTitleDisplayMode) throws {
    let nib = try UINib.xib(
      """
      <navigationBar largeTitles="YES" id="a"><items><navigationItem title="Large" largeTitleDisplayMode="\(name)" id="b"/></items>
      </navigationBar>
      """
    )
    let bar = try #require(nib.instantiate(withOwner: nil).first as? UINavigationBar)
    #expect(bar.prefersLargeTitles && bar.topItem?.largeTitleDisplayMode == mode)
    let plain = try UINib.xib("<navigationBar id=\"a\"/>")
    #expect((plain.instantiate(withOwner: nil).first as? UINavigationBar)?.prefersLargeTitles == false)
  }
}
