import Simulator
import Testing
import UIKit

/// Truth: Apple, UITraitEnvironment, UITraitCollection.current, "Supporting Dark Mode in Your Interface", and WWDC 2023 session 10057.
@MainActor struct TraitFlowTests {
  @Test func theDevicesAppearanceReachesEverything() {
    let scene = Scene()
    scene.simulator.appearance = .dark
    for environment in scene.environments {
      #expect(environment.traitCollection.userInterfaceStyle == .dark)
    }
    #expect(scene.view.previous == [.light])
    #expect(scene.child.previous == [.light])
    #expect(scene.root.previous == [.light])
    scene.simulator.appearance = .dark
    #expect(scene.view.previous == [.light])
  }

  @Test(arguments: [13.0, 17])
  func anOverrideOfAWindowReachesItsControllersAndViews(version: Double) throws {
    let scene = Scene(version)
    try #require(scene.simulator.keyWindow).overrideUserInterfaceStyle = .dark
    #expect(scene.root.traitCollection.userInterfaceStyle == .dark)
    #expect(scene.child.traitCollection.userInterfaceStyle == .dark)
    #expect(scene.view.traitCollection.userInterfaceStyle == .dark)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
    #expect(scene.view.previous == [.light])
  }

  @Test func anOverrideOfAControllerReachesItsChildren() {
    let scene = Scene()
    scene.root.overrideUserInterfaceStyle = .dark
    #expect(scene.child.traitCollection.userInterfaceStyle == .dark)
    scene.child.overrideUserInterfaceStyle = .light
    #expect(scene.child.traitCollection.userInterfaceStyle == .light)
    #expect(scene.root.traitCollection.userInterfaceStyle == .dark)
    #expect(scene.child.previous == [.light, .dark])
    scene.child.overrideUserInterfaceStyle = .unspecified
    scene.root.overrideUserInterfaceStyle = .unspecified
    #expect(scene.child.traitCollection.userInterfaceStyle == .light)
  }

  @Test(arguments: [(16.0, UIUserInterfaceStyle.light), (17, .dark)])
  func anOverrideOfAViewReachesControllersInItFromIOS17(
    version: Double,
    expected: UIUserInterfaceStyle
  ) {
    let scene = Scene(version)
    scene.holder.overrideUserInterfaceStyle = .dark
    #expect(scene.holder.traitCollection.userInterfaceStyle == .dark)
    #expect(scene.child.traitCollection.userInterfaceStyle == expected)
    #expect(scene.root.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aViewTakesTheTraitsOfItsNewPlace() {
    let scene = Scene()
    let view = TraitView()
    scene.root.view.addSubview(view)
    let dark = UIView()
    dark.overrideUserInterfaceStyle = .dark
    scene.root.view.addSubview(dark)
    dark.addSubview(view)
    #expect(view.previous == [.light])
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func backgroundsFollowTheAppearance() {
    let scene = Scene()
    scene.view.backgroundColor = .systemBackground
    #expect(scene.view.layer.backgroundColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
    scene.simulator.appearance = .dark
    #expect(scene.view.layer.backgroundColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor)
    #expect(scene.view.backgroundColor == .systemBackground)
  }

  @Test func aBorderKeepsItsColor() {
    let scene = Scene()
    scene.view.layer.borderColor = UIColor.label.cgColor
    scene.simulator.appearance = .dark
    #expect(scene.view.layer.borderColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor)
  }

  @Test func theCurrentTraitsAreThoseOfTheViewInItsCallbacks() {
    let scene = Scene()
    scene.view.styles = []
    scene.holder.overrideUserInterfaceStyle = .dark
    scene.simulator.settle()
    #expect(Set(scene.view.styles.map(\.call)) == ["changed", "tint", "layout", "draw"])
    #expect(scene.view.styles.allSatisfy { $0.style == .dark })
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func traitsThatACallbackSetsAreCurrentUntilItEnds() {
    let scene = Scene()
    let view = SettingView(frame: .zero)
    scene.root.view.addSubview(view)
    scene.simulator.settle()
    #expect(view.styles == [.light, .dark, .light, .dark])
    #expect(UITraitCollection.current == UIScreen.main.traitCollection)
  }

  @Test func sheetsAreElevated() {
    let scene = Scene()
    let sheet = UIViewController()
    scene.root.present(sheet, animated: false)
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(scene.root.traitCollection.userInterfaceLevel == .base)
  }

  // MARK: Observers

  @Test func observersAreCalledForTheirTraits() {
    let scene = Scene(17)
    var calls: [String] = []
    let style = scene.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: TraitView, previous: UITraitCollection) in
      calls.append("style \(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
    }
    scene.view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: TraitView, _: UITraitCollection) in calls.append("size")
    }
    scene.simulator.appearance = .dark
    #expect(calls == ["style light to dark"])
    scene.simulator.contentSizeCategory = .small
    #expect(calls == ["style light to dark", "size"])
    scene.view.unregisterForTraitChanges(style)
    scene.simulator.appearance = .light
    #expect(calls == ["style light to dark", "size"])
  }

  @Test func overridesOfIOS17ReachCustomTraits() {
    let scene = Scene(17)
    var seen: [Int] = []
    scene.child.registerForTraitChanges([RatingTrait.self]) {
      (child: TraitController, _: UITraitCollection) in
      seen.append(child.traitCollection[RatingTrait.self])
    }
    #expect(scene.child.traitCollection[RatingTrait.self] == 3)
    scene.root.traitOverrides[RatingTrait.self] = 5
    #expect(scene.child.traitCollection[RatingTrait.self] == 5)
    #expect(scene.root.traitOverrides.contains(RatingTrait.self))
    scene.root.traitOverrides.remove(RatingTrait.self)
    #expect(!scene.root.traitOverrides.contains(RatingTrait.self))
    #expect(seen == [5, 3])
  }

  // MARK: The status bar

  @Test func theStatusBarsContentContrastsWithTheAppearance() {
    let scene = Scene()
    #expect(!scene.simulator.application.statusBarIsLight)
    scene.root.overrideUserInterfaceStyle = .dark
    #expect(scene.simulator.application.statusBarIsLight)
    scene.root.style = .darkContent
    #expect(!scene.simulator.application.statusBarIsLight)
  }
}

