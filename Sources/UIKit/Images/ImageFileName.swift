/// The name of an image file, taken apart: `Icons/star@2x~ipad.png` is `Icons/star` in PNG for a pad with two pixels a
/// point.
///
/// Source: Apple, Resource Programming Guide, "iOS Supports Device-Specific Resources", and Drawing and Printing
/// Guide for iOS, "Loading Images into Your App".
struct ImageFileName {
  /// The name without what says for whom it is, with the folders that it lies in.
  let base: String
  /// What stands behind the last dot.
  let pathExtension: String

  /// The extensions of the formats that can be shown.
  private static let extensions: Set<String> = ["png", "jpg", "jpeg", "gif"]

  /// The pixels a point that files may be made for.
  private static let scales = [1, 2, 3]

  /// Takes a name apart; one without the extension of an image means a PNG.
  init(_ name: String) {
    let dot = name.lastIndex(of: ".")
    if let dot, ImageFileName.extensions.contains(name[name.index(after: dot)...].lowercased()) {
      base = String(name[..<dot])
      pathExtension = String(name[name.index(after: dot)...])
    } else {
      base = name
      pathExtension = "png"
    }
  }

  /// The names of the files that may stand for this one, the best first.
  ///
  /// 1. Files for the screen's pixels a point go before those for fewer, these before those for more.
  /// 2. Among them, those for the idiom of the device go before those for all.
  func candidates(scale: CGFloat, idiom: UIUserInterfaceIdiom) -> [(name: String, scale: CGFloat)] {
    let wanted = scale.isFinite ? Int(min(max(scale.rounded(), 1), 3)) : 1
    let scales = ImageFileName.scales
    let order = scales.filter { $0 <= wanted }.reversed() + scales.filter { $0 > wanted }
    return order.flatMap { scale in
      [SystemBehavior.fileModifier(of: idiom), ""].map { modifier in
        let name = base + (scale > 1 ? "@\(scale)x" : "") + modifier + "." + pathExtension
        return (name, ImageFileName.scale(ofFile: name))
      }
    }
  }

  /// The pixels a point that a file's name tells: 2 for `star@2x.png`, 1 if it tells none.
  static func scale(ofFile name: String) -> CGFloat {
    var stem = Substring(name)
    if let dot = stem.lastIndex(of: ".") { stem = stem[..<dot] }
    for modifier in ["~ipad", "~iphone"] where stem.hasSuffix(modifier) {
      stem = stem.dropLast(modifier.count)
    }
    return CGFloat(scales.last { stem.hasSuffix("@\($0)x") } ?? 1)
  }
}
