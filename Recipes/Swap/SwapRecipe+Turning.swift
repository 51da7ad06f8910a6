import RecipeKit

extension SwapRecipe {
  // MARK: The turn

  @ClaimBuilder<Way> var turn: Claims<Way> {
    core("rotation-switches-view", "A turn exchanges the view for another one, which was made for landscape.")
    {
      $0.device.rotate(to: .landscapeLeft)
      expect($0.controller.onScreen, is: "landscape: Foo beside Bar")
    }
    .fails(when: "both outlets refer to one view", seeing: "portrait: Foo over Bar") {
      $0.controller.landscape = $0.controller.portrait
    }
    core("called-before-end", "`willAnimateRotation` is called when the turn begins, before it has ended.") {
      let witness = RotationRecorder(beside: $0.controller) { [unowned controller = $0.controller] in
        controller.shown
      }
      $0.device.rotate(to: .landscapeLeft)
      expect(witness.seen, is: ["portrait", "landscape", "landscape"])
    }
    .fails(in: "after the turn", seeing: ["portrait", "portrait", "landscape"])
    .fails(when: "the landscape view is shown at first") { $0.controller.view = $0.controller.landscape }
    detail("actions-animated", "What the method does is animated: halfway the view is turned by 45°.") {
      $0.device.rotate(to: .landscapeLeft, animating: true)
      $0.device.advance(by: 0.15)
      expect($0.controller.landscape?.layer.presentation()?.affineTransform().degrees, is: 45)
    }
    .fails(in: "after the turn")
    detail("system-sets-transform-normally", "The system rotates the old view; our code the new one.") {
      $0.device.rotate(to: .landscapeLeft)
      expect($0.controller.view.frame.width, is: 300, within: 0.05)
    }
    .fails(in: "transform never set", seeing: 480)
    launching.core("turned-view-versions", "The view must be turned only up to iOS 7.") { launch in
      let fits = [4.0, 7, 8].map { version in
        let phone = launch(version)
        phone.device.rotate(to: .landscapeLeft)
        let window = (phone.controller.view.window?.bounds ?? .zero).insetBy(dx: -0.05, dy: -0.05)
        return
          "iOS \(Int(version)): \(window.contains(phone.controller.view.frame) ? "within" : "sticks out")"
      }
      expect(fits, is: ["iOS 4: within", "iOS 7: within", "iOS 8: sticks out"])
    }
    .fails(in: "transform never set").fails(in: "after the turn")
    core("all-orientations", "The controller supports all four orientations.") {
      expect(Set($0.allRound(\.interfaceOrientation)).count, is: 4)
    }
    .fails(
      when: "upside down is refused",
      with: { UpsideDownRefusedController(nibName: nib, bundle: nil) },
      seeing: 3
    )
    detail("same-portrait-object", "Both portraits show one object, and so do both landscapes.") {
      expect(Set($0.allRound { ObjectIdentifier($0.view) }).count, is: 2)
    }
    .fails(when: "both outlets refer to one view", seeing: 1) {
      $0.controller.landscape = $0.controller.portrait
    }
  }

  // MARK: Orientations

  @ClaimBuilder<Way> var branches: Claims<Way> {
    core("portrait-branch", "Portrait shows the portrait view at 0 degrees, 320 × 460.") {
      expect($0.allRound(\.pose)[3], is: ["portrait", "0°", "320 × 460"])
    }
    .fails(in: "bounds never set", seeing: ["portrait", "0°", "480 × 300"])
    .fails(in: "transform never reset", seeing: ["portrait", "-90°", "320 × 460"])
    .fails(when: "the outlets of the views are crossed") { $0.crossViews() }
    core("landscape-left-branch", "Landscape left shows the landscape view at -90 degrees, 480 × 300.") {
      expect($0.allRound(\.pose)[2], is: ["landscape", "-90°", "480 × 300"])
    }
    .fails(in: "bounds never set").fails(in: "transform never reset")
    .fails(when: "the outlets of the views are crossed") { $0.crossViews() }
    core("upside-down-branch", "Upside down shows the portrait view at 180 degrees, 320 × 460.") {
      expect($0.allRound(\.pose)[1], is: ["portrait", "180°", "320 × 460"])
    }
    .fails(in: "bounds never set").fails(in: "degrees for radians")
    .fails(when: "the outlets of the views are crossed") { $0.crossViews() }
    core("landscape-right-branch", "Landscape right shows the landscape view at 90 degrees, 480 × 300.") {
      expect($0.allRound(\.pose)[0], is: ["landscape", "90°", "480 × 300"])
    }
    .fails(in: "degrees for radians", seeing: ["landscape", "117°", "480 × 300"])
    .fails(in: "transform never set", seeing: ["landscape", "0°", "480 × 300"])
    .fails(
      when: "width and height are exchanged",
      with: { ExchangedSizesController(nibName: nib, bundle: nil) }
    )
    .fails(when: "the outlets of the views are crossed") { $0.crossViews() }
    core(
      "transform-reset-first",
      "Each branch resets the transform first, so turns do not add up."
    ) { phone in
      // Past every pair of neighbours and opposites.
      let tour = [0, 2, 0, 1, 2, 3, 0, 3, 1, 0].map { Phone.quarters[$0] }
      let wrong = tour.indices.filter {
        phone.device.rotate(to: tour[$0].orientation)
        return phone.controller.view.transform.degrees != tour[$0].degrees
      }
      expect(wrong.map { $0 + 1 }, is: [], "the turns of ten that end at a wrong angle")
    }
    .fails(in: "transform never reset", seeing: [2, 3, 4, 5, 6, 8, 9])
    core("fits-window", "In each orientation the view fills what the status bar leaves.") {
      expect(
        $0.allRound(\.view.frame),
        is: [
          CGRect(x: 0, y: 0, width: 300, height: 480), CGRect(x: 0, y: 0, width: 320, height: 460),
          CGRect(x: 20, y: 0, width: 300, height: 480), CGRect(x: 0, y: 20, width: 320, height: 460),
        ],
        within: 0.05
      )
    }
    .fails(in: "transform never set").fails(in: "bounds never set")
    detail("bounds-needed", "A view that is used again keeps a wrong size unless its bounds are set.") {
      for orientation in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeLeft] {
        $0.device.rotate(to: orientation)
      }
      expect($0.controller.view.bounds.size, is: CGSize(width: 480, height: 300))
    }
    .fails(in: "bounds never set", seeing: CGSize(width: 320, height: 460))
  }
}
