import Testing
import UIKit
import UIKitTesting

/// Truth: WCAG 2.1 for contrasts, Apple's Human Interface Guidelines for sizes, and the documentation of `AccessibilityAuditType`.
///
/// #767676 is the lightest grey for text on white. Each fault has the same view without it.
@Suite(.device(.iPhone13, iOS: 16)) @MainActor struct AccessibilityAuditTests {
  private let device = Simulator.current
  private let controller = UIViewController()
  private var root: UIView { controller.view }

  init() {
    controller.view.backgroundColor = .systemBackground
    device.launch(controller)
  }

  private func issues(_ kind: AccessibilityAuditType = .all) -> [String] {
    var found: [String] = []
    device.performAccessibilityAudit(for: kind) { issue in
      #expect(kind.contains(issue.auditType))
      found.append(issue.compactDescription)
      return true
    }
    return found
  }

  private func add<View: UIView>(
    _ view: View,
    at frame: CGRect = CGRect(x: 20, y: 100, width: 200, height: 44)
  ) -> View {
    view.frame = frame
    root.addSubview(view)
    return view
  }

  private func label(
    _ text: String = "Total",
    _ color: UIColor = .black,
    font: UIFont = .systemFont(ofSize: 17),
    at frame: CGRect = CGRect(x: 20, y: 100, width: 200, height: 44)
  ) -> UILabel {
    let label = add(UILabel(), at: frame)
    (label.text, label.textColor, label.font) = (text, color, font)
    return label
  }

  private func grey(_ value: Int) -> UIColor { UIColor(white: CGFloat(value) / 255, alpha: 1) }

  // MARK: Contrast

  @Test func greyTextOnWhiteNeedsItsContrast() {
    let label = label("Total", grey(0x99))
    #expect(issues(.contrast) == ["text \"Total\" has a contrast of 2.84:1, #999999 on #FFFFFF"])
    label.textColor = grey(0x77)
    #expect(issues(.contrast).count == 1)
    label.textColor = grey(0x76)
    #expect(issues(.contrast) == [])
  }

  @Test(arguments: [(17, false, true), (18, false, false), (13, true, true), (14, true, false)])
  func largeTextNeedsLess(size: CGFloat, isBold: Bool, isFault: Bool) {
    _ = label("Total", grey(0x90), font: isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size))
    #expect(issues(.contrast).isEmpty == !isFault)
    _ = label(
      "Sum",
      grey(0x99),
      font: .systemFont(ofSize: 40),
      at: CGRect(x: 20, y: 300, width: 200, height: 60)
    )
    #expect(issues(.contrast).last == "text \"Sum\" has a contrast of 2.84:1, #999999 on #FFFFFF")
  }

  @Test func coloursAreThoseOfTheAppearance() {
    root.backgroundColor = .white
    _ = label("Total", .label)
    #expect(issues(.contrast) == [])
    device.appearance = .dark
    #expect(issues(.contrast) == ["text \"Total\" has a contrast of 1:1, #FFFFFF on #FFFFFF"])
    root.backgroundColor = .systemBackground
    let views = [add(UITextView()), add(UITextField())] as [UIView]
    for (index, view) in views.enumerated() { view.frame.origin.y = 200 + 80 * CGFloat(index) }
    (views[0] as? UITextView)?.text = "Notes"
    (views[1] as? UITextField)?.text = "Ada"
    #expect(issues(.contrast) == [])
  }

  @Test func theBackgroundIsWhatIsBehindTheText() {
    // Behind it are the root, a view beside it, and half of another one.
    let card = add(UIView(), at: CGRect(x: 0, y: 80, width: 390, height: 200))
    let label = label("Total", .white)
    #expect(issues(.contrast) == ["text \"Total\" has a contrast of 1:1, #FFFFFF on #FFFFFF"])
    card.backgroundColor = .black
    #expect(issues(.contrast) == [])
    card.alpha = 0.5
    #expect(issues(.contrast) == ["text \"Total\" has a contrast of 3.94:1, #FFFFFF on #808080"])
    label.backgroundColor = .black
    #expect(issues(.contrast) == [])
    label.backgroundColor = nil
    (card.alpha, card.frame.size.width) = (1, 30)
    #expect(issues(.contrast) == ["text \"Total\" has a contrast of 1:1, #FFFFFF on #FFFFFF"])
  }

  @Test func partsOfAnAttributedTextHaveTheirColours() {
    let label = label()
    let text = NSMutableAttributedString(string: "Total 12", attributes: [.foregroundColor: UIColor.black])
    label.attributedText = text
    #expect(issues(.contrast) == [])
    text.addAttributes([.foregroundColor: grey(0x99)], range: NSRange(location: 6, length: 2))
    label.attributedText = text
    #expect(issues(.contrast) == ["text \"Total 12\" has a contrast of 2.84:1, #999999 on #FFFFFF"])
  }

  @Test func textFieldsTextViewsAndButtonsHaveContrast() {
    let field = add(UITextField())
    (field.text, field.textColor, field.accessibilityLabel) = ("Ada", grey(0x99), "Name")
    let text = add(UITextView(), at: CGRect(x: 20, y: 200, width: 200, height: 80))
    (text.text, text.textColor, text.accessibilityLabel) = ("Lovelace", grey(0x99), "Notes")
    let button = add(UIButton(type: .custom), at: CGRect(x: 20, y: 300, width: 200, height: 44))
    button.setTitle("Save", for: .normal)
    let words = issues(.contrast)
    #expect(words.map { $0.prefix { $0 != " " } } == ["text", "text", "button"])
    #expect(words.last == "button \"Save\" has a contrast of 1:1, #FFFFFF on #FFFFFF")
    (field.textColor, text.textColor) = (.black, .black)
    button.setTitleColor(.black, for: .normal)
    #expect(issues(.contrast) == [])
  }

  @Test func whatCannotBeJudgedPasses() {
    let label = label("Total", .white)
    let picture = UIImageView(frame: label.frame)
    picture.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    root.insertSubview(picture, at: 0)
    #expect(issues(.contrast) == [])
    picture.removeFromSuperview()
    #expect(issues(.contrast).count == 1)
    label.isEnabled = false
    #expect(issues(.contrast) == [])
    label.isEnabled = true
    let curtain = add(UIView(), at: label.frame)
    curtain.isUserInteractionEnabled = false
    #expect(issues(.contrast).count == 1)
    curtain.backgroundColor = .blue
    #expect(issues(.contrast) == [])
  }

  // MARK: Targets

  private final class WideButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -12, dy: -12).contains(point)
    }
  }

  @Test func targetsAre44PointsWideAndHigh() {
    let button = add(UIButton(type: .system), at: CGRect(x: 100, y: 100, width: 20, height: 20))
    button.accessibilityLabel = "Add"
    #expect(issues(.hitRegion) == ["button \"Add\" is 20 × 20 points"])
    button.frame.size = CGSize(width: 80, height: 43)
    #expect(issues(.hitRegion) == ["button \"Add\" is 80 × 43 points"])
    button.frame.size = CGSize(width: 44, height: 44)
    #expect(issues(.hitRegion) == [])
    button.frame.size = CGSize(width: 20, height: 20)
    button.isEnabled = false
    #expect(issues(.hitRegion) == [])
    button.removeFromSuperview()
    let wide = add(WideButton(type: .system), at: CGRect(x: 100, y: 100, width: 20, height: 20))
    #expect(issues(.hitRegion) == [])
    // A view in front takes a part of its touches.
    _ = add(UIView(), at: CGRect(x: 122, y: 80, width: 60, height: 60))
    #expect(issues(.hitRegion) == ["button at (100, 100) is 20 × 20 points"])
    #expect(wide.superview === root)
  }

  @Test func viewsWithTapRecognizersAreTargets() {
    let star = add(UIImageView(), at: CGRect(x: 100, y: 100, width: 30, height: 30))
    (star.isAccessibilityElement, star.accessibilityLabel) = (true, "Favourite")
    star.isUserInteractionEnabled = true
    #expect(issues(.hitRegion) == [])
    star.addGestureRecognizer(UITapGestureRecognizer())
    #expect(issues(.hitRegion) == ["image \"Favourite\" is 30 × 30 points"])
    star.frame.size = CGSize(width: 50, height: 50)
    #expect(issues(.hitRegion) == [])
  }

  // MARK: Descriptions

  @Test func elementsNeedLabels() {
    let button = add(UIButton(type: .custom))
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    let toggle = add(UISwitch(), at: CGRect(x: 20, y: 200, width: 51, height: 31))
    toggle.accessibilityIdentifier = "wifi"
    let slider = add(UISlider(), at: CGRect(x: 20, y: 260, width: 100, height: 30))
    let field = add(UITextField(), at: CGRect(x: 20, y: 300, width: 100, height: 40))
    field.text = "Ada"
    let image = add(UIImageView(), at: CGRect(x: 20, y: 360, width: 100, height: 40))
    image.isAccessibilityElement = true
    #expect(
      issues(.sufficientElementDescription) == [
        "button at (20, 100) has no label", "switch with the identifier \"wifi\" has no label",
        "slider at (20, 260) has no label", "text field at (20, 300) has no label",
        "image at (20, 360) has no label",
      ]
    )
    button.accessibilityLabel = "Add"
    toggle.accessibilityLabel = "Wi-Fi"
    slider.accessibilityLabel = "Volume"
    field.placeholder = "Name"
    image.accessibilityLabel = "  "
    #expect(issues(.sufficientElementDescription) == ["image at (20, 360) has no label"])
    image.isAccessibilityElement = false
    #expect(issues(.sufficientElementDescription) == [])
  }

  @Test func partsOfDrawingsNeedLabels() {
    let wheel = add(UIView())
    let spoke = UIAccessibilityElement(accessibilityContainer: wheel)
    spoke.accessibilityTraits = .button
    spoke.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 20, height: 20)
    wheel.accessibilityElements = [spoke]
    #expect(issues(.sufficientElementDescription) == ["button at (30, 110) has no label"])
    spoke.accessibilityLabel = "Spoke"
    #expect(issues(.sufficientElementDescription) == [])
  }

  @Test(arguments: [("icon_add", true), ("star@2x.png", true), ("Add", false), ("Add to cart", false)])
  func namesOfFilesAreNoLabels(label: String, isFault: Bool) {
    let button = add(UIButton(type: .custom))
    button.accessibilityLabel = label
    #expect(issues(.sufficientElementDescription).isEmpty == !isFault)
    // What is on the screen is a name.
    button.setTitle(label, for: .normal)
    #expect(issues(.sufficientElementDescription) == [])
  }

  // MARK: Elements and traits

  @Test func whatIsSeenOrTappedMustBeFound() {
    let label = label()
    let button = add(UIButton(type: .system), at: CGRect(x: 20, y: 200, width: 100, height: 44))
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    let star = add(UIView(), at: CGRect(x: 20, y: 300, width: 50, height: 50))
    star.addGestureRecognizer(UITapGestureRecognizer())
    #expect(issues(.elementDetection) == ["view at (20, 300) is not found by assistive technologies"])
    star.isAccessibilityElement = true
    label.isAccessibilityElement = false
    button.isAccessibilityElement = false
    #expect(issues(.elementDetection).map { $0.prefix { $0 != " " } } == ["text", "button"])
    // The title of a button is an element then.
    button.setTitle("Save", for: .normal)
    #expect(issues(.elementDetection).count == 1)
    root.accessibilityElementsHidden = true
    #expect(issues(.elementDetection) == [])
    root.accessibilityElementsHidden = false
    // Elements around or within a view describe it.
    root.isAccessibilityElement = true
    #expect(issues(.elementDetection) == [])
  }

  @Test func traitsSayHowAnElementReacts() {
    let star = add(UIImageView(), at: CGRect(x: 20, y: 300, width: 50, height: 50))
    (star.isAccessibilityElement, star.accessibilityLabel) = (true, "Favourite")
    star.isUserInteractionEnabled = true
    star.addGestureRecognizer(UITapGestureRecognizer())
    #expect(issues(.trait) == ["image \"Favourite\" reacts to taps, but no trait says so"])
    star.accessibilityTraits.insert(.button)
    #expect(issues(.trait) == [])
    star.accessibilityTraits.insert(.link)
    #expect(issues(.trait) == ["button \"Favourite\" has traits that exclude each other: .button, .link"])
  }

  // MARK: Texts

  @Test func labelsShowAllOfTheirText() {
    let label = label("A label with a long text", at: CGRect(x: 20, y: 100, width: 100, height: 21))
    #expect(issues(.textClipped) == ["text \"A label with a long text\" doesn't show all of its text"])
    label.adjustsFontSizeToFitWidth = true
    #expect(issues(.textClipped) == [])
    label.minimumScaleFactor = 0.9
    #expect(issues(.textClipped).count == 1)
    label.adjustsFontSizeToFitWidth = false
    label.numberOfLines = 0
    #expect(issues(.textClipped).count == 1)
    label.frame.size.height = 80
    #expect(issues(.textClipped) == [])
    (label.frame.size, label.numberOfLines) = (CGSize(width: 300, height: 12), 1)
    #expect(issues(.textClipped).count == 1)
    label.sizeToFit()
    #expect(issues(.textClipped) == [])
  }

  @Test func viewsAroundATextDoNotCutIt() {
    let card = add(UIView(), at: CGRect(x: 20, y: 100, width: 60, height: 60))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "A long text"
    card.addSubview(label)
    #expect(issues(.textClipped) == [])
    card.clipsToBounds = true
    #expect(
      issues(.textClipped) == ["text \"A long text\" is cut by a view around it or by the screen's edge"]
    )
    // Only the text counts.
    label.text = "Short"
    #expect(issues(.textClipped) == [])
    label.textAlignment = .right
    label.frame.origin.x = -150
    #expect(issues(.textClipped) == [])
    label.text = "A long text"
    #expect(issues(.textClipped).count == 1)
  }

  @Test func textViewsThatDoNotScrollShowAllOfTheirText() {
    let text = add(UITextView())
    text.text = "One\nTwo\nThree\nFour"
    #expect(issues(.textClipped) == [])
    text.isScrollEnabled = false
    #expect(issues(.textClipped) == ["text field \"One Two Three Four\" doesn't show all of its text"])
    text.frame.size.height = 200
    #expect(issues(.textClipped) == [])
  }

  @Test func fontsFollowTheSizeOfTexts() {
    let label = label()
    let fault = issues(.dynamicType)
    #expect(fault.count == 1 && fault[0].hasPrefix("text \"Total\" has a fixed font, "))
    #expect(fault[0].hasSuffix(" of 17 points"))
    label.font = .preferredFont(forTextStyle: .body)
    #expect(issues(.dynamicType) == ["text \"Total\" keeps its font when the user changes the size of texts"])
    label.adjustsFontForContentSizeCategory = true
    #expect(issues(.dynamicType) == [])
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
    #expect(issues(.dynamicType) == [])
    let button = add(UIButton(type: .system), at: CGRect(x: 20, y: 200, width: 100, height: 44))
    button.setTitle("Save", for: .normal)
    #expect(issues(.dynamicType).first?.hasPrefix("button \"Save\" has a fixed font") == true)
    button.configuration = .plain()
    #expect(issues(.dynamicType) == [])
  }

  // MARK: Hostile screens

  enum Hiding: CaseIterable {
    case hidden, transparent, inHiddenView, outside, scrolled, empty, covered, behindAnAlert, infinite
  }

  @Test(arguments: Hiding.allCases) func whatNobodySeesIsNoFault(_ hiding: Hiding) {
    let scroll = add(UIScrollView(), at: CGRect(x: 0, y: 100, width: 390, height: 300))
    scroll.contentSize = CGSize(width: 390, height: 2_000)
    let card = UIView(frame: CGRect(x: 20, y: 0, width: 300, height: 100))
    scroll.addSubview(card)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    (label.text, label.textColor) = ("A label with a long text", grey(0xEE))
    let button = UIButton(frame: CGRect(x: 100, y: 0, width: 20, height: 20))
    let star = UIView(frame: CGRect(x: 200, y: 0, width: 20, height: 20))
    star.addGestureRecognizer(UITapGestureRecognizer())
    for view in [label, button, star] { card.addSubview(view) }
    #expect(issues().count >= 6)
    switch hiding {
    case .hidden: card.isHidden = true
    case .transparent: card.alpha = 0
    case .inHiddenView: scroll.isHidden = true
    case .outside: card.frame.origin.x = 1_000
    case .scrolled: scroll.contentOffset.y = 500
    case .empty: for view in [label, button, star] { view.bounds.size = .zero }
    case .covered: add(UIView(), at: root.bounds).backgroundColor = .white
    case .behindAnAlert:
      let alert = UIAlertController(title: "Delete?", message: "The note is lost.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      controller.present(alert, animated: true)
      device.advanceUntilIdle()
    case .infinite: card.transform = CGAffineTransform(scaleX: .infinity, y: .infinity)
    }
    #expect(issues() == [])
  }

  @Test func strangeWindowsAreHarmless() {
    let huge = UIWindow(frame: CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12))
    huge.isHidden = false
    _ = add(UIWindow(), at: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel(frame: CGRect(x: 1e12, y: 1e12 + 100, width: 20, height: 40))
    (label.text, label.textColor) = ("Total", .white)
    huge.addSubview(label)
    #expect(issues(.contrast) == ["text \"Total\" has a contrast of 1:1, #FFFFFF on #FFFFFF"])
  }

  /// A row that is half scrolled out, and a text that goes on below the screen in a scroll view, are no faults.
  @Test func partlyVisibleViewsOfScrollViewsAreNoFaults() {
    let scroll = add(UIScrollView(), at: CGRect(x: 0, y: 100, width: 390, height: 300))
    scroll.contentSize = CGSize(width: 390, height: 2_000)
    let label = UILabel(frame: CGRect(x: 20, y: 285, width: 200, height: 30))
    label.text = "Half of it"
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 230, y: 260, width: 100, height: 60)
    button.setTitle("Save", for: .normal)
    scroll.addSubview(label)
    scroll.addSubview(button)
    #expect(issues([.textClipped, .hitRegion]) == [])
  }

  // MARK: Assertions

  @Test func aFailureNamesTheFaultsAndTheScreen() {
    let button = add(UIButton(type: .system), at: CGRect(x: 100, y: 100, width: 20, height: 20))
    button.accessibilityLabel = "Add"
    expectFailure(
      "The accessibility audit found 1 issue:\n  hitRegion: button \"Add\" is 20 × 20 points. "
        + "Make it at least 44 × 44 points, or enlarge its `point(inside:with:)`.\nOn the screen: button \"Add\"."
    ) {
      device.performAccessibilityAudit()
    }
    device.performAccessibilityAudit(for: [.contrast, .textClipped])
    device.performAccessibilityAudit { $0.auditType == .hitRegion && $0.element === button }
    struct Stop: Error {}
    #expect(throws: Stop.self) { try device.performAccessibilityAudit { _ in throw Stop() } }
  }
}
