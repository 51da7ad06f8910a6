/// One way of doing what a recipe teaches: the right way or a wrong way.
public struct Variant<Example> {
  /// The name of the variant, unique within its recipe, such as "integer division".
  public let name: String
  /// One sentence on what goes wrong; empty for the right way.
  public let summary: String
  /// Where the wrong way comes from; nil for the right way.
  public let source: VariantSource?
  /// The checks that the wrong way must break, and no others; empty for the right way.
  public let breaks: [Breakage]
  /// What the script is given: usually a factory of a view controller.
  public let example: Example

  /// Makes the right way, which must pass every check.
  public static func rightWay(_ example: Example) -> Variant {
    Variant(name: "right way", summary: "", source: nil, breaks: [], example: example)
  }

  /// Makes a wrong way, which must break exactly the checks that it names.
  public static func wrongWay(
    _ name: String,
    _ summary: String,
    source: VariantSource,
    breaks: [Breakage],
    _ example: Example
  ) -> Variant {
    Variant(name: name, summary: summary, source: source, breaks: breaks, example: example)
  }
}
