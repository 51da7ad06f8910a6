// What documents say of views. What they leave out is Interface Builder's default, which is mostly UIKit's.

extension NibObjects {
  func decode(_ view: UIView, _ element: NibElement) {
    let subviews = decodeView(view, element)
    defer { if let variations = NibVariations(element, subviews: subviews) { vary(view, variations) } }
    switch view {
    case let label as UILabel: decodeLabel(label, element)
    case let image as UIImageView: decodeImageView(image, element)
    case let progress as UIProgressView: decodeProgressView(progress, element)
    case let pages as UIPageControl: decodePageControl(pages, element)
    case let slider as UISlider: decodeSlider(slider, element)
    case let control as UISwitch: decodeSwitch(control, element)
    case let control as UIRefreshControl: decodeRefreshControl(control, element)
    case let indicator as UIActivityIndicatorView: decodeActivityIndicator(indicator, element)
    case let stepper as UIStepper: decodeStepper(stepper, element)
    case let picker as UIDatePicker: decodeDatePicker(picker, element)
    case let control as UISegmentedControl: decodeSegments(control, element)
    case let button as UIButton: decodeButton(button, element)
    case let field as UITextField: decodeTextField(field, element)
    case let control as UIControl: decodeControl(control, element)
    case let table as UITableView: decodeTable(table, element)
    case let text as UITextView: decodeTextView(text, element)
    case let collection as UICollectionView: decodeCollection(collection, element)
    case let scroll as UIScrollView: decodeScrollView(scroll, element)
    case let cell as UITableViewCell: decodeCell(cell, element)
    case let stack as UIStackView: decodeStack(stack, element)
    case let bar as UINavigationBar: decodeNavigationBar(bar, element)
    case let bar as UIToolbar: decodeToolbar(bar, element)
    case let bar as UITabBar: decodeTabBar(bar, element)
    case let bar as UISearchBar: decodeSearchBar(bar, element)
    case let view as UIVisualEffectView: view.effect = element.visualEffect
    default: break
    }
  }

  /// Applies variations for size classes now, and whenever the view's traits change.
  private func vary(_ view: UIView, _ variations: NibVariations) {
    view.ensuredExtras.traitsHandler = { variations.apply($0, to: $1) }
    variations.apply(UIScreen.main.traitCollection, to: view)
  }

