import UIKit

/// A rotation of the device between two frames of a film.
///
/// A rotation takes no virtual time; a film takes some time for it, to show it.
struct DeviceRotation: Sendable, Equatable {
  /// The number of quarter turns, from 0 to 2.
  var quarters: Int

  /// The duration of a quarter turn in a film, in seconds.
  static let quarterDuration = 0.35

  init(quarters: Int) {
    self.quarters = quarters
  }

  init(from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) {
    quarters = old == new ? 0 : old.isLandscape == new.isLandscape ? 2 : 1
  }

  /// The duration of the rotation in a film, in seconds.
  var duration: TimeInterval { Double(quarters) * Self.quarterDuration }
}
