import Simulator
import Testing
import UIKit

/// Truth: Core Animation rejects geometry that is NaN, and hierarchies with cycles, with the exceptions that
/// devices print; other unusual input causes no crash.
@MainActor struct UIViewBadInputTests {
  private func check(_ result: ExitTest.Result?, _ name: String, _ words: String) {
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("*** Terminating app due to uncaught exception '\(name)', reason: '"))
    #expect(message.contains(words), "\(message)")
  }

  // MARK: Not a number

  @Test func centerThatIsNotANumberIsRefused() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().center = CGPoint(x: CGFloat.nan, y: 5) }
    }
    check(result, "CALayerInvalidGeometry", "CALayer position contains NaN: [nan 5]")
  }

  @Test func frameOriginThatIsNotANumberIsRefused() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().frame = CGRect(x: 1, y: CGFloat.nan, width: 2, height: 3) }
    }
    check(result, "CALayerInvalidGeometry", "CALayer position contains NaN: [2 nan]")
  }

  @Test func frameSizeThatIsNotANumberIsRefused() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 3) }
    }
    check(result, "CALayerInvalidGeometry", "NaN")
  }

  @Test func boundsThatAreNotNumbersAreRefused() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().bounds = CGRect(x: 0, y: 0, width: 5, height: CGFloat.nan) }
    }
    check(result, "CALayerInvalidGeometry", "CALayer bounds contains NaN: [0 0; 5 nan]")
  }

  @Test func frameGivenAtTheStartIsCheckedToo() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0)) }
    }
    check(result, "CALayerInvalidGeometry", "CALayer position contains NaN: [nan 0]")
  }

  @Test func frameUnderATransformIsCheckedToo() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.frame = CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)
      }
    }
    check(result, "CALayerInvalidGeometry", "CALayer position contains NaN")
  }

  @Test func layerPositionThatIsNotANumberIsRefused() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        withExtendedLifetime(view) { view.layer.position = CGPoint(x: 0, y: CGFloat.nan) }
      }
    }
    check(result, "CALayerInvalidGeometry", "CALayer position contains NaN: [0 nan]")
  }

  // MARK: Cycles

  @Test func viewCannotBeAddedToItself() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    check(result, "NSInvalidArgumentException", "Can't add self as subview")
  }

  @Test func viewCannotBeAddedToItsDescendant() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, middle, leaf) = (UIView(), UIView(), UIView())
        root.addSubview(middle)
        middle.addSubview(leaf)
        leaf.insertSubview(root, at: 0)
      }
    }
    check(result, "CALayerInvalid", "is a part of cycle in its layer tree")
  }

  @Test func cycleMadeByACallbackIsRefusedToo() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Trap: UIView {
          override func willMove(toSuperview newSuperview: UIView?) {
            if let newSuperview { addSubview(newSuperview) }
          }
        }
        UIView().addSubview(Trap())
      }
    }
    check(result, "CALayerInvalid", "is a part of cycle in its layer tree")
  }

  // MARK: Unusual, but valid

  nonisolated static let oddNumbers: [CGFloat] = [
    .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -1, 0,
  ]

  /// A superview with a subview for each mask of one axis; after each change all are used in every way.
  @Test(arguments: oddNumbers, oddNumbers)
  func oddSizesAndPlacesAreTakenWithoutACrash(size: CGFloat, place: CGFloat) {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(root)
    for bits in 0..<8 as Range<UInt> {
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: bits | bits << 3)
      if bits % 2 == 1 { view.transform = CGAffineTransform(rotationAngle: 1) }
      root.addSubview(view)
    }
    root.bounds = CGRect(x: place, y: place, width: size, height: size)
    use(root, simulator)
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    use(root, simulator)
    for view in root.subviews {
      let values = [view.center.x, view.center.y, view.bounds.width, view.bounds.height]
      #expect(!values.contains { $0.isNaN })
    }
  }

  private func use(_ root: UIView, _ simulator: Simulator) {
    let point = CGPoint(x: 20, y: 20)
    for view in [root] + root.subviews {
      _ = view.hitTest(point, with: nil)
      _ = view.convert(point, to: nil)
      _ = view.convert(view.bounds, to: root)
      _ = view.convert(point, from: nil)
      _ = view.frame
      _ = view.description
    }
    _ = root.treeDump
    _ = simulator.view(at: point)
    simulator.settle()
  }

  @Test(arguments: oddNumbers)
  func oddTransformsAndAnchorsAreTakenWithoutACrash(number: CGFloat) {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    window.addSubview(root)
    root.addSubview(view)
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: 63)
    view.transform = CGAffineTransform(scaleX: number, y: number)
    use(root, simulator)
    root.frame.size = CGSize(width: 300, height: 10)
    view.transform = CGAffineTransform(a: number, b: number, c: number, d: number, tx: number, ty: number)
    use(root, simulator)
    view.transform = .identity
    view.layer.anchorPoint = CGPoint(x: number, y: number)
    use(root, simulator)
  }

  @Test(
    arguments: [(-1, 0), (2, 1), (CGFloat.infinity, 1), (-.infinity, 0), (0.25, 0.25)] as [(CGFloat, CGFloat)]
  )
  func alphaIsKeptBetween0And1(alpha: CGFloat, expected: CGFloat) {
    let view = UIView()
    view.alpha = alpha
    #expect(view.alpha == expected)
  }

  @Test func alphaThatIsNotANumberIsIgnored() {
    let view = UIView()
    view.alpha = 0.5
    view.alpha = .nan
    #expect(view.alpha == 0.5)
  }

  @Test(arguments: [TimeInterval.nan, .infinity, -1, -.infinity, .greatestFiniteMagnitude])
  func oddTimesAreTakenWithoutACrash(time: TimeInterval) {
    let simulator = Simulator.boot(.iPhone5, iOS: 8)
    let view = UIView()
    UIView.animate(withDuration: time) { view.alpha = 0 }
    UIView.animate(withDuration: 1, delay: time, animations: { view.center.x = 5 })
    UIView.animate(
      withDuration: time,
      delay: time,
      usingSpringWithDamping: CGFloat(time),
      initialSpringVelocity: CGFloat(time),
      animations: { view.bounds.size.width = 7 }
    )
    simulator.advance(by: time.isFinite && time < 10 ? time : 0.5)
    simulator.advance(by: .nan)
    simulator.advance(by: .infinity)
    simulator.advance(by: 0.25)
    #expect(view.alpha == 0)
    #expect(!view.presentationCenter.x.isNaN)
    #expect(!view.presentationBounds.width.isNaN)
  }

  @Test func touchesOutsideOfThisWorldReachNothing() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    simulator.launch(UIViewController())
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      #expect(simulator.touchDown(at: CGPoint(x: value, y: 5)) == nil)
      #expect(simulator.view(at: CGPoint(x: 5, y: value)) == nil)
    }
  }
}
