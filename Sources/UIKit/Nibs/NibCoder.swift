/// The archive of an object in a nib or storyboard.
final class NibCoder: EmptyNibCoder, NibDecoding {
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
