import Foundation
import InterfaceBuilder
import Testing

/// Truth: the `<constraint>` elements that Xcode 5 to 16 write, and what `ibtool` refuses.
struct DocumentConstraintTests {
  private func compile(_ constraint: String) -> DocumentCompiler {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <view id="root"><subviews><label id="title"/></subviews><constraints>
      \(constraint)
      </constraints><viewLayoutGuide key="safeArea" id="safe"/></view></objects></document>
      """
    return DocumentCompiler(Data(text.utf8), path: "Main.xib", module: "Sample")
  }

  /// The attributes of the compiled constraint; nil if it is left out.
  private func attributes(_ constraint: String) throws -> [String: String]? {
    let compiler = compile(constraint)
    #expect(compiler.messages.isEmpty, "\(compiler.messages)")
    return try #require(compiler.compiled).all.first { $0.name == "constraint" }?.attributes
  }

  @Test func whatAConstraintSaysIsKept() throws {
    #expect(
      try attributes(
        """
        <constraint firstItem="title" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="safe"
        secondAttribute="leadingMargin" constant="20" priority="750" identifier="left" symbolic="YES" id="c"/>
        """
      ) == [
        "firstItem": "title", "firstAttribute": "leading", "relation": "greaterThanOrEqual",
        "secondItem": "safe", "secondAttribute": "leadingMargin", "constant": "20", "priority": "750",
        "identifier": "left", "symbolic": "YES", "id": "c",
      ]
    )
  }

  @Test(arguments: [("0.5", "0.5"), ("2:1", "2.0"), ("16:10", "1.6"), ("1/4", "0.25")])
  func multipliersAreNumbersOrRatios(text: String, number: String) throws {
    let constraint =
      "<constraint firstAttribute=\"width\" secondItem=\"title\" secondAttribute=\"height\" multiplier=\"\(text)\" id=\"c\"/>"
    #expect(try attributes(constraint)?["multiplier"] == number)
  }

  @Test func placeholdersAreRemoved() throws {
    #expect(
      try attributes("<constraint firstAttribute=\"width\" constant=\"20\" placeholder=\"YES\" id=\"c\"/>")
        == nil
    )
  }

  @Test(arguments: [
    (
      "firstItem=\"gone\" firstAttribute=\"top\" secondItem=\"lost\" secondAttribute=\"top\"",
      [
        "constraint 'c' has the first item 'gone', which is not in the document",
        "constraint 'c' has the second item 'lost', which is not in the document",
      ]
    ),
    (
      "firstAttribute=\"middle\" secondItem=\"title\" secondAttribute=\"start\"",
      [
        "constraint 'c' has the unknown attribute 'middle'",
        "constraint 'c' has the unknown attribute 'start'",
      ]
    ),
    ("constant=\"4\"", ["constraint 'c' has no firstAttribute"]),
    (
      "firstAttribute=\"top\" secondItem=\"title\"",
      ["constraint 'c' has a second item and no secondAttribute"]
    ),
    ("firstAttribute=\"width\" relation=\"about\"", ["constraint 'c' has the unknown relation 'about'"]),
    (
      "identifier=\"wide\" firstAttribute=\"width\" multiplier=\"1:0\"",
      ["constraint 'wide' has the multiplier '1:0', which is neither a number nor a ratio such as 16:9"]
    ),
    (
      "firstAttribute=\"width\" constant=\"a\"",
      ["constraint 'c' has the constant 'a', which is not a number"]
    ),
    (
      "firstAttribute=\"width\" priority=\"inf\"",
      ["constraint 'c' has the priority 'inf', which is not a number"]
    ),
  ])
  func faultsAreErrorsWithTheirLine(attributes: String, faults: [String]) {
    let compiler = compile("<constraint \(attributes) id=\"c\"/>")
    #expect(compiler.messages.map(\.description) == faults.map { "Main.xib:3: error: \($0)" })
    #expect(compiler.compiled == nil)
  }

  @Test func anOutletMayLeadToAConstraint() {
    let compiler = compile(
      "<constraint firstAttribute=\"width\" constant=\"20\" id=\"c\"/></constraints><connections>"
        + "<outlet property=\"width\" destination=\"c\" id=\"o\"/></connections><constraints>"
    )
    #expect(compiler.messages.isEmpty)
  }
}
