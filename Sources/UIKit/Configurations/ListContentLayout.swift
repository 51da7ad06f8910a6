/// The places of image and texts in a list's content, as a function of sizes.
///
/// The image is first, the texts are beside it, and everything is centred vertically between the margins. Texts side by side need
/// room for both in one line each; otherwise they are one above the other. Source: Apple, UIListContentConfiguration.
struct ListContentLayout: Equatable {
  /// What is placed.
  struct Parts {
    /// The size of the image, after scaling; nil without one.
    var image: CGSize?
    /// The size that is reserved for the image; 0 in a dimension means the image's own.
    var reserved = CGSize.zero
    /// The size of the text in a width; nil without one.
    var text: ((CGFloat) -> CGSize)?
    /// The size of the secondary text in a width; nil without one.
    var secondary: ((CGFloat) -> CGSize)?
    var prefersSideBySide = false
    var imagePadding: CGFloat = 0
    var horizontalPadding: CGFloat = 0
    var verticalPadding: CGFloat = 0
    /// The scale of the screen, to whose pixels places are rounded.
    var scale: CGFloat = 1
  }

  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondary = CGRect.zero
  private(set) var isSideBySide = false
  /// The size that the content needs, with its margins.
  private(set) var fittingSize = CGSize.zero

  /// Places the parts in a view of a size; with a height of nil that of the content.
  init(_ parts: Parts, in size: (width: CGFloat, height: CGFloat?), margins: UIEdgeInsets) {
    let area = parts.image.map { image in
      CGSize(
        width: parts.reserved.width > 0 ? parts.reserved.width : image.width,
        height: parts.reserved.height > 0 ? parts.reserved.height : image.height
      )
    }
    let hasTexts = parts.text != nil || parts.secondary != nil
    let indent = (area?.width ?? 0) + (area != nil && hasTexts ? parts.imagePadding : 0)
    let left = margins.left + indent
    let room = max(0, size.width - left - margins.right)
    let texts = TextBlock(parts, room: room)
    isSideBySide = texts.isSideBySide
    let content = max(area?.height ?? 0, texts.height)
    fittingSize = CGSize(
      width: left + texts.width + margins.right,
      height: margins.top + content + margins.bottom
    )
    let height = size.height ?? fittingSize.height
    let middle = (margins.top + height - margins.bottom) / 2
    func pixel(_ place: CGFloat) -> CGFloat { (place * parts.scale + 1e-6).rounded() / parts.scale }
    if let area, let size = parts.image {
      image = CGRect(
        x: pixel(margins.left + (area.width - size.width) / 2),
        y: pixel(middle - size.height / 2),
        width: size.width,
        height: size.height
      )
    }
    let top = middle - texts.height / 2
    let first = CGRect(origin: .zero, size: texts.text), second = CGRect(origin: .zero, size: texts.secondary)
    if isSideBySide {
      text = first.offsetBy(dx: left, dy: pixel(middle - first.height / 2))
      secondary = second.offsetBy(
        dx: pixel(left + room - second.width),
        dy: pixel(middle - second.height / 2)
      )
    } else {
      text = first.offsetBy(dx: left, dy: pixel(top))
      secondary = second.offsetBy(dx: left, dy: pixel(top + texts.height - second.height))
      text.size.width = parts.text == nil ? 0 : room
      secondary.size.width = parts.secondary == nil ? 0 : room
    }
  }

  /// The sizes of the texts in a room.
  private struct TextBlock {
    var text = CGSize.zero
    var secondary = CGSize.zero
    var isSideBySide = false
    var width: CGFloat = 0
    var height: CGFloat = 0

    init(_ parts: Parts, room: CGFloat) {
      if parts.prefersSideBySide, let first = parts.text?(.infinity),
        let second = parts.secondary?(.infinity),
        first.width + parts.horizontalPadding + second.width <= room
      {
        isSideBySide = true
        (text, secondary) = (first, second)
        width = first.width + parts.horizontalPadding + second.width
        height = max(first.height, second.height)
        return
      }
      text = parts.text?(room) ?? .zero
      secondary = parts.secondary?(room) ?? .zero
      width = max(text.width, secondary.width)
      let padding = parts.text != nil && parts.secondary != nil ? parts.verticalPadding : 0
      height = text.height + padding + secondary.height
    }
  }
}
