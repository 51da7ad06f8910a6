/// A view at the beginning or the end of a list's cell, such as an arrow or a control for editing.
///
/// Source: Apple, UICellAccessory.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// A closure that is called when an accessory is tapped.
  public typealias ActionHandler = () -> Void

  /// The kind of the accessory.
  public let accessoryType: AccessoryType

  let displayed: DisplayedState
  let options: AccessoryOptions
  var actionHandler: ActionHandler?
  var text: String?
  var customPlacement: Placement?

  /// The states of a cell in which an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// In all states.
    case always
    /// While the cell is editing.
    case whenEditing
    /// While the cell isn't editing.
    case whenNotEditing
  }

  /// A width that is reserved for an accessory.
  public enum LayoutDimension {
    /// The width of the accessory.
    case actual
    /// The system's width for such accessories.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The kinds of accessories.
  public enum AccessoryType: Hashable {
    /// An arrow: a tap shows more.
    case disclosureIndicator
    /// An arrow that shows or hides the items below.
    case outlineDisclosure
    /// A check mark.
    case checkmark
    /// A control that deletes the item.
    case delete
    /// A control that inserts an item.
    case insert
    /// A control that moves the item.
    case reorder
    /// A circle with a check mark while the item is selected.
    case multiselect
    /// A text.
    case label
    /// A button that shows details.
    case detail
    /// A view of the application.
    case customView(UIView)
  }

  /// Where a view of the application is among the accessories.
  public enum Placement {
    /// A function from the accessories that are already there to the index of the new one.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// Before the content; nearest to it unless a position is given.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// After the content; nearest to it unless a position is given.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the position before an accessory, or the first one.
    @preconcurrency @MainActor public static func position(before accessory: UICellAccessory) -> Position {
      { list in list.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// Returns the position after an accessory, or the last one.
    @preconcurrency @MainActor public static func position(after accessory: UICellAccessory) -> Position {
      { list in list.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? list.count }
    }
  }
}

// MARK: - System accessories

extension UICellAccessory {
  private init(
    _ type: AccessoryType,
    _ displayed: DisplayedState,
    _ options: AccessoryOptions,
    _ actionHandler: ActionHandler? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.options = options
    self.actionHandler = actionHandler
  }

  /// Returns an arrow at the end: a tap on the cell shows more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options.common)
  }

  /// Returns a check mark at the end.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options.common)
  }

  /// Returns a button with an "i" at the end.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options.common, actionHandler)
  }

  /// Returns a control at the beginning whose tap deletes the item, in the closure.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options.common, actionHandler)
  }

  /// Returns a control at the beginning whose tap inserts an item, in the closure.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options.common, actionHandler)
  }

  /// Returns three lines at the end, by which a finger moves the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options.common)
  }

  /// Returns a circle at the beginning, with a check mark while the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, options.common)
  }

  /// Returns an arrow that turns while the items below the cell's item are shown; a tap calls the closure.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, options.common, actionHandler)
  }

  /// Returns a text at the end.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, options.common)
    accessory.text = text
    return accessory
  }

  /// Returns a view of the application.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState
    switch configuration.placement {
    case .leading(let states, _), .trailing(let states, _): displayed = states
    }
    var accessory = UICellAccessory(.customView(configuration.customView), displayed, configuration.common)
    accessory.customPlacement = configuration.placement
    return accessory
  }
}
