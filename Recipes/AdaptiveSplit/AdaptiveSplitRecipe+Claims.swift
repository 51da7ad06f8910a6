import RecipeKit

extension AdaptiveSplitRecipe {
  /// What the article states about adaptive split views.
  var statements: [ClaimRecord] {
    [
      .core("detail-always-image", "The detail is always an image in a navigation controller."),
      .detail("case-1-single-master", "Case 1: one list in a navigation controller as master."),
      .detail("case-2-many-tables", "Case 2: several lists in it."),
      .core("case-3-tab-master", "Case 3: a tab bar controller as master."),
      .core("size-classes-drive", "The behaviour rests on size classes."),
      .detail("detail-shows-photo", "The detail shows the photo that was picked."),
      .core("tab-two-tabs", "The tab bar controller gets two screens."),
      .detail("tabs-embedded-in-navigation", "Both are in navigation controllers of their own."),
      .core("ipad-works-unchanged", "On the pad everything works without further code."),
      .core("compact-modal-pitfall", "On phones the image is presented, without further code."),
      .detail("compact-modal-no-buttons", "That screen has none of the buttons that one expects."),
      .core("compact-modal-no-way-out", "There is no way back from it."),
      .detail("reason-tab-in-between", "The reason is the tab bar controller in between."),
      .detail("fix-show-detail-delegate", "The cure is the delegate's showDetail."),
      .detail("compact-check-first", "It looks at the width first."),
      .core("gets-master-navigation", "It gets the stack of the selected tab."),
      .core("extracts-image-controller", "It takes the image out of its stack, and pushes that."),
      .core("true-means-handled", "Returning true says that the detail is shown already."),
      .detail("false-means-default", "Returning false leaves it to the split view."),
      .core("compact-back-button", "The image then has a back button."),
      .detail("compact-slides", "It slides in as in any navigation controller."),
      .core(
        "landscape-image-in-master-pitfall",
        "On its side a Plus would keep the image in the master."
      ),
      .detail(
        "image-only-in-detail",
        "Where there is room, images are in the detail's place only."
      ),
      .core("pop-on-landscape", "There the image is taken from the master's stack."),
      .core("separate-delegate-method", "That is done in the delegate's separateSecondaryFrom."),
      .core("row-reselected", "The row of its photo is marked."),
      .core("detail-restored-from-storyboard", "The detail is made anew, for the same image."),
      .core("iphone-6-plus-rotation", "With both methods a Plus can be turned."),
      .detail("non-plus-stay-compact", "Other phones stay compact on their side."),
      .core("two-methods-needed", "Both methods are needed."),
    ]
  }
}
