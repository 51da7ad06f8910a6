import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: Apple, iOS 7 UI Transition Guide: before iOS 7 bars, tables' headers, alerts and buttons have shades, from
/// iOS 7 on they are flat; the fonts are those of SystemBehavior.typeface.
@MainActor struct SystemStyleTests {
  @Test(arguments: StyleScene.allCases, [4.3, 5, 6, 7, 9]) func everyLookIsAValidSmallPicture(
    scene: StyleScene,
    version: Double
  ) {
    let simulator = scene.show(iOS: version)
    let svg = Picture(of: simulator, caption: scene.rawValue).svg
    let parsed = ParsedXML(svg)
    #expect(parsed.error == nil)
    #expect(svg.utf8.count < 24_000)
    // Every reference has its definition.
    let ids = Set(parsed.attributes.compactMap { $0["id"] })
    let fills = parsed.attributes.compactMap { $0["fill"] }.filter { $0.hasPrefix("url(#") }
    #expect(fills.allSatisfy { ids.contains(String($0.dropFirst(5).dropLast())) })
    Attachment.record(svg, named: "\(scene.rawValue).\(version).svg")
  }

  @Test(arguments: StyleScene.allCases) func screensAreShadedUpToIOS6AndFlatFromIOS7(scene: StyleScene) {
    func shades(_ version: Double) -> Int {
      // The rim of the device's body is one.
      ParsedXML(Picture(of: scene.show(iOS: version), caption: "").svg).all("linearGradient").count - 1
    }
    #expect(shades(6) > 1)
    #expect(shades(7) == 0)
  }

  /// Other fonts break lines elsewhere, so words are compared.
  @Test(arguments: StyleScene.allCases) func texts(scene: StyleScene) {
    func texts(_ version: Double) -> Set<Substring> {
      let texts = ParsedXML(Picture(of: scene.show(iOS: version), caption: "").svg).words(in: "text")
      return Set(texts.flatMap { $0.split(separator: " ") })
    }
    #expect(texts(6).subtracting(["Carrier"]).subtracting(texts(7)).isEmpty)
  }

  @Test(arguments: [
    (4.3, "Helvetica,"), (6, "Helvetica,"), (7, "Helvetica Neue, Helvetica,"),
    (8, "Helvetica Neue, Helvetica,"),
    (9, "-apple-system, BlinkMacSystemFont, San Francisco,"),
    (12, "-apple-system, BlinkMacSystemFont, San Francisco,"),
  ])
  func picturesAskForTheSystemsFont(version: Double, families: String) {
    let svg = Picture(of: StyleScene.bars.show(iOS: version), caption: "").svg
    let root = ParsedXML(svg).all("svg").first
    #expect(root?["font-family"]?.hasPrefix(families) == true)
    #expect(root?["font-family"]?.hasSuffix("Arial, sans-serif") == true)
  }

  @Test func aPhoneShowsItsNetworkAndAPadItsName() {
    func texts(_ model: DeviceModel) -> [String] {
      ParsedXML(Picture(of: StyleScene.bars.show(iOS: 7, on: model), caption: "").svg).words(in: "text")
    }
    #expect(texts(.iPhone5).contains("Carrier"))
    #expect(!texts(.iPad).contains("Carrier"))
  }

  @Test func theStatusBarOfIOS6HasTheColourOfTheBarBelow() {
    func strip(_ tint: UIColor?, iOS version: Double) -> String? {
      let simulator = Simulator.boot(.iPhone5, iOS: version)
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.tintColor = tint
      simulator.launch(navigation)
      let parsed = ParsedXML(Picture(of: simulator, caption: "").svg)
      return parsed.all("rect").last { $0["height"] == "20" && $0["width"] == "320" }?["fill"]
    }
    let plain = strip(nil, iOS: 6)
    #expect(strip(.red, iOS: 6) != plain)
    #expect(strip(.red, iOS: 5) == strip(nil, iOS: 5))
    #expect(plain != strip(nil, iOS: 5))
  }
}
