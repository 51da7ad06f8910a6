import Foundation
import RecipeKit

/// An event of a worker or a plug-in, written as a line of JSON; `docs/EventStream.md` defines the grammar.
///
/// One of the properties after `variant` is set: the event's payload. An event of a kind that this version doesn't
/// know has none, and is ignored.
package struct Event: Codable, Equatable, Sendable {
  var version = StreamVersion()
  /// The recipe that the event belongs to.
  package var recipe: String?
  /// The index of the running variant; 0 is the right way.
  package var variant: Int?

  /// A recipe that a plug-in lists, or that starts.
  package var declaration: RecipeDeclaration?
  var variantStarted: Empty?
  /// The script made an entry on its stage.
  package var entry: StageEntry?
  /// A variant's script ended, or threw an error.
  package var variantEnded: VariantEnd?
  package var playground: PlaygroundGraph?
  /// The worker can't run the recipe.
  package var issue: RecipeIssue?
  /// All variants of a recipe have run.
  var recipeEnded: Empty?

  package struct Empty: Codable, Equatable, Sendable {}

  package struct VariantEnd: Codable, Equatable, Sendable {
    /// The error that the script threw; nil if it ran to its end.
    var error: String?
  }

  /// The name of the payload; nil if there is none.
  package var kind: String? {
    Mirror(reflecting: self).children.dropFirst(3).first {
      Mirror(reflecting: $0.value).children.first != nil
    }?.label
  }
}

/// The version of events and of the lines of a run's file; decoding any other version throws.
package struct StreamVersion: Codable, Equatable, Sendable {
  package static let current = 2

  init() {}

  package init(from decoder: any Decoder) throws {
    let version = try decoder.singleValueContainer().decode(Int.self)
    guard version == Self.current else { throw StreamVersionError(version: version) }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Self.current)
  }
}

package struct StreamVersionError: Error, Equatable, CustomStringConvertible {
  package let version: Int

  package var description: String {
    "it is of version \(version) of the event stream, and this tool reads version \(StreamVersion.current)"
  }
}

/// Encodes values as lines of JSON, and decodes them.
package struct LineCoder {
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  package init() {
    // Sorted, because an unsorted encoder orders keys by hash, which changes on every run.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// The value as a line that ends with a line feed.
  package func line(_ value: some Encodable) throws -> [UInt8] {
    Array(try encoder.encode(value)) + [UInt8(ascii: "\n")]
  }

  /// Decodes a line without its line feed.
  package func value<Value: Decodable>(_ line: some Collection<UInt8>) throws -> Value {
    try decoder.decode(Value.self, from: Data(line))
  }
}
