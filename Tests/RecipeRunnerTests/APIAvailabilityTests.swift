import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: Apple, the availability that the documentation of each symbol states.
struct APIAvailabilityTests {
  @Test(arguments: [
    ("UIBarButtonItem(systemItem: .add, primaryAction: action)", "14.0"),
    ("button.addAction(\n  UIAction { [weak self] _ in self?.f(1, 2) },\n  for: .touchUpInside\n)", "14.0"),
    ("alert.addAction(action)", nil),
    ("let action = UIAction(handler: f)", "13.0"),
    ("name.lowercased().replacing(\" \", with: \"-\")", "16.0"),
    ("UIGraphicsImageRenderer(size: size).image { $0.fill(r) }", "10.0"),
    ("label.font = .systemFont(ofSize: 34, weight: .light)", "8.2"),
    ("label.font = .systemFont(ofSize: 34)", nil),
    ("override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }", "6.0"),
    ("view.trackTintColor = .red", "5.0"),
    ("destination.modalPresentationStyle = .overFullScreen", "8.0"),
    ("controller.modalPresentationStyle = .custom", nil),
    ("controller.modalPresentationStyle = .popover", "8.0"),
    ("content.popover.close()", nil),
    ("let popover = 1; use(content.popover)", nil),
    ("show(DishController(dish: dish), sender: self)", "8.0"),
    ("func show(_ photo: Photo) {}\nshow(photo)", nil),
    (
      "override func viewWillTransition(to size: CGSize, with c: UIViewControllerTransitionCoordinator) {}",
      "8.0"
    ),
    ("// UIAction\n/* UIStackView */ let text = \"UIAction \\(safeAreaInsets)\"", nil),
    ("let text = \"\"\"\n  UIAction \"quoted\"\n  \"\"\"\nlet pan = UIPanGestureRecognizer()", "3.2"),
    ("class AttributedString {}\nlet a = AttributedString()", nil),
  ])
  func codeNeedsTheSystemOfItsNewestAPI(code: String, version: String?) {
    #expect(APIAvailability.newest(in: code)?.version == version)
  }

  @Test(arguments: [
    ("iOS 5 to 7", true), ("iOS 13 and later", true), ("iOS 14 and later", false),
    ("iOS 14.0 and later", false),
    ("iOS 15 and later", false),
  ])
  func aBadgeBelowTheExamplesAPIIsAFault(works: String, isFault: Bool) {
    let card = RecipeCard(
      id: "a",
      title: "A",
      chapter: "C",
      problem: "",
      solution: "",
      works: works,
      listing: "let item = UIBarButtonItem(systemItem: .add, primaryAction: nil)"
    )
    let issues = DeclarationAudit.faults(
      in: RecipeDeclaration(card: card, claims: [], variants: [Sample.right])
    )
    let words =
      "`works` says '\(works)', but the example uses `primaryAction:`, which needs iOS 14.0. "
      + "Say so in `works`, or use older API."
    #expect(issues == (isFault ? [words] : []))
  }
}
