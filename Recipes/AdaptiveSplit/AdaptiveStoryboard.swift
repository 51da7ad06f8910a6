import UIKit

/// What Interface Builder would hold: a split view with a master of some kind, and an image as its detail.
@MainActor
enum AdaptiveStoryboard {
  /// What only the drawing gives to the view of the image.
  static let tag = 7

  /// The kinds of masters.
  enum Structure {
    /// A tab bar controller with two lists.
    case tabs
    /// A navigation controller.
    case stack
    /// A list that is in no navigation controller.
    case bareList
    /// A tab bar controller with one list.
    case oneTab
    /// Two tabs, and an image that is in no navigation controller.
    case bareDetail
    /// Two tabs, and a list that takes its prototype cell away.
    case pushingList
    /// A navigation controller with one list, which leads to the image.
    case oneList
  }

  /// Puts the storyboard in the application's bundle.
  static func register(_ structure: Structure, image: ImageViewController.Type = ImageViewController.self) {
    let master =
      switch structure {
      case .stack: "photographersStack"
      case .oneList: "resentsStack"
      case .bareList: "photographers"
      default: "tabs"
      }
    let detail = structure == .bareDetail ? "image" : "detail"
    let tabs =
      structure == .oneTab ? ["photographersStack"] : ["photographersStack", "resentsStack"]
    UIStoryboard.register("Main", initial: "split") {
      StoryboardScene("split", UISplitViewController.self)
        .attributes { $0.preferredDisplayMode = .allVisible }
        .children(master, detail)
      tabScene(tabs)
      StoryboardScene("photographersStack", UINavigationController.self)
        .attributes { $0.tabBarItem = UITabBarItem(tabBarSystemItem: .contacts, tag: 0) }
        .children("photographers")
      StoryboardScene("resentsStack", UINavigationController.self)
        .attributes { $0.tabBarItem = UITabBarItem(tabBarSystemItem: .recents, tag: 1) }
        .children("resents")
      StoryboardScene("photographers", PhotographersTVC.self)
        .attributes { $0.title = "Photographers" }
        .segue(.show, to: "photos", identifier: "Show Photos", fromCell: "Photographer")
      photosScene(structure, detail)
      StoryboardScene("resents", PhotosTVC.self)
        .attributes { $0.title = "Recents" }
        .segue(.showDetail, to: detail, identifier: "Show Photo", fromCell: "Photo")
      StoryboardScene("detail", UINavigationController.self).children("image")
      StoryboardScene("image", image)
        .view { _, view in view.tag = tag }
    }
  }

  private static func photosScene(_ structure: Structure, _ detail: String) -> StoryboardScene<PhotosTVC> {
    let list: PhotosTVC.Type = structure == .pushingList ? PushingPhotosTVC.self : PhotosTVC.self
    return StoryboardScene("photos", list)
      .segue(.showDetail, to: detail, identifier: "Show Photo", fromCell: "Photo")
  }

  private static func tabScene(_ tabs: [String]) -> StoryboardScene<UITabBarController> {
    let scene = StoryboardScene("tabs", UITabBarController.self)
    return tabs.count == 2 ? scene.children(tabs[0], tabs[1]) : scene.children(tabs[0])
  }
}
