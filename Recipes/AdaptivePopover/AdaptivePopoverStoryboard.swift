import UIKit

/// What Interface Builder would hold: a split view with a list and a picture, and the screen with the URL.
@MainActor
struct AdaptivePopoverStoryboard {
  /// The size of the top view of the screen with the URL.
  static let sizeOfURLScene = CGSize(width: 280, height: 60)

  /// The class of the picture's screen.
  var image: ImageViewController.Type = ImageViewController.self

  /// The class of the screen with the URL.
  var url: PlainURLViewController.Type = URLViewController.self

  /// How the button is connected with the screen with the URL.
  var kind = StoryboardSegueKind.presentAsPopover

  /// Whether a segue starts at the button.
  var isConnected = true

  /// Whether the button is at the right end of the bar.
  var isOnTheRight = false

  /// Puts the storyboard in the application's bundle.
  func register() {
    UIStoryboard.register("Main", initial: "split") {
      StoryboardScene("split", UISplitViewController.self)
        .children("list", "detail")
      StoryboardScene("list", UINavigationController.self)
        .children("photos")
      StoryboardScene("photos", PhotosTVC.self)
        .attributes { $0.title = "Photos" }
      StoryboardScene("detail", UINavigationController.self)
        .children("image")
      imageScene
      urlScene
    }
  }

  private var imageScene: StoryboardScene<ImageViewController> {
    let (isOnTheRight, isConnected) = (isOnTheRight, isConnected)
    return StoryboardScene("image", image)
      .attributes { controller in
        let button = UIBarButtonItem(title: "URL")
        controller.urlButton = button
        let item = controller.navigationItem
        if isOnTheRight { item.rightBarButtonItem = button } else { item.leftBarButtonItem = button }
        item.leftItemsSupplementBackButton = true
      }
      .view { controller, view in
        view.backgroundColor = .white
        let button = UIButton(type: .system)
        button.setTitle("Where is it from?", for: .normal)
        button.frame = CGRect(x: 30, y: 84, width: 140, height: 44)
        view.addSubview(button)
        controller.sourceButton = button
        let imageView = UIImageView(
          frame: CGRect(x: 30, y: 140, width: view.bounds.width - 60, height: view.bounds.height - 170)
        )
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        view.addSubview(imageView)
        controller.imageView = imageView
      }
      .segue(
        kind,
        to: "url",
        identifier: "Show URL",
        from: { isConnected ? $0.urlButton : UIBarButtonItem() }
      )
      .segue(kind, to: "url", identifier: "Show URL Beside", from: { $0.sourceButton })
  }

  private var urlScene: StoryboardScene<PlainURLViewController> {
    StoryboardScene("url", url)
      .view { controller, view in
        view.frame = CGRect(origin: .zero, size: Self.sizeOfURLScene)
        view.backgroundColor = .white
        let label = UILabel(frame: view.bounds.insetBy(dx: 16, dy: 12))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = .systemFont(ofSize: 15)
        label.numberOfLines = 0
        label.lineBreakMode = .byCharWrapping
        view.addSubview(label)
        controller.addressLabel = label
      }
  }
}
