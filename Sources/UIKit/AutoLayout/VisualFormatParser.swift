/// What a visual format says: views in a row or column, and the spaces around and between them.
struct VisualFormatLine {
  /// A condition for a length.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    /// The view whose size is compared with; nil for a number.
    var item: Any?
    var priority = UILayoutPriority.required
  }

  /// The space between two neighbours.
  enum Space {
    /// They touch.
    case none
    /// `-`
    case standard
    /// `-8-` or `-(>=8,<=20@500)-`
    case predicates([Predicate])
  }

  /// A view or layout guide, with the conditions for its size.
  struct View {
    let item: Any
    /// The view that `|` stands for beside this one.
    let superview: UIView?
    var sizes: [Predicate] = []
  }

  var isVertical = false
  var views: [View] = []
  /// The spaces between views.
  var spaces: [Space] = []
  /// The spaces to the superview; nil if the format doesn't begin or end with it.
  var leadingSpace: Space?
  var trailingSpace: Space?

  /// The space that `-` stands for between two views, and up to iOS 7 at a superview's edge, in points.
  ///
  /// Source: Apple, "Auto Layout Guide", "Visual Format Language"; developers' measurements.
  static let standardSpace: CGFloat = 8
  static let standardSuperviewSpace: CGFloat = 20
}

/// Parses visual formats.
///
/// The texts of exceptions that public crash logs contain are UIKit's; the others are worded here.
@MainActor
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  /// The index of the next character.
  private var position = 0

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    self.format = format
    characters = Array(format)
    self.metrics = metrics
    self.views = views
  }

  /// Raises UIKit's exception, which points to the place.
  func fail(_ reason: String) -> Never {
    let caret = String(repeating: " ", count: position) + "^"
    UIKitException.raise(
      .invalidArgumentException,
      "Unable to parse constraint format: \n\(reason) \n\(format) \n\(caret)"
    )
  }

  // MARK: Characters

  private var next: Character? {
    mutating get {
      while position < characters.count, characters[position] == " " { position += 1 }
      return position < characters.count ? characters[position] : nil
    }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func name() -> String? {
    guard let first = next, first == "_" || first.isASCII && first.isLetter else { return nil }
    let start = position
    while position < characters.count, characters[position].isNamePart { position += 1 }
    return String(characters[start..<position])
  }

  private mutating func number() -> CGFloat? {
    guard next != nil else { return nil }
    var end = position
    if end < characters.count, "+-".contains(characters[end]) { end += 1 }
    while end < characters.count, characters[end].isASCII, characters[end].isNumber || characters[end] == "."
    {
      end += 1
    }
    guard let value = Double(String(characters[position..<end])) else { return nil }
    position = end
    return CGFloat(value)
  }

  // MARK: Grammar

  // (H:|V:)? (| connection)? view (connection view)* (connection |)?
  mutating func parse() -> VisualFormatLine {
    var line = VisualFormatLine()
    if next == "H" || next == "V" {
      line.isVertical = next == "V"
      position += 1
      guard take(":") else { fail("Expected a ':' after the orientation") }
    }
    if take("|") { line.leadingSpace = connection() }
    line.views.append(view())
    if line.leadingSpace != nil { checkSuperview(of: line) }
    while next != nil {
      let space = connection()
      if take("|") {
        position -= 1
        checkSuperview(of: line)
        position += 1
        line.trailingSpace = space
        guard next == nil else { fail("Expected the end of the format after the superview") }
        break
      }
      line.spaces.append(space)
      line.views.append(view())
    }
    return line
  }

  private func checkSuperview(of line: VisualFormatLine) {
    guard line.views.last?.superview == nil else { return }
    fail("Unable to interpret '|' character, because the related view doesn't have a superview")
  }

  /// Nothing, `-`, or `-predicates-`.
  private mutating func connection() -> VisualFormatLine.Space {
    guard take("-") else { return .none }
    // Source: public crash logs of formats such as `[a]- (padding)-[b]`.
    if position < characters.count, characters[position] == " " { failWithoutNumber() }
    if next == "[" || next == "|" { return .standard }
    let predicates =
      next == "("
      ? predicateList(comparesSizes: false) : [predicate(hasRelation: false, comparesSizes: false)]
    guard take("-") else { fail("Expected a '-' here. That is how you give the end of a space.") }
    return .predicates(predicates)
  }

  /// `[name]` or `[name(predicates)]`.
  private mutating func view() -> VisualFormatLine.View {
    guard take("[") else { fail("Expected a view") }
    guard let name = name() else {
      fail(
        "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores."
      )
    }
    guard let item = views[name] else { fail("\(name) is not a key in the views dictionary.") }
    var view = VisualFormatLine.View(item: item, superview: superview(of: item))
    if next == "(" { view.sizes = predicateList(comparesSizes: true) }
    guard take("]") else { fail("Expected a ']' here. That is how you give the end of a view.") }
    return view
  }

  private func superview(of item: Any) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  // (predicate,predicate)
  private mutating func predicateList(comparesSizes: Bool) -> [VisualFormatLine.Predicate] {
    position += 1
    var predicates: [VisualFormatLine.Predicate] = []
    repeat {
      predicates.append(predicate(hasRelation: true, comparesSizes: comparesSizes))
    } while take(",")
    guard take(")") else { fail("Expected a ')' here. That is how you give the end of predicates.") }
    return predicates
  }

  // relation? object (@priority)?
  private mutating func predicate(hasRelation: Bool, comparesSizes: Bool) -> VisualFormatLine.Predicate {
    var predicate = VisualFormatLine.Predicate()
    if hasRelation, let sign = next, "=<>".contains(sign) {
      position += 1
      guard take("=") else { fail("Expected a relation. Relation must be one of <=, == or >=.") }
      predicate.relation = sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
    }
    if comparesSizes {
      let start = position
      if let name = name(), metrics[name] == nil, let view = views[name] {
        predicate.item = view
      } else {
        position = start
      }
    }
    if predicate.item == nil { predicate.constant = constant() }
    if take("@") { predicate.priority = UILayoutPriority(Float(constant())) }
    return predicate
  }

  private func failWithoutNumber() -> Never {
    fail("Expected a number or key from the metrics dictionary, but encountered something else")
  }

  /// A number, or the name of a metric.
  private mutating func constant() -> CGFloat {
    if let number = number() { return number }
    guard let name = name() else { failWithoutNumber() }
    switch metrics[name] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    case _?: fail("The metric with name \"\(name)\" is not a number")
    case nil:
      fail(
        "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
      )
    }
  }
}

extension Character {
  fileprivate var isNamePart: Bool { self == "_" || isASCII && (isLetter || isNumber) }
}
