import Testing

@testable import RecipeGalleryFuzz

/// Truth: a line is read as what was written.
struct CaseReportTests {
  @Test(arguments: [
    CaseReport.began(0, expectedExceptions: []),
    .began(17, expectedExceptions: ["NSRangeException", "CALayerInvalidGeometry"]),
    .ended(3), .broke(5, InvariantViolation(name: "all is finite", diagnostics: "NaN, 'x' 👍")),
    .crashed("1f in fuzz"),
  ])
  func whatIsWrittenIsRead(_ report: CaseReport) {
    #expect(CaseReport(report.line.utf8) == report)
  }

  @Test func evidenceStaysInItsLine() {
    let report = CaseReport.broke(
      1,
      InvariantViolation(name: "a\tb", diagnostics: "c\nd\te" + String(repeating: "x", count: 9_999))
    )
    #expect(!report.line.contains("\n"))
    #expect(report.line.split(separator: "\t").count == 4)
    #expect(report.line.count < 3_000)
  }

  @Test(arguments: ["", "began", "sang\t3", "broke\t1"])
  func anythingElseIsNone(_ line: String) {
    #expect(CaseReport(line.utf8) == nil)
  }
}
