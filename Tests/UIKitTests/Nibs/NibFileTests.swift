import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, Resource Programming Guide, "iOS Supports Device-Specific Resources", and UIViewController.nibName.
///
/// A file with the modifier `~iphone` or `~ipad` is preferred on such a device, and code leaves the modifier out. A controller
/// without a name loads the nib with the name of its class, without `Controller` if there is one.
@MainActor struct NibFileTests {
  private final class PagesController: UIViewController {}

  @Test(arguments: [(DeviceModel.iPhone5, "for phones"), (.iPad, "for pads")])
  func theNibForTheDeviceIsPreferred(model: DeviceModel, text: String) throws {
    _ = Simulator.boot(model)
    let bundle = try bundle(["Screen", "Screen~iphone", "Screen~ipad"])
    #expect(Self.text(of: UIViewController(nibName: "Screen", bundle: bundle)) == text)
    let owners = [UIViewController(), UIViewController()]
    _ = UINib(nibName: "Screen", bundle: bundle).instantiate(withOwner: owners[0])
    _ = bundle.loadNibNamed("Screen", owner: owners[1])
    #expect(owners.map(Self.text) == [text, text])
  }

  @Test func theNibWithoutModifierIsForAllOtherDevices() throws {
    let bundle = try bundle(["Screen", "Screen~ipad"])
    for (model, text) in [(DeviceModel.iPhone5, "for all"), (.iPad, "for pads")] {
      _ = Simulator.boot(model)
      #expect(Self.text(of: UIViewController(nibName: "Screen", bundle: bundle)) == text)
    }
  }

  @Test(arguments: ["Pages", "PagesController"])
  func theNibOfAClassMayBeForADevice(name: String) throws {
    let bundle = try bundle(["\(name)~iphone", "\(name)~ipad"])
    for (model, text) in [(DeviceModel.iPhone5, "for phones"), (.iPad, "for pads")] {
      _ = Simulator.boot(model)
      #expect(Self.text(of: PagesController(nibName: nil, bundle: bundle)) == text)
    }
  }

  @Test func aNibForAnotherDeviceIsNotLoaded() throws {
    let bundle = try bundle(["Pages~ipad"])
    _ = Simulator.boot(.iPhone5)
    #expect(Self.text(of: PagesController(nibName: nil, bundle: bundle)) == nil)
  }

  private static func text(of controller: UIViewController) -> String? {
    (controller.view.subviews.first as? UILabel)?.text
  }

  /// A bundle with nibs, each of whose views has a label that tells the devices for which it is.
  private func bundle(_ names: [String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appending(path: "NibFileTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names {
      let devices = name.hasSuffix("~ipad") ? "pads" : name.hasSuffix("~iphone") ? "phones" : "all"
      let file = try UINib.file(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
          <connections><outlet property="view" destination="1" id="2"/></connections>
        </placeholder>
        <view id="1"><subviews><label text="for \(devices)" id="3"/></subviews></view>
        """
      )
      try file.write(to: folder.appending(path: "\(name).nib"))
    }
    return try #require(Bundle(url: folder))
  }
}
