/// The files that every site has beside its pages.
enum SiteAsset: CaseIterable {
  case styles
  case script
  case icon

  /// Where it lies in the site.
  var path: String {
    switch self {
    case .styles: "assets/gallery.css"
    case .script: "assets/gallery.js"
    case .icon: "assets/icon.svg"
    }
  }

  /// What it holds.
  var text: String {
    let bytes =
      switch self {
      case .styles: PackageResources.gallery_css
      case .script: PackageResources.gallery_js
      case .icon: PackageResources.icon_svg
      }
    return String(decoding: bytes, as: UTF8.self)
  }
}
