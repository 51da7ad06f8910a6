/// The archive of an object of a nib or storyboard: what `init(coder:)` of UIKit's classes reads.
///
/// It is a protocol because views, bars and controllers are below the nibs.
@MainActor
protocol NibDecoding: NSCoder {
  /// Sets what the document says of an object, if `type` is the nearest class of UIKit's to the object's class.
  ///
  /// So it is set once, when UIKit's own `init(coder:)` is done, and before that of a subclass goes on.
  func decode(_ object: AnyObject, as type: AnyClass)

  /// What has to be known before the object is made: the value of an attribute of its element.
  func attribute(_ name: String) -> String?
}

extension NSCoder {
  /// Sets what a nib says of an object; has no effect for other archives.
  @MainActor
  final func decodeNib(_ object: AnyObject, as type: AnyClass) {
    (self as? any NibDecoding)?.decode(object, as: type)
  }

  /// The value of an attribute of a nib's object; nil for other archives.
  @MainActor
  final func nibAttribute(_ name: String) -> String? { (self as? any NibDecoding)?.attribute(name) }
}
