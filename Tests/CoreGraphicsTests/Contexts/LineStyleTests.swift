import CoreGraphics
import Testing

/// Truth: the raw values that Core Graphics declares.
struct LineStyleTests {
  @Test func rawValuesAreThoseOfCoreGraphics() {
    #expect([CGLineCap.butt, .round, .square].map(\.rawValue) == [0, 1, 2])
    #expect([CGLineJoin.miter, .round, .bevel].map(\.rawValue) == [0, 1, 2])
    #expect([CGPathFillRule.winding, .evenOdd].map(\.rawValue) == [0, 1])
    #expect([CGColorSpaceModel.monochrome, .rgb].map(\.rawValue) == [0, 1])
  }
}
