import Foundation
import Testing
import UIKit

/// Truth: Apple's documentation of the UIKit drawing functions, UIColor.set(), UIBezierPath.fill() and
/// UIGraphicsImageRenderer.
@Suite(.standardSystem) struct GraphicsFunctionsTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func withoutAContextDrawingDoesNothing() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.set()
    UIRectFill(square)
    UIBezierPath(rect: square).fill()
    UIGraphicsEndImageContext()
    UIGraphicsPopContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func aPathIsDrawnInTheColoursThatAreSet() {
    let drawn = painted { _ in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: square)
      path.lineWidth = 4
      path.fill()
      path.stroke()
      UIColor.green.set()
      path.fill(with: .normal, alpha: 0.25)
      path.stroke(with: .normal, alpha: 1)
    }
    #expect(drawn.map(\.color) == [.red, .blue, UIColor.green.withAlphaComponent(0.25), .green])
    #expect(drawn.map(\.strokeWidth) == [nil, 4, nil, 4])
  }

  @Test func aPathClipsWhatFollows() {
    let drawn = painted { _ in
      UIBezierPath(ovalIn: square).addClip()
      UIRectClip(CGRect(x: 0, y: 0, width: 5, height: 5))
      UIRectFill(square)
    }
    #expect(drawn[0].clips.count == 2)
    #expect(drawn[0].clips[0].isNear(square))
    #expect(drawn[0].clips[1] == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func aFrameIsOnePointWideInside() throws {
    let image = UIGraphicsImageRenderer(size: square.size).image { _ in UIRectFrame(square) }
    guard case .fill(let path, let rule, _, _) = try #require(image.commands.first) else {
      Issue.record("not a fill")
      return
    }
    func isPainted(_ x: CGFloat, _ y: CGFloat) -> Bool {
      path.contains(CGPoint(x: x, y: y), using: rule, closingSubpaths: true)
    }
    #expect(isPainted(0.5, 5) && isPainted(9.5, 5) && isPainted(5, 0.5) && isPainted(5, 9.5))
    #expect(!isPainted(1.5, 5) && !isPainted(-0.5, 5))
  }

  // MARK: Images

  @Test func anImageContextGivesItsImage() throws {
    UIGraphicsBeginImageContext(CGSize(width: 20, height: 30))
    UIColor.red.setFill()
    UIRectFill(square)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 20, height: 30))
    #expect(image.scale == 1)
    #expect(Painted.play(image.commands).map(\.color) == [.red])
  }

  @Test func contextsAreStacked() throws {
    UIGraphicsBeginImageContext(square.size)
    let outer = try #require(UIGraphicsGetCurrentContext())
    UIGraphicsBeginImageContextWithOptions(square.size, true, 3)
    #expect(UIGraphicsGetCurrentContext() !== outer)
    UIGraphicsPushContext(outer)
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsPopContext()
    let opaque = try #require(UIGraphicsGetImageFromCurrentImageContext())
    // The stack is empty by now.
    UIGraphicsPopContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsEndImageContext()
    #expect(opaque.scale == 3)
    #expect(Painted.play(opaque.commands).map(\.color) == [.black])
    #expect(Painted.play(opaque.commands).map(\.box) == [square])
  }

  @Test(arguments: [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5)])
  func anImageWithoutASizeHasNoContext(size: CGSize) {
    UIGraphicsBeginImageContext(size)
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIRectFill(square)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func aRendererCutsOutItsBounds() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let bounds = CGRect(x: 10, y: 20, width: 30, height: 40)
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    format.scale = 9
    let image = renderer.image { context in
      #expect(context.format.bounds == bounds)
      context.fill(CGRect(x: 10, y: 20, width: 5, height: 5))
      #expect(context.currentImage.size == bounds.size)
    }
    #expect(image.scale == 1)
    #expect(image.size == bounds.size)
    let boxes = Painted.play(image.commands).map(\.box)
    #expect(boxes == [CGRect(origin: .zero, size: bounds.size), CGRect(x: 0, y: 0, width: 5, height: 5)])
  }

  @Test(arguments: [CGSize.zero, CGSize(width: CGFloat.infinity, height: 1)])
  func aRendererWithoutASizeMakesEmptyImages(size: CGSize) {
    let image = UIGraphicsImageRenderer(size: size).image { $0.fill(square) }
    #expect(image.size == .zero)
  }

  @Test func imagesCanBeMadeWhileAnotherIsMade() {
    let image = UIGraphicsImageRenderer(size: square.size).image { outer in
      let inner = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
      #expect(UIGraphicsGetCurrentContext() === outer.cgContext)
      inner.draw(at: CGPoint(x: 4, y: 4))
    }
    #expect(Painted.play(image.commands).map(\.box) == [CGRect(x: 4, y: 4, width: 2, height: 2)])
  }

  @Test func everyThreadHasItsOwnContext() {
    UIGraphicsBeginImageContext(square.size)
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      #expect(UIGraphicsGetCurrentContext() == nil)
      finished.signal()
    }
    thread.start()
    finished.wait()
    #expect(UIGraphicsGetCurrentContext() != nil)
    UIGraphicsEndImageContext()
  }
}
