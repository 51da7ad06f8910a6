import Simulator
import Testing
import UIKit

/// Truth: Apple, Xcode Help, "Customize a design for size classes": properties and installed views differ by size classes, and change
/// with them; what is for both classes wins over what is for one.
///
/// An iPhone is compact × regular in portrait and compact × compact in
/// landscape, an iPad regular × regular (UITraitCollection).
@MainActor struct NibVariationTests {
  /// A nib with a title and a badge, as the plugin `AppleSources` compiles it.
  private static let nib = """
    document
    \tobjects
    \t\tview\tid=root
    \t\t\trect\theight=400\tkey=frame\twidth=320\tx=0\ty=0
    \t\t\tsubviews
    \t\t\t\tlabel\tid=title\ttag=1\ttext=Title
    \t\t\t\t\tfontDescription\tkey=fontDescription\tpointSize=17\ttype=system
    \t\t\t\t\tvariation\tkey=heightClass=compact
    \t\t\t\t\t\tfontDescription\tkey=fontDescription\tpointSize=12\ttype=system
    \t\t\t\t\tvariation\tkey=widthClass=regular
    \t\t\t\t\t\tfontDescription\tkey=fontDescription\tpointSize=30\ttype=system
    \t\t\t\t\tvariation\tkey=heightClass=regular-widthClass=regular
    \t\t\t\t\t\tfontDescription\tkey=fontDescription\tpointSize=40\ttype=boldSystem
    \t\t\t\tview\tid=badge\ttag=2
    \t\t\t\t\tvariation\thidden=YES\tkey=heightClass=compact
    \t\t\t\tview\tid=last\ttag=3
    \t\t\tvariation\tkey=default
    \t\t\t\tmask\tkey=subviews
    \t\t\t\t\texclude\treference=badge
    \t\t\tvariation\tkey=widthClass=compact
    \t\t\t\tmask\tkey=subviews
    \t\t\t\t\tinclude\treference=badge
    """

  private func launch(_ model: DeviceModel) throws -> (Simulator, UIView, UILabel) {
    let device = Simulator.boot(model, iOS: 9)
    let objects = UINib(data: Data(Self.nib.utf8), bundle: nil).instantiate(withOwner: nil)
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
    let objects = UINib(data: Data(Self.nib.utf8), bundle: nil).instantiate(withOwner: nil)
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
