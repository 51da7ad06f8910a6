import RecipeKit

extension AutosizeRecipe {
  // MARK: Screens

  @ClaimBuilder<Way> var screens: Claims<Way> {
    barePhone.core(
      "iphone-portrait-320x480",
      "On an iPhone or iPod touch the screen starts in portrait, 320 × 480 points."
    ) {
      expect($0.orientation, is: .portrait, "an iPhone starts in portrait")
      expect($0.size, is: CGSize(width: 320, height: 480), "at the start the screen has 320 × 480 points")
    }
    .fails(when: "the controller supports landscape only", with: landscapeOnly)
    barePad.core("ipad-portrait-768x1024", "On an iPad portrait means 768 × 1024 points.") {
      expect($0.size, is: CGSize(width: 768, height: 1024))
    }
    .fails(when: "the controller supports landscape only", with: landscapeOnly)
    core("status-bar-20", "The status bar is a strip 20 points high at the top of the screen.") {
      expect($0.device.application.statusBarFrame, is: CGRect(x: 0, y: 0, width: 320, height: 20))
    }
    .fails(when: "it is hidden", with: Way(hidesStatusBar: true), seeing: CGRect.zero)
    .fails(when: "the controller supports landscape only", with: landscapeOnly)
    launching.core("status-bar-reduces-portrait", "With a status bar the view is 20 points less high.") {
      launch in
      expect(
        [DeviceModel.iPhone4, .iPad].map { launch($0).size },
        is: [CGSize(width: 320, height: 460), CGSize(width: 768, height: 1004)]
      )
    }
    .fails(when: "the bar is hidden", with: Way(hidesStatusBar: true))
    .fails(when: "the view lies under the bar, on iOS 7", with: Way(iOS: 7))
    .fails(when: "the controller supports landscape only", with: landscapeOnly)
    barePhone.core("iphone-landscape-480x320", "In landscape the interface of an iPhone is 480 × 320 points.")
    {
      $0.device.rotateLeft()
      expect($0.size, is: CGSize(width: 480, height: 320))
    }
    .fails(in: "default answer")
    barePad.detail("ipad-landscape-1024x768", "In landscape the interface of an iPad is 1024 × 768 points.") {
      $0.device.rotateLeft()
      expect($0.size, is: CGSize(width: 1024, height: 768))
    }
    .fails(in: "default answer")
    core("status-bar-reduces-landscape", "In landscape, too, the status bar takes 20 points of the height.") {
      $0.device.rotateLeft()
      expect($0.size, is: CGSize(width: 480, height: 300))
    }
    .fails(in: "default answer", seeing: CGSize(width: 320, height: 460))
    .fails(when: "the bar is hidden", with: Way(hidesStatusBar: true))
    .fails(when: "the view lies under the bar, on iOS 7", with: Way(iOS: 7))
    pad.detail("status-bar-reduces-landscape#pad", "in landscape the bar of a pad leaves 1024 × 748 points") {
      $0.device.rotateLeft()
      expect($0.size, is: CGSize(width: 1024, height: 748))
    }
    .fails(in: "default answer").fails(when: "the bar is hidden", with: Way(hidesStatusBar: true))
    detail(
      "retina-virtual-resolution",
      "A Retina iPhone 4 has 640 × 960 pixels, but applications work with 320 × 480 points.",
      isFact: true
    ) {
      expect($0.device.screen.nativeBounds.size, is: CGSize(width: 640, height: 960))
    }
    launching.detail(
      "retina-same-layout",
      "Points are mapped to pixels by the system: layout code is the same at any resolution."
    ) { launch in
      let frames = [DeviceModel.iPhone3GS, .iPhone4].map {
        let phone = launch($0)
        phone.device.rotateLeft()
        return phone.frames
      }
      expect(frames[1], is: frames[0])
    }
    .fails(when: "frames are set in pixels", with: pixels)
  }

  // MARK: Controllers that are asked

