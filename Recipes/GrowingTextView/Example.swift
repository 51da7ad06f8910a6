import UIKit

class MessageViewController: UIViewController, UITextViewDelegate {
  let message = UITextView()
  let limit: CGFloat = 120
  lazy var height = message.heightAnchor.constraint(equalToConstant: 0)
  let send = UIButton(type: .system)
  var messages: [String] = []
  var fittedWidth: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    message.font = .preferredFont(forTextStyle: .body)
    message.backgroundColor = .secondarySystemBackground
    message.layer.cornerRadius = 8
    message.delegate = self
    send.setTitle("Send", for: .normal)
    let tap = UIAction { [weak self] _ in self?.sendMessage() }
    send.addAction(tap, for: .touchUpInside)
    placeViews()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard message.bounds.width != fittedWidth else { return }
    fittedWidth = message.bounds.width
    fitHeight()
  }

  func textViewDidChange(_ textView: UITextView) {
    fitHeight()
    view.layoutIfNeeded()
    message.scrollRangeToVisible(message.selectedRange)
  }

  func fitHeight() {
    let room = CGSize(
      width: message.bounds.width,
      height: .greatestFiniteMagnitude
    )
    let needed = message.sizeThatFits(room).height
    height.constant = min(needed, limit)
    message.isScrollEnabled = needed > limit
  }

  func sendMessage() {
    messages.append(message.text)
    message.text = ""
    fitHeight()
  }

  func placeViews() {
    for part in [message, send] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    send.setContentHuggingPriority(.required, for: .horizontal)
    let area = view.safeAreaLayoutGuide
    let keyboard = view.keyboardLayoutGuide.topAnchor
    let (left, right) = (message.leadingAnchor, send.trailingAnchor)
    let between = send.leadingAnchor
    NSLayoutConstraint.activate([
      left.constraint(equalTo: area.leadingAnchor, constant: 16),
      between.constraint(equalTo: message.trailingAnchor, constant: 16),
      right.constraint(equalTo: area.trailingAnchor, constant: -16),
      send.bottomAnchor.constraint(equalTo: message.bottomAnchor),
      message.bottomAnchor.constraint(equalTo: keyboard, constant: -8),
      height,
    ])
  }
}
