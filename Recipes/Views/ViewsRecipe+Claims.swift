import RecipeKit

extension ViewsRecipe {
  /// What the guide states about screens, windows and views.
  var statements: [ClaimRecord] {
    [
      .detail("screen-identifies-display", "A UIScreen stands for the display and knows its size."),
      .core("window-supports-drawing", "Views attached to a window draw when the window asks; others don't."),
      .detail("window-is-view", "The window is itself a view: the root of the tree."),
      .detail("view-covers-area", "A view covers a definite area, in which it feels touches."),
      .core("views-nest", "Views can be nested in hierarchies."),
      .core("subview-relative-position", "Subviews are placed and drawn relative to their superview."),
      .core("moving-superview-moves-subviews", "When a superview moves, its subviews move with it."),
      .detail("animate-property-values", "An animated change reaches the new value gradually."),
      .detail(
        "animations-coordinated",
        "Changes of several properties of several views can be coordinated in one animation."
      ),
      .detail("views-animate-on-and-off-screen", "Views are moved on and off the screen in an animated way."),
      .detail("control-reacts-in-its-area", "A control reacts to touches in its own area only."),
      .core("control-sends-message", "A control tells others when it is used."),
      .detail("control-unaware", "A control does not know what it controls.", proof: .told),
      .detail(
        "one-button-class-many-actions",
        "One class serves for many buttons, each with an action of its own."
      ),
    ]
  }
}
