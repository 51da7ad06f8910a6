import LiveEngine

/// The files that every site has beside its pages.
enum SiteAsset: CaseIterable {
  case styles
  case script
  /// What lets readers play with live scenes, and what it loads for their kinds.
  case live
  case liveDrawing
  case liveMotion
  case liveLayout
  case liveCount
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
    case .liveDrawing: "assets/live-drawing.js"
    case .liveMotion: "assets/live-motion.js"
    case .liveLayout: "assets/live-layout.js"
    case .liveCount: "assets/live-count.js"
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
    case .live: Self.text(PackageResources.live_js)
    case .liveDrawing: Self.text(PackageResources.live_drawing_js)
    case .liveMotion: Self.text(PackageResources.live_motion_js)
    case .liveLayout: Self.text(PackageResources.live_layout_js)
    case .liveCount: Self.text(PackageResources.live_count_js)
    case .engine: "gallery.engine(\(LiveEngine.base64.map { "\"\($0)\"" } ?? "null"));\n"
    case .states: Self.text(PackageResources.states_js)
    case .icon: Self.text(PackageResources.icon_svg)
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
