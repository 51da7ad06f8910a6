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
        .attributes { $0.tabBarItem = UITabBarItem(title: "Photos", image: photosImage, tag: 0) }
        .children("photos")
      StoryboardScene("resentsStack", UINavigationController.self)
        .attributes { $0.tabBarItem = UITabBarItem(tabBarSystemItem: .recents, tag: 1) }
        .children("resents")
      StoryboardScene("photos", photos)
        .attributes { $0.title = "Flickr Photos" }
        .segue(.show, to: "image", identifier: "Show Photo", fromCell: "Flickr Photo")
      StoryboardScene("resents", recents)
        .attributes { $0.title = "Recents" }
        .segue(.show, to: "image", identifier: "Show Photo", fromCell: "Flickr Photo")
      StoryboardScene("image", ImageViewController.self)
    }
  }

  /// A framed landscape, for the tab.
  private static var photosImage: UIImage? {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 30), false, 0)
    defer { UIGraphicsEndImageContext() }
    let frame = UIBezierPath(roundedRect: CGRect(x: 3, y: 6, width: 24, height: 18), cornerRadius: 2)
    frame.lineWidth = 1.5
    frame.stroke()
    let hills = UIBezierPath()
    hills.move(to: CGPoint(x: 4, y: 22))
    for point in [(11, 13), (15, 18), (19, 15), (26, 22)] {
      hills.addLine(to: CGPoint(x: point.0, y: point.1))
    }
    hills.fill()
    UIBezierPath(ovalIn: CGRect(x: 19, y: 9, width: 4, height: 4)).fill()
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}
