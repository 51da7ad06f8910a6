import UIKit

// MARK: an endless width

class EndlessWidthController: MessageViewController {
  override func fitHeight() {
    let room = CGSize(
      width: CGFloat.greatestFiniteMagnitude,
      height: .greatestFiniteMagnitude
    )
    let needed = message.sizeThatFits(room).height
    height.constant = min(needed, limit)
    message.isScrollEnabled = needed > limit
  }
}

// MARK: another measurement

class BoundingRectController: MessageViewController {
  override func fitHeight() {
    let font = UIFont.preferredFont(forTextStyle: .body)
    let room = CGSize(
      width: message.bounds.width,
      height: .greatestFiniteMagnitude
    )
    let needed = (message.text as NSString).boundingRect(
      with: room,
      options: .usesLineFragmentOrigin,
      attributes: [.font: font],
      context: nil
    ).height
    height.constant = min(max(needed, font.lineHeight), limit)
    message.isScrollEnabled = needed > limit
  }
}

// MARK: isScrollEnabled stays false

class NeverScrollingController: MessageViewController {
  override func fitHeight() {
    let room = CGSize(
      width: message.bounds.width,
      height: .greatestFiniteMagnitude
    )
    let needed = message.sizeThatFits(room).height
    height.constant = min(needed, limit)
    message.isScrollEnabled = false
  }
}

// MARK: as high as it likes

class BoundlessController: MessageViewController {
  override func fitHeight() {
    let room = CGSize(
      width: message.bounds.width,
      height: .greatestFiniteMagnitude
    )
    let needed = message.sizeThatFits(room).height
    height.constant = needed
    message.isScrollEnabled = false
  }
}

// MARK: only textViewDidChange

class DelegateOnlyController: MessageViewController {
  override func sendMessage() {
    messages.append(message.text)
    message.text = ""
  }
}

// MARK: laid out once

class OneLayoutController: MessageViewController {
  override func viewDidLayoutSubviews() {
    if fittedWidth == 0 { super.viewDidLayoutSubviews() }
  }
}
