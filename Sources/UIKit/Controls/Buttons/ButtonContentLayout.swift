/// The places of image, title, subtitle and sign in a configured button; a pure function of their sizes.
struct ButtonContentLayout {
  /// The distance between the content and the sign of a pop-up button, in points; Apple doesn't document it.
  private static let indicatorGap: CGFloat = 6

  /// The sizes of the parts; zero for what is missing.
  var image = CGSize.zero
  var title = CGSize.zero
  var subtitle = CGSize.zero
  var indicator = CGSize.zero

  var placement = NSDirectionalRectEdge.leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 1
  var alignment = UIButton.Configuration.TitleAlignment.automatic

  /// The places of the parts.
  struct Frames: Equatable {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var indicator = CGRect.zero
  }

  private var hasImage: Bool { image != .zero }
  private var hasTexts: Bool { title != .zero || subtitle != .zero }
  private var isStacked: Bool { placement == .top || placement == .bottom }
  private var gap: CGFloat { hasImage && hasTexts ? imagePadding : 0 }

  /// The size of title and subtitle.
  private var texts: CGSize {
    let padding = title != .zero && subtitle != .zero ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + padding + subtitle.height
    )
  }

  /// The size of image and texts.
  private var block: CGSize {
    isStacked
      ? CGSize(width: max(image.width, texts.width), height: image.height + gap + texts.height)
      : CGSize(width: image.width + gap + texts.width, height: max(image.height, texts.height))
  }

  /// The size of all parts.
  var size: CGSize {
    guard indicator != .zero else { return block }
    return CGSize(
      width: block.width + ButtonContentLayout.indicatorGap + indicator.width,
      height: max(block.height, indicator.height)
    )
  }

  /// Places the parts in a rectangle.
  func frames(
    in rect: CGRect,
    horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment
  ) -> Frames {
    let size = size
    let (width, height) = (min(size.width, rect.width), min(size.height, rect.height))
    let x =
      switch horizontal {
      case .left, .leading, .fill: rect.minX
      case .right, .trailing: rect.maxX - width
      case .center: rect.midX - width / 2
      }
    let y =
      switch vertical {
      case .top: rect.minY
      case .bottom: rect.maxY - height
      case .center, .fill: rect.midY - height / 2
      }
    var frames = place(in: CGRect(x: x, y: y, width: min(block.width, width), height: height))
    let right = horizontal == .fill ? rect.maxX : x + width
    frames.indicator = CGRect(
      x: right - indicator.width,
      y: y + (height - indicator.height) / 2,
      width: indicator.width,
      height: indicator.height
    )
    return frames
  }

  private func place(in rect: CGRect) -> Frames {
    var frames = Frames()
    var area = rect
    if hasImage {
      let x = rect.midX - image.width / 2
      let y = rect.midY - image.height / 2
      let origin: CGPoint
      switch placement {
      case .top:
        origin = CGPoint(x: x, y: rect.minY)
        area.origin.y += image.height + gap
        area.size.height -= image.height + gap
      case .bottom:
        origin = CGPoint(x: x, y: rect.maxY - image.height)
        area.size.height -= image.height + gap
      case .trailing:
        origin = CGPoint(x: rect.maxX - image.width, y: y)
        area.size.width -= image.width + gap
      default:
        origin = CGPoint(x: rect.minX, y: y)
        area.origin.x += image.width + gap
        area.size.width -= image.width + gap
      }
      frames.image = CGRect(origin: origin, size: image)
    }
    let top = area.midY - texts.height / 2
    frames.title = line(title, top: top, in: area)
    frames.subtitle = line(subtitle, top: top + texts.height - subtitle.height, in: area)
    return frames
  }

  private func line(_ size: CGSize, top: CGFloat, in area: CGRect) -> CGRect {
    let width = max(0, min(size.width, area.width))
    let x =
      switch resolvedAlignment {
      case .leading: area.minX
      case .trailing: area.maxX - width
      case .center, .automatic: area.midX - width / 2
      }
    return CGRect(x: x, y: top, width: width, height: size.height)
  }

  /// The alignment of the texts: towards the image if it is beside them.
  var resolvedAlignment: UIButton.Configuration.TitleAlignment {
    guard alignment == .automatic else { return alignment }
    guard hasImage, !isStacked else { return .center }
    return placement == .trailing ? .trailing : .leading
  }
}
