import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: Apple, CATransitionType and CATransitionSubtype.
///
/// Both contents move by the size of the layer, evenly with the
/// progress; a fade mixes them by their shares. Top and bottom are those of Core Animation's coordinates, in which y grows
/// upwards.
@MainActor struct LayerTransitionTests {
  private static let white = UIColor(white: 1, alpha: 1)

  /// A kind of transition, and the colours at some points after a quarter of it.
  struct Course: Sendable, CustomTestStringConvertible {
    var type: CATransitionType
    var subtype: CATransitionSubtype?
    /// Places of the old red content and of the new blue one.
    var old: [CGPoint]
    var new: [CGPoint]
    var testDescription: String { "\(type.rawValue) \(subtype?.rawValue ?? "")" }

    init(
      _ type: CATransitionType,
      _ subtype: CATransitionSubtype?,
      old: [(CGFloat, CGFloat)],
      new: [(CGFloat, CGFloat)]
    ) {
      (self.type, self.subtype) = (type, subtype)
      self.old = old.map { CGPoint(x: $0.0, y: $0.1) }
      self.new = new.map { CGPoint(x: $0.0, y: $0.1) }
    }
  }

  nonisolated static let courses = [
    Course(.push, .fromRight, old: [(2, 50), (73, 50)], new: [(77, 50), (98, 50)]),
    Course(.push, .fromLeft, old: [(27, 50), (98, 50)], new: [(2, 50), (23, 50)]),
    Course(.push, .fromTop, old: [(50, 2), (50, 73)], new: [(50, 77), (50, 98)]),
    Course(.push, .fromBottom, old: [(50, 27), (50, 98)], new: [(50, 2), (50, 23)]),
    Course(.push, nil, old: [(27, 50)], new: [(23, 50)]),
    Course(.moveIn, .fromRight, old: [(2, 50), (73, 50)], new: [(77, 50)]),
    Course(.moveIn, .fromTop, old: [(50, 73)], new: [(50, 77)]),
    Course(.reveal, .fromRight, old: [(2, 50), (73, 50)], new: [(77, 50)]),
    Course(.reveal, .fromBottom, old: [(50, 27), (50, 98)], new: [(50, 2), (50, 23)]),
  ]

