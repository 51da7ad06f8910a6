import Simulator
import Testing
import UIKit

/// Truth: public console logs of constraints that contradict each other.
@MainActor struct ConstraintConflictTests {
  @Test func oneConstraintIsBrokenAndLogged() {
    let scene = ConstraintScene()
    let view = scene.add(UIView())
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    scene.activate(
      narrow,
      wide,
      view.heightAnchor.constraint(equalToConstant: 20),
      view.leftAnchor.constraint(equalTo: scene.view.leftAnchor),
      view.topAnchor.constraint(equalTo: scene.view.topAnchor)
    )
    scene.simulator.settle()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(scene.conflicts.count == 1)
    let message = scene.conflicts.first ?? ""
    #expect(
      message.hasPrefix(
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. \n\
        \tTry this: \n\
        \t\t(1) look at each constraint and try to figure out which you don't expect; \n\
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n\
        (
            "<NSLayoutConstraint UIView.width == 50   (active)>",
            "<NSLayoutConstraint UIView.width == 100   (active)>"
        )

        Will attempt to recover by breaking constraint \n\
        <NSLayoutConstraint UIView.width == 100   (active)>

        """
      )
    )
    #expect(wide.isActive)
    // The broken constraint holds as soon as it can.
    narrow.isActive = false
    scene.simulator.settle()
    #expect(view.frame.width == 100)
    #expect(scene.conflicts.count == 1)
  }

  @Test func aConstantThatContradictsBreaksAConstraint() {
    let scene = ConstraintScene()
    let view = scene.add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
    scene.activate(width, limit)
    scene.simulator.settle()
    width.constant = 90
    scene.simulator.settle()
    #expect(scene.conflicts.count == 1)
    #expect(view.frame.width == 90)
    width.constant = 60
    scene.simulator.settle()
    #expect(view.frame.width == 60)
    width.constant = 70
    scene.simulator.settle()
    #expect(scene.conflicts.count == 1)
  }

  @Test func aViewThatKeepsItsFrameContradictsASize() {
    let scene = ConstraintScene()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.view.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    scene.simulator.settle()
    #expect(view.frame.width == 10)
    #expect(scene.conflicts.count == 1)
    #expect(scene.conflicts.first?.contains("refer to the documentation for the UIView property") == true)
    #expect(
      scene.conflicts.first?.contains(
        "\"<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.width == 10   (active)>\""
      ) == true
    )
  }

  /// Truth: logs in public reports, such as `h=--& v=--& UIButton:0x1090cc320'Pick Image'.minX == 0   (active, names:
  /// '|':UIView:0x10a86d990 )`, without the addresses.
  @Test func aMasksConstraintSaysItsMaskAndItsSuperview() {
    let scene = ConstraintScene()
    let label = UILabel(frame: CGRect(x: 7, y: 0, width: 10, height: 10))
    label.text = "A text of more than 25 letters"
    label.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    scene.view.addSubview(label)
    label.leftAnchor.constraint(equalTo: scene.view.leftAnchor).isActive = true
    scene.simulator.settle()
    let line =
      "<NSAutoresizingMaskLayoutConstraint h=-&- v=&-- UILabel'A text of more than 25 le...'.minX == 7   (active, "
      + "names: '|':UIView )>"
    #expect(scene.conflicts.first?.contains(line) == true)
  }

  /// Truth: logs in public reports, `'UIView-Encapsulated-Layout-Width' UIView:0x7f9.width == 375   (active)`.
  @Test func theSizeOfAControllersViewIsItsContainers() {
    let scene = ConstraintScene()
    scene.activate(scene.view.widthAnchor.constraint(equalToConstant: 100))
    scene.simulator.settle()
    let line = "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' UIView.width == 320   (active)>"
    #expect(scene.conflicts.first?.contains(line) == true)
    #expect(scene.conflicts.first?.contains("NSAutoresizingMask") == false)
  }

  @Test func sizesAreNeverNegative() {
    let scene = ConstraintScene()
    let view = scene.add(UIView())
    scene.activate(
      view.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 200),
      view.rightAnchor.constraint(equalTo: scene.view.rightAnchor, constant: -200)
    )
    scene.simulator.settle()
    #expect(scene.conflicts.count == 1)
    #expect(view.frame.width >= 0)
  }

  @Test func questionsForDebugging() {
    let scene = ConstraintScene()
    let view = scene.add(UIView())
    let left = view.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 10)
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    scene.activate(left, width)
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [left, width])
    #expect(view.constraintsAffectingLayout(for: .vertical).isEmpty)
    #expect(view.hasAmbiguousLayout)
    scene.activate(
      view.topAnchor.constraint(equalTo: scene.view.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 5)
    )
    #expect(!view.hasAmbiguousLayout)
  }
}
