import Simulator
import Testing
import UIKit

/// Truth: Apple, "Supporting Right-to-Left Languages" and UISemanticContentAttribute.
@MainActor struct LayoutDirectionTests {
  typealias Row = (
    attribute: UISemanticContentAttribute, inLeftToRight: UIUserInterfaceLayoutDirection,
    inRightToLeft: UIUserInterfaceLayoutDirection
  )

  nonisolated static let table: [Row] = [
    (.unspecified, .leftToRight, .rightToLeft), (.playback, .leftToRight, .leftToRight),
    (.spatial, .leftToRight, .leftToRight), (.forceLeftToRight, .leftToRight, .leftToRight),
    (.forceRightToLeft, .rightToLeft, .rightToLeft),
  ]

  @Test(arguments: table)
  func whatAViewShowsDecidesAboutItsDirection(row: Row) {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let simulator = Simulator.boot(.iPhone13, layoutDirection: direction)
      let expected = direction == .leftToRight ? row.inLeftToRight : row.inRightToLeft
      #expect(UIView.userInterfaceLayoutDirection(for: row.attribute) == expected)
      let view = UIView()
      view.semanticContentAttribute = row.attribute
      #expect(view.effectiveUserInterfaceLayoutDirection == expected)
      #expect(simulator.application.userInterfaceLayoutDirection == direction)
    }
  }

  @Test func leadingIsOnTheRight() {
    let frames = [false, true].map { isRightToLeft in
      let scene = Scene(isRightToLeft: isRightToLeft)
      let view = scene.add()
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(lessThanOrEqualTo: scene.root.trailingAnchor, constant: -200),
        view.topAnchor.constraint(equalTo: scene.root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 20),
        scene.widest(view),
      ])
      scene.simulator.settle()
      return view.frame
    }
    // The screen is 390 points wide.
    #expect(
      frames == [CGRect(x: 10, y: 0, width: 180, height: 20), CGRect(x: 200, y: 0, width: 180, height: 20)]
    )
  }

  @Test func leftStaysOnTheLeft() {
    let scene = Scene(isRightToLeft: true)
    let view = scene.add()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    scene.simulator.settle()
    #expect(view.frame.minX == 10)
  }

  @Test func aViewThatKeepsItsDirectionKeepsThatOfItsConstraints() {
    let scene = Scene(isRightToLeft: true)
    let view = scene.add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    scene.simulator.settle()
    #expect(view.frame.minX == 330)
    scene.root.semanticContentAttribute = .forceLeftToRight
    scene.simulator.settle()
    #expect(view.frame.minX == 10)
  }

  @Test func rowsOfAStackBeginOnTheRight() {
    let scene = Scene(isRightToLeft: true)
    let views = [UIView(), UIView()]
    for view in views { view.widthAnchor.constraint(equalToConstant: 40).isActive = true }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      stack.heightAnchor.constraint(equalToConstant: 30),
    ])
    scene.simulator.settle()
    #expect(stack.frame.minX == 302)
    #expect(views.map(\.frame.minX) == [48, 0])
  }

  @Test func marginsByDirectionChangeSides() {
    let scene = Scene(isRightToLeft: true)
    scene.root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    scene.root.insetsLayoutMarginsFromSafeArea = false
    #expect(scene.root.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(scene.root.directionalLayoutMargins.leading == 2)
  }

  @Test func controlsBeginOnTheRight() {
    let scene = Scene(isRightToLeft: true)
    let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 31))
    let toggle = UISwitch()
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.frame = CGRect(x: 0, y: 200, width: 200, height: 32)
    for view in [slider, toggle, segments] { scene.root.addSubview(view) }
    scene.simulator.settle()
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).midX > 180)
    scene.simulator.tap(at: CGPoint(x: 190, y: 216))
    #expect(segments.selectedSegmentIndex == 0)
    let button = UIButton()
    button.contentHorizontalAlignment = .leading
    scene.root.addSubview(button)
    #expect(button.effectiveContentHorizontalAlignment == .right)
  }
}

@MainActor private struct Scene {
  let simulator: Simulator
  let root: UIView

  init(isRightToLeft: Bool) {
    simulator = Simulator.boot(.iPhone13, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    let controller = UIViewController()
    simulator.launch(controller)
    root = controller.view
  }

  func add() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  /// A constraint with which the view is as wide as others allow.
  func widest(_ view: UIView) -> NSLayoutConstraint {
    let constraint = view.widthAnchor.constraint(equalToConstant: 1000)
    constraint.priority = .defaultLow
    return constraint
  }
}
