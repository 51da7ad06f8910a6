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
      #expect(button.title(for: .normal) == "Go")
      return button
    }
    let filled = try button("filled")
    #expect(filled.backgroundColor == UIButton(type: .system).tintColor)
    #expect(filled.titleColor(for: .normal) == .white)
    let own = try button("filled", red: "baseBackgroundColor")
    #expect(own.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let tinted = try button("tinted")
    #expect(tinted.backgroundColor != nil && tinted.backgroundColor != filled.backgroundColor)
    #expect(try button("gray").backgroundColor == .secondarySystemFill)
    let plain = try button("plain", red: "baseForegroundColor")
    #expect(plain.backgroundColor == nil)
    #expect(plain.titleColor(for: .normal) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
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
