import UIKit

extension Simulator {
  /// Adds a table of localized strings to the application, like its `Localizable.strings`.
  ///
  /// From now on `NSLocalizedString` finds them; visible texts don't change.
  ///
  /// - Parameters:
  ///   - strings: the texts by key; they replace the earlier ones of the table.
  ///   - table: the name of the table.
  public func localize(_ strings: [String: String], table: String = "Localizable") {
    check()
    device.system.localize(strings, table: table)
  }
}
