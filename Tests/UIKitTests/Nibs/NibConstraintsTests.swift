import Simulator
import Testing

@testable import UIKit

/// Truth: frames that follow from the constraints by arithmetic.
///
/// An iPhone 6 is 375 × 667 points, of which the status bar covers 20;
/// the margins of a root view are 16 points at the sides (Apple, "Positioning Content Within Layout Margins").
@MainActor
struct NibConstraintsTests {
  /// A root view with the attributes and elements of one view in it.
  private func drawn(
    _ attributes: String = "",
    _ constraints: String,
    inBox boxConstraints: String = "",
    rest: String = "",
    before: String = "",
    on model: DeviceModel = .iPhone6,
    iOS version: Double = 11
  ) throws -> DrawnDocument {
    try DrawnDocument(
      """
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box" \(attributes)>
      <rect key="frame" x="1" y="2" width="3" height="4"/><constraints>\(boxConstraints)</constraints></view>
      </subviews><constraints>\(constraints)</constraints><viewLayoutGuide key="safeArea" id="safe"/>\(rest)</view>
      """,
      before: before,
      on: model,
      iOS: version
    )
  }

  private static let toSafeArea = """
    <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="10" id="c1"/>
    <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="15" id="c2"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="30" id="c3"/>
    """

  private static let twiceAsWide =
    "<constraint firstAttribute=\"width\" secondItem=\"box\" secondAttribute=\"height\" multiplier=\"2:1\" id=\"c4\"/>"

  /// Before iOS 11, the controller's guides take the place of the safe area.
  @Test(arguments: [9.0, 11])
  func constraintsToTheSafeAreaPlaceAView(version: Double) throws {
    let document = try drawn("", Self.toSafeArea, inBox: Self.twiceAsWide, iOS: version)
    #expect(try document.frame("box") == CGRect(x: 10, y: 50, width: 350, height: 175))
  }

  /// The standard space that a document doesn't state: none to guides, 20 points to a superview.
  ///
  /// A status bar covers 20 points.
  @Test(arguments: [9.0, 11])
  func theStandardSpaceToGuidesIsNone(version: Double) throws {
    let document = try drawn(
      "",
      """
      <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" symbolic="YES" id="c1"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" symbolic="YES" id="c2"/>
      <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" symbolic="YES" id="c3"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" symbolic="YES" id="c4"/>
      """,
      iOS: version
    )
    #expect(try document.frame("box") == CGRect(x: 0, y: 20, width: 355, height: 647))
  }

  @Test func aRotationSolvesThemAgain() throws {
    let document = try drawn("", Self.toSafeArea, inBox: Self.twiceAsWide)
    document.device.rotate(to: .landscapeLeft)
    document.device.advanceUntilIdle()
    // The phone hides the status bar in landscape.
    #expect(try document.frame("box") == CGRect(x: 10, y: 30, width: 642, height: 321))
  }

  @Test func theGuidesOfOldDocumentsAreItems() throws {
    let document = try drawn(
      "",
      """
      <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="8" id="c1"/>
      <constraint firstItem="bottom" firstAttribute="top" secondItem="box" secondAttribute="bottom" constant="7" id="c2"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c3"/>
      <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="c4"/>
      """,
      before: """
        <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
        <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
        """,
      iOS: 9
    )
    #expect(try document.frame("box") == CGRect(x: 16, y: 28, width: 343, height: 632))
  }

  @Test func aViewWithAFixedFrameKeepsItsMask() throws {
    let document = try DrawnDocument(
      """
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="30" width="280" height="40"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      </subviews></view>
      """
    )
    #expect(try document.frame("box") == CGRect(x: 20, y: 30, width: 335, height: 40))
  }

  private static let pinned = """
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
    """

  @Test func aConstraintHasAnIdentifierAPriorityAndARelation() throws {
    let document = try drawn(
      "",
      Self.pinned,
      inBox: """
        <constraint firstAttribute="height" constant="9" id="h"/>
        <constraint firstAttribute="width" relation="lessThanOrEqual" constant="50" identifier="limit" id="c3"/>
        <constraint firstAttribute="width" constant="90" priority="700" id="c4"/>
        """
    )
    #expect(try document.frame("box") == CGRect(x: 0, y: 0, width: 50, height: 9))
    let limit = try #require(document["c3"] as? NSLayoutConstraint)
    #expect(limit.identifier == "limit" && limit.relation == .lessThanOrEqual && limit.priority == .required)
    #expect((document["c4"] as? NSLayoutConstraint)?.priority == UILayoutPriority(700))
    limit.constant = 60
    #expect(try document.frame("box").width == 60)
  }

