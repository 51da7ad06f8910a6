import FoundationText

extension UserDefaults {
  /// The defaults of the application on the simulated device.
  ///
  /// They last until the next boot: another launch finds them. Nothing is written to the host machine.
  @_disfavoredOverload
  public static var standard: UserDefaults { DeviceDefaults.shared }
}

/// The application's defaults: Foundation's defaults, with the rules that its Linux implementation lacks.
///
/// Values are stored in Foundation's standard defaults, in memory only. Files that import Foundation access
/// those directly. A boot removes the values. Registered values belong to the booted device.
///
/// Source for the rules: Apple, UserDefaults.
final class DeviceDefaults: UserDefaults {
  // Safe here and below: Foundation's class locks its contents, and this class has no state.
  nonisolated(unsafe) static let shared = DeviceDefaults()

  /// Foundation's standard defaults, or our own storage if Foundation is linked statically.
  ///
  /// Storing a value in a statically linked Foundation ends the process (Swift 6.3).
  private nonisolated(unsafe) static let process: UserDefaults = {
    keepInMemory()
    let isLinkedStatically = dlopen("libFoundation.so", RTLD_LAZY | RTLD_NOLOAD) == nil
    return isLinkedStatically ? ProcessDefaults() : .foundationStandard
  }()

  private static let wasBooted = Locked(false)

  /// Sets a settings folder that can't exist, which keeps Foundation from reading and writing files.
  private static func keepInMemory() {
    setenv("XDG_CONFIG_HOME", "/dev/null", 1)
  }

  /// Removes the values that applications stored on an earlier device.
  ///
  /// Files that import Foundation can store values without this class, so every boot except the first has to
  /// look for stored values.
  static func removeAll() {
    let isFirst = wasBooted.withLock { wasBooted in
      defer { wasBooted = true }
      return !wasBooted
    }
    if isFirst { return keepInMemory() }
    for key in process.dictionaryRepresentation().keys { process.removeObject(forKey: key) }
  }

  /// The values used for keys without a stored value.
  private var registered: Locked<[String: PropertyList]> { BootedSystem.current.registeredDefaults }

  // MARK: Reading

  /// The value stored for a key, or else the registered value, or nil.
  override func object(forKey defaultName: String) -> Any? {
    if let stored = DeviceDefaults.process.object(forKey: defaultName) {
      return PropertyList(stored)?.object ?? stored
    }
    return registered.withLock { $0[defaultName] }?.object
  }

