import Testing

@testable import Physics

// Independent truth: the formula beside each motion. Lengths are within 0.3 % or a tenth of a point.
struct ClosedFormTests {
  @Test(arguments: ClosedForm.all)
  func motionKeepsToItsLaw(form: ClosedForm) {
    let error = abs(form.measured() - form.law)
    #expect(error <= max(0.003 * abs(form.law), form.slack), "off by \(error)")
  }
}
