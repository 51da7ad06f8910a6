// What of Core Graphics comes with UIKit, for files that import it by name.
@_exported import Foundation
@_exported import struct UIKit.CGAffineTransform
@_exported import enum UIKit.CGBlendMode
@_exported import class UIKit.CGColor
@_exported import class UIKit.CGColorSpace
@_exported import enum UIKit.CGColorSpaceModel
@_exported import class UIKit.CGContext
@_exported import class UIKit.CGImage
@_exported import enum UIKit.CGLineCap
@_exported import enum UIKit.CGLineJoin
@_exported import class UIKit.CGPath
@_exported import enum UIKit.CGPathDrawingMode
@_exported import enum UIKit.CGPathFillRule
@_exported import struct UIKit.CGVector
