import RecipeKit

extension AutosizeRecipe {
  // MARK: The default

  @ClaimBuilder<Way> var defaults: Claims<Way> {
    detail("six-buttons", "The interface has six rounded buttons with the titles 1 to 6.") {
      let rounded = $0.buttons.filter { $0.buttonType == .roundedRect }
      expect(rounded.map(\.currentTitle), is: ["1", "2", "3", "4", "5", "6"])
    }
    .fails(when: "the titles are set on the labels") {
      for button in $0.buttons {
        let title = button.currentTitle
        button.setTitle(nil, for: .normal)
        button.titleLabel?.text = title
      }
    }
    .fails(when: "button 6 is not rounded") {
      $0.buttons[5].removeFromSuperview()
      let button = UIButton(type: .custom)
      button.setTitle("6", for: .normal)
      $0.controller.view.addSubview(button)
    }
    detail("little-code", "Masks need hardly any code beyond the answer about orientations.")
    figures.core(
      "default-masks-left-top",
      "By default a control stays where it was, measured from the left and the top edge."
    ) {
      expect($0.resized(.button).origin, is: CGPoint(x: 20, y: 403))
    }
    .fails(in: "fixed margins listed")
    figures.detail(
      "default-masks-left-top#mask",
      "the mask of the default box is right and bottom margin, 4 + 32"
    ) {
      expect($0.mask(.button).rawValue, is: 36)
    }
    .fails(in: "fixed margins listed", seeing: 9).fails(in: "solid arrows taken for fixed")
    figures.core("default-masks-fixed-size", "By default a control keeps its size.") {
      expect($0.resized(.button).size, is: CGSize(width: 72, height: 37))
    }
    .fails(in: "solid arrows taken for fixed")
    core("defaults-lose-5-and-6", "With the defaults, buttons 5 and 6 are out of sight after a turn.") {
      $0.device.rotateLeft()
      expect($0.lost, is: [], "with the masks chosen no button is out of sight after a turn")
    }
    .fails(in: "default masks", seeing: [5, 6])
    detail("button-1-fine-by-default", "The top left button is where one wants it anyway.") {
      let upright = $0.frames[0]
      $0.device.rotateLeft()
      expect($0.frames[0], is: upright)
    }
    .fails(in: "fixed margins listed", seeing: CGRect(x: 180, y: -140, width: 72, height: 37))
    .fails(in: "solid arrows taken for fixed")
  }

  // MARK: The inspector's drawings

  @ClaimBuilder<Way> var inspector: Claims<Way> {
    figures.core(
      "solid-horizontal-arrow-flexible-width",
      "A solid horizontal arrow makes the width flexible: it changes with the superview."
    ) {
      expect($0.resized(.everythingSolid).width, is: 360)
    }
    .fails(in: "solid arrows taken for fixed")
    figures.core("dashed-horizontal-arrow-fixed-width", "A dashed horizontal arrow makes the width fixed.") {
      expect($0.resized(.square).width, is: 200)
    }
    .fails(in: "solid arrows taken for fixed")
    figures.core("vertical-arrow-height", "The vertical arrow does the same for the height.") { figures in
      expect([.everythingSolid, .square].map { figures.resized($0).height }, is: [40, 200])
    }
    .fails(in: "solid arrows taken for fixed")
    figures.core("solid-strut-fixed-margin", "A solid line to an edge makes the margin at that edge fixed.") {
      let frame = $0.resized(.rightAndBottom)
      expect([480 - frame.maxX, 300 - frame.maxY], is: [60, 130])
    }
    .fails(in: "fixed margins listed")
    figures.core(
      "dashed-strut-flexible-margin",
      "A dashed line to an edge makes the margin at that edge flexible."
    ) {
      expect($0.resized(.rightAndBottom).minX, is: 220)
    }
    .fails(in: "fixed margins listed")
    figures.detail("four-struts", "The four lines are four independent bits of the mask.") { figures in
      let dashed = [InspectorFigures.Figure.leftDashed, .rightDashed, .topDashed, .bottomDashed]
      expect(dashed.map { figures.mask($0).rawValue }, is: [1, 4, 8, 32])
    }
    .fails(in: "fixed margins listed")
    detail(
      "inner-square-is-object",
      "The inner square of the drawing is the control, the outer one its superview."
    )
    figures.core(
      "all-dashed-floats",
      "With everything dashed a control floats in its superview and keeps its size."
    ) {
      let frame = $0.resized(.everythingDashed)
      expect(frame, is: CGRect(x: 190, y: 125, width: 100, height: 50))
    }
    .fails(in: "fixed margins listed").fails(in: "solid arrows taken for fixed")
    figures.core(
      "fig-5-7-height-only",
      "With the vertical arrow and the lines above and below solid, only the height changes."
    ) {
      let frame = $0.resized(.heightOnly)
      expect([frame.minY, frame.height, 300 - frame.maxY, frame.width], is: [100, 100, 100, 80])
    }
    .fails(in: "fixed margins listed").fails(in: "solid arrows taken for fixed")
    figures.detail(
      "fig-5-7-horizontal-floats",
      "With both lines at the sides dashed, the side margins share the change."
    ) {
      let frame = $0.resized(.heightOnly)
      expect([frame.minX, 480 - frame.maxX], is: [133.33, 266.67], within: 0.01)
    }
    .fails(in: "fixed margins listed")
  }

