extension UICellAccessory {
  /// The options of an arrow at the end.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is invisible; its place stays.
    public var isHidden: Bool
    /// The width that is reserved; the accessory is in its middle.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil means the system's.
    public var tintColor: UIColor?

    /// Creates options; nil means the system's value.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
    {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var common: AccessoryOptions { AccessoryOptions(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of a check mark.
  public struct CheckmarkOptions {
    /// Whether the accessory is invisible; its place stays.
    public var isHidden: Bool
    /// The width that is reserved; the accessory is in its middle.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil means the tint color.
    public var tintColor: UIColor?

    /// Creates options; nil means the system's value.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
    {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var common: AccessoryOptions { AccessoryOptions(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of a button for details.
  public struct DetailOptions {
    /// Whether the accessory is invisible; its place stays.
    public var isHidden: Bool
    /// The width that is reserved; the accessory is in its middle.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil means the tint color.
    public var tintColor: UIColor?

    /// Creates options; nil means the system's value.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
    {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var common: AccessoryOptions { AccessoryOptions(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of a control that deletes.
  public struct DeleteOptions {
    /// Whether the accessory is invisible; its place stays.
    public var isHidden: Bool
    /// The width that is reserved; the accessory is in its middle.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the sign; nil means white.
    public var tintColor: UIColor?
    /// The colour of the circle; nil means red.
    public var backgroundColor: UIColor?

    /// Creates options; nil means the system's value.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: AccessoryOptions {
      AccessoryOptions(isHidden, reservedLayoutWidth, tintColor) { $0.backgroundColor = backgroundColor }
    }
  }

  /// The options of a control that inserts.
  public struct InsertOptions {
    /// Whether the accessory is invisible; its place stays.
    public var isHidden: Bool
    /// The width that is reserved; the accessory is in its middle.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the sign; nil means white.
    public var tintColor: UIColor?
    /// The colour of the circle; nil means green.
    public var backgroundColor: UIColor?

    /// Creates options; nil means the system's value.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: AccessoryOptions {
      AccessoryOptions(isHidden, reservedLayoutWidth, tintColor) { $0.backgroundColor = backgroundColor }
    }
  }

  /// The options of a control that moves.
  public struct ReorderOptions {
    /// Whether the accessory is invisible; its place stays.
    public var isHidden: Bool
    /// The width that is reserved; the accessory is in its middle.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil means the system's.
    public var tintColor: UIColor?
    /// Whether a line is before the control if another accessory is there.
    public var showsVerticalSeparator: Bool

    /// Creates options; nil means the system's value.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var common: AccessoryOptions {
      AccessoryOptions(isHidden, reservedLayoutWidth, tintColor) {
        $0.showsVerticalSeparator = showsVerticalSeparator
      }
    }
  }

  /// The options of a circle that shows the selection.
  public struct MultiselectOptions {
    /// Whether the accessory is invisible; its place stays.
    public var isHidden: Bool
    /// The width that is reserved; the accessory is in its middle.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the check mark; nil means white.
    public var tintColor: UIColor?
    /// The colour of the selected circle; nil means the tint color.
    public var backgroundColor: UIColor?

    /// Creates options; nil means the system's value.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: AccessoryOptions {
      AccessoryOptions(isHidden, reservedLayoutWidth, tintColor) { $0.backgroundColor = backgroundColor }
    }
  }

  /// The options of an arrow that shows or hides the items below.
  public struct OutlineDisclosureOptions {
    /// The styles of the arrow.
    public enum Style: Hashable, Sendable {
      /// As a header for the header of a section, otherwise as a cell.
      case automatic
      /// A tap anywhere expands or collapses the item; the cell can't be selected.
      case header
      /// A tap on the arrow expands or collapses the item; a tap on the cell selects it.
      case cell
    }

    /// The style.
    public var style: Style
    /// Whether the accessory is invisible; its place stays.
    public var isHidden: Bool
    /// The width that is reserved; the accessory is in its middle.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil means the tint color.
    public var tintColor: UIColor?

    /// Creates options; nil means the system's value.
    public init(
      style: Style? = nil,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var common: AccessoryOptions {
      AccessoryOptions(isHidden, reservedLayoutWidth, tintColor) { $0.outlineStyle = style }
    }
  }

  /// The options of a text.
  public struct LabelOptions {
    /// Whether the accessory is invisible; its place stays.
    public var isHidden: Bool
    /// The width that is reserved; the accessory is in its middle.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil means that of secondary text.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont

    /// Creates options; nil means the system's value.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
    }

    var common: AccessoryOptions {
      AccessoryOptions(isHidden, reservedLayoutWidth, tintColor) { $0.font = font }
    }
  }

  /// A view of the application among the accessories.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it is.
    public let placement: Placement
    /// Whether the accessory is invisible; its place stays.
    public var isHidden: Bool
    /// The width that is reserved; the accessory is in its middle.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color of the view; nil means the inherited one.
    public var tintColor: UIColor?
    /// Whether the view keeps the size that it has; otherwise it gets its fitting size.
    public var maintainsFixedSize: Bool

    /// Creates a configuration; nil means the system's value.
    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    var common: AccessoryOptions {
      AccessoryOptions(isHidden, reservedLayoutWidth, tintColor) {
        if case .leading = placement { $0.isLeading = true }
        $0.maintainsFixedSize = maintainsFixedSize
      }
    }
  }
}

/// The options of all accessories.
struct AccessoryOptions {
  var isHidden: Bool
  var width: UICellAccessory.LayoutDimension
  var tintColor: UIColor?
  var backgroundColor: UIColor?
  var font: UIFont?
  /// Whether a view of the application is before the content.
  var isLeading = false
  var outlineStyle = UICellAccessory.OutlineDisclosureOptions.Style.automatic
  var showsVerticalSeparator = false
  var maintainsFixedSize = false

  init(
    _ isHidden: Bool = false,
    _ width: UICellAccessory.LayoutDimension = .actual,
    _ tintColor: UIColor? = nil,
    others: (inout AccessoryOptions) -> Void = { _ in }
  ) {
    (self.isHidden, self.width, self.tintColor) = (isHidden, width, tintColor)
    others(&self)
  }
}
