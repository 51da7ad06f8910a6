import UIKit

// MARK: everything required

class AllRequiredController: NoticeController {
  override func placeNotice() {
    let (left, width) = (notice.leadingAnchor, notice.widthAnchor)
    let edge = left.constraint(equalTo: view.leadingAnchor, constant: 16)
    let limit = width.constraint(lessThanOrEqualToConstant: 400)
    edge.identifier = "edge"
    limit.identifier = "limit"
    NSLayoutConstraint.activate([
      edge, limit,
      notice.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      notice.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

// MARK: the wrong one gives way

class LimitGivesWayController: NoticeController {
  override func placeNotice() {
    let (left, width) = (notice.leadingAnchor, notice.widthAnchor)
    let edge = left.constraint(equalTo: view.leadingAnchor, constant: 16)
    let limit = width.constraint(lessThanOrEqualToConstant: 400)
    edge.identifier = "edge"
    limit.identifier = "limit"
    limit.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      edge, limit,
      notice.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      notice.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

// MARK: mask left on

class MaskLeftOnController: NoticeController {
  override func placeNotice() {
    notice.translatesAutoresizingMaskIntoConstraints = true
    super.placeNotice()
  }
}

// MARK: two edges and a width

class EdgesAndWidthController: NoticeController {
  override func placeNotice() {
    let (left, right) = (notice.leadingAnchor, notice.trailingAnchor)
    let width = notice.widthAnchor.constraint(equalToConstant: 320)
    width.identifier = "width"
    NSLayoutConstraint.activate([
      left.constraint(equalTo: view.leadingAnchor, constant: 16),
      right.constraint(equalTo: view.trailingAnchor, constant: -16),
      width,
      notice.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

// MARK: a fixed height

class FixedHeightController: NoticeController {
  override func placeNotice() {
    super.placeNotice()
    notice.heightAnchor.constraint(equalToConstant: 24).isActive = true
    // The text must never be cut.
    notice.setContentCompressionResistancePriority(
      .required,
      for: .vertical
    )
  }
}

// MARK: one more at each turn

class OneMoreController: NoticeController {
  override func placeNotice() {
    NSLayoutConstraint.activate([
      notice.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      notice.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    addWidth(for: view.bounds.size)
  }

  func addWidth(for size: CGSize) {
    let wanted = min(400, size.width - 32)
    notice.widthAnchor.constraint(equalToConstant: wanted)
      .isActive = true
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    addWidth(for: size)
  }
}
