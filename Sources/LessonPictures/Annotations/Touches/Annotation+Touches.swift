import Rendering
import UIKit

extension Annotation {
  /// Fingers: a disc at a finger, a ring at a tap, and dots along the path of a drag.
  ///
  /// A picture shows the touches since the previous picture or film, a film those during it; in films the
  /// ring of a tap fades within 0.4 s.
  public static var touches: Annotation {
    Annotation(
      .touches,
      legend: [
        LegendEntry(
          FingerSymbols.fingerMeaning,
          sign: FingerSymbols.finger(at: CGPoint(x: 11, y: 7), radius: 6)
        ),
        LegendEntry(FingerSymbols.tapMeaning, sign: FingerSymbols.tap(at: CGPoint(x: 11, y: 7), radius: 6)),
      ],
      marks: { site in
        let paths = site.device.touches.history.paths.filter { $0.end >= site.start }
        return paths.suffix(FingerSymbols.pathLimit).enumerated().flatMap {
          FingerSymbols.marks($1, $0, site)
        }
      }
    )
  }
}
