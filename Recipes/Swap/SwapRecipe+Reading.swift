import RecipeKit

/// What the script reads off the views. Lengths are rounded to tenths of a point, angles to degrees.
extension SwapRecipe {
  /// The button outlets that are not nil: Foo and Bar of portrait, then of landscape.
  func buttonOutlets(of controller: SwapViewController) -> [UIButton] {
    [
      controller.portraitFooButton, controller.portraitBarButton,
      controller.landscapeFooButton, controller.landscapeBarButton,
    ].compactMap(\.self)
  }

  /// The buttons in a view, hidden ones too.
  func buttons(in view: UIView?) -> [UIButton] {
    (view?.subviews ?? []).compactMap { $0 as? UIButton }
  }

  /// The titles of the buttons that can be seen.
  func titles(in view: UIView) -> [String] {
    buttons(in: view).filter { !$0.isHidden }.compactMap { $0.title(for: .normal) }
  }

  /// How many buttons with a title are hidden, in both views together.
  func hidden(_ title: String, by controller: SwapViewController) -> Int {
    (buttons(in: controller.portrait) + buttons(in: controller.landscape))
      .count { $0.isHidden && $0.title(for: .normal) == title }
  }

  /// Which view the controller shows: that of portrait has its buttons in a column, that of landscape in a row.
  func shown(by controller: SwapViewController) -> String {
    let frames = buttons(in: controller.view).map(\.frame)
    guard frames.count == 2 else { return "neither" }
    return frames[0].minX == frames[1].minX ? "portrait" : "landscape"
  }

  /// What is on screen, such as `portrait: Foo over Bar`.
  func scene(of controller: SwapViewController) -> String {
    let visible = buttons(in: controller.view).filter { !$0.isHidden }
    let isColumn = Set(visible.map(\.frame.minX)).count == 1
    let titles = visible.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      .compactMap { $0.title(for: .normal) }
    let text = titles.isEmpty ? "nothing" : titles.joined(separator: isColumn ? " over " : " beside ")
    return "\(shown(by: controller)): \(text)"
  }

  /// How the shown view stands, such as `landscape`, `90°` and `480 × 300`.
  func pose(of controller: SwapViewController) -> [String] {
    let view: UIView = controller.view
    return [
      shown(by: controller), "\(degrees(of: view.transform))°", ValueText.describe(view.bounds.size),
    ]
  }

  /// The angle of a rotation in whole degrees, above -180 and up to 180.
  func degrees(of transform: CGAffineTransform) -> Int {
    let degrees = Int((atan2(transform.b, transform.a) * 180 / .pi).rounded())
    return degrees == -180 ? 180 : degrees
  }

  func rounded(_ number: CGFloat) -> CGFloat {
    (number * 10).rounded() / 10
  }

  func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: rounded(point.x), y: rounded(point.y))
  }

  func rounded(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rounded(rect.minX),
      y: rounded(rect.minY),
      width: rounded(rect.width),
      height: rounded(rect.height)
    )
  }
}
