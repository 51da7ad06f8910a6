import RecipeKit

/// The part of the script that taps, and then lets go.
extension SwapRecipe {
  func checkConnections(_ example: Example, on stage: Stage) {
    let (_, controller) = launch(example, on: stage)
    let all = buttons(in: controller.portrait) + buttons(in: controller.landscape)
    stage.check(
      "touch-up-inside-x4",
      "four buttons act on Touch Up Inside and nothing else",
      expected: 4,
      actual: all.count { $0.allControlEvents == .touchUpInside }
    )
  }

  func checkTaps(_ example: Example, on stage: Stage) {
    var gone: [[String]] = []
    for (orientation, name) in [(UIDeviceOrientation.portrait, "portrait"), (.landscapeLeft, "landscape")] {
      for (title, other) in [("Foo", "Bar"), ("Bar", "Foo")] {
        let (device, controller) = launch(example, on: stage)
        device.rotate(to: orientation)
        let before = titles(in: controller.view)
        tap(title, of: controller, on: device)
        gone.append(before.filter { !titles(in: controller.view).contains($0) })
        stage.check(
          "\(title.lowercased())-hides-both",
          named: name,
          "a tap on \(title) in \(name) hides it in both views",
          expected: 2,
          actual: hidden(title, by: controller)
        )
        stage.check(
          "other-stays-visible",
          named: "\(name)-\(other.lowercased())",
          "a tap on \(title) in \(name) hides no \(other)",
          expected: 0,
          actual: hidden(other, by: controller)
        )
      }
    }
    stage.check(
      "tap-hides",
      "four buttons hide when they are tapped",
      expected: 4,
      actual: gone.count { !$0.isEmpty }
    )
    stage.check(
      "one-action",
      "each of the four buttons hides what was tapped",
      expected: ["Foo", "Bar", "Foo", "Bar"],
      actual: gone.map { $0.isEmpty ? "nothing" : $0.joined(separator: " and ") }
    )
    checkForeignSender(example, on: stage)
    checkOtherSize(example, on: stage)
  }

  private func checkForeignSender(_ example: Example, on stage: Stage) {
    let (_, controller) = launch(example, on: stage)
    controller.buttonPressed(UIButton(type: .roundedRect))
    stage.check(
      "else-branch-is-bar",
      "a sender that is neither Foo nor Bar hides both Bar buttons",
      expected: 2,
      actual: hidden("Bar", by: controller)
    )
  }

  private func checkOtherSize(_ example: Example, on stage: Stage) {
    let counts = [CGSize(width: 125, height: 125), CGSize(width: 100, height: 50)].map { size in
      let (device, controller) = launch(example, on: stage)
      for button in buttons(in: controller.portrait) { button.frame.size = size }
      tap("Foo", of: controller, on: device)
      return hidden("Foo", by: controller)
    }
    stage.check(
      "buttons-125-ok",
      "a tap on Foo hides it in both views, made 125 × 125 and made 100 × 50",
      expected: [2, 2],
      actual: counts
    )
  }

  func checkHiddenState(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    stage.film(
      "tap-and-turn",
      caption: "Foo is tapped, then the phone is turned",
      seconds: 1.2,
      showing: [.touches]
    ) {
      tap("Foo", of: controller, on: device)
      device.advance(by: 0.3)
      device.rotate(to: .landscapeLeft)
    }
    stage.output("Foo tapped, on the side", scene(of: controller))
    stage.picture("foo-tapped", caption: "Foo was tapped upright, then the phone was turned")
    stage.check(
      "sender-only-pitfall",
      "once Foo was tapped upright, Bar is the only button on the side",
      expected: ["Bar"],
      actual: titles(in: controller.view)
    )
    let turned = scene(of: controller)
    device.rotate(to: .portrait)
    stage.check(
      "hidden-survives-rotation",
      "once Foo was tapped both views show Bar alone",
      expected: ["landscape: Bar", "portrait: Bar"],
      actual: [turned, scene(of: controller)]
    )
    tap("Bar", of: controller, on: device)
    let counts = quarters.map { turn in
      device.rotate(to: turn.device)
      return titles(in: controller.view).count
    }
    stage.check(
      "no-way-back",
      "no button is left in any orientation after both were tapped",
      expected: [0, 0, 0, 0],
      actual: counts
    )
    device.terminate()
    let fresh = example()
    device.launch(fresh)
    stage.check(
      "no-way-back",
      named: "launch",
      "a new launch shows both buttons again",
      expected: ["Foo", "Bar"],
      actual: titles(in: fresh.view)
    )
  }

  private func tap(_ title: String, of controller: SwapViewController, on device: Simulator) {
    let button = buttons(in: controller.view).first { $0.title(for: .normal) == title }
    if let button { device.tap(button) }
  }

  // MARK: Letting go

  func checkMemoryWarning(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    device.keyWindow?.rootViewController = UIViewController()
    device.sendMemoryWarning()
    let outlets: [UIView?] = [controller.portrait, controller.landscape] + buttonOutlets(of: controller)
    stage.check(
      "view-did-unload-clears-six",
      "after the view was released off screen no outlet is set",
      expected: 0,
      actual: outlets.count { $0 != nil }
    )
  }

  func checkRelease(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPhone4, iOS: 4)
    let views = loadAndDrop(example)
    stage.check(
      "dealloc-releases-all",
      "no view or button outlives the controller",
      expected: 0,
      actual: views.count { $0() != nil }
    )
  }

  /// Loads a controller, lets go of it, and returns weak references to its views and buttons.
  private func loadAndDrop(_ example: Example) -> [() -> UIView?] {
    let controller = example()
    controller.loadViewIfNeeded()
    let views =
      [controller.portrait, controller.landscape].compactMap(\.self) + buttonOutlets(of: controller)
    return views.map { view in { [weak view] in view } }
  }
}
