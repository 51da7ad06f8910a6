/// The exceptions of snapshots.
///
/// Sources of the texts: crash reports, as in github.com/apptekstudios/ASCollectionView/issues/80, and the answers of UIKit as recorded by
/// github.com/kern0x1b/charon. A device appends the addresses of its objects.
enum DiffableFault {
  static func raise(_ reason: String) -> Never {
    UIKitException.raise(.internalInconsistencyException, reason)
  }

  static func raise(unsatisfied condition: String) -> Never {
    raise("Invalid parameter not satisfying: \(condition)")
  }

  /// Raises if an identifier occurs twice.
  static func refuseDuplicates<Identifier: Hashable>(in identifiers: [Identifier]) {
    let duplicates = duplicates(in: identifiers)
    guard !duplicates.isEmpty else { return }
    raise(
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(text(ofSet: duplicates))"
    )
  }

  /// The identifiers that occur more than once, in the order in which they do.
  static func duplicates<Identifier: Hashable>(in identifiers: [Identifier]) -> [Identifier] {
    guard identifiers.count > 1 else { return [] }
    var seen = Set<Identifier>(minimumCapacity: identifiers.count)
    var repeated: Set<Identifier> = []
    return identifiers.filter { !seen.insert($0).inserted && repeated.insert($0).inserted }
  }

  static func raise<Identifier>(insertingBeside destination: Identifier) -> Never {
    raise(
      "Invalid update: destination for insertion operation [\(text(destination))] is in the insertion identifier list for update"
    )
  }

  static func raise<Identifier>(movingBeside destination: Identifier) -> Never {
    raise(
      "Invalid update: destination for move operation [\(text(destination))] is in the move identifier list for update"
    )
  }

  static func raise<Identifier>(existingSections sections: [Identifier]) -> Never {
    let isOne = sections.count == 1
    let (noun, verb) = isOne ? ("identifier", "exists") : ("identifiers", "exist")
    let list = isOne ? text(sections[0]) : "(\n\(lines(sections))\n)"
    raise(
      "Diffable data source detected an attempt to insert or append \(sections.count) section \(noun) that already \(verb) in the "
        + "snapshot. Identifiers in a snapshot must be unique. Section \(noun) that already \(verb): \(list)"
    )
  }

  /// The format of a set in a console message.
  static func text<Identifier>(ofSet identifiers: [Identifier]) -> String { "{(\n\(lines(identifiers))\n)}" }

  private static func lines<Identifier>(_ identifiers: [Identifier]) -> String {
    identifiers.map { "    \(text($0))" }.joined(separator: ",\n")
  }

  /// An identifier in a console message: a value of a Swift type appears with its module.
  static func text<Identifier>(_ identifier: Identifier) -> String {
    (identifier as? String) ?? String(reflecting: identifier)
  }
}
