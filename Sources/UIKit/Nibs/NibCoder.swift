/// The archive of an object in a nib or storyboard.
///
/// Every key is missing, which is not an error. It is a class of our own because Foundation's keyed archives
/// can't be created in programs that link Foundation statically.
final class NibCoder: NSCoder, NibDecoding {
  private let element: NibElement
  private let objects: NibObjects

  init(_ element: NibElement, _ objects: NibObjects) {
    self.element = element
    self.objects = objects
  }

  func decode(_ object: AnyObject, as type: AnyClass) {
    guard SystemClass.nearest(to: Swift.type(of: object)) == ObjectIdentifier(type) else { return }
    guard let target = object as? any AppearanceTarget else { return objects.read(element, into: object) }
    // Appearance proxies may change what a document says of an object. Source: developers' reports that
    // `UILabel.appearance().font` replaces the fonts of storyboards.
    target.setDefaults { objects.read(element, into: object) }
  }

  func attribute(_ name: String) -> String? { element[name] }

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { true }
  override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { .setErrorAndReturn }
  override var error: (any Error)? { nil }

  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodePropertyList(forKey key: String) -> Any? { nil }

  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { nil }

  override func decodeObject<DecodedObjectType: NSObject & NSCoding>(
    of cls: DecodedObjectType.Type,
    forKey key: String
  ) -> DecodedObjectType? {
    nil
  }
}

/// The nearest class of UIKit's to other classes.
@MainActor
private enum SystemClass {
  private static var known: [ObjectIdentifier: ObjectIdentifier] = [:]

  static func nearest(to type: AnyClass) -> ObjectIdentifier {
    let id = ObjectIdentifier(type)
    if let known = known[id] { return known }
    var next: AnyClass = type
    while !String(reflecting: next).hasPrefix("UIKit."), let superclass = _getSuperclass(next) {
      next = superclass
    }
    known[id] = ObjectIdentifier(next)
    return ObjectIdentifier(next)
  }
}
