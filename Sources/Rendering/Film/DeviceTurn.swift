import UIKit

/// A turn of the device between two frames of a film.
///
/// In virtual time a device is turned in no time at all; a film takes a moment for it, so that it can be seen.
struct DeviceTurn: Sendable, Equatable {
  /// The number of quarter turns, from 0 to 2.
  var quarters: Int

  /// How long a film takes for a quarter turn, in seconds.
  static let quarterDuration = 0.35

  init(quarters: Int) {
    self.quarters = quarters
  }

  init(from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) {
    quarters = old == new ? 0 : old.isLandscape == new.isLandscape ? 2 : 1
  }

  /// Seconds that the film takes for it.
  var duration: TimeInterval { Double(quarters) * Self.quarterDuration }
}
