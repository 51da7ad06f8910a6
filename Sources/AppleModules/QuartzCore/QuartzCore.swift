// What of Core Animation comes with UIKit, for files that import it by name.
@_exported import CoreGraphics
@_exported import func UIKit.CACurrentMediaTime
@_exported import class UIKit.CADisplayLink
@_exported import class UIKit.CALayer
@_exported import typealias UIKit.CFTimeInterval
