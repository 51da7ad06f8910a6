import Rendering
import UIKit

/// One difference of two screens: things of the wrong way, and what is said of them.
struct DifferenceStatement {
  /// What differs.
  enum Predicate: Hashable {
    case missing, gone, added, stillThere
    /// At a place.
    case stillAt(String, insteadOf: String? = nil)
    case placed(String, insteadOf: String)
    /// By so many points to the right, and down.
    case shifted(Int, Int)
    case sized(String, insteadOf: String)
    /// By so many degrees clockwise.
    case turned(Int, insteadOf: Int)
    case reads(String, insteadOf: String)
    /// At a value.
    case valued(String, insteadOf: String)
    /// In a colour; the text is a part of the thing's.
    case colored(String?, String, insteadOf: String)
    /// In a font; the text is a part of the thing's.
    case set(String?, SceneFont, insteadOf: SceneFont)
    /// In its place except for a part of a point.
    case nudged
    case layered, looks
  }

  private let noun: String
  private let color: String?
  private let isBackdrop: Bool
  private let predicate: Predicate
  /// The names of the things; empty for things without names.
  private var names: [String]
  /// The number of the things.
  private var count = 1
  /// The number of things on the screen that are called so.
  private let total: Int

  /// - Parameter things: all things on the screen.
  init(of thing: SceneElement, _ predicate: Predicate, among things: [SceneElement]) {
    noun = thing.noun
    color = thing.isBackdrop ? nil : thing.color
    isBackdrop = thing.isBackdrop
    self.predicate = predicate
    // A text that reads otherwise is called by its kind.
    if case .reads = predicate { names = [] } else { names = thing.name.map { [$0] } ?? [] }
    total = things.count { $0.isCalled(as: thing) }
  }

  /// Returns the statements in the order of their weights; equal statements about things of one kind are one.
  static func merged(_ statements: [DifferenceStatement]) -> [DifferenceStatement] {
    var merged: [DifferenceStatement] = []
    for statement in statements {
      let index = merged.firstIndex { known in
        known.predicate == statement.predicate && known.noun == statement.noun
          && known.color == statement.color && known.names.isEmpty == statement.names.isEmpty
          && statement.isMergeable
      }
      if let index {
        merged[index].count += statement.count
        merged[index].names += statement.names
      } else {
        merged.append(statement)
      }
    }
    return merged.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element)
  }

  private var isMergeable: Bool {
    if case .reads = predicate { false } else { true }
  }

  // MARK: Weights

  /// How much the difference tells, from 1 to 99.
  var weight: Int {
    let full: Int =
      switch predicate {
      case .reads, .valued: 95
      case .missing, .gone: 94
      case .stillAt(_, nil), .stillThere: 92
      case .added: 90
      case .stillAt, .placed: 75
      case .turned(let angle, let old): abs(angle - old) < 3 ? 35 : 74
      case .shifted(let dx, let dy): abs(dx) + abs(dy) < 8 ? 35 : 70
      case .sized: 65
      case .colored: 60
      case .set: 55
      case .layered: 40
      case .looks: 30
      case .nudged: 20
      }
    if isBackdrop { return full / 3 }
    // A name says more than a colour and a shape.
    return names.isEmpty && !Self.isNamedByKind(noun) ? full * 9 / 10 : full
  }

  /// Whether both screens have the things.
  var isOfBoth: Bool {
    switch predicate {
    case .missing, .gone, .added, .stillThere, .stillAt(_, nil): false
    default: true
    }
  }

  private static func isNamedByKind(_ noun: String) -> Bool {
    noun == "title" || noun == "popover" || noun == "alert" || noun == "keyboard"
  }

  // MARK: Words

  /// The maximum number of names, and of characters of each.
  private static let mostNames = 3
  private static let mostCharacters = 32

  /// The statement without a full stop.
  var words: String {
    switch predicate {
    case .colored(let part?, let color, let old):
      "in \(subject), \(Self.quoted(part)) is \(color) in place of \(old)"
    case .set(let part?, let font, let old):
      "in \(subject), \(Self.quoted(part)) is \(Self.words(font, insteadOf: old))"
    default: "\(subject) \(said)"
    }
  }

  private var subject: String {
    let kind = [color, noun].compactMap(\.self).joined(separator: " ")
    if names.isEmpty {
      if count == 1 { return total > 1 ? "one of the \(total) \(kind)s" : "the \(kind)" }
      return total > count ? "\(count) of the \(total) \(kind)s" : "the \(count) \(kind)s"
    }
    let rest = names.count - Self.mostNames
    var list = names.prefix(Self.mostNames).map(Self.quoted)
    if rest > 0 { list.append("\(rest) more") }
    guard let last = list.last, list.count > 1 else { return "the \(kind) \(list[0])" }
    return "the \(kind)s \(list.dropLast().joined(separator: ", ")) and \(last)"
  }

  private var said: String {
    let (be, have, look) = count == 1 ? ("is", "has", "looks") : ("are", "have", "look")
    return switch predicate {
    case .missing: "\(be) missing"
    case .gone: "\(be) gone"
    case .added: "\(be) there as well"
    case .stillThere: "\(be) still there"
    case .stillAt(let position, let old): "\(be) still at \(position)" + (old.map { ", not at \($0)" } ?? "")
    case .placed(let position, let old): "\(be) at \(position) in place of \(old)"
    case .shifted(let dx, let dy): "\(be) \(Self.shift(dx, dy))"
    case .sized(let size, let old): "\(have) a size of \(size) in place of \(old)"
    case .turned(let angle, let old):
      old == 0
        ? "\(be) turned by \(angle)°"
        : angle == 0
          ? "\(be) upright, not turned by \(old)°" : "\(be) turned by \(angle)° in place of \(old)°"
    case .valued(let value, let old):
      "\(count == 1 ? "stands" : "stand") at \(value) in place of \(old)"
    case .reads(let text, let old): "reads \(Self.quoted(text)) in place of \(Self.quoted(old))"
    case .colored(_, let color, let old): "\(be) \(color) in place of \(old)"
    case .set(_, let font, let old): "\(be) \(Self.words(font, insteadOf: old))"
    case .nudged: "\(be) off by less than a point"
    case .layered: "\(be) in another layer"
    case .looks: "\(look) different"
    }
  }

  private static func shift(_ dx: Int, _ dy: Int) -> String {
    var parts: [String] = []
    func points(_ number: Int) -> String {
      parts.isEmpty ? "\(abs(number)) \(abs(number) == 1 ? "point" : "points")" : "\(abs(number))"
    }
    if dx != 0 { parts.append("\(points(dx)) further \(dx > 0 ? "right" : "left")") }
    if dy != 0 { parts.append("\(points(dy)) \(dy > 0 ? "lower" : "higher")") }
    return parts.joined(separator: " and ")
  }

  private static func words(_ font: SceneFont, insteadOf old: SceneFont) -> String {
    if font.size != old.size {
      return "set in \(DumpText.number(font.size)) points in place of \(DumpText.number(old.size))"
    }
    if (font.weight >= 600) != (old.weight >= 600) { return font.weight >= 600 ? "bold" : "not bold" }
    if font.isItalic != old.isItalic { return font.isItalic ? "italic" : "not italic" }
    return "set in another font"
  }

  private static func quoted(_ text: String) -> String {
    let line = SingleLine.of(String(text.prefix(mostCharacters)))
    return "“\(line)\(text.count > mostCharacters ? "…" : "")”"
  }
}
