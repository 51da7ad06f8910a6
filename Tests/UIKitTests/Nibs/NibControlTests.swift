import Testing

@testable import UIKit

/// Truth: documents as Interface Builder saves them, and the names of texts in its `.strings` files.
@MainActor struct NibControlTests {
  private func element(_ line: String) throws -> NibElement {
    try #require(NibElement.read("document\n\tobjects\n\t\t" + line))
  }

  /// UIKit raises NSInvalidArgumentException if one limit of a stepper is not below the other, also in between.
  @Test(arguments: [(-10.0, 0.0), (200, 300), (1, 5)])
  func aStepperMayHaveAnyLimits(_ minimum: Double, _ maximum: Double) throws {
    let line = "stepper\tid=a\tmaximumValue=\(maximum)\tminimumValue=\(minimum)"
    let nib = UINib(data: Data("document\n\tobjects\n\t\t\(line)".utf8), bundle: nil)
    let stepper = try #require(nib.instantiate(withOwner: nil).first as? UIStepper)
    #expect(stepper.minimumValue == minimum && stepper.maximumValue == maximum)
  }

  @Test func segmentsHaveTheTitlesOfTheirLocalization() throws {
    let root = try element(
      "segmentedControl\tid=a\n\t\t\tsegments\n\t\t\t\tsegment\ttitle=Eins\n\t\t\t\tsegment\ttitle=Zwei"
    )
    let localized = root.localized(["a.segmentTitles[1]": "Two", "a.segmentTitles[7]": "Seven"])
    #expect(localized.all.filter { $0.name == "segment" }.map { $0["title"] } == ["Eins", "Two"])
  }

  /// White on the fill colour, the tint colour on a lighter fill, and no fill: Apple, UIButton.Configuration.
  @Test func aButtonHasTheColoursOfItsConfiguration() throws {
    func button(_ attributes: String, _ colors: String = "") throws -> UIButton {
      let line =
        "button\tid=a\n\t\t\tbuttonConfiguration\tkey=configuration\ttitle=Go\t\(attributes)\(colors)"
      let nib = UINib(data: Data("document\n\tobjects\n\t\t\(line)".utf8), bundle: nil)
      let button = try #require(nib.instantiate(withOwner: nil).first as? UIButton)
      #expect(button.title(for: .normal) == "Go")
      return button
    }
    let red = "\n\t\t\t\tcolor\talpha=1\tblue=0\tcolorSpace=custom\tgreen=0\tkey=KEY\tred=1"
    let filled = try button("style=filled")
    #expect(filled.backgroundColor == UIButton(type: .system).tintColor)
    #expect(filled.titleColor(for: .normal) == .white)
    let own = try button(
      "style=filled",
      red.replacingOccurrences(of: "KEY", with: "baseBackgroundColor")
    )
    #expect(own.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let tinted = try button("style=tinted")
    #expect(tinted.backgroundColor != nil && tinted.backgroundColor != filled.backgroundColor)
    #expect(try button("style=gray").backgroundColor == .secondarySystemFill)
    let plain = try button("style=plain", red.replacingOccurrences(of: "KEY", with: "baseForegroundColor"))
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
      let line = "\(element)\tcontentInsetAdjustmentBehavior=\(name)\tid=a"
      let nib = UINib(data: Data("document\n\tobjects\n\t\t\(line)".utf8), bundle: nil)
      let view = try #require(nib.instantiate(withOwner: nil).first as? UIScrollView)
      #expect(view.contentInsetAdjustmentBehavior == behavior)
    }
  }
}
