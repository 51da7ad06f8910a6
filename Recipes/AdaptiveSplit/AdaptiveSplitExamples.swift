import UIKit

/// What the variants are made of.
struct AdaptiveSplitExamples {
  /// What the split view is told.
  var delegate: @MainActor () -> AdaptiveDelegate = { AdaptiveDelegate() }

  /// Which storyboard the application has.
  var structure = AdaptiveStoryboard.Structure.tabs

  /// Which storyboard it has with lists in a single stack.
  var single = AdaptiveStoryboard.Structure.stack

  /// How much room the split view is told that it has in a window of a size, whatever the device.
  var pretendedWidth: (@MainActor (CGSize) -> UIUserInterfaceSizeClass)?
}
