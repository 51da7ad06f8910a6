import RecipeKit

extension AdaptivePopoverRecipe {
  /// What the lesson on the adaptive popover states.
  var statements: [ClaimRecord] { basics + ways + sizes + touches }

  private var basics: [ClaimRecord] {
    [
      .core("ipad-only-before-ios8", "Before iOS 8 a popover can only be shown on the iPad."),
      .core("iphone-since-ios8", "Since iOS 8 it is shown on the iPhone too, held either way, adapted."),
      .detail("content-controller", "A popover needs a view controller as its content."),
      .core(
        "popover-not-a-controller",
        "The popover is no view controller: a popover presentation controller shows it."
      ),
      .detail(
        "based-on-app-2",
        "The source's application has several lists in a navigation controller as master; any master will do.",
        proof: .told
      ),
      .core("url-button-left", "The button URL is at the left of the picture's navigation bar."),
      .detail("segue-present-as-popover", "A segue of the kind Present As Popover starts at the button."),
      .detail("segue-runs-prepare", "The source prepares for it as for any other segue."),
      .detail(
        "size-from-storyboard-view",
        "Without a preferred size the scene's top view says how large the popover is."
      ),
      .core("shows-selected-url", "The popover shows the URL of the selected photo."),
      .detail(
        "prepare-gives-presentation-controller",
        "While the source prepares, the presentation controller is there to be configured."
      ),
      .detail("arrow-side-configurable", "The popover can be kept to one side of its origin."),
    ]
  }

  private var ways: [ClaimRecord] {
    [
      .detail("delegate-in-prepare", "First way: the source makes itself the delegate while it prepares."),
      .core("none-switches-off", "A delegate that answers none refuses the adaptation on the iPhone."),
      .detail("first-way-enough", "More is not needed for a small window on the iPhone."),
      .detail(
        "second-way-self-configuring",
        "Second way: the source knows nothing of popovers, the content configures itself.",
        proof: .told
      ),
      .detail("url-model", "The content's model is an optional URL."),
      .core("update-ui-on-set", "A URL that is set is shown."),
      .core("update-ui-on-load", "One that was set before the view was loaded is shown too."),
      .detail("content-is-delegate", "The content is the delegate itself."),
      .core(
        "awake-from-nib-first",
        "`awakeFromNib` comes before everything else that the content is told once the storyboard has made it."
      ),
      .detail("awake-sets-popover-style", "It sets the presentation style to popover."),
      .detail("ipad-small-window", "On the iPad the popover is a small window."),
      .core(
        "iphone-full-screen-default",
        "On the iPhone, without a delegate, it becomes a modal window on the whole screen."
      ),
      .detail("default-answer-full-screen", "The default answer to how to adapt is full screen."),
      .core("ios-asks-delegate", "Before it is shown the delegate is asked how to adapt."),
      .core("same-as-ipad", "With the answer none it looks on the iPhone as on the iPad."),
      .detail(
        "conclusion-none",
        "For a small popover in compact width the delegate has to answer none."
      ),
    ]
  }

  private var sizes: [ClaimRecord] {
    [
      .detail("preferred-size-asked", "The content is asked which size it prefers."),
      .core("preferred-size-overridable", "The answer can be computed from what is shown."),
      .detail("preferred-size-settable", "A size that is always the same can be set."),
      .core("preferred-size-advisory", "The preferred size is a wish: the screen sets limits."),
    ]
  }

  private var touches: [ClaimRecord] {
    [
      .core(
        "bar-tap-keeps-popover",
        "A tap on the list's button in the same bar works, and does not dismiss the popover."
      ),
      .core("bar-in-passthrough", "The reason: the whole bar is one of the views that are passed through."),
      .core("tap-on-image-dismisses", "A tap on the picture dismisses it."),
      .core("stale-url-pitfall", "Another photo is picked: the old URL must not stay on the screen."),
      .core("set-image-dismisses", "Every new image dismisses the popover."),
      .detail("set-image-without-popover", "Without a popover a new image changes nothing else."),
      .detail("next-popover-fresh", "The next popover shows the new photo's URL."),
    ]
  }
}
