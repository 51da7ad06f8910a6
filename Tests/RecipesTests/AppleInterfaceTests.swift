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
    let card = try #require(allRecipes.first { $0.lesson.card.id == recipe }).lesson.card
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
    let listings = Set(allRecipes.compactMap { $0.lesson.card.deviceListing })
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

  /// What only this package's UIKit has, and what for.
  private static let additions = [
    "AttributedCharacters": "a mutable string that keeps the attributes, which Foundation's on Linux loses",
    "BoxedGeometry": "casts between structs and `NSValue`, which are built into Swift on Apple's platforms",
    "GestureHandling": "closures in place of targets and selectors",
    "MessageArguments": "the methods that selectors find, which are Objective-C's own",
    "MessageReceiver": "methods of NSObject's for classes that are no subclasses of it",
    "ScrollViewDelegating": "a table's own kind of delegate, which Objective-C lets it redeclare",
    "SelectorClass": "the methods that selectors find, which are Objective-C's own",
    "SelectorTable": "the methods that selectors find, which are Objective-C's own",
    "UIGestureRecognizer.HandlerToken": "closures in place of targets and selectors",
    "UIViewController.ShowAction": "values in place of selectors",
    "WindowOwner": "an optional property of a protocol of Objective-C",
  ]

  @Test func theInterfaceHoldsEveryTypeOfThisPackageThatAppleHas() async throws {
    let types = try PublicTypes.all().filter { type in
      !Self.additions.keys.contains { type == $0 || type.hasPrefix("\($0).") }
    }
    let complaints = try await Self.complaints(aboutTypes: types)
    #expect(complaints.isEmpty, "\(complaints)\nA type that Apple lacks goes into the list of additions.")
  }

  @Test func theInterfaceHasNoneOfThisPackagesOwnTypes() async throws {
    let types = try PublicTypes.all()
    let additions = Self.additions.keys.sorted()
    let complaints = try await Self.complaints(aboutTypes: additions)
    for addition in additions {
      #expect(types.contains(addition), "UIKit has no \(addition) any more: take it off the list.")
      let name = addition.split(separator: ".").last ?? ""
      #expect(complaints.contains("'\(name)'"), "Apple has \(addition), too: take it off the list.")
    }
  }

  private static func complaints(aboutTypes types: [String]) async throws -> String {
    let uses = types.enumerated().map { number, type in
      // A type inside a generic one can't be named without its arguments.
      let name = type.replacing("DiffableDataSource.", with: "DiffableDataSource<Int, Int>.")
      return "typealias Type\(number) = \(name)"
    }
    return try await AppleInterface.complaints(about: [(["import UIKit"] + uses).joined(separator: "\n")])
  }

  /// Declarations that the interface lacks, and what the compiler has to say.
  private static let missingDeclarations = [
    ("let view: UIPlantedView? = nil", "cannot find type 'UIPlantedView' in scope"),
    ("UIPlantedView()", "cannot find 'UIPlantedView' in scope"),
    ("UIView().plant()", "has no member 'plant'"),
    ("let style: UIView.Planting", "'Planting' is not a member type"),
    ("class Plant: UIView { override func plant() {} }", "does not override any method"),
  ]

  @Test(arguments: missingDeclarations)
  func aMissingDeclarationIsToldWithWhatToDo(code: String, words: String) async throws {
    let source = "import UIKit\n@MainActor func use() {\n\(code)\n}\n"
    let complaints = try await AppleInterface.complaints(about: [source])
    #expect(complaints.contains(words), "\(complaints)")
    #expect(complaints.contains("declare it in Tests/AppleInterface/UIKit.swiftinterface"), "\(complaints)")
    #expect(complaints.contains("open class UISnapBehavior : UIDynamicBehavior {"), "\(complaints)")
    #expect(complaints.contains("the example is wrong"), "\(complaints)")
  }

  @Test func anotherMistakeIsToldWithoutIt() async throws {
    let complaints = try await AppleInterface.complaints(about: ["import UIKit\nlet size: CGSize = 1\n"])
    #expect(complaints.contains("cannot convert value"), "\(complaints)")
    #expect(!complaints.contains(AppleInterface.path), "\(complaints)")
  }

  @Test func theDeclarationInTheAdviceIsOneOfTheInterface() throws {
    #expect(try Repository.text(of: AppleInterface.path).contains(AppleInterface.declaration))
  }
}

/// The types that sources declare as public.
private enum PublicTypes {
  /// Those of UIKit and of the modules below it that have Apple's names, sorted: `UIView`, `UIView.ContentMode`.
  static func all() throws -> [String] {
    let folders = ["CoreGraphics", "QuartzCore", "UIKit"].map { "Sources/\($0)/" }
    return try Repository.files.filter { file in
      file.hasSuffix(".swift") && folders.contains { file.hasPrefix($0) }
    }
    .flatMap { types(in: try Repository.text(of: $0)) }.sorted()
  }

  /// Reads the declarations that begin a line.
  ///
  /// Sources are formatted, so what belongs to a declaration lies deeper than the line that begins it and the brace
  /// that ends it.
  private static func types(in text: String) -> [String] {
    var types: [String] = []
    var outer: [(depth: Int, name: Substring)] = []
    for line in text.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count
      guard let match = line.firstMatch(of: declaration) else {
        if line.dropFirst(depth).hasPrefix("}") { outer.removeAll { $0.depth >= depth } }
        continue
      }
      outer.removeAll { $0.depth >= depth }
      outer.append((depth, match.output.name))
      if match.output.access != nil {
        types.append(outer.map(\.name).joined(separator: "."))
      }
    }
    return types
  }

  /// A type, or an extension, which has no access of its own.
  private static var declaration: Regex<(Substring, access: Substring?, name: Substring)> {
    #/
      ^\ * (?: @ \w+ (?: \( [^)]* \) )? \  )*
      (?: (?<access> public | open ) \  )?
      (?: (?: final | indirect | private | fileprivate | package ) \  )*
      (?: class | struct | enum | protocol | extension ) \  (?<name> [A-Z] [\w.]* )
    /#
  }
}
