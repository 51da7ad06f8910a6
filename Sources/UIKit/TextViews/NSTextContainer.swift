/// The area in which text is laid out; that of a text view is as wide as the view without its `textContainerInset`.
///
/// Source: Apple, NSTextContainer.
@preconcurrency @MainActor
open class NSTextContainer {
  /// Called after a property has changed.
  final var didChange: () -> Void = {}

  /// Creates an area; a side of 0 has no limit.
  public init(size: CGSize = .zero) {
    self.size = size
  }

  /// The layout manager whose text is laid out here.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// The size in points, with the padding; a side of 0 has no limit.
  ///
  /// That of a text view is the area of its text.
  open var size: CGSize { didSet { if size != oldValue { didChange() } } }

  /// The distance in points of the text from the left and the right edge; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }

  /// The maximum number of lines; 0, the default, for no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }

  /// Whether the last line of `maximumNumberOfLines` ends in an ellipsis if text follows: with a truncating mode.
  ///
  /// Word wrapping by default. Paragraph styles have the modes of other lines.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }

  /// The width of a line's text; infinite without a limit.
  final var lineWidth: CGFloat {
    size.width > 0 && size.width < TextLength.greatest
      ? max(0, size.width - 2 * lineFragmentPadding) : .infinity
  }
}
