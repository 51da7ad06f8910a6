import Foundation

/// The images and colours of an asset catalog: what `AssetCatalogCompiler` writes, and UIKit reads.
///
/// The file is a property list, which holds the bytes of images as they are.
package struct CompiledCatalog: Codable, Equatable, Sendable {
  /// Whose devices a variant is for.
  package enum Idiom: String, Codable, Sendable { case universal, iphone, ipad }

  /// The appearance that a variant is for.
  package struct Appearance: Codable, Hashable, Sendable {
    package let isDark, isHighContrast: Bool

    /// The appearance of variants that are for all without their own.
    package static let any = Appearance(isDark: false, isHighContrast: false)

    package init(isDark: Bool, isHighContrast: Bool) {
      (self.isDark, self.isHighContrast) = (isDark, isHighContrast)
    }
  }

  /// Whether an image is shown in its own colours.
  package enum Rendering: String, Codable, Sendable { case template, original }

  /// The caps of an image that is resized in parts, in pixels, and whether its centre is stretched or tiled.
  package struct Caps: Codable, Equatable, Sendable {
    package let top, left, bottom, right: Int
    package let isStretched: Bool

    package init(top: Int, left: Int, bottom: Int, right: Int, isStretched: Bool) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
      self.isStretched = isStretched
    }
  }

  /// One file of an image set.
  package struct Image: Codable, Equatable, Sendable {
    package let name: String
    /// Pixels per point.
    package let scale: Int
    package let idiom: Idiom
    package let appearance: Appearance
    /// Nil for one that is shown as its place demands.
    package let rendering: Rendering?
    /// Nil for one that is resized as a whole.
    package let caps: Caps?
    /// The file.
    package let data: Data

    package init(
      name: String,
      scale: Int,
      idiom: Idiom,
      appearance: Appearance = .any,
      rendering: Rendering?,
      caps: Caps?,
      data: Data
    ) {
      (self.name, self.scale, self.idiom, self.appearance) = (name, scale, idiom, appearance)
      (self.rendering, self.caps, self.data) = (rendering, caps, data)
    }
  }

  /// One variant of a colour set, with components from 0 to 1.
  package struct Color: Codable, Equatable, Sendable {
    package let name: String
    package let idiom: Idiom
    package let appearance: Appearance
    package let red, green, blue, alpha: Double

    package init(
      name: String,
      idiom: Idiom,
      appearance: Appearance = .any,
      red: Double,
      green: Double,
      blue: Double,
      alpha: Double
    ) {
      (self.name, self.idiom, self.appearance) = (name, idiom, appearance)
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  package var images: [Image] = []
  package var colors: [Color] = []

  package init() {}

  /// Reads a file; nil for anything else than a compiled catalog.
  package init?(_ file: Data) {
    guard let catalog = try? PropertyListDecoder().decode(Self.self, from: file) else { return nil }
    self = catalog
  }

  /// The contents of the file.
  package var file: Data {
    get throws {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .binary
      return try encoder.encode(self)
    }
  }
}