  /// The string stored for a key; a number is converted to a string.
  override func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }

  /// The array stored for a key, or nil.
  override func array(forKey defaultName: String) -> [Any]? {
    object(forKey: defaultName) as? [Any]
  }

  /// The array of strings stored for a key, or nil if any element is not a string.
  override func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }

  /// The dictionary stored for a key, or nil.
  override func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  /// The data stored for a key, or nil.
  override func data(forKey defaultName: String) -> Data? {
    object(forKey: defaultName) as? Data
  }

  /// The URL stored for a key, or nil; a string is treated as a file path.
  override func url(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let data as Data: String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
    case let path as String: URL(fileURLWithPath: path)
    default: nil
    }
  }

  /// The integer stored for a key, or 0 if there is none; a numeric string is converted.
  override func integer(forKey defaultName: String) -> Int {
    switch object(forKey: defaultName) {
    case let number as NSNumber: number.intValue
    case let text as String: (text as NSString).integerValue
    default: 0
    }
  }

  /// The number stored for a key, or 0 if there is none; a numeric string is converted.
  override func double(forKey defaultName: String) -> Double {
    switch object(forKey: defaultName) {
    case let number as NSNumber: number.doubleValue
    case let text as String: (text as NSString).doubleValue
    default: 0
    }
  }

  /// The number stored for a key, or 0 if there is none; a numeric string is converted.
  override func float(forKey defaultName: String) -> Float {
    Float(double(forKey: defaultName))
  }

  /// Whether the value for a key is true, a number other than 0, or a string such as YES.
  override func bool(forKey defaultName: String) -> Bool {
    switch object(forKey: defaultName) {
    case let number as NSNumber: number.boolValue
    case let text as String: (text as NSString).boolValue
    default: false
    }
  }

  /// All stored and registered values; stored values take precedence.
  override func dictionaryRepresentation() -> [String: Any] {
    registered.withLock { $0 }.mapValues(\.object)
      .merging(DeviceDefaults.process.dictionaryRepresentation()) { _, stored in stored }
  }

  // MARK: Writing

  /// Stores a property list for a key; nil removes the value.
  ///
  /// Property lists are strings, numbers, dates, data, and arrays and dictionaries of them, with strings as
  /// keys. Anything else raises NSInvalidArgumentException.
  override func set(_ value: Any?, forKey defaultName: String) {
    guard let value else {
      removeObject(forKey: defaultName)
      return
    }
    guard let list = PropertyList(value) else {
      UIKitException.raise(
        .invalidArgumentException,
        "Attempt to insert non-property list object \(value) for key \(defaultName)"
      )
    }
    DeviceDefaults.process.set(list.object, forKey: defaultName)
    announceChange()
  }

  /// Stores an integer.
  override func set(_ value: Int, forKey defaultName: String) { set(value as Any, forKey: defaultName) }

  /// Stores a number.
  override func set(_ value: Float, forKey defaultName: String) { set(value as Any, forKey: defaultName) }

  /// Stores a number.
  override func set(_ value: Double, forKey defaultName: String) { set(value as Any, forKey: defaultName) }

  /// Stores a Boolean value.
  override func set(_ value: Bool, forKey defaultName: String) { set(value as Any, forKey: defaultName) }

  /// Stores a URL; nil removes the value.
  override func set(_ url: URL?, forKey defaultName: String) {
    set(url.map { Data($0.absoluteString.utf8) as Any }, forKey: defaultName)
  }

  /// Removes the value stored for a key, which makes its registered value visible again.
  override func removeObject(forKey defaultName: String) {
    guard DeviceDefaults.process.object(forKey: defaultName) != nil else { return }
    DeviceDefaults.process.removeObject(forKey: defaultName)
    announceChange()
  }

  /// Registers the values of keys for which nothing is stored.
  ///
  /// They are not stored, so each launch must register them again. Values that aren't property lists raise
  /// NSInvalidArgumentException.
  override func register(defaults registrationDictionary: [String: Any]) {
    for (key, value) in registrationDictionary.sorted(by: { $0.key < $1.key }) {
      guard let list = PropertyList(value) else {
        UIKitException.raise(
          .invalidArgumentException,
          "Attempt to insert non-property list object \(value) for key \(key)"
        )
      }
      registered.withLock { $0[key] = list }
    }
  }

  /// Does nothing, since values are stored at once; returns true.
  @discardableResult
  override func synchronize() -> Bool { true }

  private func announceChange() {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
}

/// In-memory values for the whole process, used in place of Foundation's storage.
private final class ProcessDefaults: UserDefaults {
  private static let values = Locked<[String: PropertyList]>([:])

  override func object(forKey defaultName: String) -> Any? {
    ProcessDefaults.values.withLock { $0[defaultName] }?.object
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    let list = value.flatMap { PropertyList($0) }
    ProcessDefaults.values.withLock { $0[defaultName] = list }
  }

  override func removeObject(forKey defaultName: String) {
    ProcessDefaults.values.withLock { $0[defaultName] = nil }
  }

  override func dictionaryRepresentation() -> [String: Any] {
    ProcessDefaults.values.withLock { $0 }.mapValues(\.object)
  }
}

/// A value that defaults can store: a copy, which later changes of the original don't affect.
///
/// Source: Apple, Property List Programming Guide.
indirect enum PropertyList: Sendable {
  case text(String)
  case number(NSNumber)
  case date(Date)
  case data(Data)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// Copies a value, or fails if it is not a property list.
  init?(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let number as NSNumber: self = .number(number)
    case let date as Date: self = .date(date)
    case let data as Data: self = .data(data)
    case let array as [Any]:
      var elements: [PropertyList] = []
      for element in array {
        guard let list = PropertyList(element) else { return nil }
        elements.append(list)
      }
      self = .array(elements)
    case let dictionary as [String: Any]:
      var entries: [String: PropertyList] = [:]
      for (key, entry) in dictionary {
        guard let list = PropertyList(entry) else { return nil }
        entries[key] = list
      }
      self = .dictionary(entries)
    default: return nil
    }
  }

  /// The value as a Foundation object; numbers are converted as objects, so that 3 is also a `Double` (SE-0170).
  var object: Any {
    switch self {
    case .text(let text): text
    case .number(let number): number
    case .date(let date): date
    case .data(let data): data
    case .array(let elements): elements.map(\.object)
    case .dictionary(let entries): entries.mapValues(\.object)
    }
  }
}
