/// What a panel shows of a menu: sections of rows.
@MainActor
struct MenuContent {
  /// An element, and the menu in which choosing it selects it, if there is one.
  struct Entry {
    let element: UIMenuElement
    let selecting: UIMenu?
  }

  /// A row of a panel.
  enum Row {
    case element(Entry)
    /// Elements side by side.
    case strip([Entry], UIMenu.ElementSize)
    /// Elements that are not known yet.
    case loading
  }

  /// Rows between separators.
  struct Section {
    var title = ""
    var rows: [Row] = []
  }

  /// The largest number of elements side by side.
  static func stripLength(_ size: UIMenu.ElementSize) -> Int { size == .small ? 4 : 3 }

  private(set) var sections: [Section] = []
  /// The deferred elements whose content is not known yet.
  private(set) var missing: [UIDeferredMenuElement] = []

  /// Lists the elements of a menu that aren't hidden.
  ///
  /// - Parameters:
  ///   - menu: the menu.
  ///   - isSelecting: whether choosing an element selects it, whatever the options of the menu are.
  ///   - known: the content of the deferred elements that have been provided.
  init(_ menu: UIMenu, isSelecting: Bool = false, known: [ObjectIdentifier: [UIMenuElement]] = [:]) {
    let selecting = isSelecting || menu.options.contains(.singleSelection) ? menu : nil
    add(menu, selecting, known, isInline: false)
  }

  private mutating func add(
    _ menu: UIMenu,
    _ selecting: UIMenu?,
    _ known: [ObjectIdentifier: [UIMenuElement]],
    isInline: Bool
  ) {
    let isPalette = isInline && menu.options.contains(.displayAsPalette)
    let size = isPalette ? .small : menu.preferredElementSize
    var section = Section(title: isInline ? menu.title : "")
    var strip: [Entry] = []
    func flush() {
      if !strip.isEmpty { section.rows.append(.strip(strip, size)) }
      strip = []
    }
    func endSection(_ sections: inout [Section]) {
      flush()
      if !section.rows.isEmpty { sections.append(section) }
      section = Section()
    }
    var pending = menu.children
    while !pending.isEmpty {
      let element = pending.removeFirst()
      if element.shownAttributes.contains(.hidden) { continue }
      if let deferred = element as? UIDeferredMenuElement {
        if let elements = known[ObjectIdentifier(deferred)] ?? deferred.elements {
          pending = elements + pending
        } else {
          flush()
          section.rows.append(.loading)
          missing.append(deferred)
        }
      } else if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
        endSection(&sections)
        add(inner, inner.options.contains(.singleSelection) ? inner : selecting, known, isInline: true)
      } else {
        let entry = Entry(element: element, selecting: selecting)
        switch size {
        case .small, .medium:
          strip.append(entry)
          if strip.count == MenuContent.stripLength(size) { flush() }
        case .large, .automatic: section.rows.append(.element(entry))
        }
      }
    }
    endSection(&sections)
  }

  /// The content in the order for a menu above its button, whose first element is the nearest one.
  var upwards: MenuContent {
    var content = self
    content.sections = sections.reversed().map { Section(title: $0.title, rows: $0.rows.reversed()) }
    return content
  }

  /// The elements in the order of the rows.
  var elements: [UIMenuElement] {
    sections.flatMap(\.rows).flatMap { row -> [UIMenuElement] in
      switch row {
      case .element(let entry): [entry.element]
      case .strip(let entries, _): entries.map(\.element)
      case .loading: []
      }
    }
  }
}
