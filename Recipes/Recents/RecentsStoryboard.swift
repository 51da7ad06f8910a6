import UIKit

/// What Interface Builder would hold: two tabs, each a stack, that lead to the same kind of screen.
@MainActor
enum RecentsStoryboard {
  /// Puts the storyboard in the application's bundle.
  static func register(photos: FlickrPhotosTVC.Type, recents: UITableViewController.Type) {
    UIStoryboard.register("Main", initial: "tabs") {
      StoryboardScene("tabs", UITabBarController.self)
        .children("photosStack", "resentsStack")
      StoryboardScene("photosStack", UINavigationController.self)
        .attributes { $0.tabBarItem = UITabBarItem(title: "Photos", image: nil, tag: 0) }
        .children("photos")
      StoryboardScene("resentsStack", UINavigationController.self)
        .attributes { $0.tabBarItem = UITabBarItem(tabBarSystemItem: .recents, tag: 1) }
        .children("resents")
      StoryboardScene("photos", photos)
        .attributes { $0.title = "Flickr Photos" }
        .segue(.show, to: "image", identifier: "Show Photo", fromCell: "Flickr Photo")
      StoryboardScene("resents", recents)
        .attributes { $0.title = "Resents" }
        .segue(.show, to: "image", identifier: "Show Photo", fromCell: "Flickr Photo")
      StoryboardScene("image", ImageViewController.self)
    }
  }
}
