import Simulator
import Testing
import UIKit

/// Truth: the defaults and raw values of Apple's UIControl header.
@MainActor struct UIControlStateTests {
  @Test func aFreshControlIsEnabledAndCentred() {
    _ = Simulator.boot()
    let control = UIControl(frame: .zero)
    #expect(control.isEnabled && !control.isSelected && !control.isHighlighted)
    #expect(control.state == .normal)
    #expect(!control.isTracking && !control.isTouchInside)
    #expect(control.contentHorizontalAlignment == .center)
    #expect(control.contentVerticalAlignment == .center)
    #expect(control.allControlEvents == [])
    #expect(control.isUserInteractionEnabled)
  }

  @Test func stateIsTheSumOfTheFlags() {
    _ = Simulator.boot()
    let control = UIControl(frame: .zero)
    control.isSelected = true
    #expect(control.state == .selected)
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
  }

  @Test func rawValuesAreApples() {
    #expect(
      [UIControl.State.normal, .highlighted, .disabled, .selected].map(\.rawValue) == [0, 1, 2, 4]
    )
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
      .primaryActionTriggered,
    ]
    #expect(events.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64, 128, 256, 4096, 8192])
    #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
    #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.leading, UIControl.ContentHorizontalAlignment.left),
    (.trailing, .right), (.center, .center), (.fill, .fill), (.left, .left), (.right, .right),
  ])
  func textBeginsAtTheLeft(
    alignment: UIControl.ContentHorizontalAlignment,
    effective: UIControl.ContentHorizontalAlignment
  ) {
    _ = Simulator.boot()
    let control = UIControl(frame: .zero)
    control.contentHorizontalAlignment = alignment
    #expect(control.effectiveContentHorizontalAlignment == effective)
  }
}
