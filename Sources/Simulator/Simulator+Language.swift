import UIKit

extension Simulator {
  /// Gives the application the strings of a language, as its `Localizable.strings` would.
  ///
  /// `NSLocalizedString` finds them from now on; what is shown already stays as it is.
  ///
  /// - Parameters:
  ///   - strings: the texts by their keys; they replace those that the table had.
  ///   - table: the name of the table.
  public func localize(_ strings: [String: String], table: String = "Localizable") {
    check()
    device.system.localize(strings, table: table)
  }
}
