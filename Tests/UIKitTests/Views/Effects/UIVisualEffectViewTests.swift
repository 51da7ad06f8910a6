import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UIVisualEffectView, UIBlurEffect, UIVibrancyEffect; exceptions as in published crash reports of iOS 11; documents as
/// Interface Builder saves them.
@MainActor struct UIVisualEffectViewTests {
  @Test func itsContentFillsIt() {
    _ = Simulator.boot(.iPhone6, iOS: 13)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    view.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    let other = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(other.effect == nil && other.contentView.frame == other.bounds)
    #expect(other.contentView.superview === other)
  }

  @Test func touchesReachItsContent() {
    let simulator = Simulator.boot(.iPhone6, iOS: 13)
    let controller = UIViewController()
    simulator.launch(controller)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 50, y: 100, width: 200, height: 100)
    controller.view.addSubview(view)
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    view.contentView.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    simulator.tap(button)
    #expect(taps == 1)
    #expect(controller.view.hitTest(CGPoint(x: 240, y: 190), with: nil) === view.contentView)
    #expect(view.contentView.next === view)
  }

  @Test func subviewsOfItsOwnRaise() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Simulator.boot(.iPhone6, iOS: 11)
        let label = UILabel()
        label.accessibilityIdentifier = "label"
        UIVisualEffectView(effect: nil).addSubview(label)
      }
    }
    let console = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(console.contains("uncaught exception 'NSInternalInconsistencyException', reason: '<UILabel"))
    #expect(
      console.contains(
        "Do not add subviews directly to the visual effect view itself, instead add them to the -contentView.'"
      )
    )
  }

  @Test func beforeIOS11SubviewsOfItsOwnWereAllowed() {
    _ = Simulator.boot(.iPhone6, iOS: 10)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    let label = UILabel()
    view.addSubview(label)
    #expect(label.superview === view)
  }

  /// Half of an animation with a linear curve is half of the effect, and so is half of an animator.
  @Test func theEffectIsAnimatable() throws {
    let simulator = Simulator.boot(.iPhone6, iOS: 13)
    let controller = UIViewController()
    simulator.launch(controller)
    let view = UIVisualEffectView(effect: nil)
    view.frame = controller.view.bounds
    controller.view.addSubview(view)
    let backdrop = try #require(view.subviews.first)
    #expect(backdrop.presentationAlpha == 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.effect = UIBlurEffect(style: .regular)
    }
    simulator.advance(by: 0.5)
    #expect(abs(backdrop.presentationAlpha - 0.5) < 0.02)
    simulator.advance(by: 0.6)
    #expect(backdrop.presentationAlpha == 1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = nil }
    animator.fractionComplete = 0.25
    simulator.settle()
    #expect(abs(backdrop.presentationAlpha - 0.75) < 0.01)
    animator.stopAnimation(true)
  }

  @Test func materialsAdaptToTheAppearance() {
    _ = Simulator.boot(.iPhone16, iOS: 18)
    func white(_ style: UIBlurEffect.Style, _ appearance: UIUserInterfaceStyle) -> Double {
      let traits = UITraitCollection(userInterfaceStyle: appearance)
      return style.tint.resolvedColor(with: traits).rgba.red
    }
    for style in [UIBlurEffect.Style.regular, .prominent, .systemMaterial, .systemUltraThinMaterial] {
      #expect(white(style, .light) > 0.5 && white(style, .dark) < 0.5)
    }
    for style in [UIBlurEffect.Style.light, .extraLight, .systemMaterialLight, .systemChromeMaterialLight] {
      #expect(white(style, .light) > 0.5 && white(style, .dark) > 0.5)
    }
    for style in [UIBlurEffect.Style.dark, .systemMaterialDark, .systemThickMaterialDark] {
      #expect(white(style, .light) < 0.5 && white(style, .dark) < 0.5)
    }
  }

  @Test func rawValuesOfStyles() {
    let styles: [UIBlurEffect.Style] = [
      .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial, .systemChromeMaterial,
      .systemUltraThinMaterialLight, .systemUltraThinMaterialDark, .systemChromeMaterialDark,
    ]
    #expect(styles.map(\.rawValue) == [0, 1, 2, 4, 5, 6, 10, 11, 16, 20])
    #expect(UIVibrancyEffectStyle.separator.rawValue == 7)
  }

  @Test func documentsHaveEffectsAndContents() throws {
    _ = Simulator.boot(.iPhone6, iOS: 13)
    let nib = try UINib.xib(
      """
      <visualEffectView opaque="NO" contentMode="scaleToFill" id="a"><rect key="frame" x="0" y="0" width="240" height="128"/>
      <view key="contentView" opaque="NO" clipsSubviews="YES" id="b"><rect key="frame" x="0" y="0" width="240" height="128"/>
      <subviews><label opaque="NO" text="Hello" id="c"><rect key="frame" x="8" y="8" width="50" height="20"/></label></subviews>
      </view><blurEffect style="systemThinMaterialDark"/></visualEffectView>
      <visualEffectView id="d"><vibrancyEffect style="secondaryLabel"><blurEffect style="dark"/></vibrancyEffect></visualEffectView>
      """
    )
    let views = nib.instantiate(withOwner: nil).compactMap { $0 as? UIVisualEffectView }
    try #require(views.count == 2)
    #expect((views[0].effect as? UIBlurEffect)?.style == .systemThinMaterialDark)
    #expect((views[0].contentView.subviews.first as? UILabel)?.text == "Hello")
    #expect(views[1].effect is UIVibrancyEffect)
  }
}
