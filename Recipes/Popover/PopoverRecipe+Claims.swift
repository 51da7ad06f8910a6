import RecipeKit

extension PopoverRecipe {
  /// What section 1.29 and the guide state about popovers.
  var statements: [ClaimRecord] { popoverClaims + contentClaims + alertClaims }

  private var popoverClaims: [ClaimRecord] {
    [
      .detail("not-full-screen", "A popover does not take the whole screen."),
      .core("outside-tap-dismisses", "A tap outside closes the popover."),
      .detail("inside-tap-keeps", "A tap inside does not."),
      .core("passthrough-area", "Touching a part that is passed through does not close it."),
      .detail("content-is-view-controller", "The content is shown by a view controller."),
      .detail("navigation-controller-inside", "A navigation controller may be the content."),
      .core("ipad-only", "Popovers are for the pad only: elsewhere they must not be made."),
      .detail("two-ways-to-open", "A popover opens from a bar button item or from a rectangle."),
      .core("rotation-dismisses-or-hides", "While the device turns, the popover is closed or hidden."),
      .core("rotation-redisplay", "Afterwards it is shown again if possible.", proof: .told),
      .core("rotation-anchor-gone", "If its button is gone after the turn, so is the popover."),
      .core(
        "rect-redisplay-is-the-apps",
        "A popover from a rectangle is back at its place only if the application presents it again."
      ),
      .core("ipad-two-buttons", "On the pad + opens a popover with Photo and Audio."),
      .core("content-required", "A popover cannot be made without a content.")
        .unproven(
          because: "In Swift the compiler refuses nil: the initialiser's type is a constant of UIKit."
        ),
      .detail("content-replaceable-later", "The content may be replaced later."),
      .detail("present-from-bar-button", "It is presented from the + item, in any direction."),
      .detail("anchored-at-button", "It springs from the button."),
      .core("arrow-up-from-navbar", "From a bar the arrow points up."),
      .detail("permitted-directions-limit", "The permitted directions limit where it unfolds."),
      .core("preferred-size-read", "The popover takes over the preferred size of its content."),
      .detail("preferred-size-drives-size", "A change of the preferred size changes the popover's."),
      .core("arrow-enum-values", "Up, down, left, right are 1, 2, 4, 8; any is all of them.")
        .unproven(because: "The numbers are constants of UIKit; which arrows they give is checked."),
      .detail("arrow-option-set", "Directions can be combined."),
      .core("not-a-view-controller", "A popover controller is no view controller."),
      .detail("container-like", "Yet it treats its content as a container does."),
      .detail("shows-split-master", "A split view held upright shows its master in one.")
        .unproven(because: "The split view makes that popover; see what the recipe split-view makes of it."),
    ]
  }

  private var contentClaims: [ClaimRecord] {
    [
      .detail("navigation-controller-added", "A navigation controller gives the root a bar.", proof: .told),
      .detail("popover-strong-in-root", "The root keeps the popover."),
      .detail("bar-button-strong-in-root", "The root keeps the + item."),
      .core("content-popover-weak", "The content's reference to the popover is weak."),
      .core("strong-back-reference-cycle", "A strong one makes a cycle that is never freed."),
      .core(
        "is-in-popover-three-conditions",
        "The content is in a popover if the class exists, the idiom is pad, and there is a popover."
      ),
      .detail("is-in-popover-false-iphone", "On a phone it is not."),
      .detail("phone-branch-in-content", "There its buttons have a branch of their own."),
      .core("photo-dismisses", "Photo closes the popover."),
      .core("audio-dismisses", "Audio closes the popover."),
      .core("content-size-200x125", "The content sets its size to 200 × 125."),
      .core("photo-frame", "The Photo button's frame is (20, 20, 160, 37)."),
      .core("audio-frame", "The Audio button's is 50 points further down."),
      .detail("buttons-fit-content", "Both fit in without overlapping."),
      .detail("buttons-rounded-rect", "Both are of the rounded type, with their titles."),
      .detail("buttons-touch-up-inside", "Both act when a touch goes up inside."),
      .detail("buttons-are-subviews", "Both are subviews of the content's view."),
      .core("back-reference-after-init", "The content gets its reference once the popover is made."),
    ]
  }

  private var alertClaims: [ClaimRecord] {
    [
      .core("add-button-right", "The + is at the right end of the bar."),
      .core("iphone-three-buttons", "On the phone + shows an alert with three buttons."),
      .core("any-button-only-dismisses", "Any button only removes what was shown."),
      .detail("root-alert-delegate", "the root is the alert's delegate"),
      .core("ipad-plus-action", "On the pad + opens the popover."),
      .core("iphone-plus-action", "Elsewhere + shows the alert, and there is no popover."),
      .detail("action-chosen-at-creation", "What + does is decided once, when the view is loaded."),
      .detail("class-existence-check", "The class is looked up before it is used."),
      .detail(
        "class-looked-up-by-name",
        "The lookup by name asks whether this system has popovers at all.",
        proof: .told
      ),
      .detail("right-item-not-animated", "The + is put on the bar without animation."),
      .detail("photo-audio-titles", "The titles are Photo and Audio."),
      .detail("alert-no-title", "The alert has no title, and the message Add…"),
      .core("alert-cancel-and-others", "Cancel comes first, then Photo and Audio."),
      .core("alert-delegate-did-dismiss", "Which button it was is learned after it has gone, by its title."),
      .detail("alert-cancel-lets-user-close", "Cancel lets people close it."),
    ]
  }
}
