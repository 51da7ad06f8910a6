extension NibObjects {
  /// The configuration of a button that an element `buttonConfiguration` describes.
  func decodeConfiguration(_ element: NibElement) -> UIButton.Configuration {
    var new = standardConfiguration(element["style"])
    if let title = element.string("title") { new.title = title }
    if let text = element.value("attributedTitle", "attributedString") {
      new.attributedTitle = AttributedString(text.attributedString)
    }
    if let subtitle = element.string("subtitle") { new.subtitle = subtitle }
    if let text = element.value("attributedSubtitle", "attributedString") {
      new.attributedSubtitle = AttributedString(text.attributedString)
    }
    if let font = element.font("titleFontDescription") {
      new.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var changed = attributes
        changed.font = font
        return changed
      }
    }
    new.image = element.image("image")
    if let color = element.color("baseForegroundColor") { new.baseForegroundColor = color }
    if let color = element.color("baseBackgroundColor") { new.baseBackgroundColor = color }
    if let padding = element.number("imagePadding") { new.imagePadding = padding }
    if let padding = element.number("titlePadding") { new.titlePadding = padding }
    if let shows = element.bool("showsActivityIndicator") { new.showsActivityIndicator = shows }
    if let insets = element.directionalInsets("contentInsets") { new.contentInsets = insets }
    decodeChoices(element, &new)
    if let background = element.value("background", "backgroundConfiguration") {
      decodeBackground(background, &new.background)
    }
    return new
  }

  private func standardConfiguration(_ style: String?) -> UIButton.Configuration {
    switch style {
    case "filled": .filled()
    case "tinted": .tinted()
    case "gray": .gray()
    case "bordered": .bordered()
    case "borderedTinted": .borderedTinted()
    case "borderedProminent": .borderedProminent()
    case "borderless": .borderless()
    default: .plain()
    }
  }

  private func decodeChoices(_ element: NibElement, _ new: inout UIButton.Configuration) {
    if let placement = element.choice(
      "imagePlacement",
      ["leading": NSDirectionalRectEdge.leading, "trailing": .trailing, "top": .top, "bottom": .bottom]
    ) {
      new.imagePlacement = placement
    }
    if let style = element.choice(
      "cornerStyle",
      [
        "fixed": UIButton.Configuration.CornerStyle.fixed, "dynamic": .dynamic, "small": .small,
        "medium": .medium, "large": .large, "capsule": .capsule,
      ]
    ) {
      new.cornerStyle = style
    }
    if let size = element.choice(
      "buttonSize",
      ["mini": UIButton.Configuration.Size.mini, "small": .small, "medium": .medium, "large": .large]
    ) {
      new.buttonSize = size
    }
    if let alignment = element.choice(
      "titleAlignment",
      [
        "automatic": UIButton.Configuration.TitleAlignment.automatic, "leading": .leading, "center": .center,
        "trailing": .trailing,
      ]
    ) {
      new.titleAlignment = alignment
    }
    if let indicator = element.choice(
      "indicator",
      ["automatic": UIButton.Configuration.Indicator.automatic, "none": .none, "popup": .popup]
    ) {
      new.indicator = indicator
    }
  }

  private func decodeBackground(_ element: NibElement, _ background: inout UIBackgroundConfiguration) {
    if let color = element.color("backgroundColor") { background.backgroundColor = color }
    if let radius = element.number("cornerRadius") { background.cornerRadius = radius }
    if let color = element.color("strokeColor") { background.strokeColor = color }
    if let width = element.number("strokeWidth") { background.strokeWidth = width }
    if let outset = element.number("strokeOutset") { background.strokeOutset = outset }
    if let image = element.image("image") { background.image = image }
    if let insets = element.directionalInsets("backgroundInsets") { background.backgroundInsets = insets }
  }
}

extension NibElement {
  /// The insets by the reading direction that a child with a key describes.
  fileprivate func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    value(key, "directionalEdgeInsets").map {
      NSDirectionalEdgeInsets(
        top: $0.number("top") ?? 0,
        leading: $0.number("leading") ?? 0,
        bottom: $0.number("bottom") ?? 0,
        trailing: $0.number("trailing") ?? 0
      )
    }
  }
}
