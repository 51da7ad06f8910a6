extension UIControl {
  /// A set of control events, for registering an action for several of them.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Creates events from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began with a tap count above 1.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch moved back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch moved from inside to outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch ended inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch ended outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancelled the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to be shown by a touch, from iOS 14 on.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of a text field began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Typing changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field; an action for it ends editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Events for the application's own use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Events for the system's own use.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control as a set of flags.
  public struct State: OptionSet, Hashable, Sendable {
    /// The flags as bits.
    public let rawValue: UInt

    /// Creates a state from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The normal state, without flags.
    public static let normal: State = []
    /// Highlighted, as during a touch.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled, without touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Flags for the application's own use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Flags for the system's own use.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Stretched from top to bottom.
    case fill = 3
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Stretched from left to right.
    case fill = 3
    /// At the leading edge: the left, since the simulated language is read from left to right.
    case leading = 4
    /// At the trailing edge: the right.
    case trailing = 5
  }
}

/// A value for each state of a control, with the normal state as the fallback.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value for a state, or otherwise for the normal state.
  ///
  /// Assigning nil removes the value.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }
}
