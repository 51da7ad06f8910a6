/// What was copied, for pasting elsewhere.
///
/// The simulated device has the general pasteboard, empty at boot. Source: Apple, UIPasteboard.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// What is on the pasteboard, and how often that has changed.
  private let contents = Locked<(values: [Any], changes: Int)>(([], 0))

  /// The pasteboard of the device.
  open class var general: UIPasteboard {
    BootedSystem.current.sharedObject { UIPasteboard() }
  }

  /// How often the contents have changed since boot.
  open var changeCount: Int { contents.withLock(\.changes) }

  /// The number of items.
  open var numberOfItems: Int { contents.withLock(\.values.count) }

  /// The first text; setting it replaces the contents.
  open var string: String? {
    get { first() }
    set { replace(by: newValue.map { [$0] }) }
  }
  /// The texts; setting them replaces the contents.
  open var strings: [String]? {
    get { all() }
    set { replace(by: newValue) }
  }
  /// The first address; setting it replaces the contents.
  open var url: URL? {
    get { first() }
    set { replace(by: newValue.map { [$0] }) }
  }
  /// The addresses; setting them replaces the contents.
  open var urls: [URL]? {
    get { all() }
    set { replace(by: newValue) }
  }
  /// The first image; setting it replaces the contents.
  open var image: UIImage? {
    get { first() }
    set { replace(by: newValue.map { [$0] }) }
  }
  /// The images; setting them replaces the contents.
  open var images: [UIImage]? {
    get { all() }
    set { replace(by: newValue) }
  }
  /// The first colour; setting it replaces the contents.
  open var color: UIColor? {
    get { first() }
    set { replace(by: newValue.map { [$0] }) }
  }
  /// The colours; setting them replaces the contents.
  open var colors: [UIColor]? {
    get { all() }
    set { replace(by: newValue) }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { color != nil }

  private func all<Value>() -> [Value]? {
    let found = contents.withLock { $0.values.compactMap { $0 as? Value } }
    return found.isEmpty ? nil : found
  }

  private func first<Value>() -> Value? {
    contents.withLock { $0.values.lazy.compactMap { $0 as? Value }.first }
  }

  final func replace(by values: [Any]?) {
    contents.withLock { contents in
      contents.values = values ?? []
      contents.changes += 1
    }
  }
}