  /// Returns the subviews with identifiers.
  private func decodeView(_ view: UIView, _ element: NibElement) -> [(id: String, view: UIView)] {
    // A view's frame comes first, as its subviews are laid out in it.
    if let frame = element.rect("frame") { view.frame = frame }
    view.autoresizingMask = element.value("autoresizingMask", "autoresizingMask")?.autoresizingMask ?? []
    if let tag = element.integer("tag") { view.tag = tag }
    if let identifier = element["restorationIdentifier"] { view.restorationIdentifier = identifier }
    let directions: KeyValuePairs<String, UISemanticContentAttribute> = [
      "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
      "forceRightToLeft": .forceRightToLeft,
    ]
    if let direction = element.choice("semanticContentAttribute", directions) {
      view.semanticContentAttribute = direction
    }
    if element.bool("adjustsFontForContentSizeCategory") == true {
      (view as? any UIContentSizeCategoryAdjusting)?.adjustsFontForContentSizeCategory = true
    }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let hidden = element.bool("hidden") { view.isHidden = hidden }
    view.isOpaque = element.bool("opaque") ?? true
    view.isUserInteractionEnabled = element.bool("userInteractionEnabled") ?? true
    if let several = element.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = several }
    if let clips = element.bool("clipsSubviews") ?? element.bool("clipsToBounds") {
      view.clipsToBounds = clips
    }
    if let resizes = element.bool("autoresizesSubviews") { view.autoresizesSubviews = resizes }
    if let mode = element.contentMode { view.contentMode = mode }
    if let color = element.color("backgroundColor") { view.backgroundColor = color }
    if let color = element.color("tintColor") { view.tintColor = color }
    if let accessibility = element.value("accessibilityConfiguration", "accessibility") {
      if let label = accessibility.string("label") { view.accessibilityLabel = label }
      if let hint = accessibility.string("hint") { view.accessibilityHint = hint }
      if let identifier = accessibility.string("identifier") { view.accessibilityIdentifier = identifier }
      if let isElement = accessibility.value("isElement")?.bool("value") {
        view.isAccessibilityElement = isElement
      }
    }
    decodeLayout(view, element)
    if let content = element.value("contentView", "view")
      ?? element.value("contentView", "collectionViewCellContentView")
    {
      decodeContent(content, of: view)
    }
    return element.list("subviews").compactMap { element in
      let subview = makeView(element)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
      return element.id.map { ($0, subview) }
    }
  }

  /// Makes what is in the content view of a header, a collection view's cell, or a view of effects.
  private func decodeContent(_ content: NibElement, of view: UIView) {
    let cell = view as? UICollectionViewCell
    let contentView =
      (view as? UITableViewHeaderFooterView)?.contentView ?? cell?.contentView
      ?? (view as? UIVisualEffectView)?.contentView
    guard let contentView else { return }
    take(contentView, for: content.id)
    if cell != nil {
      // Subviews keep their distances when the cell gets its size.
      if let frame = content.rect("frame") { contentView.frame = frame }
      if let color = content.color("backgroundColor") { contentView.backgroundColor = color }
    }
    decodeLayout(contentView, content)
    for subview in content.list("subviews") { contentView.addSubview(makeView(subview)) }
  }

  private func decodeStack(_ stack: UIStackView, _ element: NibElement) {
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    if let distribution = element.choice(
      "distribution",
      [
        "fill": UIStackView.Distribution.fill, "fillEqually": .fillEqually,
        "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ]
    ) {
      stack.distribution = distribution
    }
    if let alignment = element.choice(
      "alignment",
      [
        "fill": UIStackView.Alignment.fill, "leading": .leading, "top": .top,
        "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing, "bottom": .bottom,
        "lastBaseline": .lastBaseline,
      ]
    ) {
      stack.alignment = alignment
    }
    if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    if let spacing = element.number("spacing") { stack.spacing = spacing }
    if let relative = element.bool("baselineRelativeArrangement") {
      stack.isBaselineRelativeArrangement = relative
    }
    if let relative = element.bool("layoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = relative
    }
  }

  private func decodeLabel(_ label: UILabel, _ element: NibElement) {
    if let font = element.font("fontDescription") { label.font = font }
    if let color = element.color("textColor") { label.textColor = color }
    if let color = element.color("highlightedColor") { label.highlightedTextColor = color }
    if let color = element.color("shadowColor") { label.shadowColor = color }
    if let offset = element.size("shadowOffset") { label.shadowOffset = offset }
    if let alignment = element.textAlignment { label.textAlignment = alignment }
    if let mode = element.lineBreakMode { label.lineBreakMode = mode }
    if let lines = element.integer("numberOfLines") { label.numberOfLines = lines }
    label.adjustsFontSizeToFitWidth =
      element.bool("adjustsFontSizeToFit") ?? element.bool("adjustsFontSizeToFitWidth") ?? true
    if let scale = element.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
    if let width = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
    if let enabled = element.bool("enabled") { label.isEnabled = enabled }
    if let highlighted = element.bool("highlighted") { label.isHighlighted = highlighted }
    if let text = element.value("attributedText", "attributedString") {
      label.attributedText = text.attributedString
    } else {
      label.text = element.string("text")
    }
  }

  private func decodeImageView(_ view: UIImageView, _ element: NibElement) {
    view.image = element.image("image")
    view.preferredSymbolConfiguration = element.symbolConfiguration
    view.highlightedImage = element.image("highlightedImage")
    if let highlighted = element.bool("highlighted") { view.isHighlighted = highlighted }
  }

  private func decodeProgressView(_ view: UIProgressView, _ element: NibElement) {
    if let style = element.choice(
      "progressViewStyle",
      ["default": UIProgressView.Style.default, "bar": UIProgressView.Style.bar]
    ) {
      view.progressViewStyle = style
    }
    view.progress = Float(element.number("progress") ?? 0)
    if let color = element.color("progressTintColor") { view.progressTintColor = color }
    if let color = element.color("trackTintColor") { view.trackTintColor = color }
  }

  private func decodeSlider(_ slider: UISlider, _ element: NibElement) {
    decodeControl(slider, element)
    if let maximum = element.number("maxValue") { slider.maximumValue = Float(maximum) }
    if let minimum = element.number("minValue") { slider.minimumValue = Float(minimum) }
    if let value = element.number("value") { slider.value = Float(value) }
    if let continuous = element.bool("continuous") { slider.isContinuous = continuous }
    slider.minimumValueImage = element.image("minimumValueImage")
    slider.maximumValueImage = element.image("maximumValueImage")
    if let color = element.color("minimumTrackTintColor") { slider.minimumTrackTintColor = color }
    if let color = element.color("maximumTrackTintColor") { slider.maximumTrackTintColor = color }
    if let color = element.color("thumbTintColor") { slider.thumbTintColor = color }
  }

  private func decodeActivityIndicator(_ view: UIActivityIndicatorView, _ element: NibElement) {
    if let style = element.choice(
      "style",
      [
        "medium": UIActivityIndicatorView.Style.medium, "large": .large, "whiteLarge": .whiteLarge,
        "white": .white, "gray": .gray,
      ]
    ) {
      view.style = style
    }
    if let color = element.color("color") { view.color = color }
    let isHidden = element.bool("hidden") ?? false
    view.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
    if element.bool("animating") ?? false { view.startAnimating() }
    if isHidden { view.isHidden = true }
  }

  private func decodePageControl(_ view: UIPageControl, _ element: NibElement) {
    decodeControl(view, element)
    if let count = element.integer("numberOfPages") { view.numberOfPages = count }
    if let page = element.integer("currentPage") { view.currentPage = page }
    if let hides = element.bool("hidesForSinglePage") { view.hidesForSinglePage = hides }
    if let color = element.color("pageIndicatorTintColor") { view.pageIndicatorTintColor = color }
    if let color = element.color("currentPageIndicatorTintColor") {
      view.currentPageIndicatorTintColor = color
    }
  }

  func decodeScrollView(_ view: UIScrollView, _ element: NibElement) {
    if let paging = element.bool("pagingEnabled") { view.isPagingEnabled = paging }
    if let scrolls = element.bool("scrollEnabled") { view.isScrollEnabled = scrolls }
    if let bounces = element.bool("bounces") { view.bounces = bounces }
    if let bounces = element.bool("bouncesZoom") { view.bouncesZoom = bounces }
    if let bounces = element.bool("alwaysBounceVertical") { view.alwaysBounceVertical = bounces }
    if let bounces = element.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = bounces }
    if let shows = element.bool("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = shows
    }
    if let shows = element.bool("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = shows }
    if let locks = element.bool("directionalLockEnabled") { view.isDirectionalLockEnabled = locks }
    if let delays = element.bool("delaysContentTouches") { view.delaysContentTouches = delays }
    if let cancels = element.bool("canCancelContentTouches") { view.canCancelContentTouches = cancels }
    if let scale = element.number("minimumZoomScale") { view.minimumZoomScale = scale }
    if let scale = element.number("maximumZoomScale") { view.maximumZoomScale = scale }
    if let insets = element.insets("contentInset") { view.contentInset = insets }
    if let behavior = element.choice(
      "contentInsetAdjustmentBehavior",
      [
        "automatic": UIScrollView.ContentInsetAdjustmentBehavior.automatic, "never": .never,
        "scrollableAxes": .scrollableAxes, "always": .always,
      ]
    ) {
      view.contentInsetAdjustmentBehavior = behavior
    }
    if let size = element.size("contentSize") { view.contentSize = size }
    if let style = element.choice(
      "indicatorStyle",
      ["black": UIScrollView.IndicatorStyle.black, "white": .white, "default": .default]
    ) {
      view.indicatorStyle = style
    }
    if let mode = element.choice(
      "keyboardDismissMode",
      ["onDrag": UIScrollView.KeyboardDismissMode.onDrag, "interactive": .interactive]
    ) {
      view.keyboardDismissMode = mode
    }
  }
}

