import Simulator
import Testing
import UIKit

/// Truth: Apple, Xcode Help, "Customize a design for size classes": properties and installed views differ by size classes, and change
/// with them; what is for both classes wins over what is for one.
///
/// An iPhone is compact × regular in portrait and compact × compact in
/// landscape, an iPad regular × regular (UITraitCollection).
@MainActor struct NibVariationTests {
  /// A nib with a title and a badge.
  private static let objects = """
    <view id="root"><rect key="frame" x="0" y="0" width="320" height="400"/><subviews>
    <label tag="1" text="Title" id="title"><fontDescription key="fontDescription" type="system" pointSize="17"/>
    <variation key="heightClass=compact"><fontDescription key="fontDescription" type="system" pointSize="12"/></variation>
    <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
    <variation key="heightClass=regular-widthClass=regular">
    <fontDescription key="fontDescription" type="boldSystem" pointSize="40"/></variation></label>
    <view tag="2" id="badge"><variation key="heightClass=compact" hidden="YES"/></view><view tag="3" id="last"/></subviews>
    <variation key="default"><mask key="subviews"><exclude reference="badge"/></mask></variation>
    <variation key="widthClass=compact"><mask key="subviews"><include reference="badge"/></mask></variation></view>
    """

  private func launch(_ model: DeviceModel) throws -> (Simulator, UIView, UILabel) {
    let device = Simulator.boot(model, iOS: 9)
    let objects = try UINib.xib(Self.objects).instantiate(withOwner: nil)
    let root = try #require(objects.first as? UIView)
    let controller = UIViewController()
    controller.view = root
    device.launch(controller)
    return (device, root, try #require(root.viewWithTag(1) as? UILabel))
  }

  @Test func aPhoneHasWhatIsForCompactWidth() throws {
    let (_, root, label) = try launch(.iPhone6)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(root.subviews.map(\.tag) == [1, 2, 3])
  }

  @Test func aPadHasWhatIsForBothRegularClasses() throws {
    let (_, root, label) = try launch(.iPad)
    #expect(label.font == .boldSystemFont(ofSize: 40))
    #expect(root.subviews.map(\.tag) == [1, 3])
  }

  @Test func aRotationChangesWhatTheNewClassesSay() throws {
    let (device, root, label) = try launch(.iPhone6)
    let badge = try #require(root.viewWithTag(2))
    device.rotate(to: .landscapeLeft)
    device.advanceUntilIdle()
    #expect(label.font == .systemFont(ofSize: 12))
    #expect(badge.isHidden)
    device.rotate(to: .portrait)
    device.advanceUntilIdle()
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(!badge.isHidden)
  }

  /// The document speaks when the classes change, and not again when the view comes to a window.
  @Test func whatTheApplicationHasChangedStays() throws {
    let device = Simulator.boot(.iPhone6, iOS: 9)
    let objects = try UINib.xib(Self.objects).instantiate(withOwner: nil)
    let root = try #require(objects.first as? UIView)
    let label = try #require(root.viewWithTag(1) as? UILabel)
    label.font = .systemFont(ofSize: 20)
    root.viewWithTag(2)?.removeFromSuperview()
    root.viewWithTag(3)?.removeFromSuperview()
    let controller = UIViewController()
    controller.view = root
    device.launch(controller)
    #expect(label.font == .systemFont(ofSize: 20))
    #expect(root.subviews.map(\.tag) == [1])
  }

  @Test func anInstalledViewComesToItsPlaceWithItsClassesAndGoesWithThem() throws {
    let (_, root, _) = try launch(.iPhone6)
    let badge = try #require(root.viewWithTag(2))
    let (parent, child) = (UIViewController(), UIViewController())
    child.view = root
    parent.addChild(child)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(badge.superview == nil)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(root.subviews.map(\.tag) == [1, 2, 3])
  }
}
