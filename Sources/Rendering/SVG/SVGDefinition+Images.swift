import UIKit

/// Image files, which a picture embeds once, however often they are shown.
extension SVGDefinition {
  static func imageID(_ image: EncodedImage) -> String {
    "image-" + String(image.digest, radix: 16)
  }

  /// The image as a symbol that stretches to its size of use.
  ///
  /// The orientation tag of a JPEG is ignored: its size is that of the stored pixels.
  static func image(_ image: EncodedImage) -> String {
    let size = image.pixelSize
    var text = SVGText()
    text.markup("<symbol id=\"\(imageID(image))\" viewBox=\"")
    text.numbers([0, 0, size.width, size.height])
    text.markup("\" preserveAspectRatio=\"none\"><image width=\"")
    text.number(size.width)
    text.markup("\" height=\"")
    text.number(size.height)
    text.markup("\" preserveAspectRatio=\"none\"")
    if image.format == .jpeg { text.markup(" style=\"image-orientation:none\"") }
    text.markup(" href=\"data:")
    text.markup(image.format.mediaType)
    text.markup(";base64,")
    text.markup(image.data.base64EncodedString())
    text.markup("\"/></symbol>")
    return text.string
  }

  /// The id of an image's filter; nil for none.
  static func filterID(of image: SceneImage) -> String? {
    guard image.tint != nil || image.factor != nil || image.blur > 0 else { return nil }
    let tint = image.tint.map { "-" + hex($0) } ?? image.factor.map { "-times-" + hex($0) } ?? ""
    return "stencil\(tint)-\(number(image.blur))-\(reach(of: image))"
  }

  /// The filter that tints an image and softens its edge.
  static func filter(of image: SceneImage) -> String? {
    guard let id = filterID(of: image) else { return nil }
    let reach = reach(of: image)
    var text = SVGText()
    text.markup("<filter id=\"\(id)\" x=\"-\(reach)%\" y=\"-\(reach)%\" width=\"\(100 + 2 * reach)%\"")
    text.markup(" height=\"\(100 + 2 * reach)%\" color-interpolation-filters=\"sRGB\">")
    if let tint = image.tint {
      text.markup("<feFlood flood-color=\"")
      text.color(tint)
      text.markup("\" flood-opacity=\"")
      text.number(tint.alpha)
      text.markup("\"/><feComposite in2=\"SourceAlpha\" operator=\"in\"/>")
    } else if let factor = image.factor {
      text.markup("<feColorMatrix values=\"")
      for (row, part) in [factor.red, factor.green, factor.blue].enumerated() {
        for column in 0..<5 {
          if column == row { text.precise(CGFloat(part) / 255) } else { text.markup("0") }
          text.markup(" ")
        }
      }
      text.markup("0 0 0 1 0\"/>")
    }
    if image.blur > 0 {
      text.markup("<feGaussianBlur stdDeviation=\"")
      text.number(image.blur)
      text.markup("\"/>")
    }
    text.markup("</filter>")
    return text.string
  }

  private static func reach(of image: SceneImage) -> Int {
    image.blur > 0 ? reach(of: image.blur, in: image.rect) : 0
  }
}
