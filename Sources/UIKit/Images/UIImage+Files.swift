extension UIImage {
  /// Finds an image in the application's bundle, or gives nil if there is none.
  ///
  /// A name without extension means a PNG; others need theirs, `photo.jpg`. Folders may stand before it. On a screen
  /// with two or three pixels a point, `star@2x.png` or `star@3x.png` is preferred to `star.png`; so is
  /// `star~ipad.png` on a pad, and `star~iphone.png` on a phone. The application's bundle is the folder of the
  /// executable, with the resource bundles of the package's targets. Nothing outside is ever read. What the simulated
  /// device was given as the application's asset catalog comes first.
  ///
  /// Source: Apple, UIImage.init(named:) and Drawing and Printing Guide for iOS.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds an image in a bundle, nil meaning that of the application, for the pixels a point and the idiom of
  /// `traitCollection`; where it tells none, for those of the device.
  ///
  /// Source: Apple, UIImage.init(named:in:compatibleWith:).
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let system = BootedSystem.current
    if bundle == nil, let asset = system.assets.image(named: name) {
      self.init(commands: asset.commands, size: asset.size, scale: asset.scale)
      return
    }
    let scale = traitCollection.map(\.displayScale).flatMap { $0 > 0 ? $0 : nil } ?? system.screenScale
    let idiom =
      traitCollection.map(\.userInterfaceIdiom).flatMap { $0 == .unspecified ? nil : $0 } ?? system.idiom
    let candidates = ImageFileName(name).candidates(scale: scale, idiom: idiom)
    let folders = bundle.map { [ResourceFolder($0)] } ?? ResourceFolder.application
    for folder in folders {
      for candidate in candidates {
        guard let data = folder.contents(ofFile: candidate.name) else { continue }
        self.init(data: data, scale: candidate.scale)
        return
      }
    }
    return nil
  }

  /// Reads an image from a file, or gives nil if there is none or it is no PNG, JPEG or GIF.
  ///
  /// Files beside it that were made for the screen's pixels a point or for the device are preferred, as by
  /// `init(named:)`. Source: Apple, Drawing and Printing Guide for iOS, "Loading Images into Your App".
  public convenience init?(contentsOfFile path: String) {
    let system = BootedSystem.current
    let own = (name: path, scale: ImageFileName.scale(ofFile: path))
    let candidates = ImageFileName(path).candidates(scale: system.screenScale, idiom: system.idiom) + [own]
    for candidate in candidates {
      guard let data = ResourceFolder.contents(ofFile: candidate.name) else { continue }
      self.init(data: data, scale: candidate.scale)
      return
    }
    return nil
  }

  /// Makes an image of the contents of a PNG, JPEG or GIF file with one pixel a point, or gives nil if these are none.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes an image of the contents of a PNG, JPEG or GIF file, or gives nil if these are none.
  ///
  /// - Parameters:
  ///   - data: a whole file; its size is read from the header.
  ///   - scale: pixels a point; what is not positive and finite counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = EncodedImage(data) else { return nil }
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(width: CGFloat(image.size.width) / scale, height: CGFloat(image.size.height) / scale)
    self.init(
      commands: [.bitmap(image, CGRect(origin: .zero, size: size), tint: nil)],
      size: size,
      scale: scale
    )
  }
}
