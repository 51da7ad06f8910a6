/// A change that the user has made by moving an item.
///
/// Source: Apple, NSDiffableDataSourceTransaction.
@preconcurrency
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// The snapshot before the change.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The difference of the items of all sections, which can be applied to an array of the application's.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// The changes of the sections whose items are others, in the order of the sections.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
    sectionTransactions = final.sections.compactMap { section in
      guard let index = initial.indexOfSection(section.identifier),
        initial.sections[index].items != section.items
      else { return nil }
      return NSDiffableDataSourceSectionTransaction(
        section.identifier,
        from: initial.sections[index].items,
        to: section.items
      )
    }
  }
}

/// The change of a section in a transaction.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// The section.
  public let sectionIdentifier: SectionIdentifierType

  /// The items of the section before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The items of the section after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The difference of the section's items.
  public let difference: CollectionDifference<ItemIdentifierType>

  fileprivate init(
    _ section: SectionIdentifierType,
    from initial: [ItemIdentifierType],
    to final: [ItemIdentifierType]
  ) {
    sectionIdentifier = section
    var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    snapshot.append(initial)
    initialSnapshot = snapshot
    snapshot.deleteAll()
    snapshot.append(final)
    finalSnapshot = snapshot
    difference = final.difference(from: initial)
  }
}
