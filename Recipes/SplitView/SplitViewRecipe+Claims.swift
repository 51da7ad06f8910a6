import RecipeKit

extension SplitViewRecipe {
  /// What section 1.27 and the guide state about split views.
  var statements: [ClaimRecord] {
    [
      .core("two-controllers-side-by-side", "Two controllers are shown next to each other on the pad."),
      .detail("left-master-right-detail", "The master is on the left, the detail on the right."),
      .detail("selecting-opens-detail", "Picking an item on the left opens its details on the right."),
      .core("ipad-only-exception", "On any device but a pad a split view raises an exception."),
      .core("iphone-structure-navigation", "The phone gets a navigation controller with the master inside."),
      .core("ipad-structure-split", "The pad gets a split view with two controllers."),
      .detail("universal-same-code", "The same controllers serve on both devices."),
      .detail("master-first-on-iphone", "On the phone the master is seen first."),
      .core("detail-pushed-on-iphone", "On the phone a pick pushes the detail."),
      .detail("detail-right-on-ipad", "On the pad the detail is on the right."),
      .core("landscape-shows-both", "On its side, the pad shows master and detail."),
      .core("portrait-hides-master", "Held upright, it hides the master."),
      .core(
        "portrait-master-button",
        "In its place a button 'Master' appears at the top left of the detail."
      ),
      .core("should-hide-no-keeps-both", "shouldHide returning false keeps the master in every orientation."),
      .detail("should-hide-no-like-settings", "Then upright both sides stay on screen."),
      .detail(
        "should-hide-arguments",
        "shouldHide gets the split view, the master, and the orientation."
      ),
      .detail("detail-is-delegate", "The detail is the delegate."),
      .core("should-hide-no-suppresses-button", "With false neither willHide nor willShow is called."),
      .core("will-hide-callback", "When the master is about to be hidden, the delegate gets willHide."),
      .detail("will-hide-sets-title", "It sets the item's title to Master."),
      .core("will-hide-installs-left-item", "It puts the item on the left of the detail's bar."),
      .detail("will-hide-keeps-popover", "It keeps the popover controller."),
      .core("will-show-callback", "When the master is shown again, the delegate gets willShow."),
      .core("will-show-removes-item", "It takes the item away, and forgets the popover."),
      .detail("hide-show-alternate", "A turn and back calls each once, willHide first."),
      .detail("master-is-table-controller", "The master is a table view controller."),
      .detail("master-holds-detail", "The master keeps the detail."),
      .detail("master-passes-values", "The master tells the detail directly what was picked."),
      .detail("either-communication-style", "How the two communicate is one's own choice.", proof: .told),
      .detail("starts-empty", "At first the list is empty."),
      .core("plus-adds-date", "Each tap on + adds a date."),
      .detail("two-children-content", "The content of a split view is two children."),
      .detail("parts-updated-separately", "Each part can be updated by itself."),
      .core("portrait-detail-only-list-in-popover", "Upright the list is available in a popover."),
      .detail("landscape-side-by-side", "On its side both are shown side by side."),
      .detail("ipad-only-guide", "Split views are for the pad only."),
      .detail("appearance-by-orientation", "The look varies with the orientation."),
      .detail("title-localized", "The button's title comes from the localized strings, by the key Master."),
      .detail("bar-item-animated", "The button comes to the bar and leaves it with an animation."),
    ]
  }
}
