/// A cell that is drawn again and again to fill an area.
///
/// Bounds and steps are in the pattern's own space, which `matrix` transforms to the first coordinates of a context: those of
/// UIKit's contexts have their origin at the top left, those of bitmap contexts at the bottom left. The cell is drawn once,
/// when the pattern is first used, and shows what is inside of its bounds. Source: Apple, CGPattern; "Quartz 2D Programming
/// Guide", Patterns.
public final class CGPattern: @unchecked Sendable {
  /// The bounds of the cell.
  package let bounds: CGRect
  /// The transform from the pattern's space to the context's first coordinates.
  package let matrix: CGAffineTransform
  /// The distances from a cell to the next, both above 0.
  package let step: CGSize
  /// Whether the cell has colours of its own; otherwise it is a stencil.
  package let isColored: Bool

  private let callbacks: CGPatternCallbacks
  private let info: UnsafeMutableRawPointer?
  private let lock = NSRecursiveLock()
  private var cell: [DrawingCommand]?

  /// Creates a pattern; nil for a step of 0, and for bounds, a step or a matrix that isn't finite or has no extent.
  ///
  /// - Parameters:
  ///   - info: what the callbacks are given.
  ///   - bounds: the cell, in the pattern's space.
  ///   - matrix: the transform from the pattern's space to the context's first coordinates.
  ///   - xStep: the distance of the cells to the right.
  ///   - yStep: the distance of the cells downwards.
  ///   - tiling: how cells are fitted to pixels; pictures have none, so they are the same with each.
  ///   - isColored: whether the cell has colours of its own. Otherwise it is a stencil, and its colours are ignored.
  ///   - callbacks: the functions that draw the cell and release `info`; they are copied.
  public init?(
    info: UnsafeMutableRawPointer?,
    bounds: CGRect,
    matrix: CGAffineTransform,
    xStep: CGFloat,
    yStep: CGFloat,
    tiling: CGPatternTiling,
    isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    (self.info, self.callbacks, self.isColored) = (info, callbacks.pointee, isColored)
    (self.bounds, self.matrix) = (bounds.standardized, matrix)
    step = CGSize(width: abs(xStep), height: abs(yStep))
    guard isUsable else { return nil }
  }

  /// Creates a coloured pattern of a recorded cell whose copies touch; nil for a size that isn't finite or empty.
  package init?(cell: [DrawingCommand], size: CGSize) {
    (info, callbacks, isColored) = (nil, CGPatternCallbacks(), true)
    (bounds, matrix, step) = (CGRect(origin: .zero, size: size), .identity, size)
    self.cell = cell
    guard isUsable else { return nil }
  }

  deinit { callbacks.releaseInfo?(info) }

  private var isUsable: Bool {
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    return bounds.width > 0 && bounds.height > 0 && step.width > 0 && step.height > 0 && determinant != 0
      && [
        bounds.minX, bounds.minY, bounds.width, bounds.height, step.width, step.height, determinant,
        matrix.tx,
        matrix.ty,
      ]
      .allSatisfy(\.isFinite)
  }

  /// What a cell draws, in the pattern's space; empty while it is drawn itself.
  package var commands: [DrawingCommand] {
    lock.lock()
    defer { lock.unlock() }
    if let cell { return cell }
    cell = []
    let context = CGContext()
    callbacks.drawPattern?(info, context)
    let drawn = context.drawing.clipped(to: bounds)
    cell = drawn
    return drawn
  }
}

extension CGPattern: Hashable {
  /// Whether two patterns are the same object.
  public static func == (one: CGPattern, other: CGPattern) -> Bool { one === other }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Draws the cell of a pattern in a context; a Swift function in place of a C function.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Releases what a pattern's callbacks were given; a Swift function in place of a C function.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
  /// The version of the structure, which is 0.
  public var version: UInt32
  /// Draws the cell.
  public var drawPattern: CGPatternDrawPatternCallback!
  /// Releases `info` when the pattern is released; nil for nothing.
  public var releaseInfo: CGPatternReleaseInfoCallback!

  /// Creates callbacks that do nothing.
  public init() {
    self.init(version: 0, drawPattern: nil, releaseInfo: nil)
  }

  /// Creates callbacks.
  public init(
    version: UInt32,
    drawPattern: CGPatternDrawPatternCallback!,
    releaseInfo: CGPatternReleaseInfoCallback!
  ) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }
}

/// How the cells of a pattern are fitted to pixels.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells keep their shape; their distance varies by a pixel at most.
  case noDistortion = 0
  /// The distance is constant, and cells are distorted by a pixel at most.
  case constantSpacingMinimalDistortion = 1
  /// The distance is constant, and cells are distorted for speed.
  case constantSpacing = 2
}

