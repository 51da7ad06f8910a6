import SwiftSyntax

/// Conditions of `#if` as they are on iOS.
enum Condition {
  private static let systems: Set = [
    "macOS", "OSX", "tvOS", "watchOS", "visionOS", "xrOS", "Linux", "Windows", "Android", "FreeBSD",
  ]

  /// Frameworks that Linux lacks.
  static let missingModules: Set = [
    "ARKit", "AVKit", "Accelerate", "AppKit", "AudioToolbox", "CloudKit", "Cocoa", "Combine",
    "Contacts", "ContactsUI",
    "CoreAudio", "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreML", "CoreMedia",
    "CoreMotion", "CoreSpotlight",
    "CoreTelephony", "CoreVideo", "CryptoKit", "EventKit", "GameKit", "GameplayKit", "HealthKit", "HomeKit",
    "IOKit", "ImageIO",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MobileCoreServices",
    "MultipeerConnectivity", "NaturalLanguage", "Network", "NotificationCenter", "OSLog", "OpenGLES",
    "PDFKit", "PencilKit", "Photos",
    "PhotosUI", "QuickLook", "ReplayKit", "SafariServices", "SceneKit", "Security", "Social", "Speech",
    "SpriteKit", "StoreKit",
    "SwiftData", "SwiftUI", "SystemConfiguration",
    "UserNotificationsUI", "Vision",
    "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "iAd",
  ]

  private static let modules: Set = [
    "UIKit", "Foundation", "AVFAudio", "AVFoundation", "CoreGraphics", "QuartzCore", "CoreText", "Dispatch",
    "UniformTypeIdentifiers", "UserNotifications", "os",
  ]

  private static func canImport(_ module: String) -> Bool? {
    if missingModules.contains(module) || module == "ObjectiveC" || module == "Darwin" { return false }
    return modules.contains(module) ? true : nil
  }

  /// Language modes are 4 and later: `>=3.0` is true, `<4` false.
  private static func isLanguage(_ comparison: String) -> Bool? {
    let isLess = comparison.hasPrefix("<")
    let version = comparison.drop { !$0.isNumber }.split(separator: ".").map { Int($0) ?? 0 }
    guard let major = version.first else { return nil }
    return major < 4 || version == [4] || version == [4, 0] ? !isLess : nil
  }

  /// The value of a condition; nil if it depends on something else, such as a flag.
  static func value(of expression: ExprSyntax) -> Bool? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let argument = call.arguments.first?.expression.trimmedDescription ?? ""
      switch call.calledExpression.trimmedDescription {
      case "canImport": return canImport(argument)
      case "swift": return isLanguage(argument)
      default: return replacement(of: call)
      }
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      return value(of: prefix.expression).map { !$0 }
    }
    if let tuple = expression.as(TupleExprSyntax.self), let inner = tuple.elements.first?.expression {
      return value(of: inner)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
    return nil
  }

  /// `||` binds less than `&&`.
  private static func value(of elements: [ExprSyntax]) -> Bool? {
    let terms = elements.split { $0.trimmedDescription == "||" }.map { term -> Bool? in
      let factors = term.filter { $0.trimmedDescription != "&&" }.map(value)
      return factors.contains(false) ? false : factors.contains(nil) ? nil : true
    }
    return terms.contains(true) ? true : terms.contains(nil) ? nil : false
  }

  /// The value that replaces the condition in the translation; nil for one that the compiler answers as iOS would.
  static func replacement(of call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS" ? true : systems.contains(argument) ? false : nil
    case "targetEnvironment": return argument == "simulator"
    default: return nil
    }
  }
}

extension IfConfigDeclSyntax {
  /// The clauses that may be compiled, each with the condition for it; nil where it is sure.
  var activeClauses: [(clause: IfConfigClauseSyntax, condition: String?)] {
    var active: [(IfConfigClauseSyntax, String?)] = []
    /// The conditions before, of which none may hold.
    var unsure: [String] = []
    for clause in clauses {
      let value = clause.condition.map { Condition.value(of: $0) } ?? true
      let own = value == nil ? clause.condition.map { "(\($0.translatedCondition))" } : nil
      if value != false {
        let conditions = unsure.map { "!\($0)" } + [own].compactMap { $0 }
        active.append((clause, conditions.isEmpty ? nil : conditions.joined(separator: " && ")))
      }
      if value == true { break }
      if let own { unsure.append(own) }
    }
    return active
  }
}

extension ExprSyntax {
  /// The condition's text with the values that it has on iOS.
  fileprivate var translatedCondition: String {
    final class Calls: SyntaxRewriter {
      override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
        guard let value = Condition.replacement(of: node) else { return ExprSyntax(node) }
        return ExprSyntax(BooleanLiteralExprSyntax(literal: .keyword(value ? .true : .false)))
      }
    }
    return Calls().rewrite(self).trimmedDescription
  }
}
