import FoundationText

extension UserDefaults {
  /// The defaults of the application on the simulated device.
  ///
  /// They live as long as the booted device: another launch finds them, another boot does not, and nothing is written to
  /// the machine that simulates it.
  @_disfavoredOverload
  public static var standard: UserDefaults { DeviceDefaults.shared }
}

/// The application's defaults: Foundation's, with the rules that its class on Linux leaves out.
///
/// Values are kept in Foundation's standard defaults, which files that import Foundation get as they are, and stay in
/// memory. A boot removes them. Registered values belong to the booted device.
///
/// Source for the rules: Apple, UserDefaults.
final class DeviceDefaults: UserDefaults {
  // Checked by hand, here and below: Foundation's class locks what it holds, and this one holds nothing.
  nonisolated(unsafe) static let shared = DeviceDefaults()

  /// Foundation's standard defaults; where Foundation is linked statically, values of our own, as storing ends the process
  /// there (Swift 6.3).
  private nonisolated(unsafe) static let process: UserDefaults = {
    keepInMemory()
    let isLinkedStatically = dlopen("libFoundation.so", RTLD_LAZY | RTLD_NOLOAD) == nil
    return isLinkedStatically ? ProcessDefaults() : .foundationStandard
  }()

  private static let wasBooted = Locked(false)

  /// Gives Foundation a folder of settings that can't exist, so that it neither reads nor writes a file.
  private static func keepInMemory() {
    setenv("XDG_CONFIG_HOME", "/dev/null", 1)
  }

  /// Removes what applications stored on an earlier device.
  ///
  /// Files that import Foundation store without this class, so every boot but the first has to look.
  static func removeAll() {
    let isFirst = wasBooted.withLock { wasBooted in
      defer { wasBooted = true }
      return !wasBooted
    }
    if isFirst { return keepInMemory() }
    for key in process.dictionaryRepresentation().keys { process.removeObject(forKey: key) }
  }

  /// The values that hold while nothing is stored under their keys.
  private var registered: Locked<[String: PropertyList]> { BootedSystem.current.registeredDefaults }

  // MARK: Reading

  /// The value stored under a key, or else the registered one, or nil.
  override func object(forKey defaultName: String) -> Any? {
    if let stored = DeviceDefaults.process.object(forKey: defaultName) {
      return PropertyList(stored)?.object ?? stored
    }
    return registered.withLock { $0[defaultName] }?.object
  }

  /// The text stored under a key; a number is written out.
  override func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }

  /// The array stored under a key, or nil.
  override func array(forKey defaultName: String) -> [Any]? {
    object(forKey: defaultName) as? [Any]
  }

  /// The array of texts stored under a key, or nil if an element is none.
  override func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }

  /// The dictionary stored under a key, or nil.
  override func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  /// The data stored under a key, or nil.
  override func data(forKey defaultName: String) -> Data? {
    object(forKey: defaultName) as? Data
  }

  /// The address stored under a key, or nil; a text is taken for the path of a file.
  override func url(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let data as Data: String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
    case let path as String: URL(fileURLWithPath: path)
    default: nil
    }
  }

  /// The whole number stored under a key; 0 if there is none, and a text that reads as a number counts.
  override func integer(forKey defaultName: String) -> Int {
    switch object(forKey: defaultName) {
    case let number as NSNumber: number.intValue
    case let text as String: (text as NSString).integerValue
    default: 0
    }
  }

  /// The number stored under a key; 0 if there is none, and a text that reads as a number counts.
  override func double(forKey defaultName: String) -> Double {
    switch object(forKey: defaultName) {
    case let number as NSNumber: number.doubleValue
    case let text as String: (text as NSString).doubleValue
    default: 0
    }
  }

  /// The number stored under a key; 0 if there is none, and a text that reads as a number counts.
  override func float(forKey defaultName: String) -> Float {
    Float(double(forKey: defaultName))
  }

  /// Whether yes is stored under a key: true, a number other than 0, or a text such as YES.
  override func bool(forKey defaultName: String) -> Bool {
    switch object(forKey: defaultName) {
    case let number as NSNumber: number.boolValue
    case let text as String: (text as NSString).boolValue
    default: false
    }
  }

  /// Everything stored and registered, the stored values first.
  override func dictionaryRepresentation() -> [String: Any] {
    registered.withLock { $0 }.mapValues(\.object)
      .merging(DeviceDefaults.process.dictionaryRepresentation()) { _, stored in stored }
  }

  // MARK: Writing

  /// Stores a property list under a key; nil removes what is there.
  ///
  /// Property lists are texts, numbers, dates and data, and arrays and dictionaries of them with texts as
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

  /// Stores a whole number.
  override func set(_ value: Int, forKey defaultName: String) { set(value as Any, forKey: defaultName) }

  /// Stores a number.
  override func set(_ value: Float, forKey defaultName: String) { set(value as Any, forKey: defaultName) }

  /// Stores a number.
  override func set(_ value: Double, forKey defaultName: String) { set(value as Any, forKey: defaultName) }

  /// Stores yes or no.
  override func set(_ value: Bool, forKey defaultName: String) { set(value as Any, forKey: defaultName) }

  /// Stores an address; nil removes what is there.
  override func set(_ url: URL?, forKey defaultName: String) {
    set(url.map { Data($0.absoluteString.utf8) as Any }, forKey: defaultName)
  }

  /// Removes what is stored under a key; a registered value shows again.
  override func removeObject(forKey defaultName: String) {
    guard DeviceDefaults.process.object(forKey: defaultName) != nil else { return }
    DeviceDefaults.process.removeObject(forKey: defaultName)
    announceChange()
  }

  /// Gives keys values that hold as long as nothing is stored under them.
  ///
  /// They are not stored themselves: another launch registers them again. Values that are no property
  /// lists raise NSInvalidArgumentException.
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

  /// Waits until everything is stored, which it always is; returns true.
  @discardableResult
  override func synchronize() -> Bool { true }

  private func announceChange() {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
}

/// Values of the process that Foundation knows nothing of.
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

/// A value that defaults can store: a copy, so that later changes of the original do not reach it.
///
/// Source: Apple, Property List Programming Guide.
indirect enum PropertyList: Sendable {
  case text(String)
  case truth(Bool)
  case whole(Int)
  case number(Double)
  case date(Date)
  case data(Data)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// Takes a value over, or fails if it is no property list.
  init?(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let whole as Int: self = .whole(whole)
    case let number as Double: self = .number(number)
    case let number as Float: self = .number(Double(number))
    case let truth as Bool: self = .truth(truth)
    case let number as NSNumber:
      self =
        number.doubleValue == Double(number.intValue) ? .whole(number.intValue) : .number(number.doubleValue)
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

  /// The value as Foundation has it.
  var object: Any {
    switch self {
    case .text(let text): text
    case .truth(let truth): truth
    case .whole(let whole): whole
    case .number(let number): number
    case .date(let date): date
    case .data(let data): data
    case .array(let elements): elements.map(\.object)
    case .dictionary(let entries): entries.mapValues(\.object)
    }
  }
}
