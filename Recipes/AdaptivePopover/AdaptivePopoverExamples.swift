import UIKit

/// What the variants are made of: the application as a wrong way gets it wrong.
@MainActor
struct AdaptivePopoverExamples {
  /// The second way: the screen with the URL configures itself.
  var app = AdaptivePopoverStoryboard()

  /// The first way: the picture's screen is the delegate.
  var firstWay = AdaptivePopoverStoryboard(
    image: DelegatingImageViewController.self,
    url: PlainURLViewController.self
  )

  /// Neither: what the system does by itself.
  var untouched = AdaptivePopoverStoryboard(url: PlainURLViewController.self)

  /// The second way in a process of its own: what fails there ends nothing here.
  var probed = AdaptivePopoverStoryboard()
}
