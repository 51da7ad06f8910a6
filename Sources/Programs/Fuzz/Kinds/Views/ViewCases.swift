import UIKit

/// Random view hierarchies with extreme geometry, touched, rotated, animated and drawn.
enum ViewCases: FuzzKind {
  static let name = "views"
  static let summary = "view hierarchies with extreme geometry, touched, rotated, animated and drawn"

  static func makeSteps(_ random: inout SeededGenerator) -> [ViewStep] {
    var maker = ViewCaseMaker(&random)
    return maker.steps(&random)
  }

  /// UIKit raises for positions and sizes that are NaN, which arithmetic with infinite and huge numbers
  /// produces.
  static func expectedExceptions(of steps: [ViewStep]) -> [NSExceptionName] {
    let text = steps.map { String(describing: $0) }.joined(separator: " ")
    let isWild = ["nan", "inf", "e+1", "e+2", "e+3", "e-1", "e-2", "e-3"].contains { text.contains($0) }
    return isWild ? [.layerInvalidGeometry] : []
  }

  static func play(_ steps: [ViewStep]) throws(InvariantViolation) {
    let scene = ViewScene(steps)
    for step in steps {
      scene.perform(step)
      try scene.check()
    }
    try scene.checkPictures()
  }
}
