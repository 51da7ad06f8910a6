import Foundation
import Testing
import UIKit

@testable import Rendering

/// Truth: a picture of layers of all kinds that was looked at in two viewers.
@MainActor struct LayerSheetTests {
  private static let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "LayerSheet.svg")

  /// The picture on the default device: fonts and scales would be those of the device that another test booted last.
  private static func svg() -> String {
    BootedSystem.$scope.withValue(BootedSystem.Scope(BootedSystem(.standard))) {
      Picture(of: LayerSheet.view(), caption: "Layers of all kinds").svg
    }
  }

  @Test func allKindsOfLayersLookAsTheyDid() throws {
    let svg = Self.svg()
    if ProcessInfo.processInfo.environment["SNAPSHOTS"] == "failed" {
      try Data(svg.utf8).write(to: Self.golden)
    }
    let isSame = try Data(contentsOf: Self.golden) == Data(svg.utf8)
    #expect(isSame, "To record the new picture: SNAPSHOTS=failed swift test --filter LayerSheetTests")
  }

  @Test func thePictureIsAValidFile() {
    let xml = ParsedXML(Self.svg())
    #expect(xml.error == nil)
    let ids = xml.attributes.compactMap { $0["id"] }
    #expect(Set(ids).count == ids.count)
  }
}