// MARK: - Values of views

extension NibElement {
  fileprivate var autoresizingMask: UIView.AutoresizingMask {
    let flags: KeyValuePairs<String, UIView.AutoresizingMask> = [
      "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight, "flexibleMinX": .flexibleLeftMargin,
      "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
      "flexibleMaxY": .flexibleBottomMargin,
    ]
    return flags.reduce(into: []) { mask, flag in if bool(flag.key) == true { mask.insert(flag.value) } }
  }

  /// The effect of a view of effects; nil for none.
  @MainActor fileprivate var visualEffect: UIVisualEffect? {
    if let vibrancy = first("vibrancyEffect") {
      let style = vibrancy.choice(
        "style",
        [
          "label": UIVibrancyEffectStyle.label, "secondaryLabel": .secondaryLabel,
          "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "fill": .fill,
          "secondaryFill": .secondaryFill, "tertiaryFill": .tertiaryFill, "separator": .separator,
        ]
      )
      return vibrancy.blurEffect.map { UIVibrancyEffect(blurEffect: $0, style: style ?? .label) }
    }
    return blurEffect
  }

  @MainActor private var blurEffect: UIBlurEffect? {
    guard let blur = first("blurEffect") else { return nil }
    let styles: KeyValuePairs<String, UIBlurEffect.Style> = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
      "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
      "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
      "systemChromeMaterial": .systemChromeMaterial,
      "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
      "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
      "systemThickMaterialLight": .systemThickMaterialLight,
      "systemChromeMaterialLight": .systemChromeMaterialLight,
      "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
      "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
      "systemThickMaterialDark": .systemThickMaterialDark,
      "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
    return blur.choice("style", styles).map { UIBlurEffect(style: $0) }
  }

  fileprivate var contentMode: UIView.ContentMode? {
    choice(
      "contentMode",
      [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
      ]
    )
  }

  var textAlignment: NSTextAlignment? {
    choice(
      "textAlignment",
      ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural]
    )
  }

  var lineBreakMode: NSLineBreakMode? {
    choice(
      "lineBreakMode",
      [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
      ]
    )
  }

  /// The text of the fragments, with their fonts, colours and paragraph styles.
  var attributedString: NSAttributedString {
    let result = NSMutableAttributedString()
    for fragment in children where fragment.name == "fragment" {
      var attributes: [NSAttributedString.Key: Any] = [:]
      let values = fragment.first("attributes")
      if let color = values?.color("NSColor") { attributes[.foregroundColor] = color }
      if let color = values?.color("NSBackgroundColor") { attributes[.backgroundColor] = color }
      if let font = values?.font("NSFont") { attributes[.font] = font }
      if let style = values?.value("NSParagraphStyle", "paragraphStyle") {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment =
          style.choice(
            "alignment",
            ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural]
          )
          ?? .natural
        paragraph.lineBreakMode = style.lineBreakMode ?? .byWordWrapping
        attributes[.paragraphStyle] = paragraph
      }
      result.append(NSAttributedString(string: fragment.string("content") ?? "", attributes: attributes))
    }
    return result
  }
}