  // MARK: Six buttons in their places

  @ClaimBuilder<Way> var placing: Claims<Way> {
    core("fig-5-8-masks", "Each of the six buttons is anchored in its own part of the screen.") {
      expect(
        $0.buttons.map(\.autoresizingMask.words),
        is: [
          "right bottom", "left bottom", "right top bottom", "left top bottom", "right top", "left top",
        ]
      )
    }
    .fails(in: "default masks").fails(in: "fixed margins listed")
    coded.detail("fig-5-8-masks#code", "the mask set in code holds button 6 in the lower right corner") {
      phone in
      expect(
        phone.controller.button.autoresizingMask.words,
        is: "left top",
        "the mask in code is that of button 6"
      )
      phone.device.rotateLeft()
      expect(
        phone.frames,
        is: [CGRect(x: 388, y: 263, width: 72, height: 37)],
        "after a turn the button is in the same corner"
      )
    }
    .fails(when: "the mask is left out") { $0.controller.button.autoresizingMask = [] }
    core("all-on-screen-left", "With these masks all buttons stay on screen after Rotate Left.") {
      $0.device.rotateLeft()
      expect($0.frames.count(where: landscape.contains), is: 6)
    }
    .fails(in: "default masks", seeing: 4).fails(in: "default answer")
    detail("all-on-screen-right", "All six buttons are on the screen after Rotate Right, too.") {
      let frames = $0.allRound(\.frames, through: [.landscapeLeft, .landscapeRight])
      expect(zip(frames[0], frames[1]).count { $0 == $1 && landscape.contains($1) }, is: 6)
    }
    .fails(in: "default masks").fails(in: "default answer")
    core("back-restores", "Turning back puts the buttons back in their places.") {
      let upright = $0.frames
      $0.device.rotateLeft()
      $0.device.rotateRight()
      expect(zip(upright, $0.frames).count { $0.isNear($1, within: 0.5) }, is: 6)
    }
    .fails(in: "moved by hand, one way only", seeing: 5)
    core("same-sizes", "All buttons keep the same size.") {
      $0.device.rotateLeft()
      expect($0.frames.count { $0.size == CGSize(width: 72, height: 37) }, is: 6)
    }
    .fails(in: "solid arrows taken for fixed", seeing: 0)
    detail("no-overlap-small", "The small buttons do not overlap in landscape.") {
      $0.device.rotateLeft()
      expect($0.overlaps, is: [])
    }
    .fails(in: "fixed margins listed")
    detail("some-combinations-fail", "Not every combination of attributes does what one wants.") {
      $0.device.rotateLeft()
      expect($0.lost.count, is: 0, "of the combination chosen no button is lost")
    }
    .fails(in: "default masks", seeing: 2)
    detail(
      "limits-of-masks",
      "Some combinations give no usable result; then the interface is rearranged by code."
    )
    detail("cg-prefix", "What begins with CG belongs to Core Graphics.")
  }

  private var landscape: CGRect { CGRect(x: 0, y: 0, width: 480, height: 300) }

  // MARK: Room that is left

  @ClaimBuilder<Way> var filling: Claims<Way> {
    detail("space-left-empty", "Much of the screen stays empty in landscape.") {
      $0.device.rotateLeft()
      expect($0.covered, is: 1.0 / 9, within: 0.01, "the six buttons cover about a ninth of the view")
    }
    .fails(when: "the buttons grow", with: Way(make: { GrowingButtonsController(nibName: $0, bundle: nil) }))
    growing.core(
      "buttons-may-grow",
      "Buttons that may grow fill room that fixed sizes leave empty, and can all be seen and tapped."
    ) {
      $0.device.rotateLeft()
      expect($0.covered, is: 0.17, within: 0.005, "buttons that grow cover a sixth of the view, not a ninth")
      expect($0.overlaps, is: [], "no two of the buttons that grow overlap")
      expect($0.tapped().count, is: 6, "all six buttons that grow can be tapped")
    }
    .fails(in: "sizes left fixed")
    .fails(
      when: "both margins are kept",
      with: Way(makeGrowing: { BothMarginsKeptController(nibName: $0, bundle: nil) })
    )
    .fails(
      when: "the rows are not anchored",
      with: Way(makeGrowing: { NotAnchoredController(nibName: $0, bundle: nil) })
    )
    growing.detail("flexible-sizes-fill", "With flexible widths the buttons take up more of the room.") {
      $0.device.rotateLeft()
      expect($0.frames.map(\.width), is: Array(repeating: 110.4, count: 6), within: 0.01)
    }
    .fails(in: "sizes left fixed")
  }
}
