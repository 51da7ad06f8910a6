/// The archive that a scene's controller is made from: nothing is in it, since what a scene sets is set in Swift.
///
/// Whatever is looked for is not there, which is no mistake. A class of our own, because Foundation's keyed
/// archives can't be made in programs that link Foundation statically.
final class EmptyNibCoder: NSCoder {
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
