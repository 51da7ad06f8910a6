extension SystemBehavior {
  /// What the name of a file ends with that is meant for an idiom, before the extension.
  ///
  /// Source: Apple, Resource Programming Guide, "iOS Supports Device-Specific Resources".
  static func fileModifier(of idiom: UIUserInterfaceIdiom) -> String {
    switch idiom {
    case .pad: "~ipad"
    case .phone, .unspecified: "~iphone"
    }
  }
}
