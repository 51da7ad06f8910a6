/// Items that a compositional layout places in a row, in a column, or where your code says.
///
/// A row or column repeats its subitems until the next one doesn't fit; a section repeats the group until it has all its items. Source:
/// Apple, NSCollectionLayoutGroup.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How items are placed.
  enum Arrangement {
    case line(isVertical: Bool, LineFill)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// How many items a line has.
  enum LineFill: Equatable {
    /// As many as fit.
    case fitting
    /// A number of items that share the line.
    case shared(Int)
    /// A number of items with their own sizes.
    case repeated(Int)
  }

  let arrangement: Arrangement

  /// The items that the group repeats; none in a custom group.
  public let subitems: [NSCollectionLayoutItem]

  private init(
    _ size: NSCollectionLayoutSize,
    _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// The supplementary items that are anchored to the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attached }
    set { attached = newValue }
  }

  /// The distance between items; nil, the default, for none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  /// Creates a row of a number of equal items that share its width, whatever width they have of their own.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  )
    -> Self
  {
    Self(layoutSize, .line(isVertical: false, .shared(checked(count))), [subitem])
  }

  /// Creates a row of a number of equal items with their own width; whether they fit is the caller's responsibility.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    Self(layoutSize, .line(isVertical: false, .repeated(checked(count))), [subitem])
  }

  /// Creates a row that repeats items until the next one doesn't fit.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
  {
    Self(layoutSize, .line(isVertical: false, .fitting), subitems)
  }

  /// Creates a column of a number of equal items that share its height, whatever height they have of their own.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> Self
  {
    Self(layoutSize, .line(isVertical: true, .shared(checked(count))), [subitem])
  }

  /// Creates a column of a number of equal items with their own height; whether they fit is the caller's responsibility.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    Self(layoutSize, .line(isVertical: true, .repeated(checked(count))), [subitem])
  }

  /// Creates a column that repeats items until the next one doesn't fit.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(layoutSize, .line(isVertical: true, .fitting), subitems)
  }

  /// Creates a group whose items are where a closure says, in the group's coordinates.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    Self(layoutSize, .custom(itemProvider), [])
  }

  private class func checked(_ count: Int) -> Int { max(0, count) }

  /// A text with the group's size, direction and items, for debugging.
  public func visualDescription() -> String { description(indent: "") }

  private func description(indent: String) -> String {
    let direction: String
    switch arrangement {
    case .line(let isVertical, _): direction = isVertical ? "vertical" : "horizontal"
    case .custom: direction = "custom"
    }
    let inner = indent + "  "
    let items = subitems.map { item in
      (item as? NSCollectionLayoutGroup)?.description(indent: inner)
        ?? "\(inner)item \(item.layoutSize.summary)\n"
    }
    return "\(indent)\(direction) group \(layoutSize.summary)\n" + items.joined()
  }
}

extension NSCollectionLayoutSize {
  /// The dimensions in words.
  var summary: String { "\(widthDimension.summary) × \(heightDimension.summary)" }
}

extension NSCollectionLayoutDimension {
  fileprivate var summary: String {
    let number = DumpText.number(dimension)
    return switch kind {
    case .fractionalWidth: "\(number) of the width"
    case .fractionalHeight: "\(number) of the height"
    case .absolute: number
    case .estimated: "about \(number)"
    case .uniform: "about \(number), as siblings"
    }
  }
}

/// The frame of an item in a custom group.
///
/// Source: Apple, NSCollectionLayoutGroupCustomItem.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem {
  /// The frame in the group's coordinates, in points.
  public let frame: CGRect

  /// The place of the item before or behind others: higher ones are in front.
  public let zIndex: Int

  /// Creates an item.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Creates an item in front of others with lower indexes.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// Returns the frames of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
