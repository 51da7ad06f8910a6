import RecipeKit

extension RearrangeRecipe {
  /// What chapter 5 states about moving controls by code.
  var statements: [ClaimRecord] {
    problem + wiring + method + portraitFrames + landscapeFrames + arrangement + branches + cleaningUp
  }

  private var problem: [ClaimRecord] {
    [
      .core("buttons-125", "Every button is 125 points wide and 125 points high."),
      .core(
        "overlap-with-masks",
        "With masks alone such buttons overlap in landscape: the rows share 57.2 and 57.8 points."
      ),
      .detail(
        "three-rows-do-not-fit",
        "Landscape is not high enough for three rows of 125 points, but for two."
      ),
      .detail("status-bar-contents", "The status bar shows signal, time and battery."),
      .detail("portrait-fits", "In portrait six such buttons do fit."),
      .detail(
        "flexible-height-wastes-space",
        "Heights that shrink avoid the overlap, but leave a gap of 190 points in the middle."
      ),
      .detail(
        "square-buttons-fit-by-moving",
        "Six square buttons that fit in portrait also fit in landscape once they are moved."
      ),
    ]
  }

  private var wiring: [ClaimRecord] {
    [
      .detail("six-outlets", "The controller has six outlets, button1 to button6, one for each button."),
      .detail(
        "outlet-needed-to-change",
        "Code needs an outlet to change a control: a button without one stays where its mask put it."
      ),
    ]
  }

  private var method: [ClaimRecord] {
    [
      .detail(
        "overrides-controller-methods",
        "Whatever goes beyond autosizing overrides methods of UIViewController in the view's controller.",
        proof: .told
      ),
      .core(
        "will-animate-called",
        "A turn calls willAnimateRotation once, after willRotate and before the animation has ended."
      ),
      .detail(
        "duration-argument",
        "The method is told the new orientation and how many seconds the turn takes."
      ),
    ]
  }

  private var portraitFrames: [ClaimRecord] {
    [
      .core("portrait-1", "In portrait button 1 has the frame (20, 20, 125, 125)."),
      .core("portrait-2", "In portrait button 2 has the frame (175, 20, 125, 125)."),
      .core("portrait-3", "In portrait button 3 has the frame (20, 168, 125, 125)."),
      .core("portrait-4", "In portrait button 4 has the frame (175, 168, 125, 125)."),
      .core("portrait-5", "In portrait button 5 has the frame (20, 315, 125, 125)."),
      .core("portrait-6", "In portrait button 6 has the frame (175, 315, 125, 125)."),
    ]
  }

  private var landscapeFrames: [ClaimRecord] {
    [
      .core("landscape-1", "In landscape button 1 has the frame (20, 20, 125, 125)."),
      .core("landscape-2", "In landscape button 2 has the frame (20, 155, 125, 125)."),
      .core("landscape-3", "In landscape button 3 has the frame (177, 20, 125, 125)."),
      .core("landscape-4", "In landscape button 4 has the frame (177, 155, 125, 125)."),
      .core("landscape-5", "In landscape button 5 has the frame (328, 20, 125, 125)."),
      .core("landscape-6", "In landscape button 6 has the frame (328, 155, 125, 125)."),
    ]
  }

  private var arrangement: [ClaimRecord] {
    [
      .core("portrait-fits-460", "Two columns of three lie within 320 × 460 without overlap."),
      .core("landscape-fits-300", "Three columns of two lie within 480 × 300 without overlap."),
      .detail(
        "column-order",
        "A row in portrait becomes a column in landscape: 1 over 2, 3 over 4, 5 over 6."
      ),
      .core(
        "round-trip",
        "Turning to landscape and back gives the portrait frames, wherever the buttons were at first."
      ),
      .detail(
        "frame-is-position-and-size",
        "A view's frame stands for both its place and its size: setting it sets center and bounds."
      ),
      .detail("cgrectmake", "A CGRect is made from x, y, width and height, in this order."),
    ]
  }

  private var branches: [ClaimRecord] {
    [
      .detail("both-portraits-same-branch", "Portrait and upside down use the same six frames."),
      .detail("both-landscapes-same-branch", "Landscape left and landscape right use the same six frames."),
      .detail(
        "no-upside-down-rotation",
        "The controller refuses to turn upside down, so that branch is never reached by turning."
      ),
    ]
  }

  private var cleaningUp: [ClaimRecord] {
    [
      .detail(
        "memory-warning-calls-super",
        "didReceiveMemoryWarning calls super, which releases the view if it is in no superview."
      ),
      .detail("view-did-unload-clears", "Once the view is gone all six outlets are nil."),
      .detail("dealloc-releases", "A controller that goes away releases its six buttons."),
    ]
  }
}
