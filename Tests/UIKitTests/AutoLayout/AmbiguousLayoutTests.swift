import Testing
import UIKit

/// Truth: Apple, `UIView.hasAmbiguousLayout` and `exerciseAmbiguityInLayout()`, which "changes the frame of a view with an
/// ambiguous layout between the different valid values"; Auto Layout Guide, "Ambiguous Layouts" and "Working with Scroll
/// Views"; Xcode's "Scrollable content size is ambiguous".
@MainActor struct AmbiguousLayoutTests {
  /// The next frames of a view whose ambiguity is exercised.
  private func frames(_ count: Int, of view: UIView, in scene: ConstraintScene) -> [CGRect] {
    (0..<count).map { _ in
      view.exerciseAmbiguityInLayout()
      scene.simulator.settle()
      return view.frame
    }
  }

  @Test func aViewWithoutAPlaceTakesOthers() {
    let scene = ConstraintScene()
    let view = scene.add(UIView())
    scene.activate(
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 10)
    )
    scene.simulator.settle()
    let start = view.frame
    let found = frames(4, of: view, in: scene)
    #expect(found.allSatisfy { $0.size == CGSize(width: 20, height: 10) })
    #expect(Set(found.map(\.minX)) == [0, 300] && Set(found.map(\.minY)) == [0, 558])
    #expect(Set(found.map { "\($0)" }).count == 4)
    // After all of them it begins again.
    #expect(found.last == start && frames(4, of: view, in: scene) == found)
    #expect(view.hasAmbiguousLayout && scene.conflicts.isEmpty)
  }

  @Test func validFramesKeepAllConstraints() {
    let scene = ConstraintScene()
    let view = scene.add(UIView())
    let wish = view.heightAnchor.constraint(equalToConstant: 90)
    wish.priority = UILayoutPriority(1)
    scene.activate(
      view.centerXAnchor.constraint(equalTo: scene.view.centerXAnchor),
      view.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 7),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 240),
      wish
    )
    scene.simulator.settle()
    #expect(view.frame == CGRect(x: 110, y: 7, width: 100, height: 90))
    let wide = CGRect(x: 40, y: 7, width: 240, height: 90)
    #expect(frames(2, of: view, in: scene) == [wide, CGRect(x: 110, y: 7, width: 100, height: 90)])
  }

  @Test func aDecidedViewStaysWhereItIs() {
    let scene = ConstraintScene()
    let view = scene.add(UIView())
    scene.activate(
      view.leftAnchor.constraint(equalTo: scene.view.leftAnchor),
      view.topAnchor.constraint(equalTo: scene.view.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10)
    )
    view.exerciseAmbiguityInLayout()
    scene.simulator.settle()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 10))
    scene.activate(view.widthAnchor.constraint(equalToConstant: 30))
    scene.simulator.settle()
    #expect(!view.hasAmbiguousLayout)
    #expect(frames(1, of: view, in: scene) == [CGRect(x: 0, y: 0, width: 30, height: 10)])
    // A view with a mask, and one without constraints.
    let masked = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    scene.view.addSubview(masked)
    #expect(frames(1, of: masked, in: scene) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    let lone = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    lone.exerciseAmbiguityInLayout()
    #expect(lone.frame.minX == 1)
  }

  /// Auto Layout Guide, "Views with Intrinsic Content Size": with equal hugging either may be stretched.
  @Test func labelsOfAStackAreAmbiguousWhereEitherMayBeStretched() {
    let scene = ConstraintScene()
    let labels = ["One", "Two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = scene.add(UIStackView(arrangedSubviews: labels))
    let width = stack.widthAnchor.constraint(equalToConstant: 300)
    scene.activate(
      stack.leftAnchor.constraint(equalTo: scene.view.leftAnchor),
      stack.topAnchor.constraint(equalTo: scene.view.topAnchor),
      width
    )
    scene.simulator.settle()
    #expect(labels.map(\.hasAmbiguousLayout) == [true, true] && !stack.hasAmbiguousLayout)
    let before = labels.map(\.frame.width)
    labels[0].exerciseAmbiguityInLayout()
    scene.simulator.settle()
    #expect(labels.map(\.frame.width) != before)
    #expect(labels[0].frame.width + labels[1].frame.width == 300)
    for label in labels { #expect(label.frame.width >= label.intrinsicContentSize.width) }
    labels[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    scene.simulator.settle()
    #expect(labels.map(\.hasAmbiguousLayout) == [false, false])
    #expect(labels[0].frame.width == labels[0].intrinsicContentSize.width)
    labels[0].setContentHuggingPriority(.defaultLow, for: .horizontal)
    width.isActive = false
    scene.simulator.settle()
    #expect(labels.map(\.hasAmbiguousLayout) == [false, false])
  }

  @Test func aScrollViewIsAmbiguousIfTheSizeOfItsContentIsOpen() {
    let scene = ConstraintScene()
    let page = scene.add(UIScrollView())
    let content = scene.add(UIView(), to: page)
    scene.activate(
      page.leftAnchor.constraint(equalTo: scene.view.leftAnchor),
      page.topAnchor.constraint(equalTo: scene.view.topAnchor),
      page.widthAnchor.constraint(equalToConstant: 100),
      page.heightAnchor.constraint(equalToConstant: 100)
    )
    #expect(!page.hasAmbiguousLayout)
    let width = content.widthAnchor.constraint(equalToConstant: 300)
    scene.activate(
      content.leftAnchor.constraint(equalTo: page.leftAnchor),
      content.rightAnchor.constraint(equalTo: page.rightAnchor),
      content.topAnchor.constraint(equalTo: page.topAnchor),
      content.bottomAnchor.constraint(equalTo: page.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 300)
    )
    #expect(page.hasAmbiguousLayout && content.hasAmbiguousLayout)
    width.isActive = true
    #expect(!page.hasAmbiguousLayout && !content.hasAmbiguousLayout)
    scene.simulator.settle()
    #expect(page.contentSize == CGSize(width: 300, height: 300))
  }
}
