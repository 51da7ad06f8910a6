/// How the status bar looked through the years.
package enum StatusBarLook: Sendable {
  /// Dark signs on silver.
  case silver
  /// Grey signs on black.
  case black
  /// Dark signs on what lies below.
  case clear
}
