import UIKit

class NoticeController: UIViewController {
  let notice = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    notice.backgroundColor = .systemYellow
    notice.text = "The museum is closed on Mondays and on holidays."
    notice.numberOfLines = 0
    notice.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(notice)
    placeNotice()
  }

  func placeNotice() {
    let (left, width) = (notice.leadingAnchor, notice.widthAnchor)
    let edge = left.constraint(equalTo: view.leadingAnchor, constant: 16)
    let limit = width.constraint(lessThanOrEqualToConstant: 400)
    edge.identifier = "edge"
    limit.identifier = "limit"
    edge.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      edge, limit,
      notice.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      notice.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
