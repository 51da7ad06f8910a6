import Attachment
import AttributedLabel
import Autosize
import Collision
import Elasticity
import Gravity
import ProgressView
import Push
import Rearrange
import RecipeKit
import Snap
import Swap

/// The recipes of this package, in the order in which they are listed.
@MainActor let allRecipes: [any Recipe] = [
  ProgressView.recipe,
  AttributedLabel.recipe,
  Autosize.recipe,
  Rearrange.recipe,
  Swap.recipe,
  Gravity.recipe,
  Collision.recipe,
  Push.recipe,
  Snap.recipe,
  Attachment.recipe,
  Elasticity.recipe,
]
