import RecipeRunner
import Testing
import ToolRunning

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
    ("iOS 14.0 and later", false), ("iOS 15 and later", false),
  ])
  func aRangeBeginsBeforeTheVersionThatAnAPINeeds(works: String, isFault: Bool) throws {
    let api = APIAvailability.newest(in: "UIBarButtonItem(systemItem: .add, primaryAction: nil)")
    #expect(try #require(SystemRange(works)).begins(before: #require(api).version) == isFault)
  }

  @Test(arguments: try await RecordedRun.recipes())
  func noLessonWorksBeforeTheNewestAPIOfItsExample(recipe: String) async throws {
    let card = try await RecordedRun.report(of: recipe).declaration.card
    guard let works = card.works, let api = APIAvailability.newest(in: card.listing) else { return }
    #expect(
      try !#require(SystemRange(works)).begins(before: api.version),
      "`works` says '\(works)', but the example uses `\(api.name)`, which needs iOS \(api.version)."
    )
  }
}
