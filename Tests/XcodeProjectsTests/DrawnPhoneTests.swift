import Testing

@testable import XcodeProjects

/// Truth: the identifiers that Interface Builder writes into documents, beside first views of these sizes.
struct DrawnPhoneTests {
  @Test(arguments: [
    ("retina3_5", ".iPhone4"), ("retina4_0", ".iPhone5"), ("retina4_7", ".iPhone6"),
    ("retina5_5", ".iPhone6Plus"),
    ("retina5_9", ".iPhoneX"), ("retina6_1", ".iPhone11"), ("retina6_5", ".iPhone11ProMax"),
    ("retina6_0", ".iPhone12"),
    ("retina6_12", ".iPhone15"), ("retina6_3", ".iPhone16Pro"),
  ])
  func aDocumentNamesItsPhone(id: String, name: String) {
    let text = "<document><device id=\"\(id)\" orientation=\"portrait\" appearance=\"light\"/></document>"
    #expect(DrawnPhone(document: text).name == name)
  }

  @Test(arguments: [
    ("375", "667", ".iPhone6"), ("375", "812", ".iPhoneX"), ("414", "896", ".iPhone11"),
    ("430", "932", ".iPhone15Plus"),
    ("600", "600", ".iPhone6"),
  ])
  func withoutAKnownNameTheFirstViewTells(width: String, height: String, name: String) {
    let view = "<view key=\"view\" contentMode=\"scaleToFill\" id=\"a\">\n  "
    let rect = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"\(height)\"/>"
    #expect(DrawnPhone(document: "<document><device id=\"next\"/>" + view + rect).name == name)
    #expect(DrawnPhone(document: view + rect).name == name)
  }

  @Test func aPhoneBootsNoSystemOlderThanItself() {
    #expect(DrawnPhone(document: "<device id=\"retina5_9\"/>").version == 11)
    #expect(DrawnPhone(document: nil) == DrawnPhone(document: "<device id=\"retina4_7\"/>"))
  }
}
