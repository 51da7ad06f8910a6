/// The area in which a text view lays out its text: as wide as the view without its `textContainerInset`.
///
/// Source: Apple, NSTextContainer.
@preconcurrency @MainActor
open class NSTextContainer {
  /// Called after a property has changed.
  final var didChange: () -> Void = {}

  init() {}

  /// The distance in points of the text from the left and the right edge; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }

  /// The maximum number of lines; 0, the default, for no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }

  /// Whether the last line of `maximumNumberOfLines` ends in an ellipsis if text follows: with a truncating mode.
  ///
  /// Word wrapping by default. Paragraph styles have the modes of other lines.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
}
