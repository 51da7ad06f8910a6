/// What was copied, for pasting elsewhere.
///
/// The pasteboards of the simulated device are empty at boot. Source: Apple, UIPasteboard.
open class UIPasteboard: NSObject, @unchecked Sendable {
  private let contents: PasteboardContents

  private let storedName: Name

  /// The name, which pasteboards with the same contents share.
  open var name: Name { storedName }

  private init(_ name: Name, _ contents: PasteboardContents) {
    storedName = name
    self.contents = contents
  }

  /// The pasteboard of the device.
  open class var general: UIPasteboard {
    let contents = PasteboardContents.named(.general, create: true) ?? PasteboardContents()
    return BootedSystem.current.sharedObject { UIPasteboard(.general, contents) }
  }

  /// The pasteboard of a name; nil if there is none and it isn't to be created.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard let contents = PasteboardContents.named(pasteboardName, create: create) else { return nil }
    self.init(pasteboardName, contents)
  }

  /// Returns a new pasteboard with a name of its own.
  open class func withUniqueName() -> UIPasteboard {
    let (name, contents) = PasteboardContents.unique()
    return UIPasteboard(name, contents)
  }

  /// Removes the pasteboard of a name with its contents, and posts `removedNotification`; the general one can't be removed.
  open class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general, PasteboardContents.remove(pasteboardName) else { return }
    NotificationCenter.default.post(name: removedNotification, object: nil)
  }

  // MARK: Contents

  /// How often the contents have changed since boot.
  open var changeCount: Int { contents.changeCount }

  /// The number of items.
  open var numberOfItems: Int { contents.items.count }

  /// The items, which have a value for each of their types; setting them replaces the contents.
  open var items: [[String: Any]] {
    get { contents.items }
    set { replace(by: newValue) }
  }

  /// Adds items.
  open func addItems(_ items: [[String: Any]]) {
    change(to: contents.items + items, until: contents.expiration)
  }

  /// Replaces the contents, until the date of the option `expirationDate`, if there is one.
  ///
  /// There is only one device, so `localOnly` has no effect.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    change(to: items, until: options[.expirationDate] as? Date)
  }

  /// The types of the first item, in alphabetical order.
  open var types: [String] { contents.items.first?.keys.sorted() ?? [] }

  /// Whether the first item has one of these types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { contents.items.first?[$0] != nil }
  }

  /// Returns the first item's value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { contents.items.first?[pasteboardType] }

  /// Replaces the contents by a value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    replace(by: [[pasteboardType: value]])
  }

  /// Returns the first item's data of a type; those of a text are in UTF-8.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  /// Replaces the contents by data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    replace(by: [[pasteboardType: data]])
  }

  // MARK: Values

  /// The first text; setting it replaces the contents.
  open var string: String? {
    get { first() }
    set { replace(by: newValue.map { [$0] }, "public.utf8-plain-text") }
  }
  /// The texts; setting them replaces the contents.
  open var strings: [String]? {
    get { valuesOrNil() }
    set { replace(by: newValue, "public.utf8-plain-text") }
  }
  /// The first address; setting it replaces the contents.
  open var url: URL? {
    get { first() }
    set { replace(by: newValue.map { [$0] }, "public.url") }
  }
  /// The addresses; setting them replaces the contents.
  open var urls: [URL]? {
    get { valuesOrNil() }
    set { replace(by: newValue, "public.url") }
  }
  /// The first image; setting it replaces the contents.
  open var image: UIImage? {
    get { first() }
    set { replace(by: newValue.map { [$0] }, "public.png") }
  }
  /// The images; setting them replaces the contents.
  open var images: [UIImage]? {
    get { valuesOrNil() }
    set { replace(by: newValue, "public.png") }
  }
  /// The first colour; setting it replaces the contents.
  open var color: UIColor? {
    get { first() }
    set { replace(by: newValue.map { [$0] }, "com.apple.uikit.color") }
  }
  /// The colours; setting them replaces the contents.
  open var colors: [UIColor]? {
    get { valuesOrNil() }
    set { replace(by: newValue, "com.apple.uikit.color") }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { color != nil }

  /// The values of a kind: at most one of each item.
  private func values<Value>() -> [Value] {
    contents.items.compactMap { item in
      item.keys.sorted().lazy.compactMap { item[$0] as? Value }.first
    }
  }

  private func first<Value>() -> Value? {
    let all: [Value] = values()
    return all.first
  }

  private func valuesOrNil<Value>() -> [Value]? {
    let found: [Value] = values()
    return found.isEmpty ? nil : found
  }

  private func replace(by values: [Any]?, _ type: String) {
    replace(by: (values ?? []).map { [type: $0] })
  }

  private func replace(by items: [[String: Any]]) { change(to: items, until: nil) }

  private func change(to items: [[String: Any]], until expiration: Date?) {
    let old = Set(contents.items.flatMap(\.keys))
    contents.set(items, until: expiration)
    let new = Set(items.flatMap(\.keys))
    NotificationCenter.default.post(
      name: UIPasteboard.changedNotification,
      object: self,
      userInfo: [
        UIPasteboard.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
        UIPasteboard.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
      ]
    )
  }

  /// Replaces the contents by what a service of a share sheet got.
  final func replace(by values: [Any]) {
    replace(
      by: values.map { value in
        let type =
          value is URL
          ? "public.url"
          : value is UIImage
            ? "public.png" : value is UIColor ? "com.apple.uikit.color" : "public.utf8-plain-text"
        return [type: value]
      }
    )
  }
}

