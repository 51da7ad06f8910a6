/// The values of some traits.
struct TraitValues: @unchecked Sendable {
  /// The value of a trait, together with its type.
  private struct Entry {
    let trait: UITrait
    let value: Any
  }

  // Unchecked: values are immutable, and those of applications are values of their types.
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The value of a trait; its default if it isn't specified.
  ///
  /// A system's trait that is set to its default value is no longer specified.
  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue }
    set { set(newValue, for: trait) }
  }

  private mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value, for trait: Trait.Type) {
    if trait is any SystemTrait.Type, TraitValues.areEqual(value, trait.defaultValue) {
      entries[ObjectIdentifier(trait)] = nil
    } else {
      entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: value)
    }
  }

  /// Whether no trait is specified.
  var isEmpty: Bool { entries.isEmpty }

  /// The specified traits, by their names.
  var traits: [UITrait] { entries.values.map(\.trait).sorted { $0.name < $1.name } }

  func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

  /// Takes the traits that other values specify.
  mutating func merge(_ others: TraitValues) {
    entries.merge(others.entries) { _, new in new }
  }

  /// Whether all of these values are among others.
  func isSubset(of others: TraitValues) -> Bool {
    entries.allSatisfy { key, entry in others.hasSame(entry, for: key) }
  }

  /// The traits whose values differ, by their names.
  func changes(from others: TraitValues) -> [UITrait] {
    let added = entries.filter { !others.hasSame($0.value, for: $0.key) }.values.map(\.trait)
    let removed = others.entries.filter { entries[$0.key] == nil }.values.map(\.trait)
    return (added + removed).sorted { $0.name < $1.name }
  }

  private func hasSame(_ entry: Entry, for key: ObjectIdentifier) -> Bool {
    entries[key].map { TraitValues.areEqual($0.value, entry.value) } ?? false
  }

  /// The text of a specified value, for logs; nil if it isn't specified.
  func text(of trait: UITrait) -> String? {
    entries[ObjectIdentifier(trait)].map { "\($0.value)" }
  }

  /// Whether two values of a trait are equal; those of a type that isn't equatable differ.
  private static func areEqual(_ one: Any, _ other: Any) -> Bool {
    guard let one = one as? any Equatable else { return false }
    return isEqual(one, other)
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    other as? Value == one
  }
}

extension TraitValues: Hashable {
  static func == (one: TraitValues, other: TraitValues) -> Bool {
    one.entries.count == other.entries.count && one.isSubset(of: other)
  }

  func hash(into hasher: inout Hasher) {
    var sum = 0
    for (key, entry) in entries {
      var own = Hasher()
      own.combine(key)
      if let value = entry.value as? any Hashable { own.combine(AnyHashable(value)) }
      sum ^= own.finalize()
    }
    hasher.combine(sum)
  }
}
