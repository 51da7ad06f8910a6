import RecipeKit

extension ContainersRecipe {
  /// What the guide states about containers.
  var statements: [ClaimRecord] {
    [
      .core(
        "children-explicitly-assigned",
        "Controllers are explicitly assigned to a container as children."
      ),
      .detail("container-both-parent-and-child", "A container can be a child of another container."),
      .core(
        "container-adds-and-sizes-child-views",
        "The container decides when a child's view is added, and its size."
      ),
      .detail("child-keeps-own-view", "Otherwise the child is responsible for its view.", proof: .told),
      .detail("container-may-restrict", "A container may restrict which children it takes."),
      .detail("container-own-api", "Each container has an API of its own for its children.")
        .unproven(because: "How UIKit's containers are filled is up to UIKit; our own one is proven."),
      .core("stack", "A navigation controller manages a stack."),
      .detail("bottom-is-start", "The bottom is where one starts, the top where one is."),
      .detail("bar-belongs-to-nav", "The bar is the navigation controller's, the rest the content's."),
      .detail("pushes-and-pops-by-controls", "Controls push the next controller and pop the present one."),
      .core("back-button", "The navigation controller manages the back button."),
      .detail(
        "configure-through-child",
        "The bar is configured through properties of the child on top."
      ),
      .detail("bar-shows-top-child", "The bar shows title and buttons of the child on top, and no others."),
      .detail("bar-not-altered-directly", "One does not alter the bar of a navigation controller directly."),
      .detail(
        "content-for-container-views",
        "A container may expect its children to bring content for its own views."
      ),
      .detail("selecting-pushes-sibling", "Picking an item pushes a sibling with more detail."),
      .detail("two-or-more-modes", "A tab bar controller divides an application into modes."),
      .core("selecting-shows-child", "Selecting a tab shows its controller's view."),
      .core("tabs-unrelated", "The tab bar controller defines no relation between its children."),
      .detail("clock-example", "Tabs may be content or navigation controllers."),
      .detail("single-root", "The hierarchy starts with the window's root controller."),
      .detail("fig-1-11-tree", "Four tabs: one with a stack, three without children."),
      .detail("area-from-parent", "The area that a controller fills is determined by its parent."),
      .core("tab-takes-bar-gives-rest", "The tab bar controller keeps room for its bar and gives the rest."),
      .core("nav-takes-bar-gives-rest", "So does a navigation controller."),
      .detail("child-view-in-parent-hierarchy", "A child's view lies in its parent's."),
      .detail("navigation-siblings-adjacent", "In a stack, siblings are linked to their neighbours."),
    ]
  }
}
