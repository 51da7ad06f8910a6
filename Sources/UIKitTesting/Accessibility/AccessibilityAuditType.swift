import UIKit

/// The kinds of faults that an accessibility audit looks for.
///
/// The names are those of Apple's `XCUIAccessibilityAuditType`.
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt64

  /// Creates kinds from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Text whose colour is too close to what is behind it: less than 4.5:1, or 3:1 for large text.
  ///
  /// Source: WCAG 2.1, 1.4.3; large is 18 points, or 14 points and bold.
  public static let contrast = AccessibilityAuditType(rawValue: 1 << 0)
  /// Texts, controls and views with a tap recognizer that assistive technologies don't find.
  public static let elementDetection = AccessibilityAuditType(rawValue: 1 << 1)
  /// Controls and buttons that are smaller than 44 × 44 points.
  ///
  /// Source: Apple, Human Interface Guidelines, Accessibility. A larger `point(inside:with:)` counts.
  public static let hitRegion = AccessibilityAuditType(rawValue: 1 << 2)
  /// Elements without a label, and labels that are names of files.
  public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 1 << 3)
  /// Fonts that don't follow the size of texts that the user prefers.
  public static let dynamicType = AccessibilityAuditType(rawValue: 1 << 16)
  /// Texts that are truncated, or cut by their view or one around it.
  public static let textClipped = AccessibilityAuditType(rawValue: 1 << 17)
  /// Elements that react to taps without a trait that says so, and traits that exclude each other.
  public static let trait = AccessibilityAuditType(rawValue: 1 << 18)
  /// All kinds.
  public static let all: AccessibilityAuditType = [
    .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped,
    .trait,
  ]

  /// The kinds with their names, in the order of a report.
  static let named: [(type: AccessibilityAuditType, name: String)] = [
    (.sufficientElementDescription, "sufficientElementDescription"), (.elementDetection, "elementDetection"),
    (.trait, "trait"), (.hitRegion, "hitRegion"), (.contrast, "contrast"), (.textClipped, "textClipped"),
    (.dynamicType, "dynamicType"),
  ]
}

/// A fault that an accessibility audit has found.
@MainActor
public struct AccessibilityAuditIssue {
  /// The kind of fault.
  public let auditType: AccessibilityAuditType
  /// The view, or the view that contains the element.
  public let element: UIView
  /// The element and its fault, such as `button "Add" is 20 × 20 points`.
  public let compactDescription: String
  /// The same with what to do about it.
  public let detailedDescription: String
}

extension Simulator {
  /// Looks for faults of the screen that make it hard to use for people with disabilities; fails the test if there are any.
  ///
  /// It looks at what is visible now and in a finger's reach. Parts of the system, such as bars, alerts and switches, are
  /// only asked for their labels.
  public func performAccessibilityAudit(
    for auditTypes: AccessibilityAuditType = .all,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    performAccessibilityAudit(for: auditTypes, fileID: fileID, filePath: filePath, line: line, column: column)
    { _ in
      false
    }
  }

  /// The same, except for the faults that a closure ignores.
  ///
  /// - Parameters:
  ///   - auditTypes: the kinds of faults.
  ///   - issueHandler: returns true for a fault that is to be ignored.
  public func performAccessibilityAudit(
    for auditTypes: AccessibilityAuditType = .all,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ issueHandler: (AccessibilityAuditIssue) throws -> Bool
  ) rethrows {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    settle()
    let screen = AuditedScreen(self)
    let issues = try AccessibilityAuditType.named.flatMap { kind, name in
      try auditTypes.contains(kind)
        ? screen.issues(of: kind).filter { try !issueHandler($0) }.map {
          "\(name): \($0.detailedDescription)"
        } : []
    }
    guard !issues.isEmpty else { return }
    let rest = issues.count > Self.mostIssues ? ["and \(issues.count - Self.mostIssues) more"] : []
    let list = (issues.prefix(Self.mostIssues) + rest).map { "\n  \($0)" }.joined()
    site.fail(
      "The accessibility audit found \(issues.count) \(issues.count == 1 ? "issue" : "issues"):\(list)",
      on: self
    )
  }

  /// The most issues that a failure lists.
  private static let mostIssues = 20
}
