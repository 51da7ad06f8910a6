import RecipeKit

extension AutosizeRecipe {
  /// What the chapter states about masks and turning.
  var statements: [ClaimRecord] {
    [
      .core(
        "iphone-portrait-320x480",
        "On an iPhone or iPod touch the screen starts in portrait, 320 × 480 points."
      ),
      .core("ipad-portrait-768x1024", "On an iPad portrait means 768 × 1024 points."),
      .core("status-bar-20", "The status bar is a strip 20 points high at the top of the screen."),
      .core("status-bar-reduces-portrait", "With a status bar the view is 20 points less high."),
      .core("iphone-landscape-480x320", "In landscape the interface of an iPhone is 480 × 320 points."),
      .detail("ipad-landscape-1024x768", "In landscape the interface of an iPad is 1024 × 768 points."),
      .core(
        "status-bar-reduces-landscape",
        "In landscape, too, the status bar takes 20 points of the height."
      ),
      .detail(
        "retina-virtual-resolution",
        "A Retina iPhone 4 has 640 × 960 pixels, but applications work with 320 × 480 points."
      ).unproven(
        because: "How many pixels a screen has is the device's; nothing in an application changes it."
      ),
      .detail(
        "retina-same-layout",
        "Points are mapped to pixels by the system: layout code is the same at any resolution."
      ),
      .detail(
        "three-approaches",
        "An application can react to a turn by masks, by moving things, or by showing another view.",
        proof: .told
      ),
      .detail("not-all-apps-rotate", "Not every application turns; some support one orientation only."),
      .core(
        "controller-is-asked",
        "When the device turns, the controller on screen is asked whether it supports the orientation."
      ),
      .core(
        "older-callback",
        "Up to iOS 5 `shouldAutorotateToInterfaceOrientation:` asks, later `supportedInterfaceOrientations`.",
        proof: .told
      ),
      .core("yes-rotates-window-and-view", "If it does, the interface turns, and the view changes size."),
      .core("no-leaves-everything", "If it does not, nothing turns and nothing changes size."),
      .detail("four-orientations", "There are four orientations that an interface can take.")
        .unproven(because: "An enumeration has the cases that UIKit gives it."),
      .detail(
        "constant-prefix",
        "The names of the four constants begin with `UIInterfaceOrientation`.",
        proof: .told
      ),
      .core("default-portrait-only", "A controller that overrides nothing supports portrait only."),
      .detail("default-disables-rotation", "Left at the default, the interface never turns."),
      .core("ipad-template-yes", "On an iPad the controller supports all four orientations."),
      .detail("called-on-each-rotation", "The controller is asked each time that the device turns.")
        .unproven(because: "UIKit asks with every turn, whatever a controller answers."),
      .detail("yes-for-all", "A controller that supports all orientations turns to each of them."),
      .core(
        "not-upside-down",
        "All but upside down: portrait and both landscapes turn, upside down does not."
      ),
      .detail(
        "iphone-not-upside-down",
        "On an iPhone upside down is discouraged, because a call would find the phone the wrong way up.",
        proof: .told
      ),
      .detail(
        "per-controller-choice",
        "Each controller answers for itself, so that some of an application turn and others do not."
      ),
      .detail("six-buttons", "The interface has six rounded buttons with the titles 1 to 6."),
      .detail(
        "little-code",
        "Masks need hardly any code beyond the answer about orientations.",
        proof: .told
      ),
      .core(
        "default-masks-left-top",
        "By default a control stays where it was, measured from the left and the top edge."
      ),
      .core("default-masks-fixed-size", "By default a control keeps its size."),
      .core("defaults-lose-5-and-6", "With the defaults, buttons 5 and 6 are out of sight after a turn."),
      .detail("button-1-fine-by-default", "The top left button is where one wants it anyway."),
      .core(
        "rotate-left-is-landscape",
        "Rotate Left and Rotate Right put the phone into a landscape orientation."
      ),
      .core(
        "solid-horizontal-arrow-flexible-width",
        "A solid horizontal arrow lets the width change with the superview."
      ),
      .core("dashed-horizontal-arrow-fixed-width", "A dashed horizontal arrow keeps the width."),
      .core("vertical-arrow-height", "The vertical arrow does the same for the height."),
      .core("solid-strut-fixed-margin", "A solid strut keeps the distance to that edge."),
      .core("dashed-strut-flexible-margin", "A dashed strut lets the distance change."),
      .detail("four-struts", "The four struts are four independent bits of the mask."),
      .detail(
        "inner-square-is-object",
        "The inner square of the drawing is the control, the outer one its superview.",
        proof: .told
      ),
      .core(
        "all-dashed-floats",
        "With everything dashed a control floats in its superview and keeps its size."
      ),
      .core(
        "fig-5-7-height-only",
        "With the vertical arrow and the struts above and below solid, only the height changes."
      ),
      .detail(
        "fig-5-7-horizontal-floats",
        "With both side struts dashed the side margins share the change."
      ),
      .core("fig-5-8-masks", "Each of the six buttons is anchored in its own part of the screen."),
      .core("all-on-screen-left", "With these masks all buttons stay on screen after Rotate Left."),
      .detail("all-on-screen-right", "The same holds after Rotate Right."),
      .core("back-restores", "Turning back puts the buttons back in their places."),
      .core("same-sizes", "All buttons keep the same size."),
      .detail("no-overlap-small", "The small buttons do not overlap in landscape."),
      .detail("space-left-empty", "Much of the screen stays empty in landscape."),
      .core(
        "buttons-may-grow",
        "Buttons that may grow fill room that fixed sizes leave empty, and can all be seen and tapped."
      ),
      .detail("flexible-sizes-fill", "With flexible widths the buttons take up more of the room."),
      .detail(
        "limits-of-masks",
        "Some combinations give no usable result; then the interface is rearranged by code.",
        proof: .told
      ),
      .detail("some-combinations-fail", "Not every combination of attributes does what one wants."),
      .detail("cg-prefix", "What begins with CG belongs to Core Graphics.", proof: .told),
    ]
  }
}
