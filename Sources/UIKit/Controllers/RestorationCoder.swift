/// What a controller stores for the restoration of the application's state.
final class ControllerRestoration {
  var identifier: String?
  var maker: AnyClass?
}

/// Stores the values of a restorable object by their keys, and reads them again.
///
/// Controllers are stored by their restoration identifiers, and objects that conform to `NSCoding` as archives of Foundation's, so what is
/// read is a copy. Other objects raise NSInvalidArgumentException, as they do on a device.
final class RestorationCoder: NSCoder {
  /// A value of a key.
  enum Value {
    case null
    /// A value of a property list, a URL, or a UUID.
    case plain(Any)
    case archive(Data)
    case controllers([[String]], isList: Bool)
  }

  /// The key of the controller that is presented.
  static let presentedKey = "UIViewController.presented"

  private(set) var values: [String: Value]

  /// The controllers that have been restored, by their identifiers.
  var controllers: [[String]: UIViewController]

  init(_ values: [String: Value] = [:], _ controllers: [[String]: UIViewController] = [:]) {
    self.values = values
    self.controllers = controllers
  }

  override var allowsKeyedCoding: Bool { true }

  // MARK: Encoding

  override func encode(_ object: Any?, forKey key: String) {
    values[key] = value(of: object)
  }

  override func encodeConditionalObject(_ object: Any?, forKey key: String) { encode(object, forKey: key) }
  override func encode(_ value: Bool, forKey key: String) { values[key] = .plain(NSNumber(value: value)) }
  override func encode(_ value: Int32, forKey key: String) { values[key] = .plain(NSNumber(value: value)) }
  override func encode(_ value: Int64, forKey key: String) { values[key] = .plain(NSNumber(value: value)) }
  override func encode(_ value: Int, forKey key: String) { values[key] = .plain(NSNumber(value: value)) }
  override func encode(_ value: Float, forKey key: String) { values[key] = .plain(NSNumber(value: value)) }
  override func encode(_ value: Double, forKey key: String) { values[key] = .plain(NSNumber(value: value)) }

  private func value(of object: Any?) -> Value {
    guard let object else { return .null }
    switch object {
    case let controller as UIViewController:
      return path(of: controller).map { .controllers([$0], isList: false) } ?? .null
    case let list as [UIViewController] where !list.isEmpty:
      return .controllers(list.compactMap { path(of: $0) }, isList: true)
    case _ where NSUserActivity.isStorable(object): return .plain(object)
    case let object as any NSObject & NSCoding:
      if let data = try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false) {
        return .archive(data)
      }
    default: break
    }
    UIKitException.raise(
      .invalidArgumentException,
      "-[\(type(of: object)) encodeWithCoder:]: unrecognized selector sent to instance"
    )
  }

  private func path(of controller: UIViewController) -> [String]? {
    MainActor.assumeIsolated { controller.restorationPath }
  }

  // MARK: Decoding

  override func containsValue(forKey key: String) -> Bool { values[key] != nil }

  override func decodeObject(forKey key: String) -> Any? {
    switch values[key] {
    case .none, .null: nil
    case .plain(let value): value
    case .archive(let data):
      (try? NSKeyedUnarchiver(forReadingFrom: data)).flatMap { archive in
        archive.requiresSecureCoding = false
        return archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
      }
    case .controllers(let paths, isList: true): paths.compactMap { controllers[$0] }
    case .controllers(let paths, isList: false): paths.first.flatMap { controllers[$0] }
    }
  }

  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    guard let value = decodeObject(forKey: key) else { return nil }
    guard let classes else { return value }
    // Foundation's values are objects of its classes.
    let object = value as AnyObject
    return classes.contains { (object as? NSObject)?.isKind(of: $0) ?? (type(of: object) == $0) }
      ? value : nil
  }

  override func decodeObject<Decoded: NSCoding>(of cls: Decoded.Type, forKey key: String) -> Decoded?
  where Decoded: NSObject {
    decodeObject(forKey: key).flatMap { ($0 as AnyObject) as? Decoded }
  }

  private func number(_ key: String) -> NSNumber? { decodeObject(forKey: key) as? NSNumber }

  override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
  override func decodeCInt(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
  override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
  override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
  override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }
}
