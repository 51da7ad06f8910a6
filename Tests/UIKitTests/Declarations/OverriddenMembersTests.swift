import Foundation
import RegexBuilder
import Testing

/// Truth: Apple's documentation of each member, which says when UIKit calls what a subclass overrides.
@MainActor struct OverriddenMembersTests {
  private nonisolated static let all =
    OverriddenMembers.ofViews + OverriddenMembers.ofControls + OverriddenMembers.ofScrollViews
    + OverriddenMembers.ofResponders + OverriddenMembers.ofControllers + OverriddenMembers.ofPresentations

  @Test(arguments: all)
  func uikitCallsWhatASubclassOverrides(members: OverriddenMembers) throws {
    let calls = try OverrideCalls.during(members.happens)
    #expect(members.names.filter { !calls.contains($0) } == [])
  }

  /// Members that do nothing by themselves, and that UIKit doesn't call, or not here, with the reason.
  private static let uncalled = [
    "UIButton.behavioralStyle": "code asks for it",
    "UIFeedbackGenerator.prepare()": "code calls it",
    "UIPopoverPresentationController.popoverBackgroundViewClass": "code sets it",
    "UIResponder.prepareForInterfaceBuilder()": "Interface Builder calls it",
    "UIResponder.restoreUserActivityState(_:)": "code calls it",
    "UISlider.behavioralStyle": "code asks for it",
    "UISwitch.style": "code asks for it",
    "UITextRange.isEmpty": "code asks for it",
    "UITextSelectionRect.containsEnd": "code asks for it",
    "UITextSelectionRect.containsStart": "code asks for it",
    "UITextSelectionRect.isVertical": "code asks for it",
    "UITextSelectionRect.rect": "code asks for it",
    "UITextSelectionRect.writingDirection": "code asks for it",
    "UIViewController.preferredStatusBarUpdateAnimation": "the status bar changes at once",
  ]

  /// The classes whose methods are those of delegates and data sources, which `CalledMethodsTests` looks for.
  private static let delegates: Set = [
    "UITableViewController", "UICollectionViewController", "UITableViewDiffableDataSource",
  ]

  @Test func noMemberWithoutEffectOfItsOwnIsLeftOut() throws {
    let members = try SourceFiles.texts(of: "UIKit").values.flatMap(Self.hooks)
    #expect(members.count >= 100)
    let called = Set(Self.all.flatMap { row in row.names.map { "\(row.owner).\($0)" } })
    #expect(Set(members).subtracting(called).sorted() == Self.uncalled.keys.sorted())
  }

  /// The open members of a file that are empty or return a constant: there is no other use for them than to be overridden.
  private static func hooks(in text: String) -> [String] {
    let constant = #/(?:true|false|nil|self|\d+|bounds|\.\w+)?/#
    var found: [String] = []
    var owner = ""
    let type = #/\n\S[^\n]*(?:class|extension) (\w+)/#
    let member = #/\n  open (?:class )?(?:func|var) ([^{}=]+) \{\s*([^\n{}]*?)\s*\}/#
    for line in text.matches(
      of: ChoiceOf {
        type; member
      }
    ) {
      if let name = line.output.1 { owner = String(name) }
      guard let declaration = line.output.2, let body = line.output.3, !delegates.contains(owner),
        body.wholeMatch(of: constant) != nil
      else { continue }
      found.append("\(owner).\(name(of: declaration))")
    }
    return found
  }

  /// The name of a method with its labels, or of a property.
  private static func name(of declaration: Substring) -> String {
    let name = declaration.prefix { $0.isLetter || $0.isNumber }
    guard declaration.dropFirst(name.count).hasPrefix("(") else { return String(name) }
    let labels = declaration.dropFirst(name.count + 1).matches(of: #/(?:^|,)\s*(\w+)(?: \w+)?:/#)
    return "\(name)(\(labels.map { "\($0.output.1):" }.joined()))"
  }
}
