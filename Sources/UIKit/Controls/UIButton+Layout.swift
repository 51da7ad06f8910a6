extension UIButton {
  /// The title right of the image, as the alignments place both.
  final func placedTitle(in contentRect: CGRect) -> CGRect {
    let room = contentRect.inset(by: titleEdgeInsets)
    let imageWidth = min(currentImage?.size.width ?? 0, room.width)
    let natural = label.sizeThatFits(CGSize(width: room.width - imageWidth, height: room.height))
    return place(natural, in: room, widthBefore: imageWidth, widthAfter: 0)
  }

  /// The image left of the title, as the alignments place both.
  final func placedImage(in contentRect: CGRect) -> CGRect {
    guard let size = currentImage?.size else { return CGRect(origin: contentRect.origin, size: .zero) }
    let room = contentRect.inset(by: imageEdgeInsets)
    let title = label.sizeThatFits(CGSize(width: room.width - size.width, height: room.height))
    let titleWidth = min(title.width, max(room.width - size.width, 0))
    return place(size, in: room, widthBefore: 0, widthAfter: titleWidth)
  }

  /// Where a part of the content goes that has a part of some width before or after it.
  private func place(
    _ natural: CGSize,
    in room: CGRect,
    widthBefore: CGFloat,
    widthAfter: CGFloat
  ) -> CGRect {
    let width = min(natural.width, max(room.width - widthBefore, 0))
    let height = min(natural.height, room.height)
    var rect = CGRect(
      x: room.midX - (widthBefore + width + widthAfter) / 2 + widthBefore,
      y: room.midY - height / 2,
      width: width,
      height: height
    )
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: rect.origin.x = room.minX + widthBefore
    case .right, .trailing: rect.origin.x = room.maxX - widthAfter - width
    case .fill:
      rect.origin.x = room.minX + widthBefore
      rect.size.width = max(room.width - widthBefore - widthAfter, 0)
    case .center: break
    }
    switch contentVerticalAlignment {
    case .top: rect.origin.y = room.minY
    case .bottom: rect.origin.y = room.maxY - height
    case .fill:
      rect.origin.y = room.minY
      rect.size.height = room.height
    case .center: break
    }
    return rect
  }

  /// The size of title and image with what the look puts around them, of a title in whole points.
  final var fittingSize: CGSize {
    var fitting = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    if let image = currentImage?.size {
      fitting.width = fitting.width.rounded(.up) + image.width
      fitting.height = max(fitting.height.rounded(.up), image.height)
    } else if !isRounded && (fitting.height > 0 || !hasSign && currentBackgroundImage == nil) {
      // Without a title there is a line for one.
      if fitting.height == 0 { fitting.height = label.font.lineHeight }
      fitting = CGSize(width: fitting.width.rounded(.up), height: fitting.height.rounded(.up))
      if contentEdgeInsets == .zero {
        fitting.width = max(fitting.width, Metrics.leastTitleWidth)
        fitting.height += 2 * Metrics.titlePadding
      }
    }
    fitting.width += contentEdgeInsets.left + contentEdgeInsets.right
    fitting.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    if isRounded {
      fitting.width += 2 * Metrics.roundedPadding
      fitting.height = max(fitting.height, Metrics.roundedHeight)
    } else if hasSign {
      fitting.width = max(fitting.width, Metrics.signSide)
      fitting.height = max(fitting.height, Metrics.signSide)
    }
    return fitting
  }

  private var hasSign: Bool { buttonType != .custom && buttonType != .system }
}
