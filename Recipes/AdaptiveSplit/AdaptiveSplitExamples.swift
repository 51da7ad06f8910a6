import UIKit

/// What the variants are made of.
struct AdaptiveSplitExamples {
  /// What the split view is told.
  var delegate: @MainActor () -> AdaptiveDelegate = { AdaptiveDelegate() }

  /// The same in a process of its own: what raises there ends nothing here.
  var probed: @MainActor () -> AdaptiveDelegate = { AdaptiveDelegate() }

  /// Which storyboard the application has.
  var structure = AdaptiveStoryboard.Structure.tabs

  /// Which storyboard it has with lists in a single stack.
  var single = AdaptiveStoryboard.Structure.stack

  /// Which storyboard it has with a single list.
  var one = AdaptiveStoryboard.Structure.oneList

  /// The class of the screen with the image.
  var image: ImageViewController.Type = ImageViewController.self

  /// How much room the split view is told that it has in a window of a size, whatever the device.
  var pretendedWidth: (@MainActor (CGSize) -> UIUserInterfaceSizeClass)?
}
