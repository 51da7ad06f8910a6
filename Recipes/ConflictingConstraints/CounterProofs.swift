import UIKit

class NoEdgeController: NoticeController {
  override func placeNotice() {
    super.placeNotice()
    let edges = view.constraints.filter { $0.identifier == "edge" }
    NSLayoutConstraint.deactivate(edges)
  }
}

class NamelessController: NoticeController {
  override func placeNotice() {
    super.placeNotice()
    for constraint in view.constraints + notice.constraints {
      constraint.identifier = nil
    }
  }
}
