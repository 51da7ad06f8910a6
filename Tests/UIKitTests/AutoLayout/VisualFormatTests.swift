import Simulator
import Testing
import UIKit

/// Truth: Apple, "Auto Layout Guide", "Visual Format Language", with its examples; NSLayoutConstraint.FormatOptions; texts of exceptions
/// as in public crash logs.
@MainActor @Suite(.held(.iPhone6, iOS: 9))
struct VisualFormatTests {
  private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let a = UIView()
  private let b = UIView()

  init() {
    superview.addSubview(a)
    superview.addSubview(b)
  }

  /// The constraints of a format, as `first.attribute relation second.attribute + constant @ priority`.
  private func lines(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    let names = [ObjectIdentifier(superview): "|", ObjectIdentifier(a): "a", ObjectIdentifier(b): "b"]
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      item.map { "\(names[ObjectIdentifier($0)] ?? "?").\(attribute)" } ?? ""
    }
    let relations: [NSLayoutConstraint.Relation: String] = [
      .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
    ]
    return NSLayoutConstraint.constraints(
      withVisualFormat: format,
      options: options,
      metrics: metrics,
      views: ["a": a, "b": b, "_view2": a]
    ).map { constraint in
      #expect(constraint.multiplier == 1 && !constraint.isActive)
      let parts = [
        side(constraint.firstItem, constraint.firstAttribute), relations[constraint.relation] ?? "?",
        side(constraint.secondItem, constraint.secondAttribute),
        constraint.constant == 0 && constraint.secondItem != nil ? "" : "\(Int(constraint.constant))",
        constraint.priority == .required ? "" : "@\(Int(constraint.priority.rawValue))",
      ]
      return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("[a]-[b]", ["b.leading == a.trailing 8"]),
    ("[a(>=50)]", ["a.width >= 50"]),
    ("|-50-[a]-60-|", ["a.leading == |.leading 50", "|.trailing == a.trailing 60"]),
    ("V:[a]-10-[b]", ["b.top == a.bottom 10"]),
    ("[a][b]", ["b.leading == a.trailing"]),
    ("[a(100@20)]", ["a.width == 100 @20"]),
    ("[a(==b)]", ["a.width == b.width"]),
    ("V:[a(b)]", ["a.height == b.height"]),
    ("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]),
    (
      "|-[a]-[b(>=20)]-|",
      [
        "b.width >= 20", "a.leading == |.leadingMargin", "b.leading == a.trailing 8",
        "|.trailingMargin == b.trailing",
      ]
    ),
    ("H:|[_view2]|", ["a.leading == |.leading", "|.trailing == a.trailing"]),
    ("V:|-(>=4,<=9@250)-[a]", ["a.top >= |.top 4", "a.top <= |.top 9 @250"]),
    ("V:|-[a]-|", ["a.top == |.topMargin", "|.bottomMargin == a.bottom"]),
    ("[a]-(-5)-[b]", ["b.leading == a.trailing -5"]),
    ("H: [a] -10 -[b]", ["b.leading == a.trailing 10"]),
  ])
  func aFormatMeansConstraints(format: String, expected: [String]) {
    #expect(lines(format) == expected)
  }

  @Test func metricsAreNumbersByName() {
    let metrics: [String: Any] = ["gap": 12, "wide": 100.0, "low": NSNumber(value: 250)]
    #expect(
      lines("[a(wide@low)]-gap-[b]", metrics: metrics) == [
        "a.width == 100 @250", "b.leading == a.trailing 12",
      ]
    )
  }

  @Test func viewsAreAlignedWithTheirNeighbours() {
    #expect(
      lines("[a][b]", [.alignAllTop, .alignAllLastBaseline])
        == ["b.leading == a.trailing", "a.top == b.top", "a.lastBaseline == b.lastBaseline"]
    )
    #expect(lines("V:[a][b]", .alignAllCenterX) == ["b.top == a.bottom", "a.centerX == b.centerX"])
    #expect(lines("[a]", .alignAllTop) == [])
  }

  @Test func aDirectionChoosesTheEdges() {
    #expect(
      lines("|-5-[a]-6-[b]", .directionLeftToRight) == ["a.left == |.left 5", "b.left == a.right 6"]
    )
    #expect(
      lines("|-5-[a]-6-[b]", .directionRightToLeft) == ["|.right == a.right 5", "a.left == b.right 6"]
    )
    #expect(lines("V:[a]-6-[b]", .directionRightToLeft) == ["b.top == a.bottom 6"])
  }

  @Test func spacesCanLieBetweenBaselines() {
    #expect(
      lines("V:|-5-[a]-20-[b]", .spacingBaselineToBaseline)
        == ["a.top == |.top 5", "b.firstBaseline == a.lastBaseline 20"]
    )
  }

  /// Before iOS 8 views had no margins, and the standard space to a superview was 20 points.
  @Test func theStandardSpaceToASuperviewWasTwentyPoints() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    #expect(lines("|-[a]-|") == ["a.leading == |.leading 20", "|.trailing == a.trailing 20"])
  }

  @Test func optionsHaveAppleSNumbers() {
    #expect(NSLayoutConstraint.FormatOptions.alignAllLeft.rawValue == 1 << 1)
    #expect(NSLayoutConstraint.FormatOptions.alignAllCenterY.rawValue == 1 << 10)
    #expect(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue == 1 << 12)
    #expect(NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue == 2 << 16)
    #expect(NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline.rawValue == 1 << 19)
  }

  // MARK: Exceptions

  @Test(
    arguments: [
      (
        "H:|-[a", [],
        "Expected a ']' here. That is how you give the end of a view. \nH:|-[a \n      ^"
      ),
      (
        "H:[self.arrows]-5-|", [],
        "self is not a key in the views dictionary. \nH:[self.arrows]-5-| \n       ^"
      ),
      (
        "H:|[a]- (padding)-[b]|", [],
        "Expected a number or key from the metrics dictionary, but encountered something else "
          + "\nH:|[a]- (padding)-[b]| \n       ^"
      ),
      (
        "|[lonely]|", [],
        "Unable to interpret '|' character, because the related view doesn't have a superview \n|[lonely]| \n         ^"
      ),
      (
        "H:|-margiin-[a]", [],
        "Encountered metric with name \"margiin\", but value was not specified in metrics or views dictionaries "
          + "\nH:|-margiin-[a] \n           ^"
      ),
      (
        "[a][b]", .alignAllLeft,
        "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also "
          + "horizontal. \n[a][b] \n      ^"
      ),
    ] as [(String, NSLayoutConstraint.FormatOptions, String)]
  )
  func whatCannotBeParsedRaisesAndPointsToThePlace(
    format: String,
    options: NSLayoutConstraint.FormatOptions,
    reason: String
  ) async {
    let number = options.rawValue
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) { [format = format as String, number = number as UInt] in
      await MainActor.run {
        let superview = UIView()
        let views = ["a": UIView(), "b": UIView(), "lonely": UIView()]
        superview.addSubview(views["a"]!)
        superview.addSubview(views["b"]!)
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: NSLayoutConstraint.FormatOptions(rawValue: number),
          metrics: nil,
          views: views
        )
      }
    }
    expectRaised(result, "NSInvalidArgumentException", "Unable to parse constraint format: \n" + reason)
  }
}
