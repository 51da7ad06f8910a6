import RecipeKit

extension PresentationRecipe {
  /// What the guide states about presenting.
  var statements: [ClaimRecord] {
    [
      .core(
        "four-ways-visible",
        "Content is visible as the window's root, as a child, in a popover, or presented."
      ),
      .detail("contacts-present", "A tap on + makes the list present the form."),
      .detail("stays-until-done", "The form stays until it is cancelled or complete."),
      .core(
        "info-back-then-dismiss",
        "The data goes back to the presenting controller, which then dismisses the form."
      ),
      .detail("presented-any-kind", "A presented controller may be a content or a container controller."),
      .core("chained-presentation", "A presented controller may itself present another."),
      .core("dismiss-separately", "Each level is dismissed by itself."),
      .core("context-default-window", "By default the presentation covers the window."),
      .detail(
        "context-defined-by-controller",
        "One controller determines how much of the screen the presentation uses."
      ),
      .detail(
        "presenter-responsibilities",
        "The presenting controller configures, gets the information, and dismisses."
      ),
      .core(
        "presented-view-temporarily-in-window",
        "While it is presented, and no longer, the view is in the window."
      ),
      .core(
        "context-may-differ-from-presenter",
        "The controller that provides the context need not be the one that presents."
      ),
      .core("uses-context-area", "The presented controller covers the whole area of the context."),
    ]
  }
}
