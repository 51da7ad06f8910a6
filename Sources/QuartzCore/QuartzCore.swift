// Layers, animations and transactions, as in Core Animation.
// Files that import this module have the types of Core Graphics and Foundation, too.
@_exported import CoreGraphics
@_exported import Foundation