  /// `c3` is installed except on compact width; the constant of `c4` differs for compact height.
  @Test func whatIsInstalledAndConstantsFollowSizeClasses() throws {
    let document = try DrawnDocument(
      """
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="414" height="736"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><constraints>
      <constraint firstAttribute="width" constant="100" priority="900" id="c5"/>
      <constraint firstAttribute="width" constant="300" id="c3"/>
      <constraint firstAttribute="height" constant="40" id="c4">
      <variation key="heightClass=compact" constant="20"/></constraint></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="c3"/></mask></variation>
      <variation key="widthClass=regular"><mask key="constraints"><include reference="c3"/></mask></variation></view>
      </subviews><constraints>\(Self.pinned)</constraints></view>
      """,
      on: .iPhone6Plus
    )
    #expect(try document.frame("box").size == CGSize(width: 100, height: 40))
    let varied = try #require(document["c3"] as? NSLayoutConstraint)
    #expect(!varied.isActive)
    // A Plus model is regular × compact in landscape.
    document.device.rotate(to: .landscapeLeft)
    document.device.advanceUntilIdle()
    #expect(try document.frame("box").size == CGSize(width: 300, height: 20))
    document.device.rotate(to: .portrait)
    document.device.advanceUntilIdle()
    #expect(try document.frame("box").size == CGSize(width: 100, height: 40))
    #expect(!varied.isActive)
  }

  @Test func constraintsWithAViewThatIsNotInstalledAreInactive() throws {
    let document = try drawn(
      "",
      Self.pinned
        + "<constraint firstItem=\"box\" firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"width\" id=\"c3\"/>",
      rest: """
        <variation key="default"><mask key="subviews"><exclude reference="box"/></mask></variation>
        <variation key="heightClass=compact"><mask key="subviews"><include reference="box"/></mask></variation>
        """
    )
    let constraint = try #require(document["c3"] as? NSLayoutConstraint)
    #expect(!constraint.isActive)
    document.device.rotate(to: .landscapeLeft)
    document.device.advanceUntilIdle()
    #expect(constraint.isActive)
    #expect(try document.frame("box").width == 667)
  }

  @Test func prioritiesAndMarginsAreThoseOfTheDocument() throws {
    let document = try drawn(
      """
      horizontalHuggingPriority="251" verticalHuggingPriority="252" horizontalCompressionResistancePriority="748"
      verticalCompressionResistancePriority="749" preservesSuperviewLayoutMargins="YES"
      insetsLayoutMarginsFromSafeArea="NO"
      """,
      Self.pinned,
      rest: "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"
    )
    let box = try #require(document["box"] as? UIView)
    #expect(box.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(box.contentHuggingPriority(for: .vertical) == UILayoutPriority(252))
    #expect(box.contentCompressionResistancePriority(for: .horizontal) == UILayoutPriority(748))
    #expect(box.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(749))
    #expect(box.preservesSuperviewLayoutMargins && !box.insetsLayoutMarginsFromSafeArea)
    #expect(document.root.layoutMargins.left == 2 && document.root.layoutMargins.right == 4)
  }

  /// A label of 17 points is 20.5 points high on a screen with two pixels per point.
  @Test func labelsHaveTheirNaturalSizes() throws {
    let document = try DrawnDocument(
      """
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      <label text="Name" horizontalHuggingPriority="251" verticalHuggingPriority="251"
      translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="field">
      <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
      </subviews><constraints>
      <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
      <constraint firstItem="label" firstAttribute="centerY" secondItem="field" secondAttribute="centerY" id="c2"/>
      <constraint firstItem="field" firstAttribute="leading" secondItem="label" secondAttribute="trailing" constant="8" symbolic="YES" id="c3"/>
      <constraint firstAttribute="trailing" secondItem="field" secondAttribute="trailing" constant="20" symbolic="YES" id="c4"/>
      <constraint firstItem="field" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c5"/>
      </constraints></view>
      """
    )
    let width = "Name".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    let label = try document.frame("label")
    let field = try document.frame("field")
    #expect(label.size.height == 20.5 && (label.width - width) >= 0 && (label.width - width) < 0.5)
    #expect(field == CGRect(x: label.maxX + 8, y: 40, width: 355 - label.maxX - 8, height: 30))
    #expect((label.midY - 55).magnitude <= 0.25)
  }

  @Test func aStackArrangesTheViewsOfADocument() throws {
    let document = try DrawnDocument(
      """
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      <stackView axis="vertical" distribution="fillEqually" spacing="10" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <subviews><view id="a"/><stackView distribution="fillEqually" spacingType="standard" id="row"><subviews>
      <view id="b"/><view id="c"/></subviews></stackView></subviews></stackView>
      </subviews><constraints>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
      <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" constant="27" id="c2"/>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="c3"/>
      <constraint firstAttribute="bottom" secondItem="stack" secondAttribute="bottom" constant="57" id="c4"/>
      </constraints></view>
      """
    )
    #expect(try document.frame("stack") == CGRect(x: 20, y: 100, width: 328, height: 510))
    #expect(try document.frame("a") == CGRect(x: 0, y: 0, width: 328, height: 250))
    #expect(try document.frame("row") == CGRect(x: 0, y: 260, width: 328, height: 250))
    #expect(try document.frame("b") == CGRect(x: 0, y: 0, width: 160, height: 250))
    #expect(try document.frame("c") == CGRect(x: 168, y: 0, width: 160, height: 250))
  }
}
