/// The dark bubble of the menu with its commands in a row, and an arrow.
///
/// Commands that don't fit in the width follow on further pages. Apple documents no sizes; these are as on screenshots.
final class MenuBubble: UIView {
  static let fadeDuration: TimeInterval = 0.2

  private static let height: CGFloat = 36
  private static let arrowLength: CGFloat = 9
  private static let arrowBase: CGFloat = 18
  private static let cornerRadius: CGFloat = 8
  /// The room left and right of a title.
  private static let titleMargin: CGFloat = 14
  /// The least distance from the edges of the screen.
  private static let screenMargin: CGFloat = 8
  private static let pageTitle = "▶"

  private let perform: (UIMenuItem) -> Void
  private var pages: [[UIMenuItem]] = []
  private var page = 0
  private var target = CGRect.zero
  private var room = CGRect.zero
  private var direction = UIMenuController.ArrowDirection.down
  /// The arrow's tip.
  private var tip = CGPoint.zero

  package override var systemKind: String? { "menu" }

  init(_ perform: @escaping (UIMenuItem) -> Void) {
    self.perform = perform
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// The frame in the coordinates of the screen.
  var screenFrame: CGRect { screenFrame(of: bounds) }

  /// Shows commands beside a rectangle, within the free room; both are in the superview's coordinates.
  func show(
    _ items: [UIMenuItem],
    beside target: CGRect,
    in room: CGRect,
    arrow: UIMenuController.ArrowDirection
  ) {
    (self.target, self.room) = (target, room)
    pages = MenuBubble.pages(items, in: room.width - 2 * MenuBubble.screenMargin)
    page = 0
    direction = arrow == .default ? defaultDirection : arrow
    showPage()
  }

  private var defaultDirection: UIMenuController.ArrowDirection {
    target.minY - room.minY >= MenuBubble.height + MenuBubble.arrowLength ? .down : .up
  }

  /// The commands in rows that fit in a width; all but the last row leave room for the button that turns the page.
  private static func pages(_ items: [UIMenuItem], in width: CGFloat) -> [[UIMenuItem]] {
    guard items.reduce(0, { $0 + Self.width(of: $1.title) }) > width else { return [items] }
    let free = width - Self.width(of: pageTitle)
    return items.reduce(into: [[]]) { pages, item in
      let row = (pages.last ?? []) + [item]
      if row.count > 1, row.reduce(0, { $0 + Self.width(of: $1.title) }) > free {
        pages.append([item])
      } else {
        pages[pages.count - 1] = row
      }
    }
  }

  private static func width(of title: String) -> CGFloat {
    let size = TextLayout.size(of: title, font: UIFont.systemFont(ofSize: 14).ctFont)
    return (size.width + 2 * titleMargin).rounded(.up)
  }

  private func showPage() {
    subviews.forEach { $0.removeFromSuperview() }
    var buttons = pages[page].map { item in
      button(item.title) { [weak self] in self?.perform(item) }
    }
    if pages.count > 1 { buttons.append(button(MenuBubble.pageTitle) { [weak self] in self?.turnPage() }) }
    place(width: min(buttons.reduce(0) { $0 + $1.bounds.width }, room.width - 2 * MenuBubble.screenMargin))
    var x = body.minX
    for button in buttons {
      button.frame.origin = CGPoint(x: x, y: body.minY)
      x += button.frame.width
      addSubview(button)
    }
    direct(buttons, in: body)
    setNeedsDisplay()
  }

  private func turnPage() {
    page = (page + 1) % pages.count
    showPage()
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .custom)
    button.titleLabel?.font = .systemFont(ofSize: 14)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.setTitleColor(UIColor(white: 1, alpha: 0.5), for: .highlighted)
    button.bounds.size = CGSize(width: MenuBubble.width(of: title), height: MenuBubble.height)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  // MARK: Placing

  private func place(width: CGFloat) {
    let (height, arrow) = (MenuBubble.height, MenuBubble.arrowLength)
    var size = CGSize(width: width, height: height)
    var origin: CGPoint
    switch direction {
    case .default, .down: origin = CGPoint(x: target.midX - width / 2, y: target.minY - height - arrow)
    case .up: origin = CGPoint(x: target.midX - width / 2, y: target.maxY)
    case .left: origin = CGPoint(x: target.maxX, y: target.midY - height / 2)
    case .right: origin = CGPoint(x: target.minX - width - arrow, y: target.midY - height / 2)
    }
    if isSideways { size.width += arrow } else { size.height += arrow }
    let limits = room.insetBy(dx: MenuBubble.screenMargin, dy: 0)
    origin.x = min(max(origin.x, limits.minX), max(limits.minX, limits.maxX - size.width))
    origin.y = min(max(origin.y, limits.minY), max(limits.minY, limits.maxY - size.height))
    frame = CGRect(origin: origin, size: size)
    let reach = MenuBubble.cornerRadius + MenuBubble.arrowBase / 2
    let x = min(max(target.midX - origin.x, reach), max(reach, size.width - reach))
    let y = size.height / 2
    tip =
      switch direction {
      case .default, .down: CGPoint(x: x, y: size.height)
      case .up: CGPoint(x: x, y: 0)
      case .left: CGPoint(x: 0, y: y)
      case .right: CGPoint(x: size.width, y: y)
      }
  }

  private var isSideways: Bool { direction == .left || direction == .right }

  /// The bubble without its arrow.
  private var body: CGRect {
    let arrow = MenuBubble.arrowLength
    return switch direction {
    case .default, .down: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: arrow, right: 0))
    case .up: bounds.inset(by: UIEdgeInsets(top: arrow, left: 0, bottom: 0, right: 0))
    case .left: bounds.inset(by: UIEdgeInsets(top: 0, left: arrow, bottom: 0, right: 0))
    case .right: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrow))
    }
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    UIColor(white: 0.1, alpha: 0.95).setFill()
    let body = body
    UIBezierPath(roundedRect: body, cornerRadius: MenuBubble.cornerRadius).fill()
    let half = MenuBubble.arrowBase / 2
    let arrow = UIBezierPath()
    arrow.move(to: tip)
    if isSideways {
      let x = direction == .left ? body.minX : body.maxX
      arrow.addLine(to: CGPoint(x: x, y: tip.y - half))
      arrow.addLine(to: CGPoint(x: x, y: tip.y + half))
    } else {
      let y = direction == .up ? body.minY : body.maxY
      arrow.addLine(to: CGPoint(x: tip.x - half, y: y))
      arrow.addLine(to: CGPoint(x: tip.x + half, y: y))
    }
    arrow.close()
    arrow.fill()
    UIColor(white: 1, alpha: 0.25).setFill()
    for button in subviews.dropFirst() {
      let line = CGRect(x: button.frame.minX, y: body.minY, width: 0.5, height: body.height)
      UIRectFill(isRightToLeft ? line.offsetBy(dx: button.frame.width, dy: 0) : line)
    }
  }
}
