import UIKit

class PlacedByHandController: PhotoBinController {
  override func snap(_ photo: UIView) {
    pickUp(photo)
    photo.center = bin.center
  }
}
