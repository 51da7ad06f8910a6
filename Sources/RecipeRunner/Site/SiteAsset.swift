import LiveEngine

/// The files that every site has beside its pages.
enum SiteAsset: CaseIterable {
  case styles
  case script
  /// What lets readers play with live scenes.
  case live
  /// The live scenes' rules, for a script to load.
  case engine
  case states
  case icon

  /// Where it lies in the site.
  var path: String {
    switch self {
    case .styles: "assets/gallery.css"
    case .script: "assets/gallery.js"
    case .live: "assets/live.js"
    case .engine: "assets/engine.js"
    case .states: "assets/states.js"
    case .icon: "assets/icon.svg"
    }
  }

  /// What it holds.
  var text: String {
    switch self {
    case .styles: Self.text(PackageResources.gallery_css)
    case .script: Self.text(PackageResources.gallery_js)
    case .states: Self.text(PackageResources.states_js)
    case .live: Self.text(PackageResources.live_js)
    case .engine: "gallery.engine(\(LiveEngine.base64.map { "\"\($0)\"" } ?? "null"));\n"
    case .icon: Self.text(PackageResources.icon_svg)
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
