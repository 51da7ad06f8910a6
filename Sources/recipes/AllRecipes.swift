import AdaptivePopover
import AdaptiveSplit
import Attachment
import AttributedLabel
import Autosize
import Collision
import Containers
import ControlFlow
import Elasticity
import Gravity
import PageView
import Popover
import Presentation
import ProgressView
import Push
import Rearrange
import Recents
import RecipeKit
import ResponderChain
import Snap
import SplitView
import Storyboards
import Swap
import ViewControllers
import Views

/// The recipes of this package, in the order in which they are listed.
@MainActor let allRecipes: [any Recipe] = [
  ProgressView.recipe,
  AttributedLabel.recipe,
  SplitView.recipe,
  PageView.recipe,
  Popover.recipe,
  Gravity.recipe,
  Collision.recipe,
  Push.recipe,
  Snap.recipe,
  Attachment.recipe,
  Elasticity.recipe,
  Autosize.recipe,
  Rearrange.recipe,
  Swap.recipe,
  Views.recipe,
  ViewControllers.recipe,
  Containers.recipe,
  Presentation.recipe,
  ResponderChain.recipe,
  ControlFlow.recipe,
  Storyboards.recipe,
  AdaptiveSplit.recipe,
  Recents.recipe,
  AdaptivePopover.recipe,
]