/// The pattern of a colour, and where its cells are.
package final class AnchoredPattern: Sendable {
  package let pattern: CGPattern
  /// The transform from the pattern's space to the coordinates of what is painted; nil until it is drawn in a context.
  package let anchor: CGAffineTransform?

  init(_ pattern: CGPattern, _ anchor: CGAffineTransform? = nil) {
    (self.pattern, self.anchor) = (pattern, anchor)
  }
}

extension AnchoredPattern: Equatable {
  package static func == (one: AnchoredPattern, other: AnchoredPattern) -> Bool {
    one.pattern === other.pattern && one.anchor == other.anchor
  }
}

// MARK: - Colours

extension CGColor {
  /// Creates a colour that paints with a pattern; nil if the space is no pattern space, or has no colours for a stencil.
  ///
  /// - Parameters:
  ///   - space: a pattern space; for a stencil with the space of its colour.
  ///   - pattern: the pattern.
  ///   - components: alpha for a coloured pattern; for a stencil the components of its colour, followed by alpha.
  public convenience init?(
    patternSpace space: CGColorSpace,
    pattern: CGPattern,
    components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern, pattern.isColored || space.base != nil else { return nil }
    let count = pattern.isColored ? 0 : space.numberOfComponents
    let values = Array(UnsafeBufferPointer(start: components, count: count))
    self.init(
      space: space,
      components: values,
      alpha: components[count],
      pattern: AnchoredPattern(pattern)
    )
  }

  /// The pattern with which the colour paints; nil for a plain colour.
  public var pattern: CGPattern? { tiles?.pattern }

  /// The colour of a stencil; the receiver itself if it isn't one.
  package var stencilColor: CGColor {
    guard let base = space.base, values.count > base.numberOfComponents else { return self }
    return CGColor(space: base, components: Array(values.dropLast()), alpha: alpha)
  }

  /// Returns the colour of what is painted in coordinates to which a transform leads from the pattern's space; unchanged for
  /// a plain colour and for one that has its place.
  package func anchored(_ anchor: CGAffineTransform) -> CGColor {
    guard let tiles, tiles.anchor == nil else { return self }
    return CGColor(
      space: space,
      components: Array(values.dropLast()),
      alpha: alpha,
      pattern: AnchoredPattern(tiles.pattern, anchor)
    )
  }
}

// MARK: - Contexts

extension CGContext {
  /// Sets the fill colour to a pattern.
  ///
  /// For a stencil the fill colour space must be a pattern space with the space of its colour.
  ///
  /// - Parameters:
  ///   - pattern: the pattern.
  ///   - components: alpha for a coloured pattern; for a stencil the components of its colour, followed by alpha.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    guard let color = Self.color(pattern, state.fillColor.space, components) else { return }
    state.fillColor = color
  }

  /// Sets the stroke colour to a pattern.
  ///
  /// For a stencil the stroke colour space must be a pattern space with the space of its colour.
  ///
  /// - Parameters:
  ///   - pattern: the pattern.
  ///   - components: alpha for a coloured pattern; for a stencil the components of its colour, followed by alpha.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    guard let color = Self.color(pattern, state.strokeColor.space, components) else { return }
    state.strokeColor = color
  }

  private static func color(
    _ pattern: CGPattern,
    _ space: CGColorSpace,
    _ components: UnsafePointer<CGFloat>
  ) -> CGColor? {
    let usual = pattern.isColored && space.model != .pattern ? CGColorSpace(patternBaseSpace: nil) : space
    return usual.flatMap { CGColor(patternSpace: $0, pattern: pattern, components: components) }
  }

  /// Moves the cells of patterns by an offset in the first coordinates of the context.
  public func setPatternPhase(_ phase: CGSize) {
    guard phase.width.isFinite, phase.height.isFinite else { return }
    state.patternPhase = phase
  }

  /// Sets the fill colour space, and the fill colour to its black; to nothing for a pattern space.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillColor = space.initialColor
  }

  /// Sets the stroke colour space, and the stroke colour to its black; to nothing for a pattern space.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeColor = space.initialColor
  }
}

extension CGColorSpace {
  /// The colour of a context whose colour space was set.
  ///
  /// Source: Apple, CGContextSetFillColorSpace.
  fileprivate var initialColor: CGColor {
    switch model {
    case .pattern: CGColor(space: self, components: [], alpha: 0)
    case .cmyk: CGColor(space: self, components: [0, 0, 0, 1], alpha: 1)
    case .monochrome, .rgb:
      CGColor(space: self, components: Array(repeating: 0, count: numberOfComponents), alpha: 1)
    }
  }
}

extension DrawingState {
  /// Returns a colour as it is painted in the current coordinates: a pattern has its place.
  func placed(_ color: CGColor) -> CGColor {
    guard let pattern = color.pattern else { return color }
    let phase = CGAffineTransform(translationX: patternPhase.width, y: patternPhase.height)
    return color.anchored(
      pattern.matrix.concatenating(phase).concatenating(firstTransform).concatenating(transform.inverted())
    )
  }
}