  /// A red layer that becomes blue with a transition of a second at constant speed.
  private func change(
    _ type: CATransitionType,
    _ subtype: CATransitionSubtype? = nil,
    _ configure: (CATransition) -> Void = { _ in }
  ) -> (simulator: Simulator, paper: UIView, layer: CALayer) {
    let layer = plainLayer()
    let paper = box(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
    let simulator = show { $0.addSubview(paper) }
    paper.layer.addSublayer(layer)
    simulator.settle()
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
    configure(transition)
    layer.add(transition, forKey: nil)
    CATransaction.setDisableActions(true)
    layer.backgroundColor = UIColor.blue.cgColor
    return (simulator, paper, layer)
  }

  private func mix(_ share: CGFloat) -> UIColor { UIColor(red: 1 - share, green: 0, blue: share, alpha: 1) }

  @Test(arguments: courses) func contentMovesByTheSizeOfTheLayer(_ course: Course) {
    let scene = change(course.type, course.subtype)
    scene.simulator.advance(by: 0.25)
    let picture = Picture(of: scene.paper, caption: "transition")
    for point in course.old { #expect(picture.shows(.red, at: point), "\(point)") }
    for point in course.new { #expect(picture.shows(.blue, at: point), "\(point)") }
    scene.simulator.advance(by: 0.8)
    let end = Picture(of: scene.paper, caption: "transition")
    for point in course.old + course.new { #expect(end.shows(.blue, at: point), "\(point)") }
  }

  @Test(arguments: [(0, 0), (0.25, 0.25), (0.5, 0.5), (0.9, 0.9), (1.1, 1)] as [(Double, CGFloat)])
  func aFadeMixesBothContents(_ time: Double, _ share: CGFloat) {
    let scene = change(.fade)
    if time > 0 { scene.simulator.advance(by: time) }
    let picture = Picture(of: scene.paper, caption: "transition")
    #expect(picture.shows(mix(share), at: CGPoint(x: 50, y: 50)))
  }

  @Test func theProgressBeginsAndEndsWhereItIsTold() {
    let scene = change(.fade) { ($0.startProgress, $0.endProgress) = (0.2, 0.6) }
    scene.simulator.advance(by: 0.5)
    let picture = Picture(of: scene.paper, caption: "transition")
    #expect(picture.shows(mix(0.4), at: CGPoint(x: 50, y: 50)))
  }

  @Test func theTimeIsThatOfTheLayer() {
    let scene = change(.fade)
    scene.layer.speed = 0
    scene.layer.timeOffset = scene.layer.convertTime(CACurrentMediaTime(), from: nil) + 0.75
    scene.simulator.advance(by: 5)
    let start = scene.layer.animation(forKey: kCATransition)?.beginTime ?? .nan
    scene.layer.timeOffset = start + 0.75
    let picture = Picture(of: scene.paper, caption: "transition")
    #expect(picture.shows(mix(0.75), at: CGPoint(x: 50, y: 50)))
  }

  /// The shares of both add up where both are opaque, and each fades alone elsewhere.
  @Test func contentsWithTransparentPartsFadeByTheirShares() {
    let layer = plainLayer(nil)
    let old = plainLayer(.red, CGRect(x: 0, y: 0, width: 60, height: 100))
    let new = plainLayer(.blue, CGRect(x: 40, y: 0, width: 60, height: 100))
    layer.addSublayer(old)
    let paper = box(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
    let simulator = show { $0.addSubview(paper) }
    paper.layer.addSublayer(layer)
    simulator.settle()
    let transition = CATransition()
    transition.duration = 1
    layer.add(transition, forKey: nil)
    layer.replaceSublayer(old, with: new)
    simulator.advance(by: 0.25)
    let picture = Picture(of: paper, caption: "transition")
    #expect(picture.shows(UIColor.red.onWhite(0.75), at: CGPoint(x: 20, y: 50)))
    #expect(picture.shows(mix(0.25), at: CGPoint(x: 50, y: 50)))
    #expect(picture.shows(UIColor.blue.onWhite(0.25), at: CGPoint(x: 80, y: 50)))
  }

  @Test func aLayerThatIsHiddenFadesAway() {
    let scene = change(.fade)
    scene.layer.isHidden = true
    scene.simulator.advance(by: 0.25)
    let picture = Picture(of: scene.paper, caption: "transition")
    #expect(picture.shows(UIColor.red.onWhite(0.75), at: CGPoint(x: 50, y: 50)))
  }

  @Test func theOldContentIsWhatTheViewDrewAndShowed() {
    let card = box(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
    let inner = box(CGRect(x: 0, y: 0, width: 50, height: 100), .green)
    inner.layer.cornerRadius = 1
    card.addSubview(inner)
    let simulator = show { $0.addSubview(card) }
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (.push, .fromRight, 1)
    card.layer.add(transition, forKey: kCATransition)
    inner.removeFromSuperview()
    simulator.advance(by: 0.2)
    let picture = Picture(of: simulator, caption: "transition")
    let origin = picture.scene.screen.origin
    func shows(_ color: UIColor, _ x: CGFloat) -> Bool {
      picture.shows(color, at: CGPoint(x: origin.x + x, y: origin.y + 50))
    }
    #expect(shows(.green, 15))
    #expect(shows(Self.white, 45))
  }

  @Test(arguments: [
    (0.1, UIView.AnimationOptions.transitionFlipFromLeft, UIColor.red),
    (0.4, .transitionFlipFromLeft, .blue),
    (0.25, .transitionCrossDissolve, UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)),
  ])
  func stillsShowTheTransitionsOfViews(
    _ time: Double,
    _ option: UIView.AnimationOptions,
    _ color: UIColor
  ) {
    let card = box(CGRect(x: 0, y: 0, width: 100, height: 100), .red)
    let simulator = show { $0.addSubview(card) }
    UIView.transition(with: card, duration: 0.5, options: [option, .curveLinear]) {
      card.backgroundColor = .blue
    }
    simulator.advance(by: time)
    let picture = Picture(of: simulator, caption: "transition")
    let origin = picture.scene.screen.origin
    #expect(picture.shows(color, at: CGPoint(x: origin.x + 50, y: origin.y + 50)))
  }
}
