/// The phone for which Interface Builder drew a document.
struct DrawnPhone: Equatable {
  /// The name in Swift, such as `.iPhone6`.
  let name: String

  /// The first system that the phone runs, and that the gallery boots for a project.
  let version: Double

  /// The phones of Interface Builder: the identifier in documents, the size of the screen, the name and the system.
  ///
  /// Source: the identifiers and the sizes of the first views in documents of Xcode 8 to 16.
  private static let drawn: [(id: String, width: Double, height: Double, name: String, version: Double)] = [
    ("retina3_5", 320, 480, ".iPhone4", 9), ("retina4_0", 320, 568, ".iPhone5", 9),
    ("retina4_7", 375, 667, ".iPhone6", 9), ("retina5_5", 414, 736, ".iPhone6Plus", 9),
    ("retina5_9", 375, 812, ".iPhoneX", 11), ("retina6_1", 414, 896, ".iPhone11", 13),
    ("retina6_5", 414, 896, ".iPhone11ProMax", 13), ("retina5_4", 375, 812, ".iPhone12Mini", 14),
    ("retina6_0", 390, 844, ".iPhone12", 14), ("retina6_7", 428, 926, ".iPhone12ProMax", 14),
    ("retina6_12", 393, 852, ".iPhone15", 17), ("retina6_72", 430, 932, ".iPhone15Plus", 17),
    ("retina6_3", 402, 874, ".iPhone16Pro", 18), ("retina6_9", 440, 956, ".iPhone16ProMax", 18),
  ]

  /// The phone of a document's text: the one that it names, or else that with a screen as large as its first view, or an iPhone 6.
  init(document: String?) {
    let id = document?.firstMatch(of: /<device id="(\w+)"/)?.1
    let frame = document?.firstMatch(
      of: /key="view"[^>]*>\s*<rect key="frame"[^>]* width="([\d.]+)" height="([\d.]+)"/
    )
    let size = frame.flatMap { match in
      Double(match.1).flatMap { width in Double(match.2).map { (width, $0) } }
    }
    let phone =
      Self.drawn.first { $0.id == id ?? "" }
      ?? size.flatMap { size in Self.drawn.first { $0.width == size.0 && $0.height == size.1 } }
      ?? Self.drawn[2]
    name = phone.name
    version = phone.version
  }
}
