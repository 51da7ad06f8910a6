// Layers, animations and transactions, as in Core Animation.
// Foundation comes with Core Graphics, whose operations of rectangles replace those of Foundation.
@_exported import CoreGraphics
