import Foundation
import RecipeKit

@testable import RecipeRunner

/// Samples of live scenes of each kind.
extension Sample {
  static let motion = live(
    """
    "motion": {
      "numbers": "AAAAAAAA8D8=", "hand": "drag", "backdrop": "<svg/>", "space": [1, 0, 0, 1, 0, 0],
      "screen": [0, 0, 320, 568], "items": [{"name": "i", "width": 40, "height": 40, "svg": "<svg/>"}],
      "boundaries": [{"behavior": 1, "points": [0, 0, 320, 0], "isClosed": false}],
      "controls": [{
        "name": "Angle", "property": 1, "index": 0, "least": 0, "greatest": 6.5, "step": 0.5, "unit": "°", "factor": 57.5,
        "code": "gravity.angle = #"
      }],
      "addsItems": true, "frames": 300, "hash": "14695981039346656037"
    }
    """
  )

  static let layout = live(
    """
    "layout": {
      "size": [320, 460], "turnedSize": [480, 300],
      "items": [{"name": "1", "frame": [20, 20, 72, 37], "mask": 36, "turned": [20, 20, 72, 37]}]
    }
    """
  )

  static let count = live("\"count\": {\"unit\": \"task\", \"values\": [0, 1]}")

  private static func live(_ kind: String) -> LiveRecord {
    let text = "{\"name\": \"l\", \"caption\": \"L\", \(kind)}"
    guard let scene = try? JSONDecoder().decode(LiveRecord.self, from: Data(text.utf8)) else {
      preconditionFailure("The sample is no scene: \(text)")
    }
    return scene
  }
}
