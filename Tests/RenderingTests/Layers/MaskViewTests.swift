import Testing
import UIKit

@testable import Rendering

/// Truth: Apple, UIView.mask: the opacity of the mask view determines how much of the content shows.
@MainActor struct MaskViewTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func onlyTheOpacityOfTheMaskCounts() {
    let paper = box(square, .white)
    let view = box(square, .red)
    paper.addSubview(view)
    let mask = UIView(frame: CGRect(x: 20, y: 0, width: 60, height: 100))
    mask.addSubview(box(CGRect(x: 0, y: 0, width: 30, height: 100), .blue))
    mask.addSubview(box(CGRect(x: 30, y: 0, width: 30, height: 100), UIColor.black.withAlphaComponent(0.5)))
    view.mask = mask
    let picture = Picture(of: paper, caption: "masked")
    #expect(picture.shows(.white, at: CGPoint(x: 10, y: 50)))
    #expect(picture.shows(.red, at: CGPoint(x: 35, y: 50)))
    #expect(picture.shows(UIColor.red.onWhite(0.5), at: CGPoint(x: 65, y: 50), within: 0.02))
    #expect(picture.shows(.white, at: CGPoint(x: 90, y: 50)))
    view.mask = nil
    #expect(Picture(of: paper, caption: "bare").shows(.red, at: CGPoint(x: 10, y: 50)))
  }

  @Test func whatAMaskDrawsMasks() {
    let paper = box(square, .white)
    let view = box(square, .red)
    paper.addSubview(view)
    let half = CGRect(x: 50, y: 0, width: 50, height: 100)
    view.mask = DrawnView(square) { $0.fill(half) }
    let picture = Picture(of: paper, caption: "masked")
    #expect(picture.shows(.white, at: CGPoint(x: 25, y: 50)))
    #expect(picture.shows(.red, at: CGPoint(x: 75, y: 50)))
  }

  @Test func aMaskIsNoSubview() {
    let view = box(square)
    let other = box(square)
    let mask = box(square)
    other.addSubview(mask)
    view.mask = mask
    #expect(other.subviews.isEmpty && view.subviews.isEmpty)
    #expect(view.mask === mask)
    #expect(view.layer.mask === mask.layer)
  }

  @Test func theMaskOfTheLayerIsNoView() {
    let view = box(square)
    #expect(view.mask == nil)
    view.mask = box(square)
    view.layer.mask = plainLayer(.black)
    #expect(view.mask == nil)
  }

  @Test func aViewKeepsItsMask() {
    let view = box(square)
    weak var mask: UIView?
    do {
      let made = box(square)
      view.mask = made
      mask = made
    }
    #expect(mask != nil)
    view.mask = nil
    #expect(mask == nil)
  }
}
