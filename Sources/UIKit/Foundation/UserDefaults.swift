/// The defaults that applications keep on the simulated device, in place of Foundation's.
///
/// They are property lists under string keys, and live as long as the booted device: another launch finds
/// them, another boot does not, and nothing is written to the machine that simulates it.
///
/// Source for the rules: Apple, UserDefaults. Foundation's own class remains as `Foundation.UserDefaults`.
open class UserDefaults: @unchecked Sendable {
  /// Posted after a default was changed, with the defaults as its object.
  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")

  /// The defaults of the application.
  public static let standard = UserDefaults(domain: UserDefaults.applicationDomain)

  private static let applicationDomain = "application"

  private let domain: String

  private init(domain: String) {
    self.domain = domain
  }

  /// The defaults of the application.
  public convenience init() {
    self.init(domain: UserDefaults.applicationDomain)
  }

  /// The defaults of a suite, which several applications may share; nil names the application's own.
  public init?(suiteName: String?) {
    domain = suiteName ?? UserDefaults.applicationDomain
  }

  /// What the booted device holds.
  private var storage: DefaultsStorage { BootedSystem.current.defaults }

  // MARK: Reading

  /// The value stored under a key, or else the registered one, or nil.
  open func object(forKey defaultName: String) -> Any? {
    storage.value(forKey: defaultName, in: domain)?.object
  }

  /// The text stored under a key; a number is written out.
  open func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }

  /// The array stored under a key, or nil.
  open func array(forKey defaultName: String) -> [Any]? {
    object(forKey: defaultName) as? [Any]
  }

  /// The array of texts stored under a key, or nil if an element is none.
  open func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }

  /// The dictionary stored under a key, or nil.
  open func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  /// The data stored under a key, or nil.
  open func data(forKey defaultName: String) -> Data? {
    object(forKey: defaultName) as? Data
  }

  /// The address stored under a key, or nil; a text is taken for the path of a file.
  open func url(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let data as Data: String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
    case let path as String: URL(fileURLWithPath: path)
    default: nil
    }
  }

  /// The whole number stored under a key; 0 if there is none, and a text that reads as a number counts.
  open func integer(forKey defaultName: String) -> Int {
    switch object(forKey: defaultName) {
    case let number as NSNumber: number.intValue
    case let text as String: (text as NSString).integerValue
    default: 0
    }
  }

  /// The number stored under a key; 0 if there is none, and a text that reads as a number counts.
  open func double(forKey defaultName: String) -> Double {
    switch object(forKey: defaultName) {
    case let number as NSNumber: number.doubleValue
    case let text as String: (text as NSString).doubleValue
    default: 0
    }
  }

  /// The number stored under a key; 0 if there is none, and a text that reads as a number counts.
  open func float(forKey defaultName: String) -> Float {
    Float(double(forKey: defaultName))
  }

  /// Whether yes is stored under a key: true, a number other than 0, or a text such as YES.
  open func bool(forKey defaultName: String) -> Bool {
    switch object(forKey: defaultName) {
    case let number as NSNumber: number.boolValue
    case let text as String: (text as NSString).boolValue
    default: false
    }
  }

  /// Everything stored and registered, the stored values first.
  open func dictionaryRepresentation() -> [String: Any] {
    storage.values(in: domain).mapValues(\.object)
  }

  // MARK: Writing

  /// Stores a property list under a key; nil removes what is there.
  ///
  /// Property lists are texts, numbers, dates and data, and arrays and dictionaries of them with texts as
  /// keys. Anything else raises NSInvalidArgumentException.
  open func set(_ value: Any?, forKey defaultName: String) {
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
    storage.store(list, forKey: defaultName, in: domain)
    announceChange()
  }

  /// Stores a whole number.
  open func set(_ value: Int, forKey defaultName: String) { set(value as Any, forKey: defaultName) }

  /// Stores a number.
  open func set(_ value: Float, forKey defaultName: String) { set(value as Any, forKey: defaultName) }

  /// Stores a number.
  open func set(_ value: Double, forKey defaultName: String) { set(value as Any, forKey: defaultName) }

  /// Stores yes or no.
  open func set(_ value: Bool, forKey defaultName: String) { set(value as Any, forKey: defaultName) }

  /// Stores an address; nil removes what is there.
  open func set(_ url: URL?, forKey defaultName: String) {
    set(url.map { Data($0.absoluteString.utf8) as Any }, forKey: defaultName)
  }

  /// Removes what is stored under a key; a registered value shows again.
  open func removeObject(forKey defaultName: String) {
    if storage.remove(defaultName, in: domain) { announceChange() }
  }

  /// Gives keys values that hold as long as nothing is stored under them.
  ///
  /// They are not stored themselves: another launch registers them again. Values that are no property
  /// lists raise NSInvalidArgumentException.
  open func register(defaults registrationDictionary: [String: Any]) {
    for (key, value) in registrationDictionary.sorted(by: { $0.key < $1.key }) {
      guard let list = PropertyList(value) else {
        UIKitException.raise(
          .invalidArgumentException,
          "Attempt to insert non-property list object \(value) for key \(key)"
        )
      }
      storage.register(list, forKey: key)
    }
  }

  /// Removes everything that is stored in a suite.
  open func removePersistentDomain(forName domainName: String) {
    storage.remove(domain: domainName)
    announceChange()
  }

  /// Waits until everything is stored, which it always is; returns true.
  @discardableResult
  open func synchronize() -> Bool { true }

  private func announceChange() {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
}
