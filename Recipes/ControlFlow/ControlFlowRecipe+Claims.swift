import RecipeKit

extension ControlFlowRecipe {
  /// What the guide states about the flow of control between controllers.
  var statements: [ClaimRecord] {
    [
      .detail(
        "source-creates-destination",
        "A destination is usually made because of an action in another controller, the source."
      ),
      .core("source-supplies-data", "If the destination shows data, the source supplies them."),
      .detail(
        "three-common-examples",
        "The common cases: a child of a navigation controller pushes another, a controller presents "
          + "another, and a controller shows another in a popover."
      ),
      .detail(
        "each-configured-by-previous",
        "In a chain each controller is configured by the one before it."
      ),
      .detail(
        "destination-defines-interface",
        "The destination offers the properties by which it is configured, and the source follows.",
        proof: .told
      ),
      .core(
        "back-through-delegate",
        "To talk back the destination calls its delegate, which the source has set."
      ),
      .detail(
        "data-down-events-up",
        "Data go down when the source asks for a task, and up through the delegate when it is done."
      ),
      .core(
        "destination-knows-protocol-only",
        "The destination knows that its delegate implements a protocol, and not of which class it is.",
        proof: .told
      ),
    ]
  }
}