extension UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The options of items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an option.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The date at which the items are removed.
    public static let expirationDate = OptionsKey("UIPasteboardOptionExpirationDate")
    /// Whether the items stay on this device.
    public static let localOnly = OptionsKey("UIPasteboardOptionLocalOnly")
  }

  /// Posted after the contents have changed.
  nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// The user info key of the types that weren't there before.
  nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The user info key of the types that are no longer there.
  nonisolated public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
  /// Posted after a pasteboard was removed.
  nonisolated public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}

/// The items of a pasteboard; any number of objects may show them.
private final class PasteboardContents: @unchecked Sendable {
  private struct State {
    var items: [[String: Any]] = []
    var changes = 0
    var expiration: Date?
  }

  private let state = Locked(State())

  var changeCount: Int { state.withLock(\.changes) }
  var expiration: Date? { state.withLock(\.expiration) }

  var items: [[String: Any]] {
    let now = Date()
    return state.withLock { state in
      if let end = state.expiration, now >= end {
        state.items = []
        state.expiration = nil
      }
      return state.items
    }
  }

  func set(_ items: [[String: Any]], until expiration: Date?) {
    state.withLock { state in
      state.items = items
      state.changes += 1
      state.expiration = expiration
    }
  }

  /// The contents of the device's pasteboards, by name.
  private final class Store: NSObject, @unchecked Sendable {
    let all = Locked<[UIPasteboard.Name: PasteboardContents]>([:])
    let uniqueCount = Locked(0)
  }

  private static var store: Store { BootedSystem.current.sharedObject { Store() } }

  static func named(_ name: UIPasteboard.Name, create: Bool) -> PasteboardContents? {
    store.all.withLock { all in
      if all[name] == nil, create { all[name] = PasteboardContents() }
      return all[name]
    }
  }

  static func unique() -> (UIPasteboard.Name, PasteboardContents) {
    let store = store
    let number = store.uniqueCount.withLock { count in
      count += 1
      return count
    }
    let name = UIPasteboard.Name("com.apple.UIKit.pboard.unique-\(number)")
    let contents = PasteboardContents()
    store.all.withLock { $0[name] = contents }
    return (name, contents)
  }

  /// Returns false if there is none of that name.
  static func remove(_ name: UIPasteboard.Name) -> Bool {
    let removed = store.all.withLock { $0.removeValue(forKey: name) }
    removed?.set([], until: nil)
    return removed != nil
  }
}
