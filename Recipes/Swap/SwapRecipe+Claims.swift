import RecipeKit

extension SwapRecipe {
  /// What chapter 5 states about exchanging the whole view.
  var statements: [ClaimRecord] {
    behaviour + outlets + views + branches + turn + placement + action + life
  }

  private var behaviour: [ClaimRecord] {
    [
      .core(
        "starts-portrait-two-buttons",
        "The app starts in portrait with two buttons, one above the other."
      ),
      .core(
        "rotation-switches-view",
        "A turn exchanges the view for another one, which was made for landscape."
      ),
      .detail(
        "same-titles-other-objects",
        "The landscape view has two buttons with the same titles, but they are other objects."
      ),
      .detail("user-need-not-know", "People need not notice that another view appears after the turn."),
      .detail("tap-hides", "A tap on a button hides it."),
      .detail(
        "why-hide-a-button",
        "A button that starts a long process is hidden so that nobody taps it again until it is done.",
        proof: .told
      ),
      .detail(
        "two-sets-of-outlets",
        "The controls of both views may share actions, but they need two sets of outlets.",
        proof: .told
      ),
    ]
  }

  private var outlets: [ClaimRecord] {
    [
      .core(
        "four-button-outlets",
        "An outlet cannot refer to several objects, so Foo and Bar have one for each of the two views."
      ),
      .detail("two-view-outlets", "Two more outlets refer to the two views."),
      .core(
        "sender-only-pitfall",
        "Wrong way: hiding only the sender leaves the other view's Foo to be seen after a turn."
      ),
      .detail("one-action", "One action method is called for each of the four buttons."),
      .core("degrees-to-radians", "degreesToRadians(x) is π · x / 180."),
      .detail("radians-argument", "A rotation is made from an angle in radians."),
      .detail("transform-size-position-angle", "A transform describes a change of size, position or angle."),
    ]
  }

  private var views: [ClaimRecord] {
    [
      .detail(
        "default-view-replaced",
        "The two views replace the default one, whose size is not ours to choose.",
        proof: .told
      ),
      .core("view-outlet-is-portrait", "At launch `view` is the portrait view."),
      .detail("portrait-320x460", "The portrait view is made 320 points wide and 460 high."),
      .core("landscape-480x300", "The landscape view is made 480 points wide and 300 high."),
      .detail("buttons-125-ok", "The size of the buttons does not matter; 125 × 125 will do."),
      .core("landscape-foo-left", "In the landscape view Foo stands to the left of Bar."),
      .core("portrait-foo-above", "In the portrait view Foo stands above Bar."),
      .detail("touch-up-inside-x4", "All four buttons act on Touch Up Inside."),
    ]
  }

  private var branches: [ClaimRecord] {
    [
      .core("portrait-branch", "Portrait shows the portrait view, turned by 0 degrees, 320 × 460."),
      .core(
        "landscape-left-branch",
        "Landscape left shows the landscape view, turned by -90 degrees, 480 × 300."
      ),
      .core("upside-down-branch", "Upside down shows the portrait view, turned by 180 degrees, 320 × 460."),
      .core(
        "landscape-right-branch",
        "Landscape right shows the landscape view, turned by 90 degrees, 480 × 300."
      ),
      .core(
        "transform-reset-first",
        "Every branch resets the transform before it sets the rotation, so turns do not add up."
      ),
      .detail("same-portrait-object", "Both portraits show one object, and so do both landscapes."),
      .core("all-orientations", "The controller supports all four orientations."),
    ]
  }

  private var turn: [ClaimRecord] {
    [
      .core("called-before-end", "willAnimateRotation is called when the turn begins, before it has ended."),
      .detail("actions-animated", "What the method does is animated along with the turn."),
    ]
  }

  private var placement: [ClaimRecord] {
    [
      .core(
        "turned-view-versions",
        "Turning the view is for iOS 7 and earlier, whose window stays in portrait."
      ),
      .core(
        "fits-window",
        "In each orientation the view exactly fills what the status bar leaves of the window."
      ),
      .detail(
        "system-sets-transform-normally",
        "The system turns the view that is there; one that is swapped in must be turned by hand."
      ),
      .detail("bounds-needed", "A view that is used again keeps a wrong size unless its bounds are set."),
    ]
  }

  private var action: [ClaimRecord] {
    [
      .core("foo-hides-both", "A tap on Foo in either view hides Foo in both."),
      .core("bar-hides-both", "A tap on Bar in either view hides Bar in both."),
      .core("other-stays-visible", "Hiding one pair leaves the other pair visible."),
      .detail("else-branch-is-bar", "Any sender that is not a Foo button counts as Bar."),
      .core("hidden-survives-rotation", "A button that was hidden is hidden after a turn, too."),
      .core("no-way-back", "Once both are hidden, only a fresh launch brings the buttons back."),
    ]
  }

  private var life: [ClaimRecord] {
    [
      .detail("view-did-unload-clears-six", "Once the view is gone all six outlets are nil."),
      .detail(
        "both-views-kept-alive",
        "The outlets keep both views alive, so turning back shows the same object."
      ),
      .detail(
        "dealloc-releases-all",
        "A controller that goes away releases both views and all four buttons.",
        proof: .told
      ),
    ]
  }
}