  @ClaimBuilder<Way> var asking: Claims<Way> {
    detail(
      "three-approaches",
      "An application can react to a turn by masks, by moving things, or by showing another view."
    )
    core(
      "controller-is-asked",
      "When the device turns, the controller on screen is asked whether it supports the orientation."
    ) {
      $0.device.rotateLeft()
      expect($0.device.orientationQueries, is: ["landscapeRight: yes"])
    }
    .fails(in: "default answer", seeing: ["landscapeRight: no"])
    core(
      "older-callback",
      "Up to iOS 5 `shouldAutorotateToInterfaceOrientation:` asks, later `supportedInterfaceOrientations`."
    )
    core("yes-rotates-window-and-view", "If supported, the interface turns and the view changes size.") {
      phone in
      let calls = phone.calls { phone.device.rotateLeft() }
      expect(phone.orientation, is: .landscapeRight, "the interface turns with the device")
      expect(calls, is: ["willRotate", "didRotate"], "the controller is told before and after a turn")
      expect(phone.size, is: CGSize(width: 480, height: 300), "the view gets the size of landscape")
    }
    // Breaks the scene: the opposite of yes is that nothing rotates.
    .fails(in: "default answer", seeing: UIInterfaceOrientation.portrait)
    core("no-leaves-everything", "If the controller refuses, nothing turns and nothing changes size.") {
      $0.device.rotate(to: .portraitUpsideDown)
      expect($0.orientation, is: .portrait)
    }
    .fails(in: "upside down on a phone", seeing: UIInterfaceOrientation.portraitUpsideDown)
    detail("no-leaves-everything#calls", "turned upside down, the controller gets no rotation callbacks") {
      phone in
      expect(phone.calls { phone.device.rotate(to: .portraitUpsideDown) }.count, is: 0)
    }
    .fails(in: "upside down on a phone", seeing: 2)
    detail("four-orientations", "There are four orientations that an interface can take.", isFact: true) {
      _ in
      let all = (0...9).compactMap(UIInterfaceOrientation.init(rawValue:))
      expect(all.count { $0.isPortrait || $0.isLandscape }, is: 4)
    }
    detail("constant-prefix", "The names of the four constants begin with `UIInterfaceOrientation`.")
    pad.core("ipad-template-yes", "On an iPad the controller supports all four orientations.") {
      _ = $0.allRound(\.size)
      expect($0.agreed.count, is: 4)
    }
    .fails(in: "default answer", seeing: 1)
    detail(
      "called-on-each-rotation",
      "The controller is asked each time that the device turns.",
      isFact: true
    ) {
      expect($0.allRound(\.device.orientationQueries.count), is: [1, 2, 3, 4])
    }
    pad.detail("yes-for-all", "A controller that supports all orientations turns to each of them.") {
      expect($0.allRound(\.size.height), is: [748, 1004, 748, 1004])
    }
    .fails(in: "default answer").fails(when: "the controller supports landscape only", with: landscapeOnly)
    core("not-upside-down", "All but upside down: portrait and both landscapes turn, upside down does not.") {
      _ = $0.allRound(\.size, through: [.portraitUpsideDown, .landscapeLeft, .landscapeRight, .portrait])
      expect($0.agreed, is: ["landscapeRight", "landscapeLeft", "portrait"])
    }
    .fails(in: "upside down on a phone").fails(in: "default answer")
    .fails(when: "the controller supports landscape only", with: landscapeOnly)
    detail(
      "iphone-not-upside-down",
      "On an iPhone upside down is discouraged, because a call would find the phone the wrong way up."
    )
    core(
      "rotate-left-is-landscape",
      "Rotate Left and Rotate Right put the phone into a landscape orientation."
    ) {
      $0.device.rotateRight()
      expect($0.orientation, is: .landscapeLeft)
      $0.device.rotateLeft()
      $0.device.rotateLeft()
      expect(
        $0.orientation,
        is: .landscapeRight,
        "back in portrait, Rotate Left leads to the other landscape"
      )
    }
    .fails(in: "default answer", seeing: UIInterfaceOrientation.portrait)
  }

  // MARK: Controllers that stay in portrait

  @ClaimBuilder<Way> var staying: Claims<Way> {
    plain.detail("no-leaves-everything#size", "turned on its side, the view keeps its size") {
      $0.device.rotateLeft()
      expect($0.size, is: CGSize(width: 320, height: 460))
    }
    .fails(when: "a controller turns by default, on iOS 7", with: Way(iOS: 7))
    plain.detail("not-all-apps-rotate", "Not every application turns; some support one orientation only.") {
      let sizes = $0.allRound(\.size)
      expect(sizes.filter { $0 != sizes[3] } + [sizes[3]], is: [CGSize(width: 320, height: 460)])
    }
    .fails(when: "a controller turns by default, on iOS 7", with: Way(iOS: 7))
    plain.core("default-portrait-only", "A controller that overrides nothing supports portrait only.") {
      _ = $0.allRound(\.size)
      expect($0.agreed, is: ["portrait"])
    }
    .fails(when: "a controller turns by default, on iOS 7", with: Way(iOS: 7))
    plain.detail("default-disables-rotation", "Left at the default, the interface never turns.") {
      expect($0.allRound(\.orientation).count { $0 == .portrait }, is: 4)
    }
    .fails(when: "a controller turns by default, on iOS 7", with: Way(iOS: 7))
    detail(
      "per-controller-choice",
      "Each controller has its own answer: some screens of an application rotate, others do not."
    ) {
      $0.device.rotateLeft()
      let turned = $0.orientation
      $0.device.keyWindow?.rootViewController = UIViewController()
      $0.device.settle()
      expect([turned, $0.device.application.statusBarOrientation], is: [.landscapeRight, .portrait])
    }
    .fails(in: "default answer")
    .fails(when: "a controller turns by default, on iOS 7", with: Way(iOS: 7))
  }
}
