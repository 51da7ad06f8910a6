import Foundation

/// A picture of a recorded snapshot beside the current one.
struct SnapshotComparison {
  private let recorded: Side
  private let current: Side

  private struct Side {
    let title: String
    let color: String
    let size: (width: Double, height: Double)
    let link: String
  }

  /// Compares two picture files; nil for texts, and for files without a size.
  init?(_ recorded: [UInt8], _ current: [UInt8], _ format: SnapshotFormat) {
    let sides = [("✓ recorded", "#1B7F3B", recorded), ("✗ now", "#C5221F", current)].compactMap {
      title,
      color,
      content -> Side? in
      let base64 = Data(content).base64EncodedString()
      switch format {
      case .svg:
        return Self.svgSize(content).map {
          Side(title: title, color: color, size: $0, link: "data:image/svg+xml;base64,\(base64)")
        }
      case .png:
        return Self.pngSize(content).map {
          let size = (width: Double($0.width), height: Double($0.height))
          return Side(title: title, color: color, size: size, link: "data:image/png;base64,\(base64)")
        }
      case .recursiveDescription, .layerDescription: return nil
      }
    }
    guard sides.count == 2 else { return nil }
    (self.recorded, self.current) = (sides[0], sides[1])
  }

  private static let margin = 16.0
  private static let titleHeight = 32.0

  /// Both pictures at the same scale, as an SVG file.
  var svg: String {
    let (margin, top) = (Self.margin, Self.titleHeight + Self.margin)
    let width = recorded.size.width + current.size.width + 3 * margin
    let height = max(recorded.size.height, current.size.height) + top + margin
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" "
    text +=
      "width=\"\(width)\" height=\"\(height)\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"18\">\n"
    text += "  <title>The recorded snapshot beside the current one</title>\n"
    text += "  <rect width=\"100%\" height=\"100%\" fill=\"#F2F2F4\"/>\n"
    for (side, x) in [(recorded, margin), (current, 2 * margin + recorded.size.width)] {
      text += "  <text x=\"\(x)\" y=\"\(Self.titleHeight)\" fill=\"\(side.color)\">\(side.title)</text>\n"
      text += "  <image x=\"\(x)\" y=\"\(top)\" width=\"\(side.size.width)\" height=\"\(side.size.height)\" "
      text += "href=\"\(side.link)\"/>\n"
    }
    return text + "</svg>\n"
  }

  /// Returns the size that an SVG file has in its first line.
  private static func svgSize(_ content: [UInt8]) -> (width: Double, height: Double)? {
    let line = String(decoding: content.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard let match = line.firstMatch(of: #/ width="([0-9.]+)" height="([0-9.]+)"/#),
      let width = Double(match.output.1), let height = Double(match.output.2)
    else { return nil }
    return (width, height)
  }

  /// Returns the size of a PNG file in pixels: the first two numbers of its header.
  ///
  /// Source: RFC 2083, 4.1.1.
  static func pngSize(_ content: [UInt8]) -> (width: Int, height: Int)? {
    let start = 16
    guard content.count >= start + 8, content.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func number(at index: Int) -> Int { content[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: start), number(at: start + 4))
  }
}
