/// The looks of bars.
public enum UIBarStyle: Int, Sendable {
  /// Light from iOS 7 on, blue-grey before.
  case `default` = 0
  /// Dark.
  case black = 1
  /// Dark and translucent.
  ///
  /// Deprecated: use `black` and `isTranslucent`.
  case blackTranslucent = 2
}
