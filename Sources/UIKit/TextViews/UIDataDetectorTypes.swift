/// The kinds of data that a text view finds in its text.
///
/// Source: Apple, UIDataDetectorTypes.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses and e-mail addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses; here those of the United States.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// A piece of data in a text.
struct DetectedData: Equatable {
  /// The characters, in UTF-16 units.
  let range: NSRange
  let url: URL

  /// Finds the data of some kinds, in the order of the text; pieces don't overlap.
  ///
  /// The patterns are decided here.
  static func all(in text: String, _ types: UIDataDetectorTypes) -> [DetectedData] {
    guard !types.isEmpty else { return [] }
    var found: [DetectedData] = []
    for pattern in DataPattern.all where types.contains(pattern.type) {
      for (range, match) in pattern.matches(in: text) {
        guard let url = pattern.url(match), !found.contains(where: { $0.range.intersection(range) != nil })
        else { continue }
        found.append(DetectedData(range: range, url: url))
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }
}

/// The data that was found in a text.
struct DataInText {
  private(set) var found: [DetectedData] = []
  /// The text with links; nil if nothing was found.
  private(set) var linkedText: NSAttributedString?

  /// Creates that of a text in which no data is detected.
  init() {}

  /// Finds data of some kinds; where the text has links of its own these stay.
  init(_ text: NSAttributedString, _ types: UIDataDetectorTypes) {
    found = DetectedData.all(in: text.string, types).filter {
      text.attribute(.link, at: $0.range.location, effectiveRange: nil) == nil
    }
    guard !found.isEmpty else { return }
    let linked = NSMutableAttributedString(attributedString: text)
    for data in found { linked.addAttribute(.link, value: data.url, range: data.range) }
    linkedText = linked
  }
}

/// A regular expression for a kind of data, and what it means.
private struct DataPattern: Sendable {
  let type: UIDataDetectorTypes
  private let expression: NSRegularExpression?
  private let makeURL: @Sendable (String) -> String
  /// Whether punctuation at the end belongs to the sentence around it.
  private let endsBeforePunctuation: Bool

  private init(
    _ type: UIDataDetectorTypes,
    _ pattern: String,
    endsBeforePunctuation: Bool = false,
    _ makeURL: @escaping @Sendable (String) -> String
  ) {
    self.type = type
    expression = try? NSRegularExpression(pattern: pattern)
    self.endsBeforePunctuation = endsBeforePunctuation
    self.makeURL = makeURL
  }

  /// Earlier patterns win over later ones.
  static let all: [DataPattern] = [
    DataPattern(.link, #"\b[A-Za-z][A-Za-z0-9+.-]*://[^\s<>"]+"#, endsBeforePunctuation: true) { $0 },
    DataPattern(.link, #"\b[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}\b"#) {
      "mailto:\($0)"
    },
    DataPattern(
      .link,
      #"\b(?:www(?:\.[A-Za-z0-9-]+)+|(?:[A-Za-z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev|app))\b(?:/[^\s<>"]*)?"#,
      endsBeforePunctuation: true
    ) { "http://\($0)" },
    DataPattern(
      .address,
      #"\b\d{1,5}(?: [A-Z][A-Za-z]*\.?){1,4} (?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|"#
        + #"Way|Court|Ct|Place|Pl|Loop|Parkway|Pkwy|Square|Sq)\b\.?(?:,?\s+[A-Z][A-Za-z]*(?: [A-Z][A-Za-z]*)*,? [A-Z]{2}(?: \d{5}(?:-\d{4})?)?\b)?"#
    ) { address in
      let allowed = CharacterSet.alphanumerics
      let words = address.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let query = words.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
      return "http://maps.apple.com/?address=" + query
    },
    DataPattern(
      .phoneNumber,
      #"(?<![\w.+-])(?:\+\d[\d ().-]{6,18}\d|(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}|\d{3}[.-]\d{4})(?![\w-])"#
    ) { number in "tel:" + number.filter { $0 == "+" || ("0"..."9").contains($0) } },
  ]

  func matches(in text: String) -> [(range: NSRange, text: String)] {
    let whole = text as NSString
    let found = expression?.matches(in: text, range: NSRange(location: 0, length: whole.length)) ?? []
    return found.map { match in
      var range = match.range
      while endsBeforePunctuation, range.length > 1,
        ".,;:!?'\")]}".utf16.contains(whole.character(at: range.location + range.length - 1))
      {
        range.length -= 1
      }
      return (range, whole.substring(with: range))
    }
  }

  func url(_ match: String) -> URL? { URL(string: makeURL(match)) }
}
