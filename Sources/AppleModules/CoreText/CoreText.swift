// Files that import Core Text by name use its attribute keys and geometry as UIKit has them.
@_exported import CoreGraphics
@_exported import class UIKit.UIFont
