import Simulator
import Testing
import UIKit

/// Truth: Apple, UIStackView and "Auto Layout Guide", "Stack Views"; frames that follow by arithmetic.
@MainActor @Suite(.held(.iPhone6, iOS: 9))
struct UIStackViewTests {
  /// A view with a natural size.
  private final class Box: UIView {
    var size = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: CGSize { size }
  }

  private let device: Simulator
  private let stack: UIStackView
  private let boxes: [Box]

  /// A stack of boxes of 20 × 10, 30 × 40 and 50 × 20 points, which its frame doesn't stretch.
  init() throws {
    device = try #require(Simulator.held)
    boxes = [CGSize(width: 20, height: 10), CGSize(width: 30, height: 40), CGSize(width: 50, height: 20)].map
    {
      let box = Box()
      box.size = $0
      return box
    }
    stack = UIStackView(arrangedSubviews: boxes)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let controller = UIViewController()
    controller.view.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10).isActive = true
    stack.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 30).isActive = true
    device.launch(controller)
  }

  private func frames(width: CGFloat? = nil, height: CGFloat? = nil) -> [CGRect] {
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    stack.window?.layoutIfNeeded()
    return boxes.map(\.frame)
  }

  private func lengths(_ frames: [CGRect]) -> [CGFloat] { frames.flatMap { [$0.minX, $0.width] } }

  /// Truth: the sum of the natural widths and spaces, and the greatest height.
  @Test func aStackWithoutASuperviewArrangesItsViews() {
    let stack = UIStackView()
    stack.spacing = 5
    for size in [CGSize(width: 20, height: 10), CGSize(width: 30, height: 40)] {
      let box = Box()
      box.size = size
      stack.addArrangedSubview(box)
    }
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 55, height: 40)
    )
    stack.frame = CGRect(x: 0, y: 0, width: 55, height: 40)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 25])
    #expect(stack.arrangedSubviews.map(\.frame.width) == [20, 30])
  }

  // MARK: Defaults and arranged views

  @Test func aStackIsARowThatItsViewsFill() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement && stack.arrangedSubviews.isEmpty)
    #expect(stack.intrinsicContentSize == UIView().intrinsicContentSize)
  }

  @Test func arrangedViewsAreSubviewsWithoutMasks() {
    #expect(stack.arrangedSubviews == boxes && stack.subviews == boxes)
    #expect(boxes.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test func theOrderOfArrangedViewsIsNotThatOfSubviews() {
    let box = Box()
    stack.insertArrangedSubview(box, at: 1)
    #expect(stack.arrangedSubviews == [boxes[0], box, boxes[1], boxes[2]])
    #expect(stack.subviews == boxes + [box])
    stack.addArrangedSubview(boxes[0])
    #expect(stack.arrangedSubviews == [box, boxes[1], boxes[2], boxes[0]])
    #expect(stack.subviews == boxes + [box])
  }

  @Test func aViewIsNotArrangedAnyMoreAfterItsRemoval() {
    stack.removeArrangedSubview(boxes[0])
    #expect(boxes[0].superview === stack)
    boxes[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [boxes[2]])
    UIView().addSubview(boxes[2])
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews == [boxes[0]])
  }

  @Test func anIndexOutOfRangeRaises() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
    }
  }

  // MARK: Size

  @Test func aRowIsAsLargeAsItsViewsNeed() {
    stack.spacing = 5
    #expect(
      frames() == [
        CGRect(x: 0, y: 0, width: 20, height: 40), CGRect(x: 25, y: 0, width: 30, height: 40),
        CGRect(x: 60, y: 0, width: 50, height: 40),
      ]
    )
    #expect(stack.frame == CGRect(x: 10, y: 30, width: 110, height: 40))
  }

  @Test func aColumnIsAsLargeAsItsViewsNeed() {
    stack.axis = .vertical
    stack.alignment = .leading
    #expect(
      frames() == [
        CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 0, y: 10, width: 30, height: 40),
        CGRect(x: 0, y: 50, width: 50, height: 20),
      ]
    )
    #expect(stack.frame.size == CGSize(width: 50, height: 70))
  }

  // MARK: Distributions

  @Test func theViewThatHugsLeastIsStretched() {
    boxes[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    #expect(lengths(frames(width: 200)) == [0, 20, 20, 130, 150, 50])
  }

  @Test func theViewThatResistsLeastIsCompressed() {
    boxes[2].setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
    #expect(lengths(frames(width: 70)) == [0, 20, 20, 30, 50, 20])
  }

  @Test func viewsAreEquallyLong() {
    stack.distribution = .fillEqually
    stack.spacing = 15
    #expect(lengths(frames(width: 300)) == [0, 90, 105, 90, 210, 90])
  }

  @Test func viewsAreLongInProportion() {
    stack.distribution = .fillProportionally
    #expect(lengths(frames(width: 300)) == [0, 60, 60, 90, 150, 150])
  }

  /// Widths that developers measured (Stack Overflow 46368061; radar 34595752).
  @Test(
    arguments: [
      (Array(repeating: 20, count: 10), 2, 400, Array(repeating: 36.7, count: 9) + [51.7]),
      ([25, 75], 20, 200, [41.67, 138.33]), ([9.75, 56.65], 0, 464.67, [68.23, 396.44]),
    ] as [([CGFloat], CGFloat, CGFloat, [CGFloat])]
  )
  func sharesCountSpacesAndFractionsOfPoints(
    widths: [CGFloat],
    spacing: CGFloat,
    width: CGFloat,
    expected: [CGFloat]
  ) {
    for box in boxes { box.removeFromSuperview() }
    for width in widths {
      let box = Box()
      box.size = CGSize(width: width, height: 10)
      stack.addArrangedSubview(box)
    }
    stack.distribution = .fillProportionally
    stack.spacing = spacing
    stack.widthAnchor.constraint(equalToConstant: width).isActive = true
    stack.window?.layoutIfNeeded()
    for (view, length) in zip(stack.arrangedSubviews, expected) {
      #expect(abs(view.frame.width - length) <= 0.51)
    }
  }

  /// A single view is as long as the stack, and begins at its margin (Stack Overflow: "a UIStackView with a single view, fill
  /// proportionally, and layout margins").
  @Test func aSingleViewInProportionIgnoresTheSecondMargin() {
    boxes[1].removeFromSuperview()
    boxes[2].removeFromSuperview()
    stack.distribution = .fillProportionally
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    #expect(lengths([frames(width: 200)[0]]) == [10, 200])
    #expect(device.console.filter { $0.contains("'UISV-fill-proportionally'") }.count == 1)
  }

  /// 200 points less 100 of views are two spaces of 50.
  @Test func spacesAreEqual() {
    stack.distribution = .equalSpacing
    stack.spacing = 10
    #expect(lengths(frames(width: 200)) == [0, 20, 70, 30, 150, 50])
  }

  /// The outer centres are at 10 and 175, so the middle one is at 92.5.
  @Test func distancesOfCentresAreEqual() {
    stack.distribution = .equalCentering
    #expect(lengths(frames(width: 200)) == [0, 20, 77.5, 30, 150, 50])
  }

  /// Centres at equal distances would leave 7.5 points between the last two views.
  @Test func theSpacingComesBeforeEqualCentres() {
    stack.distribution = .equalCentering
    stack.spacing = 10
    #expect(lengths(frames(width: 130)) == [0, 20, 40, 30, 80, 50])
  }

  // MARK: Alignments

  @Test(arguments: [
    (UIStackView.Alignment.fill, [0.0, 60, 0, 60, 0, 60]), (.top, [0, 10, 0, 40, 0, 20]),
    (.center, [25, 10, 10, 40, 20, 20]), (.bottom, [50, 10, 20, 40, 40, 20]),
  ])
  func viewsAreAlignedAcrossTheRow(alignment: UIStackView.Alignment, expected: [CGFloat]) {
    stack.alignment = alignment
    #expect(frames(height: 60).flatMap { [$0.minY, $0.height] } == expected)
  }

  @Test func baselinesAreAligned() {
    let labels = [12, 30].map { size in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      return label
    }
    for box in boxes { box.removeFromSuperview() }
    for label in labels { stack.addArrangedSubview(label) }
    stack.alignment = .firstBaseline
    stack.window?.layoutIfNeeded()
    let difference = labels[1].font.ascender - labels[0].font.ascender
    #expect(labels[1].frame.minY == 0)
    #expect((labels[0].frame.minY - difference).magnitude <= 0.5)
  }

  // MARK: Spaces

  @Test func aViewCanHaveASpaceOfItsOwn() {
    stack.spacing = 5
    stack.setCustomSpacing(12, after: boxes[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[1])
    #expect(stack.customSpacing(after: boxes[0]) == 12)
    #expect(stack.customSpacing(after: boxes[2]) == UIStackView.spacingUseDefault)
    #expect(lengths(frames()) == [0, 20, 32, 30, 70, 50])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
    #expect(lengths(frames()) == [0, 20, 25, 30, 63, 50])
  }

  @Test func viewsKeepTheMarginsIfAsked() {
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(frames()[0] == CGRect(x: 2, y: 1, width: 20, height: 40))
    #expect(stack.frame.size == CGSize(width: 106, height: 44))
  }

  // MARK: Hidden views

  @Test func aHiddenViewTakesNoRoom() {
    stack.spacing = 5
    boxes[1].isHidden = true
    _ = frames()
    #expect(boxes[0].frame.minX == 0 && boxes[2].frame.minX == 25)
    #expect(stack.frame.size == CGSize(width: 75, height: 20))
    #expect(stack.arrangedSubviews == boxes)
    boxes[1].isHidden = false
    #expect(lengths(frames()) == [0, 20, 25, 30, 60, 50])
  }

  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func aHiddenViewHasNoLength(axis: NSLayoutConstraint.Axis) {
    stack.axis = axis
    _ = frames()
    for index in [0, 1] { boxes[index].isHidden = true }
    _ = frames()
    for box in boxes[..<2] {
      #expect((axis == .horizontal ? box.frame.width : box.frame.height) == 0)
      #expect((axis == .horizontal ? box.frame.minX : box.frame.minY) == 0)
    }
    #expect(device.console.isEmpty)
  }

  /// The text of a public log: the application's constraint gives way.
  @Test func aHiddenViewWithARequiredLengthConflicts() {
    boxes[1].widthAnchor.constraint(equalToConstant: 96).isActive = true
    #expect(lengths(frames()) == [0, 20, 20, 96, 116, 50])
    boxes[1].isHidden = true
    #expect(lengths(frames()) == [0, 20, 20, 0, 20, 50])
    let conflicts = device.console.filter { $0.contains("Unable to simultaneously satisfy constraints.") }
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.contains("'UISV-hiding' Box.width == 0   (active)>") == true)
    #expect(
      conflicts.first?.contains("breaking constraint \n<NSLayoutConstraint Box.width == 96   (active)>")
        == true
    )
    boxes[1].isHidden = false
    #expect(lengths(frames()) == [0, 20, 20, 96, 116, 50])
  }

  @Test func theOthersMoveWithAnAnimation() {
    _ = frames()
    UIView.animate(withDuration: 1) { boxes[0].isHidden = true }
    #expect(boxes[1].frame.minX == 0)
    device.advance(by: 0.5)
    let shown = boxes[1].layer.presentation()?.position.x ?? 0
    #expect(shown > 15 && shown < 35)
    device.advanceUntilIdle()
    #expect(boxes[1].layer.presentation()?.position.x == 15)
  }

  // MARK: Drawing

  @Test func anOldStackDrawsNoBackground() {
    stack.backgroundColor = .red
    #expect(stack.backgroundColor == .red)
    #expect(stack.layer.presentation()?.backgroundColor == nil)
  }
}
