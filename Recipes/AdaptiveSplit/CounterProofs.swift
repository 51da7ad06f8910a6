import UIKit

class UnmarkedPhotosTVC: PhotosTVC {
  override func selectRow(of imageURL: URL?) {}
}

class HandmadeDetailDelegate: AdaptiveDelegate {
  override func makeDetail(
    like image: ImageViewController
  ) -> UIViewController {
    let copy = ImageViewController()
    copy.title = image.title
    copy.imageURL = image.imageURL
    return UINavigationController(rootViewController: copy)
  }
}

class MovedImageDelegate: AdaptiveDelegate {
  override func makeDetail(
    like image: ImageViewController
  ) -> UIViewController {
    UINavigationController(rootViewController: image)
  }
}

class AddressOnlyImageViewController: ImageViewController {
  override func update() {}
}
