/// How the status bar looked through the years.
package enum StatusBarLook: Sendable {
  /// Dark signs on silver.
  case silver
  /// White signs on the colour of the navigation bar below, or on black where there is none.
  case tinted
  /// Grey signs on black.
  case black
  /// Dark signs on what lies below.
  case clear
}
