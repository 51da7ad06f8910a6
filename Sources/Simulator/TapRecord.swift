import UIKit

/// Where and when a finger was lifted last, to recognise taps in a row.
struct TapRecord {
  let place: CGPoint
  let time: TimeInterval
  let count: Int
}
