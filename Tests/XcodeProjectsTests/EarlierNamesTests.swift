import Testing

@testable import XcodeProjects

/// Truth: Apple, "Swift 4.2" in the release notes of Xcode 10, and the fix-its of the compiler.
struct EarlierNamesTests {
  @Test(arguments: [
    ("let a: UIControlState = b", "let a: UIControl.State = b"),
    (
      "c.addTarget(d, action: e, for: UIControlEvents.touchDown)",
      "c.addTarget(d, action: e, for: UIControl.Event.touchDown)"
    ),
    ("table.rowHeight = UITableViewAutomaticDimension", "table.rowHeight = UITableView.automaticDimension"),
    (
      "center.post(name: .UIKeyboardWillShow, object: nil)",
      "center.post(name: UIResponder.keyboardWillShowNotification, object: nil)"
    ),
    ("let n = NSNotification.Name.UIKeyboardDidHide", "let n = UIResponder.keyboardDidHideNotification"),
    (
      "let n = Notification.Name.UIKeyboardDidHide.rawValue",
      "let n = UIResponder.keyboardDidHideNotification.rawValue"
    ),
    ("view.bringSubview(toFront: label)", "view.bringSubviewToFront(label)"),
    ("for child in childViewControllers {}", "for child in children {}"),
    ("addChildViewController(child)", "addChild(child)"),
    ("child.removeFromParentViewController()", "child.removeFromParent()"),
    ("child.didMove(toParentViewController: self)", "child.didMove(toParent: self)"),
    (
      "override func willMove(toParentViewController parent: UIViewController?) {}",
      "override func willMove(toParent parent: UIViewController?) {}"
    ),
    (
      "let i = UIEdgeInsetsMake(1, f(2, 3), 4, -5)",
      "let i = UIEdgeInsets(top: 1, left: f(2, 3), bottom: 4, right: -5)"
    ),
    (
      "bar.titleTextAttributes = [NSForegroundColorAttributeName: UIColor.white, NSFontAttributeName : font]",
      "bar.titleTextAttributes = [NSAttributedString.Key.foregroundColor: UIColor.white, NSAttributedString.Key.font : font]"
    ),
    (
      "let a: [String : Any] = [\n  NSKernAttributeName: 2]",
      "let a: [NSAttributedString.Key: Any] = [\n  NSAttributedString.Key.kern: 2]"
    ),
    (
      "let a = UIFont.systemFont(ofSize: 9, weight: UIFontWeightBold)",
      "let a = UIFont.systemFont(ofSize: 9, weight: UIFont.Weight.bold)"
    ),
    ("let n = text.characters.count", "let n = text.count"), ("f(text?.characters.first)", "f(text?.first)"),
    ("for c in Array(text!.characters) {}", "for c in Array(text!) {}"),
    ("let c = text?.characters", "let c = text"),
    ("let characters = 1\nf(a.characters)", nil), ("a.characters(1)", nil), ("\"a.characters\"", nil),
    ("a.priority = UILayoutPriorityDefaultHigh", "a.priority = UILayoutPriority.defaultHigh"),
    ("let a: [String: Any] = [\"NSFontAttributeName\": 1]", nil), ("let a = NSMyAttributeName", nil),
    ("a()\n\n  // UIControlState\n  b(\"UIControlState\") + UIControlStateOfMine", nil),
    ("cell.didMove(to: row)", nil), ("let UIKeyboardWillShow = 1", nil), ("UIEdgeInsetsMake(1, 2", nil),
    ("// UIEdgeInsetsMake(1, 2, 3, 4)\nlet a = \"UIEdgeInsetsMake(1, 2, 3, 4)\"", nil),
    ("/* let a: [String: Any] = [NSAttributedString.Key.kern: 2]\n UIEdgeInsetsMake(1, 2, 3, 4) */", nil),
    ("let a = \"[String: Any] = [NSAttributedString.Key.kern: 2]\"", nil),
    (
      "UIEdgeInsetsMake(f(\"a, )\"), 2 /* ), */, 3, 4) // UIEdgeInsetsMake(1, 2, 3, 4)",
      "UIEdgeInsets(top: f(\"a, )\"), left: 2 /* ), */, bottom: 3, right: 4) // UIEdgeInsetsMake(1, 2, 3, 4)"
    ),
  ])
  func codeHasTodaysNames(_ code: String, _ expected: String?) {
    let (modernized, renamed) = EarlierNames.known.modernized(code)
    #expect(modernized == expected ?? code)
    #expect(renamed.isEmpty == (expected == nil))
  }

  @Test func whatWasRenamedIsTold() {
    let code = "addChildViewController(a)\na.didMove(toParentViewController: self)\nlet b: UIControlState\n"
    #expect(
      EarlierNames.known.modernized(code).renamed == [
        "addChildViewController": "addChild", "didMove(toParentViewController:)": "didMove(toParent:)",
        "UIControlState": "UIControl.State",
      ]
    )
  }

  /// Truth: Swift Evolution 160, which limits the inference of `@objc`.
  @Test func methodsThatSelectorsNameAreExposed() {
    let code = """
      button.addTarget(self, action: #selector(Clock.tick), for: .touchUpInside)
      let other = #selector(tock(_:))
      class Clock: NSObject {
        func tick() {}
        private func tock(_ sender: Any) {}
        @objc func tick(_ sender: Any) {}
        @IBAction
        func tock() {}
        func ticking() {}
      }
      """
    var (exposed, renamed) = (code, [:] as [String: String])
    ExposedMethods.expose(ExposedMethods.selected(in: [code]), in: &exposed, &renamed)
    #expect(
      exposed
        == code.replacing("  func tick()", with: "  @objc func tick()")
        .replacing("  private func", with: "  @objc private func")
    )
    #expect(renamed == ["func tick": "@objc func tick", "func tock": "@objc func tock"])
  }
}
