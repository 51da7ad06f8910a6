import RecipeKit

/// A phone that runs the example.
@MainActor
struct Phone {
  /// Once all round, a quarter turn to the left at a time, ending upright; and the angles of the root view then.
  static let quarters: [(orientation: UIDeviceOrientation, degrees: Int)] = [
    (.landscapeLeft, 90), (.portraitUpsideDown, 180), (.landscapeRight, -90), (.portrait, 0),
  ]

  let device: Simulator
  let controller: SwapViewController

  init(_ make: SwapRecipe.Way, iOS version: Double = 4, on stage: Stage) {
    device = stage.boot(.iPhone4, iOS: version)
    controller = make()
    device.launch(controller)
  }

  /// Looks in each orientation on the way all round.
  func allRound<Value>(_ look: (SwapViewController) -> Value) -> [Value] {
    Phone.quarters.map {
      device.rotate(to: $0.orientation)
      return look(controller)
    }
  }

  func tap(_ title: String) {
    let button = controller.view.buttons.first { $0.title(for: .normal) == title }
    if let button { device.tap(button) }
  }

  /// Connects the outlet of each view to the other one.
  func crossViews() {
    (controller.portrait, controller.landscape) = (controller.landscape, controller.portrait)
  }
}

extension SwapViewController {
  /// The button outlets that are not nil: Foo and Bar of portrait, then of landscape.
  var buttonOutlets: [UIButton] {
    [portraitFooButton, portraitBarButton, landscapeFooButton, landscapeBarButton].compactMap(\.self)
  }

  /// What the outlets that are not nil refer to.
  var outlets: [UIView] { [portrait, landscape].compactMap(\.self) + buttonOutlets }

  var allButtons: [UIButton] { (portrait?.buttons ?? []) + (landscape?.buttons ?? []) }

  private var visibleButtons: [UIButton] { view.buttons.filter { !$0.isHidden } }

  /// The titles of the buttons on screen.
  var titles: [String] { visibleButtons.compactMap { $0.title(for: .normal) } }

  /// How many buttons with a title are hidden, in both views together.
  func hidden(_ title: String) -> Int {
    allButtons.count { $0.isHidden && $0.title(for: .normal) == title }
  }

  /// Which view is shown: that of portrait has its buttons in a column, that of landscape in a row.
  var shown: String {
    let frames = view.buttons.map(\.frame)
    guard frames.count == 2 else { return "neither" }
    return frames[0].minX == frames[1].minX ? "portrait" : "landscape"
  }

  /// What is on screen, such as `portrait: Foo over Bar`.
  var onScreen: String {
    let visible = visibleButtons.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    let isColumn = Set(visible.map(\.frame.minX)).count == 1
    let titles = visible.compactMap { $0.title(for: .normal) }
    let text = titles.isEmpty ? "nothing" : titles.joined(separator: isColumn ? " over " : " beside ")
    return "\(shown): \(text)"
  }

  /// How the shown view stands, such as `landscape`, `90°` and `480 × 300`.
  var pose: [String] {
    [shown, "\(view.transform.degrees)°", ValueText.describe(view.bounds.size)]
  }
}

extension UIView {
  var buttons: [UIButton] { subviews.compactMap { $0 as? UIButton } }

  /// The pictures and the buttons' titles in the view.
  var looks: [String?] {
    [DrawnPhotos.name(of: subviews.lazy.compactMap { ($0 as? UIImageView)?.image }.last)]
      + buttons.map { $0.title(for: .normal) }
  }
}

extension CGAffineTransform {
  /// The angle of a rotation in whole degrees, above -180 and up to 180.
  var degrees: Int {
    let degrees = Int((atan2(b, a) * 180 / .pi).rounded())
    return degrees == -180 ? 180 : degrees
  }
}
