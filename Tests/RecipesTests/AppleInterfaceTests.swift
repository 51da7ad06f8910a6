import Foundation
import RecipeKit
import Testing
import ToolRunning

@testable import recipes

/// Truth: Apple's documentation of UIKit, from which the declarations in `Tests/AppleInterface` are taken.
struct AppleInterfaceTests {
  private static let deviceFile = Repository.root.appending(path: "Sources/RecipeKit/Device.swift")

  @Test(arguments: try await RecordedRun.recipes())
  @MainActor func anExampleWouldCompileInAnIOSProjectWithWhatItsLessonAdds(recipe: String) async throws {
    let card = try #require(allRecipes.first { $0.card.id == recipe }).card
    let alone = try await AppleInterface.complaints(about: [card.listing])
    guard let deviceListing = card.deviceListing else {
      #expect(alone.isEmpty, "\(alone)")
      return
    }
    #expect(!alone.isEmpty, "The example would compile without what the lesson adds.")
    let together = try await AppleInterface.complaints(about: [card.listing, deviceListing])
    #expect(together.isEmpty, "\(together)")
  }

  @Test @MainActor func whatLessonsAddIsOneFileForAllRecipes() throws {
    #expect(try DeviceFile.text == String(contentsOf: Self.deviceFile, encoding: .utf8))
    let listings = Set(allRecipes.compactMap { $0.card.deviceListing })
    #expect(listings == [DeviceFile.text])
  }

  @Test func whatLessonsAddIsEmptyWhereThereIsNoObjectiveC() async throws {
    let complaints = try await AppleInterface.complaintsWithoutApple(about: [DeviceFile.text])
    #expect(complaints.isEmpty, "\(complaints)")
  }

  /// Code that this package's UIKit takes, and what the compiler has to say with Apple's.
  private static let foreignCode = [
    ("let pan = UIPanGestureRecognizer { print($0.view as Any) }", "missing argument for parameter 'action'"),
    ("let pan = UIPanGestureRecognizer(); pan.addHandler { _ in }", "has no member 'addHandler'"),
    ("UIStoryboard.register(\"Main\", initial: \"a\") {}", "has no member 'register'"),
    ("class Delegate: UISplitViewControllerDelegate {}", "does not conform to protocol 'NSObjectProtocol'"),
    (
      """
      class Delegate: NSObject, UIAlertViewDelegate {
        func alertView(_ alertView: UIAlertView, didDismissWithButton index: Int) {}
      }
      """, "nearly matches optional requirement"
    ),
  ]

  @Test(arguments: foreignCode)
  func codeThatOnlyThisPackagesUIKitTakesIsRefused(code: String, words: String) async throws {
    let source = "import UIKit\n@MainActor func use() {\n\(code)\n}\n"
    let complaints = try await AppleInterface.complaints(about: [source])
    #expect(complaints.contains(words), "\(complaints)")
  }
}
