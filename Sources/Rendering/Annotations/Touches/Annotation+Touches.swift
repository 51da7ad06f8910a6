import UIKit

extension Annotation {
  /// Fingers: a disc where one is, a ring where one has tapped, and beads along the path of one that was dragged.
  ///
  /// A picture shows the touches since the moment before it, a film those that it sees; a tap fades within 0.4 s of its
  /// end there.
  public static var touches: Annotation {
    Annotation(
      .touches,
      legend: [
        LegendEntry(FingerSigns.fingerMeaning, sign: FingerSigns.finger(at: CGPoint(x: 11, y: 7), radius: 6)),
        LegendEntry(FingerSigns.tapMeaning, sign: FingerSigns.tap(at: CGPoint(x: 11, y: 7), radius: 6)),
      ],
      marks: { site in
        let paths = site.device.touches.history.paths.filter { $0.end >= site.start }
        return paths.suffix(FingerSigns.pathLimit).enumerated().flatMap { FingerSigns.marks($1, $0, site) }
      }
    )
  }
}
