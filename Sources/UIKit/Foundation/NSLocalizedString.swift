/// The text under a key in the application's language, or else `value`, or else the key itself.
///
/// The tables are those that the simulated device was given; another bundle than the main one is asked by
/// Foundation's own function.
///
/// Source: Apple, NSLocalizedString(_:tableName:bundle:value:comment:).
///
/// - Parameters:
///   - key: what the text is called, as a rule the text in the developer's language.
///   - tableName: the table; nil for `Localizable`.
///   - bundle: where the tables are.
///   - value: the text where there is none under the key.
///   - comment: for the translator.
public func NSLocalizedString(
  _ key: String,
  tableName: String? = nil,
  bundle: Bundle = .main,
  value: String = "",
  comment: String
) -> String {
  guard bundle == .main else {
    return Foundation.NSLocalizedString(
      key,
      tableName: tableName,
      bundle: bundle,
      value: value,
      comment: comment
    )
  }
  let found = BootedSystem.current.strings.string(forKey: key, in: tableName ?? "Localizable")
  return found ?? (value.isEmpty ? key : value)
}
