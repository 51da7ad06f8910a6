import RecipeKit

extension ProgressViewRecipe {
  /// What section 1.25 states.
  var claims: [Claim] {
    [
      .detail(
        "style-default",
        "The default style is the standard look, and the one that a progress view has unless told otherwise."
      )
      .unproven(because: "What UIKit makes without being told a style is no doing of this controller."),
      .detail("style-bar", "The bar style fills just as the default one does, but is meant for toolbars."),
      .detail("two-styles-listed", "There are exactly two styles, default and bar.")
        .unproven(because: "An enumeration has the cases that UIKit gives it."),
      .detail("progress-property-float", "`progress` is a `Float` that can be read and written.")
        .unproven(because: "The type of a property of UIKit's is the same whatever one does with it."),
      .core("progress-range", "The value of progress must lie in 0 … 1.0 inclusive."),
      .detail(
        "out-of-range-progress",
        "A value outside 0 … 1 is no legal progress; UIKit pins it to the nearer end."
      ),
      .core("zero-means-not-started", "progress 0 means filling of the indicator has not begun."),
      .detail(
        "initial-progress-zero",
        "A newly created progress view has not started, that is its progress is 0 until something assigns it."
      )
      .unproven(because: "It is about a view with which nobody has done anything yet."),
      .core("one-means-complete", "progress 1.0 means 100 % complete."),
      .detail("half-example", "A progress of 0.5 means 50 %: half of the track is filled."),
      .detail(
        "strong-property",
        "The view controller keeps the progress view in a strong property named progressView."
      ),
      .detail(
        "super-viewdidload-first",
        "viewDidLoad calls super.viewDidLoad() before building the interface."
      ),
      .core("created-with-bar-style", "The recipe creates the view with the bar style."),
      .core("centred-in-view", "The progress view's center is set to the controller view's center."),
      .core(
        "added-as-subview",
        "The progress view is added to the controller's view as the last step of viewDidLoad."
      ),
      .core("twenty-of-thirty", "With 20 of 30 tasks done the progress is 20/30."),
      .core("twenty-of-thirty-fill", "At 20.0/30.0 the bar shows two thirds of its track filled."),
      .core(
        "normalised-done-over-total",
        "progress is a normalised value: tasks completed divided by tasks in total.",
        proof: .told
      ),
      .core(
        "float-operands-required",
        "Both operands are floating point, so that the quotient keeps its fraction.",
        proof: .told
      ),
      .core(
        "integer-division-zero",
        "Wrong way: assigning the integer quotient 20/30 stores 0 in progress."
      ),
      .detail(
        "integer-division-truncates",
        "Integer division drops the fraction down to the preceding whole number."
      ),
      .core(
        "integer-division-stuck-until-end",
        "With integer division the bar stays at zero all the time and jumps to 1 with 30/30."
      ),
    ]
  }
}
