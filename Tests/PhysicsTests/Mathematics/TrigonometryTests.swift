import Foundation
import Testing

@testable import Physics

// Independent truth: the C library's functions, which are correct to the last bit or two.
struct TrigonometryTests {
  @Test(arguments: Array(stride(from: -40.0, through: 40.0, by: 0.37)))
  func sineAndCosineAgreeWithTheCLibraryToFifteenDigits(angle: Double) {
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    #expect(abs(sine - sin(angle)) < 2e-15)
    #expect(abs(cosine - cos(angle)) < 2e-15)
  }

  @Test func largeAnglesKeepTheirDigits() {
    let (sine, cosine) = Trigonometry.sineAndCosine(1e6)
    #expect(abs(sine - sin(1e6)) < 1e-12)
    #expect(abs(cosine - cos(1e6)) < 1e-12)
  }

  @Test(arguments: [0.0, 0.1, 0.5, 1, 2, 3, 3.14, -0.2, -1, -3])
  func theAngleOfADirectionIsTheOneThatItWasMadeWith(angle: Double) {
    #expect(abs(Trigonometry.angle(y: 2 * sin(angle), x: 2 * cos(angle)) - angle) < 4e-15)
  }

  @Test(arguments: [-50.0, -3, -0.7, -1e-9, 0, 0.3, 1, 12, 200])
  func theExponentialAgreesWithTheCLibraryToFourteenDigits(exponent: Double) {
    #expect(abs(Trigonometry.exponential(exponent) / exp(exponent) - 1) < 1e-14)
  }

  @Test(arguments: [1e-9, 0.01, 0.7, 1, 1.5, 10, 12345])
  func theLogarithmAgreesWithTheCLibraryToFourteenDigits(number: Double) {
    #expect(abs(Trigonometry.logarithm(number) - log(number)) < 1e-14 * max(1, abs(log(number))))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func whatIsNoAngleCountsAsNone(angle: Double) {
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    #expect(sine == 0 && cosine == 1)
  }
}