private struct RatingTrait: UITraitDefinition {
  static let defaultValue = 3
}

/// A root controller with a view, and in that a child with a view of its own.
@MainActor private struct Scene {
  let simulator: Simulator
  let root = TraitController()
  let child = TraitController()
  let holder = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
  let view = TraitView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init(_ version: Double = 15) {
    simulator = Simulator.boot(.iPhone13, iOS: version)
    root.view.addSubview(holder)
    holder.addSubview(view)
    root.addChild(child)
    holder.addSubview(child.view)
    child.didMove(toParent: root)
    simulator.launch(root)
    simulator.settle()
  }

  var environments: [any UITraitEnvironment] {
    [UIScreen.main, simulator.keyWindow ?? UIWindow(), root, root.view as UIView, child, holder, view]
  }
}

private final class TraitController: UIViewController {
  var previous: [UIUserInterfaceStyle] = []
  var style = UIStatusBarStyle.default

  override var preferredStatusBarStyle: UIStatusBarStyle { style }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let previousTraitCollection { previous.append(previousTraitCollection.userInterfaceStyle) }
  }
}

private final class TraitView: UIView {
  var previous: [UIUserInterfaceStyle] = []
  var styles: [(call: String, style: UIUserInterfaceStyle)] = []

  private func note(_ call: String) {
    styles.append((call, UITraitCollection.current.userInterfaceStyle))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    note("changed")
    if let previousTraitCollection { previous.append(previousTraitCollection.userInterfaceStyle) }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    note("tint")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    note("layout")
  }

  override func draw(_ rect: CGRect) { note("draw") }
}

/// Sets the current traits in a callback, and others in one within it.
private final class SettingView: UIView {
  var styles: [UIUserInterfaceStyle] = []

  private func note() { styles.append(UITraitCollection.current.userInterfaceStyle) }

  override func layoutSubviews() {
    super.layoutSubviews()
    note()
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
    note()
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      UITraitCollection.current = UITraitCollection(userInterfaceStyle: .light)
      note()
    }
    note()
  }
}
