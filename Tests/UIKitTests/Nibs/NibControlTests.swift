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
}
