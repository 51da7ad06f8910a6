import RecipeKit

extension ViewControllersRecipe {
  /// What the guide states about view controllers.
  var statements: [ClaimRecord] {
    [
      .detail("one-view-each", "Every view controller organises and controls one view."),
      .detail("all-inherit-uiviewcontroller", "All view controllers inherit from UIViewController.")
        .unproven(because: "Nothing else compiles where UIKit wants a view controller."),
      .core(
        "window-root-auto-adds-view",
        "A window is given a controller, never a view; the view is added to the window automatically."
      ),
      .detail("root-fills-window", "The root controller's view is sized by the window."),
      .core("lazy-view-loading", "A view controller loads its view only when the view is needed."),
      .detail("load-once", "The view is loaded once and then kept."),
      .detail("view-may-be-released", "A controller may let go of its view, and load it again when needed."),
      .detail(
        "button-press-reaches-controller",
        "A tapped button tells the controller, which knows what the tap means."
      ),
      .detail(
        "fills-subviews-with-data",
        "Each controller fills the subviews of its view with the data of its part of the application."
      ),
      .detail("third-screen-enlarges-photo", "The third screen shows the photo of the second one enlarged."),
      .detail("subset-of-data", "A controller usually sees only a subset of the data.", proof: .told),
      .detail("three-recipe-controllers", "Three different screens are managed by three controllers."),
      .core("view-owned-by-controller", "A view assigned to a controller is that controller's only."),
      .detail(
        "subview-may-belong-to-other",
        "A subview may be managed by the same or by another controller."
      ),
      .detail(
        "tab-controller-manages-tabbar",
        "A tab bar controller manages a tab bar, which shows the tabs."
      ),
      .detail("content-or-container", "Controllers show content or contain others.", proof: .told),
      .detail(
        "content-one-hierarchy",
        "A content controller manages all views of a single hierarchy.",
        proof: .told
      ),
      .detail(
        "not-two-for-one-hierarchy",
        "Several content controllers must not manage the same hierarchy."
      ),
      .detail("not-one-for-many-screens", "One content controller must not manage several screens."),
      .detail("table-controller-subclass", "UITableViewController is a subclass of UIViewController.")
        .unproven(because: "No use of a class changes what it inherits from."),
      .detail("table-controller-two-pointers", "It has a pointer to its view and another to the table."),
      .detail("table-controller-behaviours", "It manages selection, editing and set-up of the table."),
      .detail("table-controller-subclassable", "It can be subclassed to add behaviour."),
    ]
  }
}
