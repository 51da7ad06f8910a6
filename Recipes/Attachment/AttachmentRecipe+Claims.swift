import RecipeKit

extension AttachmentRecipe {
  /// What Apple documents of attachments, as far as this recipe shows it.
  var statements: [ClaimRecord] {
    [
      .core(
        "length-at-creation",
        "An attachment is as long as its two attachment points are apart when it is created."
      ),
      .core("rigid-as-created", "With frequency 0 and damping 0, as created, it is a rigid rod."),
      .detail("two-types", "It ties an item to an anchor point, or to another item."),
      .core("anchor-follows-finger", "Setting `anchorPoint` in every event of a pan drags the item along."),
      .core("rod-keeps-length", "A rod keeps its length however the anchor is moved."),
      .core("length-stays", "Moving the anchor point leaves `length` alone."),
      .detail(
        "offset-from-center",
        "The offset of an attachment point is measured from the item's center, in the unturned item."
      ),
      .core("offset-turns-item", "An item that is held off its center turns until the center hangs below."),
      .core(
        "held-where-touched",
        "An attachment of no length, made where a finger touches an item, drags the item by that point."
      ),
      .core("spring-frequency", "`frequency` says how often a spring swings in a second, in hertz."),
      .core("spring-damping", "`damping` says how fast it calms down; 1 is just enough not to swing."),
      .core("spring-rests", "A damped spring comes to rest at its length, and the animator pauses."),
      .detail("spring-pulls-both", "A spring moves both items, each by the other's share of the mass."),
      .core("follower-follows", "The item at the other end of the spring goes where the dragged one goes."),
      .detail("everything-rests", "With air around them, the items come to rest and the animator pauses."),
      .detail(
        "no-moving-by-hand",
        "An item's center belongs to the animator: what the application sets meanwhile is ignored.",
        proof: .told
      ),
    ]
  }
}
