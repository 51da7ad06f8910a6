extension NibObjects {
  func decodeControl(_ control: UIControl, _ element: NibElement) {
    if let enabled = element.bool("enabled") { control.isEnabled = enabled }
    if let selected = element.bool("selected") { control.isSelected = selected }
    if let highlighted = element.bool("highlighted") { control.isHighlighted = highlighted }
    if let alignment = element.choice(
      "contentHorizontalAlignment",
      [
        "center": UIControl.ContentHorizontalAlignment.center, "left": .left, "right": .right, "fill": .fill,
        "leading": .leading, "trailing": .trailing,
      ]
    ) {
      control.contentHorizontalAlignment = alignment
    }
    if let alignment = element.choice(
      "contentVerticalAlignment",
      ["center": UIControl.ContentVerticalAlignment.center, "top": .top, "bottom": .bottom, "fill": .fill]
    ) {
      control.contentVerticalAlignment = alignment
    }
  }

  func decodeButton(_ button: UIButton, _ element: NibElement) {
    decodeControl(button, element)
    if let font = element.font("fontDescription") { button.titleLabel?.font = font }
    if let mode = element.lineBreakMode { button.titleLabel?.lineBreakMode = mode }
    if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    let states: KeyValuePairs<String, UIControl.State> = [
      "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
    ]
    for (key, state) in states {
      guard let values = element.value(key, "state") else { continue }
      if let title = values.string("title") { button.setTitle(title, for: state) }
      if let text = values.value("attributedTitle", "attributedString") {
        button.setAttributedTitle(text.attributedString, for: state)
      }
      if let image = values.image("image") { button.setImage(image, for: state) }
      if let symbol = values.symbolConfiguration {
        button.setPreferredSymbolConfiguration(symbol, forImageIn: state)
      }
      if let image = values.image("backgroundImage") { button.setBackgroundImage(image, for: state) }
      if let color = values.color("titleColor") { button.setTitleColor(color, for: state) }
      if let color = values.color("titleShadowColor") { button.setTitleShadowColor(color, for: state) }
    }
    if let shows = element.bool("showsMenuAsPrimaryAction") { button.showsMenuAsPrimaryAction = shows }
    if let changes = element.bool("changesSelectionAsPrimaryAction") {
      button.changesSelectionAsPrimaryAction = changes
    }
    if let role = element.choice(
      "role",
      ["primary": UIButton.Role.primary, "cancel": .cancel, "destructive": .destructive]
    ) {
      button.role = role
    }
    if let configuration = element.first("buttonConfiguration") {
      button.configuration = decodeConfiguration(configuration)
    }
  }

  func decodeSwitch(_ control: UISwitch, _ element: NibElement) {
    decodeControl(control, element)
    if let on = element.bool("on") { control.isOn = on }
    if let color = element.color("onTintColor") { control.onTintColor = color }
    if let color = element.color("thumbTintColor") { control.thumbTintColor = color }
  }

  func decodeRefreshControl(_ control: UIRefreshControl, _ element: NibElement) {
    decodeControl(control, element)
    if let title = element.value("attributedTitle", "attributedString") {
      control.attributedTitle = title.attributedString
    }
  }

  func decodeStepper(_ stepper: UIStepper, _ element: NibElement) {
    decodeControl(stepper, element)
    let (minimum, maximum) = (element.number("minimumValue") ?? 0, element.number("maximumValue") ?? 100)
    // One limit at a time must stay below the other.
    if Double(minimum) < stepper.maximumValue {
      stepper.minimumValue = Double(minimum)
      stepper.maximumValue = Double(maximum)
    } else {
      stepper.maximumValue = Double(maximum)
      stepper.minimumValue = Double(minimum)
    }
    if let step = element.number("stepValue") { stepper.stepValue = Double(step) }
    if let value = element.number("value") { stepper.value = Double(value) }
    if let wraps = element.bool("wraps") { stepper.wraps = wraps }
    if let repeats = element.bool("autorepeat") { stepper.autorepeat = repeats }
    if let continuous = element.bool("continuous") { stepper.isContinuous = continuous }
  }

  func decodeDatePicker(_ picker: UIDatePicker, _ element: NibElement) {
    decodeControl(picker, element)
    let mode = element.choice(
      "datePickerMode",
      [
        "time": UIDatePicker.Mode.time, "date": .date, "dateAndTime": .dateAndTime,
        "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
      ]
    )
    if let mode { picker.datePickerMode = mode }
    let style = element.choice(
      "style",
      ["wheels": UIDatePickerStyle.wheels, "compact": .compact, "inline": .inline]
    )
    if let style { picker.preferredDatePickerStyle = style }
    if let name = element.value("locale", "locale")?["localeIdentifier"] {
      picker.locale = Locale(identifier: name)
    }
    if let name = element.value("timeZone", "timeZone")?["name"] {
      picker.timeZone = TimeZone(identifier: name)
    }
    if let interval = element.integer("minuteInterval") { picker.minuteInterval = interval }
    func date(_ key: String) -> Date? {
      element.value(key, "date")?.number("timeIntervalSinceReferenceDate").map {
        Date(timeIntervalSinceReferenceDate: TimeInterval($0))
      }
    }
    picker.minimumDate = date("minimumDate")
    picker.maximumDate = date("maximumDate")
    if element.bool("useCurrentDate") != true, let date = date("date") { picker.date = date }
    if let duration = element.number("countDownDuration") {
      picker.countDownDuration = TimeInterval(duration)
    }
  }

  func decodeSegments(_ control: UISegmentedControl, _ element: NibElement) {
    decodeControl(control, element)
    for segment in element.list("segments") {
      let index = control.numberOfSegments
      if let image = segment.image("image") {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment.string("title"), at: index, animated: false)
      }
      if let width = segment.number("width") { control.setWidth(width, forSegmentAt: index) }
      if let enabled = segment.bool("enabled") { control.setEnabled(enabled, forSegmentAt: index) }
    }
    if let index = element.integer("selectedSegmentIndex") { control.selectedSegmentIndex = index }
    if let momentary = element.bool("momentary") { control.isMomentary = momentary }
    if let shares = element.bool("apportionsSegmentWidthsByContent") {
      control.apportionsSegmentWidthsByContent = shares
    }
    if let color = element.color("selectedSegmentTintColor") { control.selectedSegmentTintColor = color }
  }

  func decodeTextField(_ field: UITextField, _ element: NibElement) {
    decodeControl(field, element)
    if let font = element.font("fontDescription") { field.font = font }
    if let color = element.color("textColor") { field.textColor = color }
    if let alignment = element.textAlignment { field.textAlignment = alignment }
    field.placeholder = element.string("placeholder")
    field.text = element.string("text")
    field.borderStyle =
      element.choice(
        "borderStyle",
        ["line": .line, "bezel": .bezel, "roundedRect": .roundedRect, "none": .none]
      ) ?? .none
    if let clears = element.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
    field.clearButtonMode =
      element.choice(
        "clearButtonMode",
        ["whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always]
      ) ?? .never
    if let size = element.number("minimumFontSize") {
      field.minimumFontSize = size
      field.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
    }
    guard let traits = element.value("textInputTraits", "textInputTraits") else { return }
    if let secure = traits.bool("secureTextEntry") { field.isSecureTextEntry = secure }
    decodeTraits(field, traits)
  }

  func decodeSearchBar(_ bar: UISearchBar, _ element: NibElement) {
    bar.text = element.string("text")
    bar.placeholder = element.string("placeholder")
    bar.prompt = element.string("prompt")
    bar.searchBarStyle =
      element.choice("searchBarStyle", ["prominent": .prominent, "minimal": .minimal]) ?? .default
    if let style = element.choice("barStyle", ["black": UIBarStyle.black]) { bar.barStyle = style }
    if let translucent = element.bool("translucent") { bar.isTranslucent = translucent }
    if let color = element.color("barTintColor") { bar.barTintColor = color }
    if let image = element.image("backgroundImage") { bar.backgroundImage = image }
    let titles = element.children.first { $0.name == "scopeButtonTitles" }?.children.compactMap { $0["text"] }
    if let titles, !titles.isEmpty { bar.scopeButtonTitles = titles }
    if let shows = element.bool("showsScopeBar") { bar.showsScopeBar = shows }
    if let shows = element.bool("showsCancelButton") { bar.showsCancelButton = shows }
    if let traits = element.value("textInputTraits", "textInputTraits") {
      decodeTraits(bar.searchTextField, traits)
    }
  }

  func decodeTextView(_ view: UITextView, _ element: NibElement) {
    decodeScrollView(view, element)
    if let font = element.font("fontDescription") { view.font = font }
    if let color = element.color("textColor") { view.textColor = color }
    if let alignment = element.textAlignment { view.textAlignment = alignment }
    if let editable = element.bool("editable") { view.isEditable = editable }
    if let selectable = element.bool("selectable") { view.isSelectable = selectable }
    if let clears = element.bool("clearsOnInsertion") { view.clearsOnInsertion = clears }
    if let text = element.value("attributedText", "attributedString") {
      view.attributedText = text.attributedString
    } else {
      view.text = element.string("text")
    }
    if let traits = element.value("textInputTraits", "textInputTraits") { decodeTraits(view, traits) }
  }

  private func decodeTraits(_ field: some KeyboardTraitsHolder, _ traits: NibElement) {
    if let type = traits["textContentType"] { field.textContentType = UITextContentType(rawValue: type) }
    if let enables = traits.bool("enablesReturnKeyAutomatically") {
      field.enablesReturnKeyAutomatically = enables
    }
    if let type = traits.choice(
      "autocapitalizationType",
      [
        "none": UITextAutocapitalizationType.none, "words": .words, "sentences": .sentences,
        "allCharacters": .allCharacters,
      ]
    ) {
      field.autocapitalizationType = type
    }
    if let type = traits.choice(
      "autocorrectionType",
      ["no": UITextAutocorrectionType.no, "yes": UITextAutocorrectionType.yes]
    ) {
      field.autocorrectionType = type
    }
    if let type = traits.choice(
      "spellCheckingType",
      ["no": UITextSpellCheckingType.no, "yes": UITextSpellCheckingType.yes]
    ) {
      field.spellCheckingType = type
    }
    if let type = traits.choice(
      "keyboardType",
      [
        "alphabet": UIKeyboardType.asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
        "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
        "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch, "asciiCapableNumberPad": .asciiCapableNumberPad,
      ]
    ) {
      field.keyboardType = type
    }
    if let type = traits.choice(
      "returnKeyType",
      [
        "go": UIReturnKeyType.go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
      ]
    ) {
      field.returnKeyType = type
    }
    if let style = traits.choice(
      "keyboardAppearance",
      ["alert": UIKeyboardAppearance.dark, "dark": .dark, "light": .light]
    ) {
      field.keyboardAppearance = style
    }
  }
}
